"""One open socket: a bounded queue towards a reader who may be slow."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from wonders.core.decisions import SPECTATOR, Seat
from wonders.server.errors import Refused

MOST_FRAMES: Final = 64
LONGEST_SEND: Final = 10.0
"""Seconds after which a reader who does not read is dropped."""


class Channel:
    """A seat's or a watcher's line to the server."""

    def __init__(self, send: Callable[[str], Awaitable[None]], seat: Seat = SPECTATOR) -> None:
        self.seat = seat
        self.v = 0
        """The version told last."""
        self.token = ""
        self.dropped = False
        self.why: Refused | None = None
        """What it is told on parting, if anything."""
        self.cut: Callable[[], object] | None = None
        """Ends the visit, even while a frame is stuck."""
        self._send = send
        self._sending: float | None = None
        """When the frame that is on its way was sent. A timer for each frame would cost more than the frame."""
        self._frames: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Send when it is this frame's turn. A reader that is too far behind is let go; it will ask again."""
        if len(self._frames) >= MOST_FRAMES:
            self.drop()
        if not self.dropped:
            self._frames.append(frame)
            self._ready.set()

    def drop(self, why: Refused | None = None) -> None:
        self.dropped, self.why = True, why
        if self.cut is not None:
            self.cut()
        self._frames.clear()
        self._ready.set()

    def is_stuck(self, now: float) -> bool:
        """Whether the reader has not taken a frame for too long."""
        return self._sending is not None and now - self._sending > LONGEST_SEND

    async def run(self) -> None:
        """Send what comes, until the channel is dropped."""
        while not self.dropped:
            await self._ready.wait()
            self._ready.clear()
            while self._frames:
                self._sending = asyncio.get_running_loop().time()
                await self._send(self._frames.popleft().decode())
                self._sending = None
