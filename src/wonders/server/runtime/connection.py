"""One open socket: a bounded queue towards a reader who may be slow."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.websockets import WebSocketDisconnect

from wonders.core.decisions import SPECTATOR, Seat
from wonders.server.errors import Refused

log = logging.getLogger("wonders.server")

MOST_FRAMES: Final = 64
MOST_BYTES: Final = 512 * 1024
"""In the queue of one reader; a single frame may always wait."""
RETELLING: Final = 5.0
"""Seconds between two tellings of the whole story."""
LONGEST_SEND: Final = 10.0
"""Seconds after which a reader who does not read is dropped."""


class Connection:
    """A seat's or a watcher's line to the server. There are thousands, mostly at rest: a task sends only while there
    is something to send, and a list waits where a deque would be ten times its size."""

    __slots__ = (
        "_again",
        "_bytes",
        "_frames",
        "_send",
        "_sending",
        "_task",
        "_told",
        "attends",
        "broken",
        "cut",
        "dropped",
        "failed",
        "seat",
        "token",
        "v",
        "why",
    )

    def __init__(self, send: Callable[[str], Awaitable[None]], seat: Seat = SPECTATOR) -> None:
        self.seat = seat
        self.v = 0
        """The version told last."""
        self.token = ""
        self.attends = True
        """Whether somebody looks at the page."""
        self.dropped = False
        self.why: Refused | None = None
        """What it is told on parting, if anything."""
        self.broken = False
        """Whether sending went wrong: the line is cut. What was raised is not kept: its frames hold this connection, a
        circle in which the line and the table would stay."""
        self.failed = 0
        """The code it is closed with if it cannot be told any more; it is told everything when it comes back."""
        self.cut: Callable[[], object] | None = None
        """Ends the visit, even while a frame is stuck."""
        self._send = send
        self._sending: float | None = None
        """When the frame that is on its way was sent. A timer for each frame would cost more than the frame."""
        self._frames: list[bytes] = []
        self._bytes = 0
        self._task: asyncio.Task[None] | None = None
        self._told = -RETELLING
        """When the whole story was told."""
        self._again: asyncio.TimerHandle | None = None

    def put(self, frame: bytes) -> None:
        """Send when it is this frame's turn. A reader that is too far behind is let go; it will ask again."""
        if len(self._frames) >= MOST_FRAMES or (self._frames and self._bytes + len(frame) > MOST_BYTES):
            self.drop()
        if not self.dropped:
            self._frames.append(frame)
            self._bytes += len(frame)
            if self._task is None:
                self._task = asyncio.ensure_future(self._drain())

    def seldom(self, tell: Callable[["Connection"], None]) -> None:
        """Tell the whole story now, or, if that was a moment ago, once when its time has come."""
        loop = asyncio.get_running_loop()
        wait = self._told + RETELLING - loop.time()
        if wait > 0 and self._again is None and not self.dropped:
            self._again = loop.call_later(wait, self._tell, tell)
        elif wait <= 0:
            self._tell(tell)

    def _tell(self, tell: Callable[["Connection"], None]) -> None:
        self._again = None
        self._told = asyncio.get_running_loop().time()
        tell(self)

    def drop(self, why: Refused | None = None) -> None:
        self.dropped, self.why = True, why
        self._frames.clear()
        self._bytes = 0
        if self.cut is not None:
            self.cut()

    def fail(self, code: int = 1011) -> None:
        """Close it by a fault of the server, or because the table moves (1012): whoever it is comes back."""
        self.failed = code
        self.drop()

    async def ease(self) -> None:
        """Come back when there is room for what follows from another message."""
        if len(self._frames) >= MOST_FRAMES // 2:
            await self.flush()

    def is_stuck(self, now: float) -> bool:
        """Whether the reader has not taken a frame for too long."""
        return self._sending is not None and now - self._sending > LONGEST_SEND

    async def flush(self) -> None:
        """Come back when everything is sent."""
        if self._task is not None:
            await self._task

    def close(self) -> None:
        """Take no more frames. What waits is still sent, unless the reader has been dropped."""
        if self.dropped and self._task is not None:
            self._task.cancel()
        self.dropped, self.cut = True, None
        if self._again is not None:
            self._again.cancel()
            self._again = None

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._frames:
                self._sending = loop.time()
                frame = self._frames.pop(0)
                self._bytes -= len(frame)
                await self._send(frame.decode())
        except (WebSocketDisconnect, OSError):
            self.broken = True  # the line was cut while something was on its way
            self.drop()
        except Exception:
            log.exception("a socket broke")
            self.fail()
        finally:
            self._sending = self._task = None
