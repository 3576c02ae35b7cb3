"""When the server was there: a sign of life every few seconds in the store, and the gaps between them.

Clocks stand still in the gaps. Signs are written to the store, so they also say whether it can be written to.
"""

import asyncio
import logging
from typing import Final, NamedTuple

from wonders.server.errors import Refused
from wonders.server.sources import Sources
from wonders.server.store.batch import NotSaved
from wonders.server.store.store import Store

log = logging.getLogger("wonders.server")

EVERY: Final = 5.0
"""Seconds between two signs of life."""
GAP: Final = 3 * EVERY
"""Seconds without a sign after which a process was away."""
TRIES: Final = 2
"""A sign that took too long says nothing of the time until it came; the one after it does."""


class Outage(NamedTuple):
    """From when to when nobody could play."""

    began: float
    ended: float


class Uptime:
    """The signs of life of this process, and all outages that the store knows."""

    def __init__(self, store: Store, sources: Sources, process: str, several: bool = False) -> None:
        self._store = store
        self._sources = sources
        self._process = process
        self._several = several or store.database.shared
        """Whether others may live beside this one."""
        self.outages: list[Outage] = []
        """In the order of their ends."""
        self.others = 0
        """Other processes that live."""
        self.alone_since: float | None = None
        """When it was found that none does; None while there are some. Signs of who lives may be late, too."""
        self._last: float | None = None
        """When the last sign was written, by a clock that nobody sets."""
        self._failed = False
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """The first sign. Whatever lies between it and the last one of any process was an outage."""
        await self._sign(GAP if self._several else 0.0)
        self._task = asyncio.ensure_future(self._sign_often())

    @property
    def is_sure(self) -> bool:
        """Whether the process and its store have been there without a break until now."""
        return not self._failed and self._age() < GAP

    async def make_sure(self) -> None:
        """Know of all outages until now. NotSaved if the store cannot be written to, or is too slow to tell."""
        for _ in range(TRIES):
            if self.is_sure:
                return
            await self.sign()
        if not self.is_sure:
            raise NotSaved("The store is too slow now; try again.")

    async def sign(self, newer_than: float = 0.0) -> None:
        """A sign of life, unless there is one that new; NotSaved if the store cannot be written to."""
        async with self._lock:
            if self._failed or self._age() >= newer_than:
                await self._sign(None if self.is_sure else 0.0)

    def _age(self) -> float:
        return self._sources.uptime() - self._last if self._last is not None else GAP

    async def _sign(self, tolerance: float | None) -> None:
        known, asked = self.outages[-1].ended if self.outages else 0.0, self._sources.uptime()
        try:
            found, self.others = await self._store.sign(self._process, self._sources.now(), tolerance, known, GAP)
        except Refused:
            self._failed = True
            raise
        if self.others:
            self.alone_since = None
        elif self.alone_since is None:
            self.alone_since = self._sources.now()
        self._last = self._sources.uptime()
        self._failed = self._last - asked > EVERY  # so slow a store was away until now: the next sign will say so
        self.outages += [Outage(*one) for one in found]

    async def _sign_often(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sign()
            except Refused:
                log.warning("the store cannot be written to; clocks stand still until it can")

    async def close(self) -> None:
        """A last sign, so that the next server knows since when nobody was there."""
        if self._task is not None:
            self._task.cancel()
            try:
                await self.sign()
            except Refused:
                log.warning("the store cannot be written to")
