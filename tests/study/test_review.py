"""Reviews: the same everywhere, kept, gone on with, and able to tell a blunder."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.study.matches import a_record, beginning
from wonders.cli import review as command
from wonders.core.actions import Action
from wonders.core.record import Record
from wonders.games.registry import make
from wonders.games.replay import replay
from wonders.notation import Answer, Comment, Variation, check, parse
from wonders.puzzles.library import shipped
from wonders.study.decisions import Decided, decided_in
from wonders.study.judging import Position
from wonders.study.keeping import VARIABLE, Kept, key_of
from wonders.study.marks import Mark, accuracy_of, mark_of
from wonders.study.planting import deep_referee, looks_bad, planted_match
from wonders.study.review import assemble
from wonders.study.reviewing import review_decision
from wonders.study.running import review_all

NAMES = {"step", "seat", "answer", "before", "after", "best", "loss", "mark"}


@pytest.fixture
def record_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "reviews"))
    file = tmp_path / "match.jsonl"
    file.write_text(beginning(a_record("duel", 2), 7).dumps(), encoding="utf-8")
    return file


def reviewed(file: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    assert command.run(file, 4, 1, True, False, "en") == 0
    return json.loads(capsys.readouterr().out)


def test_the_names_that_programs_rely_on(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = reviewed(record_file, capsys)
    assert (found["game"], found["players"], len(found["accuracy"])) == ("duel", 2, 2)
    assert found["decisions"]
    for one in found["decisions"]:
        assert one.keys() >= NAMES
        assert 0 <= one["after"] <= one["before"] <= 1
        assert one["loss"] == pytest.approx(one["before"] - one["after"])
        assert one["best"][0]["chance"] == one["before"] and one["best"][0].keys() >= {"answer", "chance", "visits"}
        assert one["mark"] in {str(mark) for mark in Mark}


def test_a_review_has_the_same_figures_in_another_process(record_file: Path) -> None:
    """Another seed of hashes stands for another machine: nothing may depend on the order of a set."""
    found = []
    for number in ("1", "2"):
        env = os.environ | {VARIABLE: str(record_file.parent / number), "PYTHONHASHSEED": number}
        words = [
            sys.executable,
            "-m",
            "wonders",
            "review",
            str(record_file),
            "--nodes",
            "4",
            "--json",
            "--workers",
            "1",
        ]
        found.append(subprocess.run(words, env=env, capture_output=True, check=True).stdout)
    assert found[0] == found[1]


def test_what_is_known_is_not_reviewed_again(
    record_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = reviewed(record_file, capsys)
    asked: list[int] = []

    def nothing(record: Record, missing: list[Any], *_: Any) -> Iterator[Any]:
        asked.append(len(missing))
        yield from ()

    monkeypatch.setattr(command, "review_all", nothing)
    assert reviewed(record_file, capsys) == first
    assert asked == [0]


def test_a_review_is_written_as_notation_with_marks_and_variations(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = record_file.with_suffix(".wpn")
    match = replay(beginning(a_record("duel", 2), 7))
    bad = review_decision(match, next(decided_in(match)), 2) | {"mark": "blunder"}
    better = next(
        str(one) for one in match.game.legal(match.steps[bad["step"]].table, bad["seat"]) if str(one) != bad["answer"]
    )
    bad["best"][0]["answer"] = better
    Kept(record_file.parent / "reviews", key_of(beginning(a_record("duel", 2), 7), 4)).add(bad)
    assert command.run(record_file, 4, 1, True, False, "en", out) == 0
    capsys.readouterr()
    chronicle = parse(out.read_text(encoding="utf-8"))
    check(chronicle)
    assert chronicle.record() == beginning(a_record("duel", 2), 7)
    comments = [item.text for item in chronicle.line if isinstance(item, Comment)]
    assert [item.mark for item in chronicle.line if isinstance(item, Answer) and item.mark] == ["??"]
    assert any(text.startswith("blunder") for text in comments)
    (variation, *_) = [item for item in chronicle.line if isinstance(item, Variation)]
    assert [item.action for item in variation.line if isinstance(item, Answer)] == [better]


def test_an_interrupt_keeps_what_was_found(
    record_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = review_all

    def interrupted(*given: Any) -> Any:
        results = whole(*given)
        yield next(results)
        yield next(results)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "review_all", interrupted)
    assert command.run(record_file, 4, 1, True, False, "en") == 130
    told = capsys.readouterr()
    assert len(json.loads(told.out)["decisions"]) == 2
    assert "Stopped after 2 of" in told.err
    monkeypatch.setattr(command, "review_all", whole)
    again = reviewed(record_file, capsys)
    assert len(again["decisions"]) > 2


def test_a_line_that_broke_off_is_found_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path, "key")
    match = replay(beginning(a_record("duel", 2), 7))
    one = review_decision(match, next(decided_in(match)), 2)
    kept.add(one)
    with (tmp_path / "key.jsonl").open("a") as file:
        file.write('{"step": 3, "se')
    assert kept.read() == [one]


def test_another_budget_is_another_review() -> None:
    record = a_record("duel", 2)
    assert key_of(record, 4) != key_of(record, 5)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "empty"),
        ("{", "not JSON"),
        ('{"wonders": 2, "game": "duel", "rules": "1", "players": 2, "options": {}}', "this version reads format 1"),
        ('{"wonders": 1, "game": "duel", "rules": "99", "players": 2, "options": {}}', "99"),
        ('{"wonders": 1, "game": "chess", "rules": "1", "players": 2, "options": {}}', "There is no game 'chess'"),
    ],
)
def test_what_is_no_record_of_this_version_gets_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "wrong.jsonl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Exception, match=sentence) as wrong:
        command.run(file, 4, 1, True, False, "en")
    assert "wonders" in type(wrong.value).__module__
    assert file.read_text(encoding="utf-8") == text


def test_a_planted_blunder_is_the_worst_decision_of_its_age() -> None:
    """A few decisions of the seat before and after, in a classic match of three: the planted one costs most."""
    for seed in ("a", "b"):
        match, planted = _planted_late(seed)
        own = [one for one in decided_in(match) if one.seat == planted.seat]
        number = own.index(planted)
        near = own[max(0, number - 2) : number + 3]
        losses = {one.step: review_decision(match, one, 40)["loss"] for one in near}
        assert max(losses, key=lambda step: losses[step]) == planted.step, (seed, losses)


def _planted_late(seed: str) -> tuple[Any, Decided]:
    record, planted = planted_match(make("classic", 3), seed, [30], looks_bad)
    match = replay(record)
    return match, list(decided_in(match))[planted[0]]


def test_a_planted_answer_is_one_that_the_referee_finds_bad() -> None:
    asked: list[tuple[int, Action, bool]] = []

    def referee(position: Position, action: Action) -> bool:
        asked.append((position.seat, action, len(asked) >= 2))
        return asked[-1][2]

    record, planted = planted_match(make("classic", 3), "c", [10, 20], referee)
    decided = list(decided_in(replay(record)))
    assert planted == [12, 20]
    assert [(decided[at].seat, decided[at].answer) for at in planted] == [one[:2] for one in asked if one[2]]


def test_a_deep_referee_knows_a_blunder() -> None:
    puzzle = next(
        one for one in shipped().values() if one.game == "duel" and one.chances[0][1] - one.chances[-1][1] > 0.6
    )
    best, worst = (puzzle.match.game.notation.parse(puzzle.chances[at][0]) for at in (0, -1))
    referee = deep_referee(100)
    assert referee(puzzle.position, worst) and not referee(puzzle.position, best)


def test_luck_and_answers_add_up_to_the_result() -> None:
    record = a_record("duel", 2)
    match = replay(record)
    decisions = [review_decision(match, one, 1) for one in list(decided_in(match))[:6]]
    review = assemble(match, decisions, 1)
    for seat, luck in enumerate(review["luck"]):
        assert luck["even"] + luck["deal"] + luck["answers"] == pytest.approx(luck["result"], abs=1e-3)
        assert luck["answers"] <= 0
        assert match.outcome is not None and luck["result"] == match.outcome.share(seat)
    assert review["chances"][-1]["label"] == "end"
    assert all(sum(one["true"]) == pytest.approx(1, abs=0.01) for one in review["chances"])


def test_marks_are_stricter_among_more_players() -> None:
    assert [mark_of(loss, 2) for loss in (0.0, 0.02, 0.06, 0.15, 0.3)] == list(Mark)
    assert mark_of(0.06, 2) == Mark.INACCURACY
    assert mark_of(0.06, 7) == Mark.BLUNDER


def test_accuracy_falls_with_every_loss() -> None:
    assert accuracy_of([], 2) is None
    assert accuracy_of([0.0, 0.0], 3) == 100
    rng = Random(1)
    losses = sorted(rng.random() for _ in range(5))
    found = [accuracy_of([loss], 2) for loss in losses]
    assert found == sorted(found, key=lambda one: -(one or 0))
