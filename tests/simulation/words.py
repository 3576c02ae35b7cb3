"""Redis as the processes of a run have it: words are lost, late or doubled, and it is away for a while."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.simulation.faults import Faults
from tests.simulation.loop import OWNER, SimulatedLoop
from wonders.server.runtime.bus import Bus
from wonders.server.sources import Sources


class Ether:
    """Hands words on to all who listen."""

    def __init__(self, loop: SimulatedLoop, faults: Faults) -> None:
        self.loop, self.faults = loop, faults
        self.ears: list[Ear] = []

    def publish(self, word: str) -> None:
        for ear in list(self.ears):
            if self.faults.strikes("word_lost"):
                continue
            for _ in range(2 if self.faults.strikes("word_doubled") else 1):
                self.loop.call_later(self.faults.delay("word_late", 8.0), ear.take, word)

    def break_off(self) -> None:
        """Redis goes away: whoever listens finds out."""
        for ear in list(self.ears):
            ear.take(None)


class Ear:
    """One subscription."""

    def __init__(self, ether: Ether) -> None:
        self._ether = ether
        self._words: asyncio.Queue[str | None] = asyncio.Queue()
        self.owner = OWNER.get()

    def take(self, word: str | None) -> None:
        self._words.put_nowait(word)

    async def subscribe(self, channel: str) -> None:
        if self._ether.faults.bus_down:
            raise ConnectionError("Redis is away")
        self._ether.ears.append(self)

    async def listen(self) -> AsyncIterator[dict[str, Any]]:
        while (word := await self._words.get()) is not None:
            yield {"type": "message", "data": word.encode()}
        raise ConnectionError("Redis is away")


class Redis:
    """As much of Redis' client as the bus uses."""

    def __init__(self, ether: Ether) -> None:
        self._ether = ether

    @asynccontextmanager
    async def pubsub(self) -> AsyncIterator[Ear]:
        ear = Ear(self._ether)
        try:
            yield ear
        finally:
            if ear in self._ether.ears:
                self._ether.ears.remove(ear)

    async def publish(self, channel: str, word: str) -> None:
        await asyncio.sleep(self._ether.faults.delay())
        if self._ether.faults.bus_down:
            raise ConnectionError("Redis is away")
        self._ether.publish(word)

    async def aclose(self) -> None:
        """Nothing is open."""


class SimulatedBus(Bus):
    """The server's bus, over simulated Redis."""

    def __init__(self, ether: Ether, sources: Sources) -> None:
        super().__init__("redis://simulated", sources.now)
        self.__dict__["_redis"] = Redis(ether)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
