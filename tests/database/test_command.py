"""`wonders database`."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Terminal
from wonders import make
from wonders.bots.play import play_match
from wonders.bots.registry import make_bots
from wonders.cli import database_build
from wonders.database.build import Parcel, play_parcel


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def record(seed: str, game: str = "architects") -> str:
    played = play_match(make(game), make_bots("random", make(game).players), seed)
    return played.record().dumps()


def test_bots_fill_a_database_that_then_answers(terminal: Terminal, tmp_path: Path) -> None:
    words = ("database", "build", tmp_path, "--game", "duel", "--bots", "random", "--games", 3, "--seed", "s")
    told = terminal.run(*words, "--workers", 1, "--json").json
    assert (told["matches"], told["added"], told["interrupted"]) == (3, 3, False)
    assert terminal.run(*words, "--workers", 1, "--json").json["added"] == 0
    sql = "SELECT count(*) AS seats FROM seats"
    assert terminal.run("database", "query", tmp_path, sql, "--json").json == {"columns": ["seats"], "rows": [[6]]}
    assert "random" in terminal.run("database", "query", tmp_path, "seats").out


def test_records_of_a_folder_are_read_once_and_broken_ones_told(terminal: Terminal, tmp_path: Path) -> None:
    records = tmp_path / "records"
    (records / "deeper").mkdir(parents=True)
    (records / "one.jsonl").write_text(record("one"), encoding="utf-8")
    (records / "deeper" / "again.jsonl").write_text(record("one"), encoding="utf-8")
    (records / "broken.jsonl").write_text("nothing", encoding="utf-8")
    done = terminal.run("database", "build", tmp_path / "db", "--from", records, "--json")
    assert (done.json["matches"], done.json["left_out"]) == (1, 1)
    assert "broken.jsonl is left out: Line 1 is not JSON" in done.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("build", "DIR"), "Say what to build from"),
        (("build", "DIR", "--from", "FILE"), "is no record of a match"),
        (("build", "DIR", "--from", "DIR"), "There is no record"),
        (("build", "DIR", "--game", "chess"), "There is no game 'chess'"),
        (("build", "DIR", "--game", "duel", "--bots", "deep"), "There is no bot 'deep'"),
        (("build", "DIR", "--game", "duel", "--games", 0), "At least 1 match"),
        (("build", "DIR", "--game", "duel", "--workers", 0), "At least 1 worker"),
        (("build", "DIR", "--data-set", "best"), "There is no data set 'best'"),
        (("query", "DIR", "seats"), "is no database"),
        (("export", "DIR"), "Say what to write"),
    ],
)
def test_bad_input_is_a_sentence(terminal: Terminal, tmp_path: Path, words: Sequence[Any], sentence: str) -> None:
    file = tmp_path / "file.jsonl"
    file.write_text("nothing", encoding="utf-8")
    folder = tmp_path / "empty"
    folder.mkdir()
    said = terminal.refused("database", *({"DIR": folder, "FILE": file}.get(word, word) for word in words))
    assert sentence in said and "\n" not in said


def test_an_unknown_query_is_told_with_those_there_are(terminal: Terminal, folder: Path) -> None:
    assert "there are: balance, cards, categories" in terminal.refused("database", "query", folder, "nope")
    assert "first-picks" in terminal.run("database", "query", folder, "--json").json["queries"]


def test_an_interrupt_keeps_what_was_played(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(parcels: Sequence[Parcel], workers: int) -> Iterator[Any]:
        yield play_parcel(parcels[0])
        raise KeyboardInterrupt

    words = ("database", "build", tmp_path, "--game", "duel", "--bots", "random", "--games", 30, "--seed", "s")
    with monkeypatch.context() as patched:
        patched.setattr(database_build, "generate", interrupted)
        done = terminal.run(*words, "--json")
    assert (done.code, done.json["matches"], done.json["interrupted"]) == (130, 10, True)
    assert terminal.run(*words, "--workers", 1, "--json").json["added"] == 20


def test_the_explorer_and_the_tables_are_written(
    terminal: Terminal, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wonders.database.explorer.FEWEST", 5)
    file, tables = tmp_path / "explorer.json", tmp_path / "csv"
    terminal.run("database", "export", folder, "--explorer", file, "--csv", tables)
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["matches"] == 28 and [one["game"] for one in told["sets"]] == ["architects", "classic"]
    assert told["strength"]["rows"] and set(told["sets"][1]["tables"]) >= {"wonders", "seats", "first-cards"}
    assert (tables / "seats.csv").read_text(encoding="utf-8").count("\n") == 1 + 12 * 3 + 8 * 2 + 8 * 2


@pytest.mark.parametrize("missing", ["duckdb", "pyarrow"])
def test_without_the_extra_a_sentence_says_how_to_get_it(
    terminal: Terminal, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    words = ("query", folder, "seats") if missing == "duckdb" else ("build", tmp_path, "--game", "duel")
    said = terminal.refused("database", *words)
    assert missing in said and "[database]" in said
