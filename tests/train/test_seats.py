"""Training for many seats, tiny and on the processor."""

import json
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from wonders.bots.net.architects_form import FORM
from wonders.bots.net.policy import load
from wonders.bots.net.seats import SEATS, slots
from wonders.train.command import main
from wonders.train.export import export
from wonders.train.net import Params
from wonders.train.ppo import Settings
from wonders.train.rollout import NEVER
from wonders.train.seats import net, run
from wonders.train.seats.architects import Architects
from wonders.train.seats.classic import Classic
from wonders.train.seats.learn import mixed
from wonders.train.seats.rollout import EVERY, Ended, Lesson, Round, advantages, mixed_matches, played
from wonders.train.seats.run import OFTEN, SeatsPlan, SeatsRun, alone, matches, rivals, varied

TINY: dict[str, Any] = {
    "game": "classic",
    "players": (3,),
    "batch": 32,
    "slices": 4,
    "iterations": 9,
    "rates": (2e-3, 2e-3),
    "minutes": 60.0,
    "pool_every": 1,
}


@pytest.mark.timeout(900)  # most of it compiles: some 25 s of computing
def test_it_learns_and_a_resumed_run_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole = SeatsRun(SeatsPlan(tmp_path / "whole", seed=3, **TINY))
    whole.iterate()
    whole.iterate()
    whole.save()
    whole.iterate()
    resumed = SeatsRun(SeatsPlan(tmp_path / "resumed", seed=3, resume=tmp_path / "whole" / "checkpoint.npz", **TINY))
    resumed.go()
    lines = [json.loads(line) for line in (tmp_path / "resumed" / "log.jsonl").read_text().splitlines()]
    assert [line["loss"] for line in lines[:3]] == [line["loss"] for line in whole.log]
    assert all(np.isfinite(list(line.values())).all() for line in lines)
    points = [line["points_3"] for line in lines]
    assert np.mean(points[-2:]) > np.mean(points[:2]) + 4, f"it does not learn to score: {points}"
    other = SeatsRun(SeatsPlan(tmp_path / "other", seed=4, **TINY))
    other.iterate()
    assert other.log[0]["loss"] != lines[0]["loss"]
    assert float(resumed.contested(jax.tree.map(jnp.zeros_like, resumed.params), jax.random.key(1))) > 0.6
    assert (
        load(Classic.form, tmp_path / "resumed" / "classic.npz").weights["first"].shape == Classic.form.layers["first"]
    )


def test_what_is_gained_is_counted_seat_by_seat() -> None:
    """Two steps of one match of two; seat 1 wins."""
    worth = jnp.array([[[0.5, 0.5]], [[0.25, 0.75]], [[0.9, 0.1]]])
    going = jnp.array([[True], [True], [False]])
    gained = advantages(worth, going, jnp.array([[0.0, 1.0]]), 1.0)
    assert np.allclose(gained[:2, 0], [[-0.5, 0.5], [-0.25, 0.25]])
    assert np.allclose(advantages(worth, going, jnp.array([[0.0, 1.0]]), 0.0)[0, 0], [-0.25, 0.25])


@pytest.mark.timeout(900)
def test_what_is_learnt_to_be_expected_is_the_outcome_or_what_was_thought_later() -> None:
    """This net thinks that both have the same chance; who has won is known at the end only."""
    params = jax.tree.map(jnp.zeros_like, net.fresh(FORM, jax.random.key(5)))
    key, nobody = jax.random.key(2), jnp.zeros((4, 2), bool)

    @jax.jit
    def play(patience: Any) -> Any:
        how = Round(jnp.float32, trust=0.9, patience=patience)
        return played(Architects(2), how, params, params, nobody, key, jnp.float32(0))[0]

    outcome, judged = play(1.0).outcome[:, :, 0, :2], play(1.0).judged[:, :, 0]
    won, some = outcome[judged], play(0.5).outcome[:, :, 0, :2]
    assert np.allclose(won.sum(axis=1), 1) and ((won > 0.999) | (won < 0.001) | (abs(won - 0.5) < 0.001)).all()
    for match in np.flatnonzero(judged.any(axis=0)):
        last = np.flatnonzero(judged[:, match])[-1]
        assert np.allclose(some[last, match], outcome[last, match], atol=1e-5), "only the outcome comes after it"
        assert np.allclose(some[last - 1, match].max(), 0.75 if outcome[last, match].max() > 0.9 else 0.5, atol=1e-5)
        assert np.allclose(some[0, match], 0.5, atol=1e-5), "a far outcome counts nothing"


def test_outcomes_are_told_slot_by_slot() -> None:
    task = Classic(5)
    found = task.in_slots(jnp.array([[[0.0, 0.1, 0.2, 0.3, 0.4]]]), jnp.array([[0, 3]]))
    assert slots(5) == [0, 1, 4, 2, 3]
    assert np.allclose(found[0], [[0.0, 0.1, 0.4, 0.2, 0.3, 0, 0], [0.3, 0.4, 0.2, 0.0, 0.1, 0, 0]])


