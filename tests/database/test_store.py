"""The folder of a database: whatever ends a build, nothing is lost and nothing is there twice."""

import json
from pathlib import Path

import pyarrow.parquet
import pytest

from wonders.database.batches import Batch
from wonders.database.build import missing, play_parcel
from wonders.database.store import COLUMNS, JOURNAL, TABLES, BadDatabase, Store, parquet_of

BATCH = Batch("architects", 2, ("random",), 5, "seed")


def rows(folder: Path, table: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = pyarrow.parquet.read_table(parquet_of(folder, table)).to_pylist()
    return found


def build(folder: Path, games: int) -> int:
    """Build a batch of so many matches; how many had to be played."""
    store = Store(folder)
    parcels = missing([Batch("architects", 2, ("random",), games, "seed")], store.known)
    for parcel in parcels:
        store.add(play_parcel(parcel))
    store.write()
    return sum(len(numbers) for _, numbers in parcels)


def test_a_build_goes_on_where_it_ended(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert build(whole, 5) == 5
    assert (build(parts, 2), build(parts, 5), build(parts, 5)) == (2, 3, 0)
    for table in TABLES:
        assert rows(parts, table) == rows(whole, table)


def test_the_files_have_the_published_columns(tmp_path: Path) -> None:
    build(tmp_path, 1)
    for table in TABLES:
        schema = pyarrow.parquet.read_schema(parquet_of(tmp_path, table))
        assert schema.names == list(COLUMNS[table])
    manual = (Path(__file__).parents[2] / "docs" / "database.md").read_text(encoding="utf-8")
    for table, columns in COLUMNS.items():
        part = manual.partition(f"### {table}")[2].partition("### ")[0]
        assert [f"`{column}`" in part for column in columns] == [True] * len(columns), table


def test_what_a_killed_build_has_found_is_taken_up(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.add(play_parcel((BATCH, (0, 1))))
    with (tmp_path / JOURNAL).open("a", encoding="utf-8") as file:
        file.write('{"source": "cut o')
    again = Store(tmp_path)
    assert again.known == {(BATCH.source, 0), (BATCH.source, 1)}
    again.add(play_parcel((BATCH, (1, 2))))
    again.write()
    assert not (tmp_path / JOURNAL).exists()
    assert [row["number"] for row in rows(tmp_path, "matches")] == [0, 1, 2]


def test_a_damaged_journal_is_a_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / JOURNAL).write_text("no match\n", encoding="utf-8")
    with pytest.raises(BadDatabase, match="is damaged"):
        Store(tmp_path)
    assert (tmp_path / JOURNAL).read_text(encoding="utf-8") == "no match\n"


@pytest.mark.parametrize(
    ("about", "sentence"), [({"schema": 99}, "has schema 99"), ({}, "is damaged"), ([], "is damaged")]
)
def test_a_database_of_another_schema_is_left_alone(tmp_path: Path, about: object, sentence: str) -> None:
    (tmp_path / "database.json").write_text(json.dumps(about), encoding="utf-8")
    with pytest.raises(BadDatabase, match=sentence):
        Store(tmp_path)
    assert json.loads((tmp_path / "database.json").read_text(encoding="utf-8")) == about


def test_a_file_that_is_no_parquet_is_a_sentence(tmp_path: Path) -> None:
    build(tmp_path, 1)
    parquet_of(tmp_path, "matches").write_text("no Parquet", encoding="utf-8")
    with pytest.raises(BadDatabase, match="damaged"):
        Store(tmp_path)


def test_batches_take_turns() -> None:
    other = Batch("duel", 2, ("random",), 30, "seed")
    parcels = missing([BATCH, other], {(BATCH.source, 2)})
    assert [(batch.game, numbers[0], len(numbers)) for batch, numbers in parcels] == [
        ("architects", 0, 4),
        ("duel", 0, 10),
        ("duel", 10, 10),
        ("duel", 20, 10),
    ]
