"""`wonders position`: moments of matches as documents, checked and thought about."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Terminal
from tests.study.positions import a_match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    file.write_text(a_match("duel", 2).record().dumps(), encoding="utf-8")
    return file


def test_a_moment_is_taken_out_of_a_record_checked_and_analysed(
    terminal: Terminal, record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    assert terminal.run("position", "make", str(record), "14", "-o", str(file)).code == 0
    checked = terminal.run("position", "check", str(file))
    assert checked.code == 0 and "This table can be." in checked.out
    told = terminal.run("position", "check", str(file), "--json").json
    assert told["ok"] and told["kind"] == "PlayTurn" and told["legal"]
    found = terminal.run("position", "analyse", str(file), "--nodes", "20", "--json").json
    assert found["best"][0]["answer"] in told["legal"] and found["nodes"] == 20
    words = terminal.run("position", "analyse", str(file), "--nodes", "20", "--lang", "de")
    assert "Die besten Antworten" in words.out and " %" in words.out


def test_what_cannot_be_ends_in_sentences_with_their_places_and_exit_code_1(
    terminal: Terminal, record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    document = terminal.run("position", "make", record, 14).json
    document["cities"][0]["coins"] = -1
    document["pawn"] = 8
    file.write_text(json.dumps(document), encoding="utf-8")
    wrong = terminal.run("position", "check", str(file))
    assert wrong.code == 1 and not wrong.out
    assert "cities.0.coins: -1 is no whole number" in wrong.err and "pawn: The pawn cannot stand" in wrong.err
    told = terminal.run("position", "analyse", str(file), "--json", "--lang", "de")
    assert told.code == 1 and {"cities.0.coins", "pawn"} <= {one["place"] for one in told.json["problems"]}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(("999",), "has the steps 0 to"), (("14", "--seat", "5"), "There is no seat 5"), (("0",), "usual choice")],
)
def test_a_moment_that_is_none_ends_in_a_sentence(
    terminal: Terminal, record: Path, arguments: tuple[str, ...], words: str
) -> None:
    wrong = terminal.run("position", "make", str(record), *arguments)
    assert wrong.code == 2 and words in wrong.err


def test_the_budget_is_a_number_that_can_be_thought(terminal: Terminal, tmp_path: Path) -> None:
    wrong = terminal.run("position", "analyse", str(tmp_path / "any"), "--nodes", "0")
    assert wrong.code == 2 and "--nodes is a number" in wrong.err
