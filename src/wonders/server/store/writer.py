"""The thread that writes. It takes all that waits, writes it in one transaction, and only then says so."""

import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from wonders.server.store.batch import Batch, Conflict, Fenced, NotSaved
from wonders.server.store.drivers import AnyConnection, AnyCursor
from wonders.server.store.participations import ProfileGone, write_part
from wonders.server.store.tournament_rows import claim_game, settle_game
from wonders.server.store.waiting import claim

MOST: Final = 256
"""Batches in one transaction."""

Settle = Callable[[Exception | None], None]
Job = tuple[Batch, Settle]

Report = Callable[[list[tuple[Settle, Exception | None]]], None]
"""Takes the results of a transaction to where they are waited for."""


@dataclass(frozen=True)
class Dialect:
    """How a database driver wants it said."""

    connect: Callable[[], AnyConnection]
    mark: str
    conflict: tuple[type[Exception], ...]
    error: tuple[type[Exception], ...]
    begin: Callable[[AnyCursor], None] | None = None
    """Begins a transaction in which nobody else writes, where reading does not hold a row."""
    hold: str = ""
    """What holds a row that is read until the end of the transaction. Renewing it must still be possible."""

    def sql(self, text: str) -> str:
        return text.replace("?", self.mark)


class Writer:
    """Group commit. `slow` seconds are waited before each commit: a slow disk, for tests."""

    def __init__(self, dialect: Dialect, report: Report, slow: float = 0.0) -> None:
        self._dialect = dialect
        self._report = report
        self._slow = slow
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection: AnyConnection = None
        self.process: str | None = None
        """Who writes, where several processes share the database: only as long as its row is there."""
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, batch: Batch, settle: Settle) -> None:
        """Write a batch; `settle` learns when it is on disk, or why it is not (Conflict, NotSaved)."""
        self._jobs.put((batch, settle))

    def close(self) -> None:
        """Write all that waits, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, last = [job], False
            while len(jobs) < MOST and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                jobs.append(more)
            self._write_together(jobs)
            if last:
                break
        self._disconnect()

    def _write_together(self, jobs: Sequence[Job]) -> None:
        """One transaction for all. If one of them stands in the way, each gets its own."""
        wrong = self._try([batch for batch, _ in jobs])
        if wrong is None or len(jobs) == 1:
            self._report([(settle, wrong) for _, settle in jobs])
        else:
            self._report(list(self._one_by_one(jobs, wrong)))

    def _one_by_one(self, jobs: Sequence[Job], wrong: Exception) -> Iterator[tuple[Settle, Exception | None]]:
        """Each on its own; once the database cannot be reached, nobody waits for another attempt."""
        for batch, settle in jobs:
            away = isinstance(wrong, NotSaved) and wrong.away
            result = wrong if away else self._try([batch])
            wrong = result or wrong
            yield settle, result

    def _try(self, batches: Sequence[Batch]) -> Exception | None:
        dialect = self._dialect
        try:
            if self._connection is None:
                self._connection = dialect.connect()
        except Exception as wrong:
            return NotSaved(f"This could not be saved: {type(wrong).__name__}.", away=True)
        try:
            self._transact(batches)
        except dialect.conflict as wrong:
            self._roll_back()
            return Conflict(str(wrong))
        except (Conflict, Fenced, ProfileGone) as wrong:
            self._roll_back()
            return wrong
        except Exception as wrong:  # whatever it is, this thread must live: everybody waits for it
            self._roll_back()
            self._disconnect()
            return NotSaved(f"This could not be saved: {type(wrong).__name__}.")
        return None

    def _transact(self, batches: Sequence[Batch]) -> None:
        sql = self._dialect.sql
        cursor = self._connection.cursor()
        if self.process is not None:
            self._check_fence(cursor, self.process)
        for batch in batches:
            if batch.table_row is not None and batch.new:
                cursor.execute(sql(INSERT_CARD), (*_card_values(batch), self.process))
            elif batch.table_row is not None:
                table_row = batch.table_row
                cursor.execute(
                    sql(UPDATE_CARD),
                    (table_row.state, table_row.listed, table_row.touched, table_row.due, table_row.id),
                )
            write_part(cursor, sql, batch.part, self._dialect.hold)
            if batch.rated is not None:
                cursor.execute(sql(INSERT_RATED), batch.rated)
            claim(cursor, sql, batch.table, batch.claims)
            if batch.slot is not None:
                claim_game(cursor, sql, batch.table, batch.slot)
            if batch.game_result is not None:
                settle_game(cursor, sql, batch.game_result)
        rows = [(batch.table, row.seq, row.seat, row.move, row.body) for batch in batches for row in batch.rows]
        if rows:
            cursor.executemany(sql(INSERT_ENTRY), rows)
        if self._slow:
            time.sleep(self._slow)
        self._connection.commit()

    def _check_fence(self, cursor: AnyCursor, process: str) -> None:
        if self._dialect.begin is not None:
            self._dialect.begin(cursor)
        cursor.execute(self._dialect.sql(FENCE) + self._dialect.hold, (process,))
        if cursor.fetchone() is None:
            raise Fenced

    def _roll_back(self) -> None:
        try:
            if self._connection is not None:
                self._connection.rollback()
        except Exception:
            self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        try:
            if connection is not None:
                connection.close()
        except Exception:
            pass


INSERT_ENTRY: Final = "INSERT INTO entries (table_id, seq, seat, move, body) VALUES (?, ?, ?, ?, ?)"
INSERT_CARD: Final = (
    "INSERT INTO tables (id, code, game, state, listed, created, touched, due, holder) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_RATED: Final = (
    "INSERT INTO rated_matches (table_id, class, ended, result) VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO NOTHING"
)
FENCE: Final = "SELECT 1 FROM processes WHERE process = ?"
UPDATE_CARD: Final = "UPDATE tables SET state = ?, listed = ?, touched = ?, due = ? WHERE id = ?"


def _card_values(batch: Batch) -> tuple[object, ...]:
    table_row = batch.table_row
    assert table_row is not None, "asked only for batches with a card"
    return (
        table_row.id,
        table_row.code,
        table_row.game,
        table_row.state,
        table_row.listed,
        table_row.created,
        table_row.touched,
        table_row.due,
    )
