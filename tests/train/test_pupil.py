"""Quick nets that learn from others, tiny and on the processor."""

import json
from pathlib import Path

import numpy as np
import pytest

from wonders.bots.net import architects_form, classic_form
from wonders.bots.net.policy import SeatsNet, load, shipped
from wonders.bots.net.seats import Form
from wonders.train import pupil
from wonders.train.lessons import SUBJECTS, beginnings, played
from wonders.train.pupil import learnt, main

MADE = [
    ("classic", "quick", classic_form.QUICK),
    ("classic", "plain", classic_form.PLAIN),
    ("architects", "quick", architects_form.QUICK),
    ("architects", "plain", architects_form.PLAIN),
]


@pytest.mark.parametrize(("game", "kind", "form"), MADE[1:3])
def test_one_command_makes_a_net_that_bots_can_play_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, kind: str, form: Form
) -> None:
    monkeypatch.setattr(pupil, "BATCH", 100)
    given = [game, kind, "--out", str(tmp_path), "--minutes", "0.05", "--rows", "3000", "--seed", "3"]
    assert main(given) == 0
    file = tmp_path / f"{game}_{kind}.npz"
    net = load(form, file)
    assert net.form.width == form.width == 128 and file.stat().st_size < 400_000
    told = json.loads(file.with_suffix(".json").read_text())
    assert told["game"] == game and told["teachers"] == [f"{game}.npz"]
    assert told["seed"] == 3 and told["decisions"] > 2500
    assert told["command"].endswith("--seed 3") and 0 <= told["the same answer"] <= 1


@pytest.mark.parametrize("game", list(SUBJECTS))
def test_the_pupil_comes_to_answer_like_its_teacher(game: str) -> None:
    subject = SUBJECTS[game]
    form = subject.pupils["quick"]
    lesson = played(game, [load(subject.form)], 1, 4000)
    *_, (params, spent) = learnt(form, lesson, 0.25, 1, (3e-3, 3e-4))
    assert spent == 1
    arrays = {name: np.asarray(part) for name, part in params.items()}
    arrays |= {f"{name}_scale": np.ones(shape[1], np.float16) for name, shape in form.layers.items()}
    net = SeatsNet(form, arrays)
    said, shares = net.judged(lesson.seen.astype(np.float32))
    ours, theirs = (
        np.where(lesson.legal, logits, -1e9).argmax(1)
        for logits in (np.take_along_axis(said, lesson.choices.astype(int), 1), lesson.logits.astype(np.float32))
    )
    assert (ours == theirs).mean() > 0.6
    assert abs(shares - lesson.shares).mean() < 0.08


@pytest.mark.parametrize("game", list(SUBJECTS))
def test_only_the_first_teacher_is_learnt_from(game: str) -> None:
    form = SUBJECTS[game].form
    net = load(form)
    silent = SeatsNet(form, {name: np.zeros_like(part) for name, part in raw(net).items()})
    alone, beside = played(game, [net], 5, 1), played(game, [net, silent], 5, 1)
    assert np.quantile(abs(beside.logits.astype(np.float32)).max(1), 0.01) > 0.5
    assert 0.3 < len(beside.seen) / len(alone.seen) < 0.7


def raw(net: SeatsNet) -> dict[str, np.ndarray]:
    scales = {f"{name}_scale": np.ones(shape[1], np.float32) for name, shape in net.form.layers.items()}
    return net.weights | scales


def test_every_number_of_players_is_played() -> None:
    for game, expected in (("classic", [3, 4, 5, 6, 7, 3]), ("architects", [2, 2, 3, 4, 5, 6, 7, 2, 4, 2])):
        matches = beginnings(game, 1)
        assert [next(matches)[0].game.players for _ in expected] == expected


@pytest.mark.parametrize(
    "wrong",
    [["--minutes", "0"], ["--rows", "5"], ["--rates", "0", "1"], ["--teachers", "none.npz"]],
)
def test_what_cannot_be_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: list[str]) -> None:
    try:
        code = main(["classic", "quick", "--out", str(tmp_path / "new"), *wrong])
    except SystemExit as over:
        code = int(str(over.code))
    said = capsys.readouterr().err
    assert code == 2 and any(word in said for word in ("must be", "none.npz"))
    assert not (tmp_path / "new").exists()


def test_the_quick_nets_that_ship_say_how_they_were_made() -> None:
    for game, _, form in MADE:
        told = json.loads(shipped(form.game).with_suffix(".json").read_text())
        assert told["game"] == game and told["the same answer"] > 0.8
        assert told["teachers"] and told["command"] and told["commit"]
        assert load(form).form.width == form.width
