"""Seats people who wait: in whichever process they wait, by way of the store."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final

from wonders.core.decisions import WondersError
from wonders.games.registry import GAMES, game_class, make_as
from wonders.server.runtime.lookout import Lookout
from wonders.server.runtime.registry import Registry
from wonders.server.store.batch import Conflict
from wonders.server.tables.gathering import table_for
from wonders.server.tables.pairing import Group, Sizes, groups

EVERY: Final = 1.0
"""Seconds between two looks, as long as somebody waits in this process."""
STALE: Final = 12.0
"""Seconds after which whoever was not heard of waits no longer."""
SLICE: Final = 1.0
"""Seconds between two looks whether a client is still there."""
FORGET: Final = 600.0
USUAL: Final = 4
"""Players, where any number will do and as many come."""
OTHERWISE_FOR_TWO: Final = ("classic",)
"""Games that are another game with two players: nobody gets that who has not asked for it."""


class Pairing(Lookout):
    """One for each process."""

    def __init__(self, registry: Registry) -> None:
        super().__init__()
        self._registry = registry
        self._room = registry.store.waiting
        self._here: Counter[str] = Counter()
        """Who waits for an answer in this process, by how many lines."""
        self._news: dict[str, asyncio.Event] = {}

    async def wait(self, waiter: str, seconds: float, is_gone: Callable[[], Awaitable[bool]]) -> None:
        """Come back when this one has been seated, the time is up, or nobody waits for the answer any more."""
        until = asyncio.get_running_loop().time() + seconds
        news = self._news.setdefault(waiter, asyncio.Event())
        self._here[waiter] += 1
        try:
            self.nudge()
            while not news.is_set() and (left := until - asyncio.get_running_loop().time()) > 0:
                try:
                    async with asyncio.timeout(min(left, SLICE)):
                        await news.wait()
                except TimeoutError:
                    if await is_gone():
                        return
        finally:
            self._here[waiter] -= 1
            if not self._here[waiter]:
                del self._here[waiter], self._news[waiter]

    def pause(self) -> float | None:
        """Every second while somebody waits here, else only when somebody comes."""
        return EVERY if self._here else None

    async def look(self) -> None:
        """See who is there, seat whoever can be seated, tell those who were, here or elsewhere."""
        for waiter in await self._room.see([*self._here], self._registry.sources.now()):
            self._tell(waiter)
        await self.pair()
        for waiter in await self._room.seated([*self._here]):
            self._tell(waiter)
        await self._room.tidy(self._registry.sources.now() - FORGET)

    def _tell(self, waiter: str) -> None:
        if (news := self._news.get(waiter)) is not None:
            news.set()

    async def pair(self) -> int:
        """Seat everybody who can be seated now; how many groups. Another process may be faster with some of them."""
        now = self._registry.sources.now()
        waiting = await self._room.open(now - STALE)
        if not waiting:
            return 0
        blocked = await self._registry.store.ties.blocked({one.profile for one in waiting if one.profile})
        seated = 0
        for group in groups(waiting, now, all_sizes(), blocked):
            seated += await self._seat(group)
        return seated

    async def _seat(self, group: Group) -> bool:
        claims = tuple((one.id, seat) for seat, one in enumerate(group.people))
        try:
            await self._registry.create(table_for(group, self._registry.sources), claims=claims)
        except Conflict:
            return False
        return True

    async def count(self, game: str) -> int:
        """How many wait for a game."""
        return await self._room.count(game, self._registry.sources.now() - STALE)


@cache
def all_sizes() -> dict[str, Sizes]:
    """By game, without any option."""
    return {game: sizes_of(game) for game in GAMES}


@cache
def sizes_of(game: str) -> Sizes:
    """Numbers of players that whoever says "any" may get."""
    possible = [players for players in game_class(game).seats_allowed if _can_be(game, players)]
    least, most = next(n for n in possible if n > 2 or game not in OTHERWISE_FOR_TWO), possible[-1]
    return Sizes(least, min(most, max(least, USUAL)), most)


def _can_be(game: str, players: int) -> bool:
    try:
        make_as(game, None, players, {})
    except WondersError:
        return False
    return True
