"""Bots that think in processes which are none: each thought is had at one moment, some time after it was asked for."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

from tests.simulation.faults import Faults
from tests.simulation.loop import SimulatedLoop
from wonders.server.runtime import bot_process
from wonders.server.runtime.bot_pool import BotPool, Worker


class Thoughts:
    """Stands for the pool of one process. What it remembers is lost with it."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._known: OrderedDict[str, bot_process.Known] = OrderedDict()

    def run(self, work: Callable[..., Any], given: tuple[Any, ...]) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        loop.call_later(self._faults.delay("bot_fails", 15.0), self._think, work, given, done)
        return done

    def _think(self, work: Callable[..., Any], given: tuple[Any, ...], done: "asyncio.Future[Any]") -> None:
        if done.done():
            return
        if self._faults.strikes("bot_fails"):
            done.set_exception(BrokenProcessPool("a bot's process was killed"))
            return
        bot_process._KNOWN = self._known
        try:
            done.set_result(work(*given))
        except Exception as wrong:
            done.set_exception(wrong)


class SimulatedWorker(Worker):
    """The server's queue of questions, with another pool behind it."""

    def __init__(self, faults: Faults, *given: Any) -> None:
        self._faults = faults
        super().__init__(*given)

    def _new_pool(self) -> Any:
        return Thoughts(self._faults)

    def close(self, wait: bool = True) -> None:
        """There is no process."""


class SimulatedPool(BotPool):
    """All of them."""

    def __init__(self, loop: SimulatedLoop, faults: Faults) -> None:
        self.worker = partial(SimulatedWorker, faults)
        super().__init__(1, 10.0, 30, loop.time)
