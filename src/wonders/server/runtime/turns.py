"""One thing after the other for those who want something worked out: addresses take turns, none has many waiting."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from wonders.server.errors import Refused

MOST: Final = 12
"""What one address may have waiting at once, the one that is being done included. Whoever asks and hangs up has it
waiting all the same."""


class Share:
    """How much each address has under way."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._having: Counter[str] = Counter()

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """One more, or Refused."""
        if self._having[address] >= self._most:
            raise Refused(
                "too_many", f"At most {self._most} things are worked out for you at once; wait for those first."
            )
        self._having[address] += 1
        try:
            yield
        finally:
            self._having[address] -= 1
            if not self._having[address]:
                del self._having[address]


class Turns:
    """A lock whose next holder is of another address than the last, if one waits."""

    def __init__(self, most: int = MOST) -> None:
        self._share = Share(most)
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Come in when it is this address's turn; Refused, if it has too many waiting."""
        async with self._share.of(address):
            await self._come(address)
            try:
                yield
            finally:
                self._go_on()

    async def _come(self, address: str) -> None:
        if not self._busy:
            self._busy = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._go_on()  # it was this one's turn already
            raise

    def _go_on(self) -> None:
        while self._waiting:
            address, queue = self._waiting.popitem(last=False)
            following = queue.popleft()
            if queue:
                self._waiting[address] = queue  # behind all others
            if not following.done():
                following.set_result(None)
                return
        self._busy = False
