"""Training by self-play, tiny and on the processor."""

import json
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from wonders.bots.net.duel import load
from wonders.train import net
from wonders.train.command import main
from wonders.train.duel import Run
from wonders.train.export import export
from wonders.train.files import BadCheckpoint
from wonders.train.plan import Plan
from wonders.train.rollout import Endings, Samples, advantages, classes

TINY: dict[str, Any] = {
    "batch": 8,
    "slices": 2,
    "epochs": 1,
    "iterations": 2,
    "evaluation": 2,
    "minutes": 60.0,
    "pool_every": 1,
}


def weights(run: Run) -> dict[str, Any]:
    return {name: np.asarray(part) for name, part in run.params.items()}


@pytest.mark.timeout(900)  # most of it compiles: some 20 s of computing
def test_two_iterations_stay_finite_and_a_resumed_run_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole = Run(Plan(tmp_path / "whole", seed=3, **TINY))
    whole.iterate()
    whole.save()
    whole.iterate()
    resumed = Run(Plan(tmp_path / "resumed", seed=3, resume=tmp_path / "whole" / "checkpoint.npz", **TINY))
    resumed.go()
    assert all((weights(whole)[name] == part).all() for name, part in weights(resumed).items())
    lines = [json.loads(line) for line in (tmp_path / "resumed" / "log.jsonl").read_text().splitlines()]
    assert [line["iteration"] for line in lines] == [1, 2] and lines[1]["loss"] == whole.log[1]["loss"]
    assert all(np.isfinite(list(line.values())).all() for line in lines)
    assert lines[0]["ended_by_points"] + lines[0]["ended_by_military"] + lines[0]["ended_by_science"] == 1
    again = Run(Plan(tmp_path / "again", seed=3, **TINY))
    again.iterate()
    assert again.log[0]["loss"] == lines[0]["loss"]
    other = Run(Plan(tmp_path / "other", seed=4, **TINY))
    other.iterate()
    assert other.log[0]["loss"] != lines[0]["loss"]
    origin = json.loads((tmp_path / "resumed" / "duel.json").read_text())
    assert (origin["seed"], origin["matches"], origin["iterations"]) == (3, 16, 2)


def test_an_evaluation_plays_against_the_random_player_and_the_oldest_self(tmp_path: Path) -> None:
    run = Run(Plan(tmp_path, seed=3, **TINY))
    run.pool.add(run.params, Random(1))
    run.pool.add(jax.tree.map(lambda part: part + 1, run.params), Random(1))
    asked: list[Any] = []

    def contest(params: Any, rival: Any, key: Any) -> float:
        asked.append(rival)
        return 0.75

    run._contest = contest
    assert run.evaluated() == {"against_random": 0.75, "against_oldest": 0.75}
    assert not any(part.any() for part in asked[0].values())
    assert np.allclose(asked[1]["first"], run.params["first"], atol=1e-3)


def test_an_exported_net_says_the_same_but_for_rounding(tmp_path: Path) -> None:
    params = net.fresh(jax.random.key(5)) | {"head": 0.05 * jax.random.normal(jax.random.key(6), (512, 356))}
    export(params, tmp_path / "duel.npz", {})
    seen = np.random.default_rng(1).integers(0, 3, (4, 984)).astype(np.int8)
    logits, outcome = net.judged(params, jnp.asarray(seen), jnp.float32)
    shipped = load(tmp_path / "duel.npz")
    for row, wanted, ended in zip(seen, np.asarray(logits), np.asarray(outcome), strict=True):
        found, classes = shipped.judged(row.tolist())
        assert np.abs(found - wanted).max() < 0.02 * np.abs(wanted).max()
        assert np.abs(classes - ended).max() < 0.02 * np.abs(wanted).max()
    assert (tmp_path / "duel.npz").stat().st_size < 1_500_000


def test_the_gradient_of_a_product_is_that_of_the_plain_one() -> None:
    left, right = (jax.random.normal(jax.random.key(n), (5, 5)) for n in (1, 2))
    for kind, near in ((jnp.float32, 1e-5), (jnp.bfloat16, 0.2)):
        found = jax.grad(lambda a, b, kind=kind: jnp.sum(jnp.sin(net._dot(a.astype(kind), b.astype(kind)))), (0, 1))
        plain = jax.grad(lambda a, b: jnp.sum(jnp.sin(a @ b)), (0, 1))
        for one, other in zip(found(left, right), plain(left, right), strict=True):
            assert one.dtype == jnp.float32 and np.allclose(one, other, atol=near)


def test_what_is_gained_is_counted_for_whoever_decided() -> None:
    """Three decisions, by seats 0, 1, 0, and the match over before a fourth; seat 1 has won by science."""
    worth = jnp.array([[0.2], [0.4], [-0.5], [0.9]])
    seat, going = jnp.array([[0], [1], [0], [0]]), jnp.array([[True], [True], [True], [False]])
    nothing = jnp.zeros((4, 1))
    samples = Samples(nothing, nothing, nothing, nothing, worth, seat, going, going)
    endings = Endings(jnp.array([-1.0]), jnp.array([2]), jnp.array([-1]))
    assert np.allclose(advantages(samples, endings, 1.0)[:, 0], [-1.2, 0.6, -0.5, 0])
    assert np.allclose(advantages(samples, endings, 0.0)[:, 0], [-0.6, 0.1, -0.5, 0])
    assert classes(endings, seat)[:3, 0].tolist() == [5, 2, 5]
    assert classes(endings._replace(result=jnp.array([0.0])), seat)[0, 0] == 6


def test_a_file_that_is_no_checkpoint_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.npz").write_bytes(b"nothing")
    with pytest.raises(BadCheckpoint, match="is no checkpoint of this training"):
        Run(Plan(tmp_path, resume=tmp_path / "x.npz", **TINY))


def test_a_batch_that_cannot_be_cut_evenly_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--out", str(tmp_path / "out"), "--batch", "100", "--slices", "3"]) == 2
    assert "--batch must be a multiple" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