def test_rivals_have_some_seats_of_some_matches_and_the_evaluated_one_a_seat_of_those() -> None:
    strange, tested = rivals(64, 5), alone(64, 5)
    assert strange[mixed_matches()].any(axis=1).all() and strange.any(axis=1).sum() == 16
    assert set(strange.sum(axis=1)) == {0, 2} and strange.any(axis=0).all()
    assert (~tested[mixed_matches()]).sum(axis=1).tolist() == [1] * 16 and (~tested[mixed_matches()]).any(axis=0).all()
    assert tested.any(axis=1).sum() == 16


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("seated", "every"), [(rivals, EVERY), (varied, OFTEN)])
def test_a_rival_chooses_by_its_own_net_where_it_sits_and_the_learner_elsewhere(seated: Any, every: int) -> None:
    learner = net.fresh(FORM, jax.random.key(5)) | {
        "head": 0.5 * jax.random.normal(jax.random.key(6), FORM.layers["head"])
    }
    rival = learner | {"head": -learner["head"]}
    how, strange = Round(jnp.float32, every=every), jnp.asarray(seated(8, 2))
    lesson, *_ = jax.jit(lambda key: played(Architects(2), how, learner, rival, strange, key, jnp.float32(0)))(
        jax.random.key(2)
    )
    seen, legal, choice, told = (
        part.reshape(-1, *part.shape[3:]) for part in (lesson.seen, lesson.legal, lesson.choice, lesson.chance)
    )
    free = legal.sum(axis=1) > 1

    def chances(params: Params) -> Any:
        logits, _ = net.judged(FORM, params, seen, jnp.float32)
        found = jax.nn.log_softmax(jnp.where(legal, logits, NEVER))
        return jnp.take_along_axis(found, choice[:, None].astype(int), axis=1)[:, 0]

    mixed_match = (jnp.arange(8) % every == every - 1)[None, :, None] & jnp.ones_like(lesson.judged)
    own, foreign = lesson.judged.reshape(-1) & free, ~lesson.judged.reshape(-1) & free & mixed_match.reshape(-1)
    assert own.sum() > 100 and np.allclose(told[own], chances(learner)[own], atol=1e-3)
    matches_rival = np.isclose(told, chances(rival), atol=1e-3)[np.asarray(foreign)]
    assert len(matches_rival) > 20 and matches_rival.mean() > 0.9


def test_an_evaluation_counts_the_matches_against_the_rival_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of three such matches are won; in the others the learner meets itself, and somebody always wins."""

    def play(params: object, rival: object, strange: Any, key: object, close: object) -> tuple[None, Ended, None]:
        won = jnp.where(strange.any(axis=1) & (jnp.cumsum(strange.any(axis=1)) % 3 == 0), False, True)
        victory = jnp.where(strange, 0.0, 1.0) * won[:, None]
        victory = jnp.where(strange.any(axis=1)[:, None], victory, jnp.array([1.0, 0.0]))
        return None, Ended(victory, victory, jnp.ones(len(strange), bool)), None

    some = SeatsRun(SeatsPlan(tmp_path, game="architects", batch=12, players=(2,)))
    monkeypatch.setitem(some.__dict__, "_programs", ((play,), None))
    assert float(some.contested(some.params, jax.random.key(1))) == pytest.approx(2 / 3)


def test_decisions_are_mixed_and_what_is_empty_stays_out() -> None:
    """Six steps of eight matches with two deciders; half of them have decided something."""
    rows = 6 * 8 * 2
    number = jnp.arange(rows).reshape(6, 8, 2)
    told = dict.fromkeys(Lesson._fields, number) | {"seen": number[..., None] * jnp.ones(3, int)}
    lesson = Lesson(**told)._replace(judged=number % 2 == 0)
    found = mixed(lesson, 4, 0.6, jax.random.key(3))
    assert found.choice.shape == (4, int(rows * 0.6) // 4) and found.seen.shape == (*found.choice.shape, 3)
    there = found.choice[found.judged].tolist()
    assert sorted(there) == list(range(0, rows, 2)) and there != sorted(there)
    assert (found.seen[..., 0] == found.choice).all(), "what belongs together stays together"
    assert mixed(lesson, 4, 0.6, jax.random.key(4)).choice.tolist() != found.choice.tolist()


def test_short_matches_of_architects_are_more() -> None:
    assert [matches("architects", 8, players) for players in (2, 3, 4, 7)] == [32, 16, 16, 8]
    assert matches("classic", 8, 3) == 8


@pytest.mark.parametrize(("said", "used"), [(0.7, 0.7), (None, Architects.trust)])
def test_how_much_later_thoughts_count_can_be_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: float | None, used: float
) -> None:
    def compiled(game: str, counts: object, settings: Settings, *others: object) -> tuple[tuple[float], None]:
        return (settings.trust,), None

    monkeypatch.setattr(run, "_compiled", compiled)
    assert SeatsRun(SeatsPlan(tmp_path, game="architects", trust=said))._programs[0][0] == used


def test_an_exported_net_says_the_same_but_for_rounding(tmp_path: Path) -> None:
    params = net.fresh(FORM, jax.random.key(5))
    params["head"] = 0.05 * jax.random.normal(jax.random.key(6), FORM.layers["head"])
    export(params, tmp_path / "architects.npz", {})
    seen = np.random.default_rng(1).integers(0, 2, (4, FORM.inputs)).astype(np.int8)
    seen[:, -SEATS:] = np.arange(SEATS) < np.array([[2], [3], [5], [7]])
    logits, outcome = net.judged(FORM, params, jnp.asarray(seen), jnp.float32)
    found, shares = load(FORM, tmp_path / "architects.npz").judged(seen.astype(np.float32))
    assert np.abs(found - logits).max() < 0.02 * np.abs(logits).max()
    assert np.allclose(shares, jax.nn.softmax(outcome), atol=0.02) and (shares[0, 2:] == 0).all()
    assert (tmp_path / "architects.npz").stat().st_size < 1_500_000


def test_numbers_of_players_that_there_are_not_get_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["classic", "--out", str(tmp_path / "out"), "--players", "2"]) == 2
    assert "classic is trained with 3 to 7 players" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
