"""Backups: all rows in one SQLite file, from either database, and back into either."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import Connection, Table, delete, func, insert, select, text
from sqlalchemy.exc import DatabaseError

from wonders.core.decisions import WondersError
from wonders.core.wire import JsonObject
from wonders.server.store.databases import check_kept, make_private, open_database, sqlite_file
from wonders.server.store.days_schema import days_off, push_subscriptions, server_keys
from wonders.server.store.meeting_schema import challenges, ties
from wonders.server.store.order_schema import (
    access_tokens,
    acts,
    rated_matches,
    rating_changes,
    ratings,
    reports,
    sanctions,
)
from wonders.server.store.people_schema import participations, passkeys, profile_keys, profiles
from wonders.server.store.puzzle_schema import puzzle_ratings, puzzle_solvers, puzzle_tries
from wonders.server.store.schema import alive, entries, notebooks, outages, tables
from wonders.server.store.seals import is_sealed, seal
from wonders.server.store.tournament_schema import entrants, games, tournaments

AT_ONCE = 1000
COPIED = (
    *(tables, entries, alive, outages, profiles, profile_keys, passkeys, participations, ties, challenges),
    *(rated_matches, ratings, rating_changes, acts, sanctions, reports, access_tokens),
    *(tournaments, entrants, games),
    *(notebooks, puzzle_ratings, puzzle_solvers, puzzle_tries),
    *(days_off, push_subscriptions, server_keys),
)
"""What a backup brings back. Browsers are subscribed to pushes by the server's key: one without the other is void."""
LEFT_OUT = frozenset({"processes", "tickets", "waiting", "studies", "study_decisions"})
"""What is not brought back: it ends sooner than anybody needs a backup, or can be worked out again."""


class BadBackup(WondersError):
    """A file that is no backup, or a place it cannot be brought to."""


def back_up(url: str, file: Path) -> int:
    """Write all tables to a new file, as they stand at one moment; how many there are."""
    try:
        if file.exists():
            raise BadBackup(f"{file} exists already; a backup goes to a new file.")
        if not file.absolute().parent.is_dir():
            raise BadBackup(f"There is no folder {file.absolute().parent}.")
        check_kept(url)
        return _written(url, file)
    except (OSError, DatabaseError) as wrong:
        reason = getattr(wrong, "strerror", None) or getattr(wrong, "orig", None) or wrong
        raise BadBackup(f"The backup {file} cannot be written: {reason}.") from None


def _written(url: str, file: Path) -> int:
    source = open_database(url)
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        if source.shared:
            count = _copy_rows(url, f"sqlite:///{part}")
        else:
            with source.engine.connect() as connection:
                connection.exec_driver_sql("VACUUM INTO ?", (str(part),))
            count = _count(f"sqlite:///{part}")
        seal(part)
        _keep(part)
        os.replace(part, file)  # a backup is whole or not there
    finally:
        part.unlink(missing_ok=True)
        source.engine.dispose()
    return count


def restore(file: Path, url: str) -> int:
    """Bring a backup into a database that holds no tables yet; how many there were."""
    if not file.is_file():
        raise BadBackup(f"There is no file {file}.")
    if not _is_backup(file):
        raise BadBackup(f"{file} is no backup of wonders.")
    if not is_sealed(file):
        raise BadBackup(f"{file} has been altered or damaged since it was made: its checksum is not right.")
    target = sqlite_file(url)
    is_new = target is not None and not target.exists()
    try:
        if _count(url):
            raise BadBackup("The database holds tables already; a backup goes into an empty one.")
        with tempfile.TemporaryDirectory() as folder:  # an older one is brought up to date; the file stays as it is
            copy = Path(folder) / "backup.db"
            make_private(copy)
            shutil.copyfile(file, copy)
            return _copy_rows(f"sqlite:///{copy}", url)
    except (DatabaseError, WondersError) as wrong:
        if is_new and target is not None:
            _remove(target)
        if isinstance(wrong, WondersError):
            raise
        raise BadBackup(f"{file} cannot be read as a backup.") from None


def _remove(database: Path) -> None:
    """Leave nothing behind of a database that came to nothing."""
    for ending in ("", "-wal", "-shm"):
        with suppress(OSError):
            Path(f"{database}{ending}").unlink()


def _is_backup(file: Path) -> bool:
    """Whether it is one of ours; it is only looked at."""
    try:
        connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        with closing(connection):
            found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error:
        return False
    return {"entries", "tables", "alembic_version"} <= found


def _copy_rows(source_url: str, target_url: str) -> int:
    source, target = open_database(source_url), open_database(target_url)
    try:
        with source.engine.connect() as reading, target.engine.begin() as writing:
            if source.shared:
                reading.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            writing.execute(delete(server_keys))  # a server that was started once on the new database has made its own
            for table in COPIED:
                for rows in _rows(reading, table):
                    writing.execute(insert(table), rows)
            return writing.execute(select(func.count()).select_from(tables)).scalar() or 0
    finally:
        source.engine.dispose()
        target.engine.dispose()


def _rows(connection: Connection, table: Table) -> Iterator[Sequence[JsonObject]]:
    result = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
    for part in result.mappings().partitions(AT_ONCE):
        yield [dict(row) for row in part]


def _count(url: str) -> int:
    database = open_database(url)
    try:
        with database.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(tables)).scalar() or 0
    finally:
        database.engine.dispose()


def _keep(file: Path) -> None:
    """See to it that the file outlives a loss of power."""
    with file.open("rb") as opened:
        os.fsync(opened.fileno())
