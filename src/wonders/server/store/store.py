"""The store as the rest of the server sees it: append entries, load them, find tables."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from wonders.server.store.access import Access
from wonders.server.store.batch import Batch, NotSaved
from wonders.server.store.databases import Database
from wonders.server.store.days import Days
from wonders.server.store.erasing import Erasing
from wonders.server.store.histories import Histories
from wonders.server.store.leases import Leases
from wonders.server.store.notebooks import NotebookStore
from wonders.server.store.order import Order
from wonders.server.store.profiles import Profiles
from wonders.server.store.puzzles import PuzzleStore
from wonders.server.store.ratings import Ratings
from wonders.server.store.schema import entries, outages, tables
from wonders.server.store.studies import StudyStore
from wonders.server.store.tickets import Passkeys, Tickets
from wonders.server.store.ties import Ties
from wonders.server.store.tournaments import TournamentStore
from wonders.server.store.waiting import WaitingRoom
from wonders.server.store.writer import Settle, Writer

log = logging.getLogger("wonders.server")

Found = TypeVar("Found")

READERS = 2
LONGEST: Final = 10.0
"""Seconds that somebody waits for the store to be read."""

NOTE_OUTAGE: Final = (
    "INSERT INTO outages (began, ended) SELECT last, :now FROM (SELECT MAX(at) AS last FROM alive) AS newest "
    "WHERE last < :now - :tolerance ON CONFLICT DO NOTHING"
)
SIGN: Final = (
    "INSERT INTO alive (process, at) VALUES (:process, :now) ON CONFLICT (process) DO UPDATE SET at = excluded.at"
)
FORGET_PROCESSES: Final = "DELETE FROM alive WHERE at < :long_ago"
COUNT_OTHERS: Final = "SELECT COUNT(*) FROM alive WHERE process <> :process AND at > :fresh"


class Store:
    """Reads in a few threads, writes in one."""

    def __init__(self, database: Database, slow: float = 0.0) -> None:
        self.database = database
        self._engine: Engine = database.engine
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = Writer(database.dialect, self._report, slow)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._furnish()

    def _furnish(self) -> None:
        """What is kept beside the tables, each in a file of its own."""
        database = self.database
        self.leases = Leases(database.engine.dialect.name, self._read)
        self.profiles = Profiles(self._read)
        self.waiting = WaitingRoom(self._read)
        self.ties = Ties(self._read)
        self.tournaments = TournamentStore(self._read)
        self.studies = StudyStore(self._read)
        self.notebooks = NotebookStore(self._read)
        self.tickets, self.passkeys = Tickets(self._read), Passkeys(self._read)
        self.histories = Histories(self._read)
        self.erasing = Erasing(database.engine, self._read)
        self.ratings = Ratings(self._read, database.shared)
        self.puzzles = PuzzleStore(self._read, database.shared)
        self.order = Order(self._read)
        self.access = Access(self._read)
        self.days = Days(self._read)

    def write_as(self, process: str) -> None:
        """From now on write only as long as this process has a lease."""
        self._writer.process = process

    async def append(self, batch: Batch) -> None:
        """Come back when the batch is on disk. Raises Conflict or NotSaved."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(wrong: Exception | None) -> None:
            if done.done():
                return
            if wrong is None:
                done.set_result(None)
            else:
                done.set_exception(wrong)

        self._loop = done.get_loop()
        self._writer.write(batch, settle)
        await done

    def _report(self, results: list[tuple[Settle, Exception | None]]) -> None:
        """One call into the loop for all that was written together."""

        def settle_all() -> None:
            for settle, wrong in results:
                settle(wrong)

        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(settle_all)

    def file(self, batch: Batch) -> None:
        """Write a card without waiting for it: it only helps to find a table."""
        self._writer.write(batch, _ignore)

    async def sign(
        self, process: str, now: float, tolerance: float | None, known: float, fresh: float
    ) -> tuple[Sequence[tuple[float, float]], int]:
        """Write a sign of life; the outages that ended after `known`, and how many other processes live.

        With a tolerance, the time since the last sign of any process was an outage if it was longer.
        """

        def write(connection: Connection) -> tuple[Sequence[tuple[float, float]], int]:
            given = {"process": process, "now": now, "tolerance": tolerance, "fresh": now - fresh}
            if tolerance is not None:
                connection.execute(text(NOTE_OUTAGE), given)
            connection.execute(text(SIGN), given)
            connection.execute(text(FORGET_PROCESSES), {"long_ago": now - 86400.0})
            others = connection.execute(text(COUNT_OTHERS), given).scalar() or 0
            query = select(outages.c.began, outages.c.ended).where(outages.c.ended > known).order_by(outages.c.ended)
            found = [(began, ended) for began, ended in connection.execute(query)]
            connection.commit()
            return found, others

        return await self._read(write)

    async def load(self, table: str, after: int = 0) -> Sequence[str]:
        """The entries of a table, from the one after this number on."""
        query = select(entries.c.body).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        return await self._read(lambda connection: connection.execute(query).scalars().all())

    async def outline(self, table: str, skipped: Sequence[str]) -> tuple[str, Sequence[str]]:
        """The state that is filed of a table, and its entries but those that begin so."""
        state = select(tables.c.state).where(tables.c.id == table)
        query = select(entries.c.body).where(entries.c.table_id == table).order_by(entries.c.seq)
        for kind in skipped:
            query = query.where(entries.c.body.not_like(f'{{"entry":"{kind}"%'))

        def ask(connection: Connection) -> tuple[str, Sequence[str]]:
            return connection.execute(state).scalar() or "", connection.execute(query).scalars().all()

        return await self._read(ask)

    async def by_code(self, code: str) -> str | None:
        query = select(tables.c.id).where(tables.c.code == code)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def listed(self, limit: int) -> Sequence[str]:
        """Listed tables that are not over, the youngest first."""
        query = (
            select(tables.c.id)
            .where(tables.c.listed, tables.c.state.in_(("open", "playing")))
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )
        return await self._read(lambda connection: connection.execute(query).scalars().all())

    async def due(self, before: float, limit: int = 100) -> Sequence[str]:
        """Tables at which somebody's time is up."""
        query = select(tables.c.id).where(tables.c.due < before).order_by(tables.c.due).limit(limit)
        return await self._read(lambda connection: connection.execute(query).scalars().all())

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by their state."""
        query = select(tables.c.state, func.count()).group_by(tables.c.state)
        return await self._read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def newest(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        query = (
            select(entries.c.table_id, func.max(entries.c.seq))
            .where(entries.c.table_id.in_(ids))
            .group_by(entries.c.table_id)
        )
        return await self._read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def _read(self, ask: Callable[[Connection], Found]) -> Found:
        try:
            async with asyncio.timeout(LONGEST):
                return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, ask)
        except TimeoutError:
            raise NotSaved("The store does not answer; try again.", away=True) from None

    def _ask(self, ask: Callable[[Connection], Found]) -> Found:
        try:
            with self._engine.connect() as connection:
                return ask(connection)
        except SQLAlchemyError as wrong:
            log.warning("the store cannot be used", extra={"error": type(wrong).__name__})
            raise NotSaved("The store cannot be reached; try again.", away=True) from None


def _ignore(wrong: Exception | None) -> None:
    """Whoever files a card does not wait for it."""
