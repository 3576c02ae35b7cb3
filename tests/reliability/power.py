"""The store's own writer on a disk whose power fails."""

import sqlite3
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import apsw

from tests.driving import Variant
from tests.reliability.moments import moments
from tests.reliability.tape import Fault, Tape, taped
from tests.server.house import fresh_database
from wonders.server.runtime.rows import rows_of
from wonders.server.store.batch import Batch
from wonders.server.store.databases import open_database
from wonders.server.store.writer import Settle, Writer

NAME = "tables.db"


class Connection:
    """An `apsw` connection that behaves as one of `sqlite3`, for the writer."""

    def __init__(self, disk: str, file: str, instead: dict[str, str]) -> None:
        self._instead = instead
        with _as_sqlite3():
            self._connection = apsw.Connection(file, vfs=disk)

    def cursor(self) -> "Connection":
        return self

    def execute(self, sql: str, values: Sequence[Any] = ()) -> None:
        for text, other in self._instead.items():
            sql = sql.replace(text, other)
        if not sql.startswith("PRAGMA") and not self._connection.in_transaction:
            self._run("BEGIN")
        self._run(sql, values)

    def executemany(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        for row in rows:
            self.execute(sql, row)

    def commit(self) -> None:
        if self._connection.in_transaction:
            self._run("COMMIT")

    def rollback(self) -> None:
        if self._connection.in_transaction:
            self._run("ROLLBACK")

    def close(self) -> None:
        with _as_sqlite3():
            self._connection.close(True)

    def _run(self, sql: str, values: Sequence[Any] = ()) -> None:
        with _as_sqlite3():
            self._connection.execute(sql, tuple(values))


@contextmanager
def _as_sqlite3() -> Iterator[None]:
    """The errors that the writer knows."""
    try:
        yield
    except apsw.ConstraintError as wrong:
        raise sqlite3.IntegrityError(str(wrong)) from wrong
    except (apsw.Error, OSError) as wrong:
        raise sqlite3.OperationalError(str(wrong)) from wrong


@dataclass
class Written:
    """A tape, and when what was acknowledged."""

    tape: Tape
    acked: list[tuple[int, tuple[str, int]]] = field(default_factory=list)
    """How much was on the tape, and the table and number of the entry."""
    refused: list[tuple[str, int]] = field(default_factory=list)


def batches(rng: Random) -> Iterator[Batch]:
    """Answers of real matches, one batch each, at several tables at once."""
    tables = []
    for number in range(8):
        moment = list(moments(Variant("classic", 3), rng.getrandbits(32), 1.0))[-1]
        tables.append((f"table{number}", list(rows_of(1, moment.entries))))
    while tables:
        table = rng.choice(tables)
        yield Batch(table[0], (table[1].pop(0),))
        if not table[1]:
            tables.remove(table)


def write(
    folder: Path,
    rng: Random,
    instead: dict[str, str] | None = None,
    writer: type[Writer] = Writer,
    fault: Fault | None = None,
) -> Written:
    """Write several matches with the store's writer and its settings; `instead` puts other settings in."""
    (folder / NAME).write_bytes(fresh_database())
    dialect = open_database(f"sqlite:///{folder / NAME}").dialect
    for left in ("-wal", "-shm"):
        (folder / f"{NAME}{left}").unlink(missing_ok=True)
    with taped(folder) as (disk, tape):
        written = Written(tape)
        tape.fault = fault or tape.fault

        def report(results: list[tuple[Settle, Exception | None]]) -> None:
            for settle, wrong in results:
                settle(wrong)

        def connect(file: str, **_: object) -> Connection:
            return Connection(disk, file, instead or {})

        with patch("sqlite3.connect", connect):
            writing = writer(dialect, report)
            for batch in batches(rng):
                done = threading.Event()
                writing.write(batch, _noting(written, batch, done))
                if rng.random() < 0.8:
                    done.wait()  # else the next one may go into the same commit
            writing.close()
    return written


def _noting(written: Written, batch: Batch, done: threading.Event) -> Settle:
    def settle(wrong: Exception | None) -> None:
        key = (batch.table, batch.rows[0].seq)
        if wrong is None:
            written.acked.append((len(written.tape.done), key))
        else:
            written.refused.append(key)
        done.set()

    return settle


@dataclass
class Crashes:
    """What power failures did."""

    count: int = 0
    lost: int = 0
    """Failures after which something acknowledged was gone."""
    broken: int = 0
    """Failures after which the database was damaged."""


def crash(written: Written, count: int, rng: Random) -> Crashes:
    """Let the power fail at so many points, and look what is there when it comes back."""
    found = Crashes()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            place = Path(folder) / str(number)
            place.mkdir()
            cut = rng.randrange(1, len(written.tape.done))
            for name, content in written.tape.after(cut, rng).items():
                (place / name).write_bytes(content)
            kept = _kept(place / NAME)
            promised = {key for at, key in written.acked if at <= cut}
            found.count += 1
            found.broken += kept is None
            found.lost += kept is not None and not promised <= kept
    return found


def _kept(database: Path) -> set[tuple[str, int]] | None:
    """The entries that are there, or None if the database is damaged."""
    with closing(sqlite3.connect(database)) as connection:
        try:
            if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                return None
            return {(row[0], row[1]) for row in connection.execute("SELECT table_id, seq FROM entries")}
        except sqlite3.DatabaseError:
            return None
