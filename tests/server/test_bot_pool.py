"""The processes of the bots: real ones, with fair turns, and a new one when one is lost."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path

import pytest

from wonders.server.errors import Refused
from wonders.server.limits import Limiter
from wonders.server.runtime import bot_pool as crew_module
from wonders.server.runtime.bot_pool import BotPool, Worker
from wonders.server.runtime.bot_process import Question, think

pytestmark = pytest.mark.anyio

QUESTION = Question("table", "duel", 2, (("first", 0), ("wonders", "fixed"), ("fair", "off")), (), 0, "medium", "seed")


def thinking() -> Limiter:
    return Limiter(30, 60.0, lambda: 0.0, "seconds of thinking")


def asked(count: int = 0) -> Question:
    """A question after the deal."""
    from wonders import Dealer, Match, make

    match = Match(make("duel", wonders="fixed"), Dealer.from_seed("bot_pool"))
    for _ in range(count):
        seat = match.waiting_for[0]
        match.answer(seat, match.legal(seat)[0])
    answers = tuple((seat, str(action)) for seat, action in match.answers)
    return replace(QUESTION, answers=answers, seat=match.waiting_for[0])


def test_thinking_goes_on_from_what_is_known_and_forgets_what_was_taken_back() -> None:
    first, later = asked(0), asked(3)
    from wonders.server.runtime.bot_process import _KNOWN

    think(replace(first, table="t1"))
    think(replace(later, table="t1"))
    assert _KNOWN["t1"].answers == later.answers
    assert think(replace(first, table="t1")) == think(replace(first, table="t2")), "after an undo, all anew"


async def test_a_real_process_answers_and_is_replaced_when_it_dies() -> None:
    bot_pool = BotPool(1, 60.0)
    try:
        assert await bot_pool.ask(asked())
        worker = bot_pool._quick
        (process,) = worker._pool._processes.values()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        with pytest.raises(Exception):  # noqa: B017 - whatever the pool says; the automation asks again
            await bot_pool.ask(asked())
        assert await bot_pool.ask(asked())
    finally:
        bot_pool.close()


async def test_tables_take_turns_however_much_one_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def quick(self: Worker, question: Question) -> str:
        order.append(question.table)
        await asyncio.sleep(0)
        return "done"

    monkeypatch.setattr(crew_module.Worker, "_think", quick)
    worker = Worker(10.0, thinking())
    greedy = [worker.ask(replace(QUESTION, table="greedy")) for _ in range(50)]
    modest = [worker.ask(replace(QUESTION, table="modest")) for _ in range(2)]
    await asyncio.gather(*greedy, *modest)
    assert max(at for at, table in enumerate(order) if table == "modest") <= 5
    worker.close()


async def test_a_bot_that_is_too_slow_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(0.01, thinking())
    with pytest.raises(TimeoutError):
        await worker.ask(asked())
    worker.close()


@pytest.mark.parametrize(
    ("fails", "refused"),
    [([], False), ([BrokenProcessPool()], False), ([BrokenProcessPool()] * 2, True), ([TimeoutError()], True)],
    ids=["nothing", "lost once", "lost again", "late"],
)
async def test_a_replay_is_counted_again_if_its_process_was_lost(
    fails: list[Exception], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    coming = iter(fails)

    async def run(self: Worker, *given: object) -> tuple[bytes, None]:
        if (wrong := next(coming, None)) is not None:
            raise wrong
        return b"steps", None

    monkeypatch.setattr(Worker, "run", run)
    pool = BotPool(1, 10.0)
    try:
        if refused:
            with pytest.raises(Refused, match="try again"):
                await pool.recount("here")
        else:
            assert await pool.recount("here") == b"steps"
    finally:
        pool.close()


STARTED = """
import asyncio, sys
from tests.server.test_bot_pool import asked
from wonders.server.runtime.bot_pool import BotPool

async def main():
    pool = BotPool(1, 60.0)
    await pool.ask(asked())
    (process,) = pool._quick._pool._processes.values()
    print(process.pid, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize("kernel", [True, False])
def test_a_bot_s_process_ends_with_a_server_that_was_killed(tmp_path: Path, kernel: bool) -> None:
    """By the kernel where it can do so, and by watching the parent everywhere."""
    script = tmp_path / "server.py"
    aside = "" if kernel else "import sys; sys.platform = 'other'"
    script.write_text(aside + STARTED)
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=environment)
    assert server.stdout is not None
    pid = int(server.stdout.readline())
    assert is_running(pid)
    server.kill()
    server.wait(10)
    until = time.monotonic() + 10
    while is_running(pid):
        assert time.monotonic() < until, "it thinks on for nobody"
        time.sleep(0.05)
    server.stdout.close()


async def test_a_process_gives_way_to_the_server_and_more_so_once_it_has_loaded_what_it_needs() -> None:
    worker, ours = Worker(60.0, thinking()), os.getpriority(os.PRIO_PROCESS, 0)
    try:
        found = [await worker.run(os.getpriority, os.PRIO_PROCESS, 0) for _ in range(3)]
    finally:
        worker.close()
    assert found == [max(10, ours), 19, 19] and os.getpriority(os.PRIO_PROCESS, 0) == ours
