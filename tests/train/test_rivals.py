"""Rivals that stay among those a net learns against."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from wonders.bots.net.architects_form import FORM
from wonders.bots.net.policy import shipped
from wonders.train.export import export
from wonders.train.net import Params
from wonders.train.pool import LARGEST, Pool
from wonders.train.seats import net, run
from wonders.train.seats.rollout import EVERY, mixed_matches
from wonders.train.seats.run import OFTEN, SeatsPlan, SeatsRun, rivals, varied

SHIPPED = shipped("architects")


def marked(number: float) -> Params:
    return {"first": jnp.full((1,), number, jnp.float32)}


def mark(params: Params) -> float:
    return float(params["first"][0])


def drawn(pool: Pool, times: int) -> Counter[float]:
    return Counter(mark(pool.drawn(Random(number), marked(99))) for number in range(times))


def test_rivals_stay_whoever_comes_and_are_drawn_half_of_the_time() -> None:
    pool, chance = Pool(), Random(1)
    pool.rivals = [marked(-1), marked(-2)]
    for number in range(3 * LARGEST):
        pool.add(marked(number), chance)
    found = drawn(pool, 800)
    assert set(found) == {-1, -2} | {mark(member) for member in pool.members} and len(pool.members) == LARGEST
    assert 340 < found[-1] + found[-2] < 460 and min(found[-1], found[-2]) > 140


def test_a_pool_without_such_rivals_draws_as_it_always_has() -> None:
    pool = Pool()
    for number in range(5):
        pool.add(marked(number), Random(number))
    assert [mark(pool.drawn(Random(seed), marked(99))) for seed in range(20)] == [
        Random(seed).choice(range(5)) for seed in range(20)
    ]


def test_before_there_are_older_selves_the_learner_plays_against_itself_and_such_rivals() -> None:
    pool = Pool()
    pool.rivals = [marked(-1)]
    assert set(drawn(pool, 50)) == {-1, 99}


@pytest.mark.parametrize("players", range(2, 8))
def test_rivals_that_stay_have_from_one_seat_to_all_but_one_in_every_second_match(players: int) -> None:
    seated = [varied(32, players, OFTEN, first) for first in range(2 * players * (players - 1))]
    whole = np.concatenate([strange[mixed_matches(OFTEN)] for strange in seated])
    assert not any(strange[::2].any() for strange in seated) and len(whole) == 16 * len(seated)
    assert Counter(whole.sum(axis=1).tolist()) == dict.fromkeys(range(1, players), len(whole) // (players - 1))
    for many in range(1, players):
        assert len(set(whole[whole.sum(axis=1) == many].sum(axis=0))) == 1, "every seat as often as the others"
    assert players == 2 or (seated[0] != seated[1]).any()


class Watching:
    """A round in which nothing is played: who sat where, against whom."""

    def __init__(self) -> None:
        self.seated: list[np.ndarray] = []
        self.rivals: list[Params] = []

    def __call__(self, params: Params, rival: Params, strange: Any, key: object, close: object) -> Any:
        self.seated.append(np.asarray(strange))
        self.rivals.append(rival)
        return None, None, {"spread": 1.0}


@pytest.mark.parametrize("staying", [True, False])
def test_seats_of_a_round_go_by_whether_rivals_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, staying: bool
) -> None:
    some = SeatsRun(SeatsPlan(tmp_path, game="architects", batch=8, players=(3,), rivals=(SHIPPED,) * staying))
    play = Watching()
    monkeypatch.setitem(some.__dict__, "_programs", ((play,), lambda params, moments, *_: (params, moments, {})))
    for number in (0, 1, 2):
        some.number = number
        some.learnt(some.params, jax.random.key(0), 0.0)
    size = 16
    wanted = [varied(size, 3, 2, number) if staying else rivals(size, 3) for number in (0, 1, 2)]
    assert np.array_equal(play.seated, wanted) and some.every == (2 if staying else EVERY)


def test_how_often_seats_are_a_rivals_is_compiled_into_the_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "_compiled", lambda *given: given)
    one, other = (SeatsRun(SeatsPlan(tmp_path, game="architects", rivals=(SHIPPED,) * many)) for many in (1, 0))
    assert one._programs[-1] == 2 and other._programs[-1] == EVERY


def test_a_resumed_run_has_the_rivals_it_is_told_and_is_evaluated_against_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = net.fresh(FORM, jax.random.key(7))
    export(other, tmp_path / "other.npz", {})
    files = (tmp_path / "other.npz", SHIPPED)
    begun = SeatsRun(SeatsPlan(tmp_path, game="architects", start=SHIPPED, rivals=files))
    begun.save()
    again = SeatsRun(SeatsPlan(tmp_path, game="architects", resume=tmp_path / "checkpoint.npz", rivals=files))
    for some in (begun, again):
        assert len(some.pool.rivals) == 2 and len(some.pool.members) == 1
        assert np.allclose(some.pool.rivals[0]["head"], other["head"], atol=1e-4)
    monkeypatch.setattr(again, "contested", lambda rival, key: jnp.abs(rival["head"] - other["head"]).max() < 1e-4)
    assert again.evaluated() == {"against_random": 0.0, "against_oldest": 0.0, "against_rival": 1.0}
