"""The store, with both databases: what is written is there, once, and in order."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from wonders.core.decisions import WondersError
from wonders.server.store import copying
from wonders.server.store.batch import Batch, Conflict, EntryRow, NotSaved, TableRow
from wonders.server.store.copying import COPIED, LEFT_OUT, back_up, restore
from wonders.server.store.databases import open_database
from wonders.server.store.days import Subscription
from wonders.server.store.profiles import Key, Profile
from wonders.server.store.schema import metadata
from wonders.server.store.store import Store
from wonders.server.store.upgrade import WrongSchema, upgrade

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(open_database(database))
    yield opened
    opened.close()


def card(id: str, code: str = "BCDFGH", **changes: object) -> TableRow:
    fields: dict[str, object] = {"id": id, "code": code, "game": "duel", "state": "open", "listed": True,
              "created": 1.0, "touched": 1.0, "due": None} | changes  # fmt: skip
    return TableRow(**fields)  # type: ignore[arg-type]


def rows(first: int, *bodies: str) -> tuple[EntryRow, ...]:
    return tuple(EntryRow(seq, None, None, body) for seq, body in enumerate(bodies, first))


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.append(Batch("a", rows(1, "one", "two"), card("a"), new=True))
    await store.append(Batch("a", rows(3, "three")))
    assert list(await store.load("a")) == ["one", "two", "three"]
    assert list(await store.load("a", after=2)) == ["three"]
    assert await store.newest(["a", "b"]) == {"a": 3}


async def test_two_entries_never_stand_at_one_place(store: Store) -> None:
    await store.append(Batch("a", rows(1, "mine")))
    with pytest.raises(Conflict):
        await store.append(Batch("a", rows(1, "other", "more")))
    assert list(await store.load("a")) == ["mine"]


async def test_a_move_is_stored_once(store: Store) -> None:
    await store.append(Batch("a", (EntryRow(1, 0, "move", "first"),)))
    with pytest.raises(Conflict):
        await store.append(Batch("a", (EntryRow(2, 0, "move", "again"),)))
    await store.append(Batch("a", (EntryRow(2, 1, "move", "another seat's"),)))
    await store.append(Batch("b", (EntryRow(1, 0, "move", "at another table"),)))
    assert list(await store.load("a")) == ["first", "another seat's"]


async def test_a_conflict_does_not_touch_what_is_written_beside_it(store: Store) -> None:
    await store.append(Batch("a", rows(1, "mine")))
    batches = [Batch(f"t{at}", rows(1, str(at))) for at in range(20)]
    batches.insert(7, Batch("a", rows(1, "other")))
    done = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
    assert [type(one) for one in done] == [Conflict if at == 7 else type(None) for at in range(21)]
    assert sorted((await store.newest([f"t{at}" for at in range(20)])).values()) == [1] * 20


async def test_tables_are_found_by_code_and_list_and_clock(store: Store) -> None:
    await store.append(Batch("a", rows(1, "x"), card("a", "AAAAAA", touched=1.0), new=True))
    await store.append(Batch("b", rows(1, "x"), card("b", "BBBBBB", touched=2.0), new=True))
    await store.append(Batch("c", rows(1, "x"), card("c", "CCCCCC", listed=False, due=50.0), new=True))
    assert await store.by_code("BBBBBB") == "b" and await store.by_code("ZZZZZZ") is None
    assert list(await store.listed(10)) == ["b", "a"]
    await store.append(Batch("b", rows(2, "y"), card("b", "BBBBBB", state="over")))
    assert list(await store.listed(10)) == ["a"]
    assert list(await store.due(40.0)) == [] and list(await store.due(60.0)) == ["c"]
    assert await store.counts() == {"open": 2, "over": 1}


async def test_a_code_belongs_to_one_table(store: Store) -> None:
    await store.append(Batch("a", rows(1, "x"), card("a", "AAAAAA"), new=True))
    with pytest.raises(Conflict):
        await store.append(Batch("b", rows(1, "x"), card("b", "AAAAAA"), new=True))
    assert list(await store.load("b")) == []


def test_the_schema_of_the_steps_is_the_schema_of_the_code(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from wonders.server.store.schema import metadata

    opened = open_database(database)
    with opened.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    opened.engine.dispose()


def test_opening_again_changes_nothing_and_a_later_schema_is_refused(database: str) -> None:
    opened = open_database(database)
    upgrade(opened.engine)
    with opened.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(WrongSchema):
        upgrade(opened.engine)
    opened.engine.dispose()


async def test_a_backup_brings_everything_back(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "AT_ONCE", 2)
    bodies = ("one", "zwei ü", "three", "four", "five")
    store = Store(open_database(database))
    await store.append(Batch("a", rows(1, *bodies), card("a"), new=True))
    file = tmp_path / "backup.db"
    assert back_up(database, file) == 1
    await store.append(Batch("a", rows(6, "after the backup")))
    store.close()
    target = f"sqlite:///{tmp_path / 'restored.db'}"
    assert restore(file, target) == 1
    again = Store(open_database(target))
    assert list(await again.load("a")) == list(bodies), "however many are copied at once"
    assert await again.by_code("BCDFGH") == "a"
    again.close()
    with pytest.raises(WondersError, match="empty one"):
        restore(file, target)
    with pytest.raises(WondersError, match="exists already"):
        back_up(database, file)


def test_every_kind_of_row_is_in_a_backup_or_left_out_for_a_reason() -> None:
    assert {table.name for table in COPIED} | LEFT_OUT == set(metadata.tables)
    assert not {table.name for table in COPIED} & LEFT_OUT


async def test_a_backup_brings_back_who_is_off_and_who_is_told_by_push(database: str, tmp_path: Path) -> None:
    store = Store(open_database(database))
    anna = Profile("anna", "Anna", "anna", 1, False, None, 1.0, 1.0)
    await store.profiles.make(anna, Key("hash", "anna", "", 1.0, 1.0))
    await store.days.change_off("anna", lambda _: (["2026-12-24"], ()))
    browser = Subscription("id", "anna", "https://push.example/1", "key", "auth", "de", 1.0)
    await store.days.subscribe(browser, lambda _: None)
    assert await store.days.key("vapid", "ours") == "ours"
    back_up(database, tmp_path / "backup.db")
    store.close()
    again = Store(open_database(target := f"sqlite:///{tmp_path / 'restored.db'}"))
    await again.days.key("vapid", "made before the backup came")
    again.close()
    restore(tmp_path / "backup.db", target)
    again = Store(open_database(target))
    assert await again.days.off("anna") == ["2026-12-24"]
    assert await again.days.subscriptions("anna") == [browser] and await again.days.key("vapid", "x") == "ours"
    again.close()


async def test_a_backup_of_one_database_goes_into_the_other(postgres: str, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path / 'source.db'}"
    store = Store(open_database(source))
    await store.append(Batch("a", rows(1, "one"), card("a"), new=True))
    store.close()
    back_up(source, tmp_path / "backup.db")
    assert restore(tmp_path / "backup.db", postgres) == 1
    moved = Store(open_database(postgres))
    assert list(await moved.load("a")) == ["one"]
    moved.close()


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0 but no more", b"no database at all"])
def test_a_file_that_is_no_backup_gets_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(WondersError, match="no backup"):
        restore(file, f"sqlite:///{tmp_path / 'target.db'}")
    assert file.read_bytes() == content


async def test_what_cannot_be_written_is_said_so_and_not_there(tmp_path: Path) -> None:
    store = Store(open_database(f"sqlite:///{tmp_path / 'tables.db'}"))
    await store.append(Batch("a", rows(1, "x")))
    with sqlite3.connect(tmp_path / "tables.db") as other:
        other.execute("ALTER TABLE entries RENAME TO hidden")
    with pytest.raises(NotSaved):
        await store.append(Batch("a", rows(2, "y")))
    with sqlite3.connect(tmp_path / "tables.db") as other:
        other.execute("ALTER TABLE hidden RENAME TO entries")
    await store.append(Batch("a", rows(2, "z")))
    assert list(await store.load("a")) == ["x", "z"]
    store.close()


def test_a_backup_that_breaks_off_leaves_nothing_behind(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: Path) -> None:
        raise OSError(28, "No space left on device")

    open_database(database).engine.dispose()
    monkeypatch.setattr(copying, "seal", full)
    with pytest.raises(WondersError, match="No space left"):
        back_up(database, tmp_path / "backup.db")
    assert not list(tmp_path.glob("backup.db*"))


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    opened = open_database(f"sqlite:///{tmp_path / 'tables.db'}")
    connection = opened.dialect.connect()
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
    opened.engine.dispose()


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite://", "postgresql://127.0.0.1:1/none", "http://x"])
def test_a_database_that_cannot_be_used_gets_a_sentence(url: str) -> None:
    with pytest.raises(WondersError):
        open_database(url)


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
async def test_the_files_of_databases_and_backups_are_their_owner_s_alone(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = os.umask(0o022)
    modes: list[int] = []
    count = copying._count

    def counted(url: str) -> int:
        """Also while a backup is being written."""
        modes.extend(mode(file) for file in tmp_path.glob("*.part"))
        return count(url)

    monkeypatch.setattr(copying, "_count", counted)
    try:
        (tmp_path / "open.db").touch(0o644)
        open_database(str(tmp_path / "open.db")).engine.dispose()
        store = Store(open_database(database))
        await store.append(Batch("a", rows(1, "one"), card("a"), new=True))
        back_up(database, tmp_path / "backup.db")
        files = [file for file in tmp_path.iterdir() if file.is_file()]
        assert len(files) >= 2 and {file.name: mode(file) for file in files if mode(file) != 0o600} == {}
        assert set(modes) <= {0o600}
        store.close()
    finally:
        os.umask(before)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET body = 'won'",
        "DELETE FROM entries WHERE seq = 2",
        "INSERT INTO entries VALUES ('a', 3, NULL, NULL, 'more')",
        "UPDATE tables SET code = 'XXXXXX'",
        "UPDATE seal SET sha256 = 'x'",
        "DROP TABLE seal",
        "CREATE TRIGGER t AFTER INSERT ON tables BEGIN DELETE FROM entries; END",
    ],
)
async def test_a_backup_that_was_altered_is_refused(tmp_path: Path, change: str) -> None:
    source = f"sqlite:///{tmp_path / 'source.db'}"
    store = Store(open_database(source))
    await store.append(Batch("a", rows(1, "one", "two"), card("a"), new=True))
    store.close()
    file, target = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'target.db'}"
    back_up(source, file)
    whole = file.read_bytes()
    with closing(sqlite3.connect(file)) as other, other:
        other.execute(change)
    with pytest.raises(WondersError, match="altered"):
        restore(file, target)
    file.write_bytes(whole)
    assert restore(file, target) == 1 and file.read_bytes() == whole
    again = tmp_path / "again.db"
    back_up(target, again)
    assert restore(again, f"sqlite:///{tmp_path / 'third.db'}") == 1
