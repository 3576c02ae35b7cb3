"""The processes in which bots think. Every table has its turn, however much another asks for."""

import asyncio
import logging
from collections import OrderedDict, deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from wonders.server.runtime.bot_process import Question, begin, think

log = logging.getLogger("wonders.server")

Waiting = tuple[Question, "asyncio.Future[str]"]


class Worker:
    """One process with a queue for each table; tables take turns."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._pool = self._new_pool()
        self._waiting: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self.load = 0

    async def ask(self, question: Question) -> str:
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(question.table, deque()).append((question, done))
        self.load += 1
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        try:
            return await done
        finally:
            self.load -= 1

    async def _work(self) -> None:
        while self._waiting:
            table, queue = self._waiting.popitem(last=False)
            question, done = queue.popleft()
            if queue:
                self._waiting[table] = queue  # behind all others
            if done.cancelled():
                continue
            try:
                answer = await self._think(question)
            except Exception as wrong:
                if not done.done():
                    done.set_exception(wrong)
            else:
                if not done.done():
                    done.set_result(answer)

    async def _think(self, question: Question) -> str:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._limit):
                return await loop.run_in_executor(self._pool, think, question)
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


class BotPool:
    """All workers. A table stays with its worker, which remembers the match."""

    def __init__(self, workers: int, limit: float) -> None:
        self._workers = [Worker(limit) for _ in range(max(1, workers))]
        self._places: OrderedDict[str, Worker] = OrderedDict()

    async def ask(self, question: Question) -> str:
        """What a bot answers; whatever goes wrong is raised."""
        return await self._worker_of(question.table).ask(question)

    @property
    def waiting(self) -> int:
        """Questions that are not answered yet."""
        return sum(worker.load for worker in self._workers)

    def _worker_of(self, table: str) -> Worker:
        worker = self._places.pop(table, None)
        if worker is None:
            worker = min(self._workers, key=lambda one: one.load)
        self._places[table] = worker
        while len(self._places) > 1000:
            self._places.popitem(last=False)
        return worker

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
