"""PostgreSQL that is frozen or gone: nobody waits for long, and nothing is told but that it was not saved."""

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import house_at
from tests.server.test_answers import begin, option
from tests.server.test_play import move
from wonders.server.store import impatient
from wonders.server.store.batch import Batch, EntryRow, NotSaved
from wonders.server.store.databases import open_database
from wonders.server.store.store import Store
from wonders.server.store.writer import Dialect, Writer

pytestmark = pytest.mark.anyio


@pytest.fixture
def short(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    open_database(postgres).engine.dispose()  # on a busy machine the schema alone takes longer than is waited for here
    monkeypatch.setattr(impatient, "ANSWERING", 2.0)
    monkeypatch.setattr(impatient, "CONNECTING", 2)


def backends(url: str) -> list[int]:
    """The processes of PostgreSQL that serve connections to this database, but for the one that is asked."""
    import psycopg

    with psycopg.connect(url) as connection:
        query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        return [pid for (pid,) in connection.execute(query)]


async def test_a_frozen_database_is_given_up_and_works_again_later(postgres: str, short: Any) -> None:
    """Frozen processes still hold their lines open: only a clock on this side helps."""
    store = Store(open_database(postgres))
    await store.append(Batch("a", (EntryRow(1, None, None, "x"),)))
    assert list(await store.load("a")) == ["x"]
    frozen = backends(postgres)
    for pid in frozen:
        os.kill(pid, signal.SIGSTOP)
    try:
        began = time.monotonic()
        with pytest.raises(NotSaved):
            await store.append(Batch("a", (EntryRow(2, None, None, "y"),)))
        assert await store.load("a"), "a line that does not answer is replaced"
        assert time.monotonic() - began < 9
    finally:
        for pid in frozen:
            os.kill(pid, signal.SIGCONT)
    await store.append(Batch("a", (EntryRow(3, None, None, "z"),)))
    store.close()


async def test_many_answers_wait_for_a_database_that_is_away_once_not_one_after_the_other() -> None:
    tried: list[float] = []

    def connect() -> Any:
        tried.append(time.monotonic())
        time.sleep(0.05)
        raise OSError("away")

    results: list[Exception | None] = []
    writer = Writer(Dialect(connect, "?", (KeyError,), (OSError,)), lambda told: results.extend(w for _, w in told))
    for number in range(100):
        writer.write(Batch(f"t{number}", ()), lambda wrong: None)
    writer.close()
    assert len(results) == 100 and all(isinstance(wrong, NotSaved) for wrong in results)
    assert len(tried) <= 4


async def test_connections_that_are_cut_cost_no_answer(
    postgres: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(tmp_path, db=postgres) as house:
        _, lines, states = await begin(house, "duel", 2)
        for pid in backends(postgres):
            os.kill(pid, signal.SIGTERM)
        replies = []
        for _ in range(3):
            replies.append(await lines[0].answer(1, option(states[0]), move(1)))
        assert {reply.get("error") for reply in replies} <= {"not_saved", None} and replies[-1]["type"] == "ack"
    assert "Traceback" not in caplog.text
