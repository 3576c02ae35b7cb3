"""Reviews in the background: one decision after the other, in a process of their own that gives way to all others.

Addresses take turns. What was found is in the store at once; a review that a server could not finish goes on when
somebody looks at it again.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Final

from wonders.server.errors import Refused
from wonders.server.limits import Ledger
from wonders.server.runtime.services import Services
from wonders.server.store.studies import StudyRow
from wonders.server.tables import study
from wonders.server.tables.study import Places
from wonders.study.reviewing import Reviewed

log = logging.getLogger("wonders.server")

MOST_WAITING: Final = 200
"""Reviews that wait at once; more would not be done within a day."""
MOST_KNOWN: Final = 50
"""Reviews whose matches are kept in memory."""


@dataclass
class Known:
    """A match under review."""

    row: StudyRow
    places: Places
    found: list[Reviewed]
    told: bytes = b""
    """What is told of it, as long as nothing new is found."""

    @property
    def missing(self) -> list[tuple[int, int]]:
        done = {(one["step"], one["seat"]) for one in self.found}
        return [place for place in self.places if place not in done]


class Studies:
    """All reviews of a process."""

    def __init__(self, services: Services, limits: Ledger) -> None:
        self._services = services
        self._store = services.store.studies
        self._begun = limits.limiter(services.settings.reviews_per_hour, 3600.0, services.sources.now, "reviews")
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._waiting: OrderedDict[str, deque[str]] = OrderedDict()
        """The reviews of each address, whoever was served last stands last."""
        self._task: asyncio.Task[None] | None = None

    async def begin(self, text: str, address: str) -> str:
        """Have a record reviewed; its key. A review that exists costs nothing."""
        nodes = self._services.settings.review_nodes
        key, record = await self._services.bot_pool.work(address, study.checked, text, nodes)
        if await self._store.find(key) is None:
            if sum(map(len, self._waiting.values())) >= MOST_WAITING:
                raise Refused("too_many", "Too many reviews are waiting; try again later.")
            self._begun.take(address)
            await self._store.add(StudyRow(key, record, nodes), self._services.sources.now())
        known = await self._recall(key, address)
        self._wait(known, address)
        return key

    async def look(self, key: str, address: str) -> bytes:
        """What is known so far, as it is told. Looking at a review that is not done lets it go on."""
        known = await self._recall(key, address)
        self._wait(known, address)
        if not known.told:
            found, row = list(known.found), known.row
            given = key, row.record, row.nodes, found, len(known.places)
            told = await self._services.bot_pool.work(address, study.told, *given)
            if len(found) < len(known.found):
                return told  # more has been found in the meantime
            known.told = told
        return known.told

    async def choices(self, key: str, step: int, seat: int, address: str) -> bytes:
        """What a seat could have answered at one of its decisions, as it is told."""
        known = await self._recall(key, address)
        if (step, seat) not in known.places:
            raise Refused("not_found", "There was nothing to decide for this seat then.")
        return await self._services.bot_pool.work(address, study.choices, known.row.record, step, seat)

    async def record(self, key: str) -> str:
        """What is reviewed."""
        known = self._known.get(key)
        return (known.row if known is not None else await self._row(key)).record

    async def _row(self, key: str) -> StudyRow:
        row = await self._store.find(key)
        if row is None:
            raise Refused("not_found", "There is no such review.")
        return row

    async def _recall(self, key: str, address: str) -> Known:
        known = self._known.pop(key, None)
        if known is None:
            row = await self._row(key)
            places = await self._services.bot_pool.work(address, study.places_of, row.record)
            found = await self._store.decisions(key)
            known = self._known.get(key) or Known(row, places, found)
        self._known[key] = known
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return known

    def _wait(self, known: Known, address: str) -> None:
        if not known.missing or any(known.row.key in queue for queue in self._waiting.values()):
            return
        self._waiting.setdefault(address, deque()).append(known.row.key)
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._work())

    async def _work(self) -> None:
        """A decision of one address, then of the next one."""
        while self._waiting:
            address, queue = self._waiting.popitem(last=False)
            key = queue[0]
            if not await self._one_of(key, address):
                queue.popleft()
            if queue:
                self._waiting[address] = queue

    async def _one_of(self, key: str, address: str) -> bool:
        """Review one decision; whether there are more."""
        try:
            known = await self._recall(key, address)
            missing = known.missing
            if missing:
                step, seat = missing[0]
                one = await self._services.bot_pool.review(known.row.record, step, seat, known.row.nodes)
                await self._store.found(key, one)
                known.found.append(one)
                known.told = b""
            return len(missing) > 1
        except Exception as wrong:
            log.warning("a review stopped", exc_info=wrong)
            return False

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
