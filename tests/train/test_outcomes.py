"""Learning only what comes of positions, tiny and on the processor."""

import json
from pathlib import Path

import numpy as np
import pytest

from wonders.bots.net.architects_form import FORM
from wonders.bots.net.policy import load, shipped
from wonders.bots.net.seats import SEATS
from wonders.train.command import main
from wonders.train.seats.outcomes import OutcomesRun, Positions
from wonders.train.seats.run import SeatsPlan

SHIPPED = shipped("architects")


def plan(out: Path, start: Path = SHIPPED) -> SeatsPlan:
    rates = (1e-3, 1e-4)
    return SeatsPlan(out, game="architects", players=(2,), start=start, iterations=2, batch=4, epochs=40, rates=rates)


def unreckoned(file: Path) -> Path:
    """The shipped net without the weights of what is reckoned."""
    with np.load(SHIPPED) as found:
        arrays = dict(found)
    added = slice(FORM.inputs - SEATS - FORM.added, FORM.inputs - SEATS)
    np.savez(file, allow_pickle=False, **arrays | {"first": np.delete(arrays["first"], added, axis=0)})
    return file


def drawn(size: int) -> Positions:
    """Positions of two in which whoever has something reckoned wins."""
    seen = np.random.default_rng(3).integers(0, 2, (size, FORM.inputs)).astype(np.float16)
    seen[:, -SEATS:] = np.arange(SEATS) < 2
    own = seen[:, FORM.inputs - SEATS - 1 : FORM.inputs - SEATS]
    return Positions(seen, np.concatenate([own, 1 - own, np.zeros((size, SEATS - 2))], 1).astype(np.float32))


def test_a_net_that_knew_nothing_of_what_is_reckoned_says_at_first_what_it_said(tmp_path: Path) -> None:
    start = unreckoned(tmp_path / "before.npz")
    run = OutcomesRun(plan(tmp_path, start))
    first, before = np.asarray(run.params["first"]), load(FORM, start)
    end = FORM.inputs - SEATS
    assert before.form == FORM.plain and not first[end - FORM.added : end].any()
    assert np.allclose(np.delete(first, slice(end - FORM.added, end), axis=0), before.weights["first"])


def test_it_learns_what_comes_of_positions_and_leaves_the_policy_alone(tmp_path: Path) -> None:
    run, given = OutcomesRun(plan(tmp_path)), drawn(64)
    before = run._brier(given)
    run._learn(given)
    assert run._brier(given) < 0.5 * before
    run.save()
    seen = given.seen.astype(np.float32)
    old = load(FORM, SHIPPED).judged(seen)[0]
    new = load(FORM, tmp_path / "architects.npz").judged(seen)[0]
    assert np.abs(new - old).mean() < 0.1 * np.abs(old - old.mean(axis=1, keepdims=True)).mean()


@pytest.mark.timeout(900)  # most of it compiles
def test_rounds_are_played_and_the_last_ones_tell_how_well_it_went(tmp_path: Path) -> None:
    given = ["architects", "--out", str(tmp_path), "--players", "2", "--batch", "4", "--slices", "4", "--outcomes"]
    assert main([*given, "--start", str(SHIPPED), "--iterations", "2", "--epochs", "1"]) == 0
    (line,) = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert line["matches"] == 32 and 100 < line["positions"] < 500 and 0.1 < line["brier_before"] < 0.35
    assert json.loads((tmp_path / "architects.json").read_text())["last"]["brier"] == round(line["brier"], 4)


def test_who_learns_outcomes_alone_says_which_net_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["architects", "--out", str(tmp_path / "out"), "--outcomes", "--iterations", "3"]) == 2
    assert "--start says which net plays" in capsys.readouterr().err
