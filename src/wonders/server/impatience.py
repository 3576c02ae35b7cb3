"""Lines whose other end takes nothing are cut: what waits for them is held in memory, and would be without end."""

import asyncio
from typing import Final

from wonders.server.passable import AnyTransport

LONGEST_STALL: Final = 20.0
"""Seconds in which a reader takes so much that there is room again: some 50 KiB."""


class Impatient(asyncio.Protocol):
    """To be mixed into a protocol of uvicorn."""

    loop: asyncio.AbstractEventLoop
    transport: AnyTransport
    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(LONGEST_STALL, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        super().connection_lost(exc)

    def _go_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _give_up(self) -> None:
        self._stalled = None
        self.transport.abort()
