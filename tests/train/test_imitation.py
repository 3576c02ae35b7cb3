"""Learning to play like a bot, tiny and on the processor."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from wonders.bots.bot import Perspective
from wonders.bots.net.architects_form import FORM
from wonders.bots.net.many import ArchitectsJudge
from wonders.bots.net.policy import load, shipped
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.games.registry import make
from wonders.train.command import main
from wonders.train.seats import imitation, net
from wonders.train.seats.imitation import SHARPER, Decisions, ImitationRun, Watched, sharpened
from wonders.train.seats.run import SeatsPlan

SHIPPED = shipped("architects")


class Last:
    """Takes the last answer, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, list[int]]] = []

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        judge = ArchitectsJudge()
        choices = [judge.choice(action, seen.view) for action in legal]
        if asked.kind in judge.decisions and len(set(choices)) > 1:
            self.asked.append((choices[-1], sorted(set(choices))))
        return legal[-1]


def test_what_is_learnt_is_what_the_bot_would_answer_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "SLIPS", 0.5)
    model, found = Last(), list[Decisions]()
    seats = [Watched(player, model, Random(1), found) for player in (make_bot("medium"), model)]
    played = play_match(make("architects", 2), seats, "imitation")
    assert [(int(one.choice), one.legal.tolist()) for one in found] == model.asked and len(found) > 30
    assert all(one.choice in one.legal and one.seen.shape == (FORM.inputs,) for one in found)
    assert len({str(action) for _, action in played.answers}) > 10, "both slip, and one plays otherwise"


def test_a_net_learns_to_answer_like_a_bot(tmp_path: Path) -> None:
    given = ["architects", "--imitate", "medium", "--start", str(SHIPPED), "--out", str(tmp_path), "--players", "2"]
    assert main([*given, "--iterations", "40", "--epochs", "12", "--rates", "1e-3", "1e-4"]) == 0
    (line,) = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert line["matches"] == 40 and line["decisions"] > 1000
    assert line["agreement"] > line["agreement_before"] + 0.03 and line["surprise"] < line["surprise_before"]
    assert json.loads((tmp_path / "architects.json").read_text())["command"].count("--imitate medium") == 1
    assert load(FORM, tmp_path / "architects.npz").form == FORM


def test_it_is_tested_by_matches_that_it_has_not_learnt_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = SeatsPlan(tmp_path, game="architects", players=(2, 3), start=SHIPPED, iterations=22, imitate="medium")
    some = ImitationRun(plan)

    def play(players: int, found: list[Decisions]) -> None:
        row = np.zeros(FORM.inputs, np.float16)
        found.append(Decisions(row, np.array([1, 5], np.int16), np.array(5, np.int16)))

    monkeypatch.setattr(some, "_play", play)
    learnt, test = some._played()
    assert (len(learnt.choice), len(test.choice)) == (40, 4)
    assert learnt.legal.sum(axis=1).tolist() == [2] * 40 and learnt.legal[:, [1, 5]].all()


def test_a_sharpened_net_is_less_in_doubt_and_expects_the_same() -> None:
    params = net.fresh(FORM, jax.random.key(5))
    seen = jnp.ones((1, FORM.inputs))
    (logits, outcome), (sharper, same) = (
        net.judged(FORM, each, seen, jnp.float32) for each in (params, sharpened(params))
    )
    assert np.allclose(sharper, SHARPER * logits, atol=1e-4) and np.allclose(outcome, same)


def test_who_imitates_says_which_net_begins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["architects", "--out", str(tmp_path / "out"), "--imitate", "medium", "--iterations", "3"]) == 2
    assert "--start says which net begins" in capsys.readouterr().err
