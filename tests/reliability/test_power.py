"""The power fails: what was acknowledged is there when it comes back."""

import queue
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import apsw
import pytest

from tests.reliability.power import crash, write
from tests.reliability.tape import Done
from wonders.server.store.batch import Batch, EntryRow, NotSaved
from wonders.server.store.writer import Dialect, Job, Settle, Writer

CRASHES = 25


class Early(Writer):
    """Acknowledges before it commits."""

    def _write_together(self, jobs: Sequence[Job]) -> None:
        self._report([(settle, None) for _, settle in jobs])
        self._try([batch for batch, _ in jobs])


def test_nothing_acknowledged_is_lost_when_the_power_fails(tmp_path: Path) -> None:
    written = write(tmp_path, Random(1))
    assert len(written.acked) > 300 and not written.refused
    found = crash(written, CRASHES, Random(2))
    assert (found.count, found.lost, found.broken) == (CRASHES, 0, 0)


def test_the_failure_would_be_seen_without_full_syncs(tmp_path: Path) -> None:
    written = write(tmp_path, Random(1), {"synchronous=FULL": "synchronous=NORMAL"})
    assert crash(written, CRASHES, Random(2)).lost > CRASHES // 2


def test_the_failure_would_be_seen_if_answers_were_acknowledged_too_early(tmp_path: Path) -> None:
    written = write(tmp_path, Random(1), writer=Early)
    assert crash(written, CRASHES, Random(2)).lost > 0


@pytest.mark.parametrize("wrong", [apsw.FullError("disk full"), apsw.IOError("broken disk")], ids=["full", "broken"])
@pytest.mark.parametrize("what", ["write", "sync"])
def test_a_disk_that_fails_now_and_then_acknowledges_nothing_it_has_not(
    tmp_path: Path, what: str, wrong: apsw.Error
) -> None:
    rng = Random(3)

    def fault(done: Done) -> None:
        if done.what == what and rng.random() < 0.02:
            raise wrong

    written = write(tmp_path, Random(1), fault=fault)
    assert written.refused, "nothing has failed"
    assert len(written.acked) > 5
    found = crash(written, CRASHES, Random(2))
    assert (found.lost, found.broken) == (0, 0)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as now:
        kept = set(now.execute("SELECT table_id, seq FROM entries"))
    assert {key for _, key in written.acked} <= kept


def test_the_writer_lives_on_whatever_goes_wrong() -> None:
    """One batch that cannot be written must not stop all tables for ever."""
    results: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()

    def report(told: list[tuple[Settle, Exception | None]]) -> None:
        for _, wrong in told:
            results.put(wrong)

    writer = Writer(Dialect(_Odd, "?", (sqlite3.IntegrityError,), (sqlite3.Error,)), report)
    for expected in (NotSaved, NotSaved, type(None)):
        writer.write(Batch("t", (EntryRow(1, None, None, ""),)), lambda _: None)
        assert isinstance(results.get(timeout=10), expected)
    writer.close()


class _Odd:
    """A connection that fails in ways nobody has thought of, twice."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1

    def cursor(self) -> "_Odd":
        return self

    def executemany(self, sql: str, rows: object) -> None:
        if self.made < 3:
            raise OverflowError("nobody has thought of this")

    def commit(self) -> None:
        pass

    rollback = close = cursor
