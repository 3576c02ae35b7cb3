"""`wonders convert`, and notation in `wonders replay`."""

from pathlib import Path

import pytest

from tests.cli.running import Terminal
from wonders import make
from wonders.bots.play import play_match
from wonders.bots.uniform import Uniform


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(play_match(make("duel"), (Uniform(),) * 2, "5").record().dumps(), encoding="utf-8")
    return path


@pytest.fixture
def notation(terminal: Terminal, record: Path) -> Path:
    path = record.with_suffix(".wpn")
    assert terminal.run("convert", record, "-o", path).out == ""
    return path


def test_a_record_becomes_notation_and_a_record_again(terminal: Terminal, record: Path, notation: Path) -> None:
    assert notation.read_text(encoding="utf-8").startswith('[Wonders "1"]\n[Game "duel"]\n')
    assert terminal.run("convert", notation).out == record.read_text(encoding="utf-8")
    assert terminal.run("convert", record).out == notation.read_text(encoding="utf-8")


def test_what_to_write_can_be_said(terminal: Terminal, record: Path, notation: Path) -> None:
    assert terminal.run("convert", record, "--to", "record").out == record.read_text(encoding="utf-8")
    assert terminal.run("convert", notation, "--to", "notation").out == notation.read_text(encoding="utf-8")
    assert "--to is one of: notation, record" in terminal.refused("convert", record, "--to", "pgn")


def test_standard_input_and_output(terminal: Terminal, record: Path, notation: Path) -> None:
    ran = terminal.run("convert", "-", "-o", "-", typed=record.read_text(encoding="utf-8"))
    assert ran.out == notation.read_text(encoding="utf-8")


def test_tags_can_be_added(terminal: Terminal, record: Path, notation: Path) -> None:
    ran = terminal.run("convert", record, "--tag", "Seat0=Anna K.", "--tag", "Event=Sunday")
    assert '[Seat0 "Anna K."]\n[Event "Sunday"]\n' in ran.out
    assert "cannot be set" in terminal.refused("convert", record, "--tag", "Result=1")
    assert "NAME=TEXT" in terminal.refused("convert", record, "--tag", "Anna")
    assert "has no tags" in terminal.refused("convert", notation, "--tag", "Seat0=Anna")


def test_notation_is_replayed_like_the_record(terminal: Terminal, record: Path, notation: Path) -> None:
    assert terminal.run("replay", notation).out == terminal.run("replay", record).out != ""
    assert terminal.run("replay", notation, "--json").json == terminal.run("replay", record, "--json").json


def test_wrong_files_get_a_sentence_and_nothing_is_written(terminal: Terminal, record: Path, notation: Path) -> None:
    text = notation.read_text(encoding="utf-8")
    out = notation.with_name("out")
    notation.write_text(text.replace("I.2 ", "I.3 "), encoding="utf-8")
    for command in (["convert", notation, "-o", out], ["replay", notation]):
        assert "The turn here is I.2, not I.3." in terminal.refused(*command)
    record.write_text(record.read_text(encoding="utf-8").replace("pick", "peck", 1), encoding="utf-8")
    assert "Line 4: 'peck' is no action here" in terminal.refused("convert", record, "-o", out)
    notation.write_text("once upon a time", encoding="utf-8")
    assert "neither a record" in terminal.refused("convert", notation, "-o", out)
    assert "No such file" in terminal.refused("convert", notation.with_name("nowhere"))
    assert not out.exists()
