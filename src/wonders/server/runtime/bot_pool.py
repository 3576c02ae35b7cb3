"""The processes in which bots think. Quick thoughts have a process of their own: they never wait for long ones."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from wonders.server.errors import Refused
from wonders.server.limits import Limiter
from wonders.server.runtime.bot_process import (
    FORESEE,
    HINT,
    LINE,
    Question,
    Refusal,
    begin,
    ponder,
    recount,
    run,
    tried,
)
from wonders.server.runtime.bot_queue import BotQueue, Waiting
from wonders.server.runtime.turns import Share, Turns
from wonders.study.reviewing import Reviewed
from wonders.study.running import review_at

log = logging.getLogger("wonders.server")

Result = TypeVar("Result")

READING: Final = 60.0
"""Seconds that something may take that is worked out for a visitor."""
REVIEWING: Final = 120.0
"""Seconds that the review of one decision may take."""
SLOW: Final = frozenset({"hard", "expert", HINT, FORESEE})
"""Levels that think for a second; all others answer within a millisecond."""
LEAST: Final = 0.02
"""Seconds that even the quickest answer is charged for: it is also stored and told."""


class Worker:
    """One process, and those who wait for it."""

    def __init__(self, limit: float, thinking: Limiter, now: Callable[[], float] = time.monotonic) -> None:
        self._limit = limit
        self._thinking = thinking
        self._now = now
        self._pool = self._new_pool()
        self._waiting = BotQueue(thinking.is_spent)
        self._task: asyncio.Task[None] | None = None
        self.load = 0

    async def ask(self, question: Question) -> str:
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.put(Waiting(question, done))
        self.load += 1
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        try:
            return await done
        finally:
            self.load -= 1

    async def _work(self) -> None:
        while self._waiting:
            question, done = self._waiting.take()
            if done.cancelled():
                continue
            began = self._now()
            try:
                answer = await self._think(question)
            except Exception as wrong:
                if not done.done():
                    done.set_exception(wrong)
            else:
                if not done.done():
                    done.set_result(answer)
            self._thinking.owe(question.patron, max(LEAST, self._now() - began))

    async def _think(self, question: Question) -> str:
        return await self.run(ponder, question)

    async def run(self, work: Callable[..., Result], *given: object) -> Result:
        """Have something done in the process, at once."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._limit):
                return await loop.run_in_executor(self._pool, run, work, *given)
        except (BrokenProcessPool, TimeoutError):
            log.warning("a bot's process was lost or late and is started again")
            self._renew()
            raise

    def _renew(self) -> None:
        self.close(wait=False)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a copy of the server would keep its sockets and its database open.
        return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin)

    def close(self, wait: bool = True) -> None:
        processes = list((getattr(self._pool, "_processes", None) or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        if wait:
            for process in processes:
                process.join(2.0)


async def again_if_lost(work: Callable[[], Awaitable[Result]]) -> Result:
    """What somebody waits for is done again if its process was lost; Refused if that does not help."""
    for _ in range(2):
        try:
            return await work()
        except BrokenProcessPool:
            continue
        except TimeoutError:
            break
    raise Refused("too_many", "The server has too much to do to work this out now; try again later.")


class BotPool:
    """All workers. A table stays with its worker, which remembers the match."""

    worker: Callable[[float, Limiter, Callable[[], float]], Worker] = Worker

    def __init__(
        self, workers: int, limit: float, seconds: int = 30, now: Callable[[], float] = time.monotonic
    ) -> None:
        thinking = Limiter(seconds, 60.0, now, "seconds of thinking")
        self._quick = self.worker(limit, thinking, now)
        self._reader = self.worker(READING, thinking, now)
        self._turns, self._consulting = Turns(), Share()
        self._reviewer = self.worker(REVIEWING, thinking, now)
        self._workers = [self.worker(limit, thinking, now) for _ in range(max(1, workers))]
        self._places: OrderedDict[str, Worker] = OrderedDict()

    async def ask(self, question: Question) -> str:
        """What a bot answers; whatever goes wrong is raised."""
        slow = question.bot in SLOW or question.seed == LINE
        return await (self._worker_of(question.table) if slow else self._quick).ask(question)

    async def consult(self, question: Question) -> str:
        """What somebody asks bots about, not a table: no address has many of these waiting."""
        async with self._consulting.of(question.patron):
            return await self.ask(question)

    async def work(self, address: str, work: Callable[..., Result], *given: object) -> Result:
        """Have something worked out for a visitor that takes more than a moment: in a process that is of use to nobody
        else, one after the other, addresses taking turns. What it refuses is refused here."""
        async with self._turns.turn(address):
            done: tuple[Result, Refusal | None] = await again_if_lost(lambda: self._reader.run(tried, work, *given))
        if done[1] is not None:
            raise Refused(*done[1])
        return done[0]

    async def recount(self, address: str, *given: object) -> bytes:
        """A replay."""
        return await self.work(address, recount, *given)

    async def review(self, record: str, step: int, seat: int, nodes: int) -> Reviewed:
        """What a decision of a match was worth: in a process of its own, for nobody waits for a whole review."""
        return await self._reviewer.run(review_at, record, step, seat, nodes)

    async def analyse(self, question: Question) -> str:
        """What the answers in a position are worth: beside the reviews, addresses taking turns."""
        return await self._reviewer.ask(question)

    @property
    def waiting(self) -> int:
        """Questions that are not answered yet."""
        return sum(worker.load for worker in (self._quick, *self._workers))

    def _worker_of(self, table: str) -> Worker:
        worker = self._places.pop(table, None)
        if worker is None:
            worker = min(self._workers, key=lambda one: one.load)
        self._places[table] = worker
        while len(self._places) > 1000:
            self._places.popitem(last=False)
        return worker

    def close(self) -> None:
        for worker in (self._quick, self._reader, self._reviewer, *self._workers):
            worker.close()
