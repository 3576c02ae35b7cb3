"""Quick nets that learn from others, tiny and on the processor."""

import json
from pathlib import Path

import numpy as np
import pytest

from wonders.bots.net.classic_form import FORM, PLAIN, QUICK
from wonders.bots.net.policy import SeatsNet, load, shipped
from wonders.train.pupil import beginnings, learnt, main, played


@pytest.mark.parametrize(("kind", "form"), [("quick", QUICK), ("plain", PLAIN)])
def test_one_command_makes_a_net_that_bots_can_play_by(tmp_path: Path, kind: str, form: object) -> None:
    assert form in (QUICK, PLAIN)
    given = [kind, "--out", str(tmp_path), "--minutes", "0.05", "--rows", "3000", "--seed", "3"]
    assert main(given) == 0
    file = tmp_path / f"classic_{kind}.npz"
    net = load(QUICK, file)
    assert net.form.width == QUICK.width and file.stat().st_size < 400_000
    told = json.loads(file.with_suffix(".json").read_text())
    assert told["teachers"] == ["classic.npz"] and told["seed"] == 3 and told["decisions"] > 2500
    assert told["command"].endswith("--seed 3") and 0 <= told["the same answer"] <= 1


def test_the_pupil_comes_to_answer_like_its_teacher() -> None:
    lesson = played([load(FORM)], 1, 4000)
    *_, (params, spent) = learnt(lesson, 0.25, 1, (3e-3, 3e-4))
    assert spent == 1
    arrays = {name: np.asarray(part) for name, part in params.items()}
    arrays |= {f"{name}_scale": np.ones(shape[1], np.float16) for name, shape in QUICK.layers.items()}
    net = SeatsNet(QUICK, arrays)
    said, shares = net.judged(lesson.seen.astype(np.float32))
    ours, theirs = (
        np.where(lesson.legal, logits, -1e9).argmax(1)
        for logits in (np.take_along_axis(said, lesson.choices.astype(int), 1), lesson.logits.astype(np.float32))
    )
    assert (ours == theirs).mean() > 0.6
    assert abs(shares - lesson.shares).mean() < 0.08


def test_only_the_first_teacher_is_learnt_from() -> None:
    net = load(FORM)
    silent = SeatsNet(FORM, {name: np.zeros_like(part) for name, part in raw(net).items()})
    alone, beside = played([net], 5, 2000), played([net, silent], 5, 2000)
    assert abs(beside.logits.astype(np.float32)).max(1).min() > 0.5
    assert abs(len(alone.seen) / len(beside.seen) - 1) < 0.5


def raw(net: SeatsNet) -> dict[str, np.ndarray]:
    scales = {f"{name}_scale": np.ones(shape[1], np.float32) for name, shape in FORM.layers.items()}
    return net.weights | scales


def test_every_number_of_players_is_played() -> None:
    tables = beginnings(1)
    assert [next(tables).players for _ in range(6)] == [3, 4, 5, 6, 7, 3]


@pytest.mark.parametrize(
    "wrong", [["--minutes", "0"], ["--rows", "5"], ["--rates", "0", "1"], ["--teachers", "nowhere.npz"]]
)
def test_what_cannot_be_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: list[str]) -> None:
    try:
        code = main(["quick", "--out", str(tmp_path / "new"), *wrong])
    except SystemExit as over:
        code = int(str(over.code))
    assert code == 2 and ("must be" in (said := capsys.readouterr().err) or "nowhere.npz" in said)
    assert not (tmp_path / "new").exists()


def test_the_quick_nets_that_ship_say_how_they_were_made() -> None:
    for form in (QUICK, PLAIN):
        told = json.loads(shipped(form.game).with_suffix(".json").read_text())
        assert told["the same answer"] > 0.8 and told["teachers"] and told["command"] and told["commit"]
        assert load(form).form.width == form.width
