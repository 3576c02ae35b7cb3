"""Reviews in the background: one decision after the other, in a process of their own that gives way to all others.

Addresses take turns. What was found is in the store at once; a review that a server could not finish goes on when
somebody looks at it again.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from typing import Final, NamedTuple

from wonders.core.actions import Action
from wonders.core.decisions import WondersError
from wonders.core.match import AnyMatch
from wonders.core.record import Record
from wonders.games.replay import replay
from wonders.notation.reading import read_record
from wonders.server.errors import Refused
from wonders.server.limits import Ledger
from wonders.server.runtime.services import Services
from wonders.server.store.studies import StudyRow
from wonders.study.decisions import decided_in
from wonders.study.keeping import key_of
from wonders.study.review import Review, assemble
from wonders.study.reviewing import Reviewed

log = logging.getLogger("wonders.server")

MOST_WAITING: Final = 200
"""Reviews that wait at once; more would not be done within a day."""
MOST_KNOWN: Final = 50
"""Reviews whose matches are kept in memory."""


class Known(NamedTuple):
    """A match under review."""

    row: StudyRow
    match: AnyMatch
    places: tuple[tuple[int, int], ...]
    found: list[Reviewed]

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
        record = await asyncio.to_thread(_checked, text)
        nodes = self._services.settings.review_nodes
        key = key_of(record, nodes)
        if await self._store.find(key) is None:
            if sum(map(len, self._waiting.values())) >= MOST_WAITING:
                raise Refused("too_many", "Too many reviews are waiting; try again later.")
            self._begun.take(address)
            await self._store.add(StudyRow(key, record.dumps(), nodes), self._services.sources.now())
        known = await self._recall(key)
        self._wait(known, address)
        return key

    async def look(self, key: str, address: str) -> tuple[Known, Review]:
        """The match and what is known so far. Looking at a review that is not done lets it go on."""
        known = await self._recall(key)
        self._wait(known, address)
        review = await asyncio.to_thread(assemble, known.match, list(known.found), known.row.nodes)
        return known, review

    async def legal(self, key: str, step: int, seat: int) -> tuple[Action, ...]:
        """What a seat could have answered at one of its decisions."""
        known = await self._recall(key)
        if (step, seat) not in known.places:
            raise Refused("not_found", "There was nothing to decide for this seat then.")
        return known.match.game.legal(known.match.steps[step].table, seat)

    async def record(self, key: str) -> Record:
        """What is reviewed."""
        return Record.loads((await self._recall(key)).row.record)

    async def _recall(self, key: str) -> Known:
        known = self._known.pop(key, None)
        if known is None:
            row = await self._store.find(key)
            if row is None:
                raise Refused("not_found", "There is no such review.")
            match, places = await asyncio.to_thread(_played, row.record)
            found = await self._store.decisions(key)
            known = self._known.get(key) or Known(row, match, places, found)
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
            if not await self._one_of(key):
                queue.popleft()
            if queue:
                self._waiting[address] = queue

    async def _one_of(self, key: str) -> bool:
        """Review one decision; whether there are more."""
        try:
            known = await self._recall(key)
            missing = known.missing
            if missing:
                step, seat = missing[0]
                one = await self._services.bot_pool.review(known.row.record, step, seat, known.row.nodes)
                await self._store.found(key, one)
                known.found.append(one)
            return len(missing) > 1
        except Exception as wrong:
            log.warning("a review stopped", exc_info=wrong)
            return False

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()


def _played(record: str) -> tuple[AnyMatch, tuple[tuple[int, int], ...]]:
    match = replay(record)
    return match, tuple((one.step, one.seat) for one in decided_in(match))


def _checked(text: str) -> Record:
    """A record of a match that is over, or a sentence that says what is wrong with it."""
    try:
        record = read_record(text)
        match = replay(record)
    except WondersError as wrong:
        raise Refused("bad_record", str(wrong)) from None
    if match.outcome is None:
        raise Refused("not_over", "The match is not over yet; only then it is reviewed.")
    return Record(record.header, record.answers)
