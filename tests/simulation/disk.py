"""The store of a run: the server's own store and its SQL, on SQLite in memory, with faults between it and whoever asks.

What is in it is what has been committed. It outlives every process; each of them has a store of its own to reach it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from functools import cache
from typing import Any

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from tests.simulation.faults import Faults
from tests.simulation.loop import WORLD, SimulatedLoop
from tests.simulation.trace import Trace
from wonders.server.store.databases import Database
from wonders.server.store.schema import metadata
from wonders.server.store.store import Store
from wonders.server.store.writer import Dialect, Job, Settle, Writer

SLOW = 12.0
"""Seconds that a slow store takes at most: longer than anybody waits for it."""
STATEMENT = 8.0
"""Seconds after which PostgreSQL's client gives a statement up."""


@cache
def _memory() -> tuple[sqlite3.Connection, Engine]:
    """One for all runs of a program, emptied for each: what SQLAlchemy has once worked out stays."""
    raw = sqlite3.connect(":memory:", check_same_thread=False)
    engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
    metadata.create_all(engine)
    return raw, engine


class SharedDatabase(Database):
    """Several processes may use it, as they may PostgreSQL."""

    @property
    def shared(self) -> bool:
        return True


class Disk:
    """What is durable in a run."""

    def __init__(self, loop: SimulatedLoop, faults: Faults, trace: Trace) -> None:
        self.loop, self.faults, self.trace = loop, faults, trace
        self.raw, self.engine = _memory()
        self.raw.rollback()
        for table in metadata.tables:
            self.raw.execute(f"DELETE FROM {table}")
        self.raw.commit()
        self.watchers: list[Callable[[], None]] = []
        """Called after each commit of entries."""

    def entries(self, table: str, after: int = 0) -> list[str]:
        found = self.raw.execute("SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after))
        return [body for (body,) in found]

    def tables(self) -> list[str]:
        return [id for (id,) in self.raw.execute("SELECT id FROM tables ORDER BY created, id")]

    def has_move(self, table: str, seat: int, move: str) -> bool:
        query = "SELECT COUNT(*) FROM entries WHERE table_id = ? AND seat = ? AND move = ?"
        return bool(self.raw.execute(query, (table, seat, move)).fetchone()[0])

    def committed(self) -> None:
        for watcher in self.watchers:
            watcher()


class WriterLine:
    """The writer's connection: what is sent over it may fail before it is done, or after."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    def cursor(self) -> sqlite3.Cursor:
        return self._disk.raw.cursor()

    def commit(self) -> None:
        disk = self._disk
        if disk.faults.strikes("write_fails"):
            disk.trace.note("write-failed")
            raise sqlite3.OperationalError("disk I/O error")
        disk.raw.commit()
        disk.trace.note("commit")
        disk.committed()
        if disk.faults.strikes("write_unknown"):
            disk.trace.note("write-unknown")
            raise sqlite3.OperationalError("the line was cut")

    def rollback(self) -> None:
        self._disk.raw.rollback()

    def close(self) -> None:
        self._disk.raw.rollback()


class SimulatedWriter(Writer):
    """The writer without its thread: what waits is written a moment later, and the answer comes yet later."""

    def __init__(self, dialect: Dialect, report: Any, disk: Disk, shared: bool) -> None:
        self._dialect, self._report, self._slow = dialect, report, 0.0
        self._connection: Any = None
        self._disk, self._shared, self._context = disk, shared, copy_context()
        self.process = None
        self._waiting: list[Job] = []
        self._busy = False

    def write(self, batch: Any, settle: Settle) -> None:
        self._waiting.append((batch, settle))
        if not self._busy:
            self._busy = True
            self._send()

    def _send(self) -> None:
        """What has been sent may be written although its process dies meanwhile."""
        disk = self._disk
        outlives = self._shared and disk.faults.rng.random() < 0.3
        delay = disk.faults.delay("slow_store", STATEMENT)
        disk.loop.call_later(delay, self._flush, context=WORLD if outlives else self._context)

    def _flush(self) -> None:
        jobs, self._waiting = self._waiting, []
        self._write_together(jobs)
        if self._waiting:
            self._send()
        else:
            self._busy = False

    def close(self) -> None:
        if self._waiting:
            self._flush()


class Readers:
    """Threads that read: each question is answered at one moment, and the answer comes later."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    def run(self, work: Callable[..., Any], given: tuple[Any, ...]) -> "asyncio.Future[Any]":
        disk = self._disk
        done: asyncio.Future[Any] = disk.loop.create_future()
        disk.loop.call_later(disk.faults.delay("slow_store", SLOW), self._answer, work, given, done)
        return done

    def _answer(self, work: Callable[..., Any], given: tuple[Any, ...], done: "asyncio.Future[Any]") -> None:
        try:
            result = work(*given)
        except Exception as wrong:
            self._disk.loop.call_later(self._disk.faults.delay(), _settle, done, None, wrong)
        else:
            self._disk.loop.call_later(self._disk.faults.delay(), _settle, done, result, None)

    def shutdown(self) -> None:
        """There are no threads."""


def _settle(done: "asyncio.Future[Any]", result: Any, wrong: Exception | None) -> None:
    if done.done():
        return
    if wrong is not None:
        done.set_exception(wrong)
    else:
        done.set_result(result)


class FaultyEngine:
    """For reading."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    @contextmanager
    def connect(self) -> Iterator[Connection]:
        disk = self._disk
        if disk.faults.store_down or disk.faults.strikes("read_fails"):
            disk.trace.note("read-failed")
            raise OperationalError("", None, sqlite3.OperationalError("the store is away"))
        with disk.engine.connect() as connection:
            yield connection

    def dispose(self) -> None:
        """Nothing is open."""


class SimulatedStore(Store):
    """The server's store, with its thread and its readers on the virtual clock."""

    def __init__(self, disk: Disk, shared: bool) -> None:
        dialect = Dialect(self._connect, "?", (sqlite3.IntegrityError,), (sqlite3.Error,))
        self.database = (SharedDatabase if shared else Database)(disk.engine, dialect)
        self._disk = disk
        self._engine: Any = FaultyEngine(disk)
        self._loop = None
        self._writer = SimulatedWriter(dialect, self._report, disk, shared)
        self._context = copy_context()
        self._readers: Any = Readers(disk)
        self._furnish()

    def _connect(self) -> WriterLine:
        if self._disk.faults.store_down:
            self._disk.trace.note("store-away")
            raise sqlite3.OperationalError("the store is away")
        return WriterLine(self._disk)

    def _report(self, results: list[tuple[Settle, Exception | None]]) -> None:
        """The answer to a commit is on its way for a while."""

        def settle_all() -> None:
            for settle, wrong in results:
                settle(wrong)

        self._disk.loop.call_later(self._disk.faults.delay(), settle_all, context=self._context)
