"""Histories as files: out and in again without a loss."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.pad.entries import a_city, architects, classic, duel
from tests.pad.test_points import by_points
from wonders.pad import pack, score
from wonders.pad.exchange import BadImport, as_csv, as_json, read
from wonders.pad.store import Kept, Store

ENTRIES: list[dict[str, Any]] = [
    classic(a_city("altar", (1,), coins=4, name="=Ada"), a_city(tokens=(-1,)), played="2026-11-01", note='a "b", c'),
    classic(players=2, free_city={"wonder": "gizah_b", "stages": 2}, played="2026-11-02"),
    duel({"cards": ["palace"]}, {}, 9) | {"played": "2026-11-03"},
    architects({"stages": 5}, {"tokens": ["culture"]}, {}) | {"played": "2026-11-04"},
    by_points("classic", {"guilds": 3}, {"science": 21}, {"military": -1}) | {"played": "2026-11-05"},
    by_points("duel", {}, {}, ending="science", winner=1) | {"played": "2026-11-06"},
]


@pytest.fixture
def tables(tmp_path: Path) -> list[Kept]:
    store = Store(tmp_path / "pad.sqlite")
    return [store.add(score(entry))[0] for entry in ENTRIES]


@pytest.mark.parametrize("written", [as_json, as_csv])
def test_a_history_comes_back_as_it_went(tables: list[Kept], written: Any, tmp_path: Path) -> None:
    other = Store(tmp_path / "other.sqlite")
    for scored in read(written(tables)):
        other.add(scored)
    assert other.all() == tables
    assert written(other.all()) == written(tables)


def test_a_spreadsheet_sees_a_line_for_each_player(tables: list[Kept]) -> None:
    lines = list(csv.DictReader(io.StringIO(as_csv(tables))))
    assert len(lines) == sum(len(kept.names) for kept in tables)
    first = lines[0]
    assert (first["player"], first["game"], first["points"], first["civilian"]) == ("'=Ada", "classic", "4", "2")
    assert lines[-1]["points"] == "" and lines[-1]["ending"] == "science"


def test_a_file_written_by_hand_needs_only_points() -> None:
    text = (
        "table,game,player,military,science,tie_break\nx,classic,Ada,-1,21,3\nx,classic,Ben,5,0,4\nx,classic,Cy,,16,\n"
    )
    (scored,) = read(text)
    assert scored.outcome.points == (20, 5, 16) and scored.names == ("Ada", "Ben", "Cy")
    assert scored.entry["players"][0]["coins"] == 3


def test_points_survive_without_their_entries(tables: list[Kept]) -> None:
    """A spreadsheet that drops the last column leaves the points and the winner."""
    lines = list(csv.DictReader(io.StringIO(as_csv(tables))))
    out = io.StringIO()
    writer = csv.DictWriter(out, [name for name in lines[0] if name != "entry"], extrasaction="ignore")
    writer.writeheader()
    writer.writerows(lines)
    back = read(out.getvalue())
    assert [one.outcome.points for one in back] == [tuple(kept.result["points"]) for kept in tables]
    assert [one.outcome.ranks for one in back] == [tuple(kept.result["ranks"]) for kept in tables]


def test_a_cell_that_was_changed_is_not_taken_for_the_entry(tables: list[Kept]) -> None:
    with pytest.raises(BadImport, match="was changed beside its cell 'entry'"):
        read(as_csv(tables).replace(",Cleo,", ",Chloe,", 1))


def test_single_entries_lists_and_shared_texts_are_read_too() -> None:
    for text in (json.dumps(ENTRIES[0]), json.dumps([ENTRIES[0]]), pack(ENTRIES[0]), "\ufeff" + json.dumps(ENTRIES[0])):
        assert [one.outcome.points for one in read(text)] == [score(ENTRIES[0]).outcome.points]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "neither JSON nor CSV"),
        ("hello", "neither JSON nor CSV"),
        ("{", "no proper JSON"),
        ("[" * 100_000, "no proper JSON"),
        ('{"format": "wonders-pad", "version": 2, "tables": []}', "known is version 1"),
        ('{"format": "wonders-pad", "version": 1, "tables": [3]}', "Table 1 cannot be"),
        ('[{"game": "duel", "players": [{}, {"coins": -1}]}]', "Table 1 cannot be: 2: For the coins"),
        ("a,b,c,d\n1,2,3,4\n", "at least the columns game and player"),
        ("table,game,player,military\nx,classic,Ada,five\n", "'five' should be a whole number"),
        ("table,game,player,entry\nx,classic,Ada,{\n", "no proper JSON"),
    ],
)
def test_a_wrong_file_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadImport, match=sentence):
        read(text)
