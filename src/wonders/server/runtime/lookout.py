"""Looking at something again and again: at once when something has happened, and after a while if nothing has."""

import asyncio
import logging
from abc import ABC, abstractmethod

from wonders.server.errors import Refused

log = logging.getLogger("wonders.server")


class Lookout(ABC):
    """Something that is looked at. What fails is noted, and tried again by the next look."""

    def __init__(self) -> None:
        self._nudged = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def look(self) -> None:
        """Let everything happen that is due."""

    @abstractmethod
    def pause(self) -> float | None:
        """Seconds until the next look, if nothing happens; None: until something does."""

    def open(self) -> None:
        self._task = asyncio.ensure_future(self._look_often())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def nudge(self) -> None:
        """Something has happened: look at once."""
        self._nudged.set()

    async def _look_often(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self.pause()):
                    await self._nudged.wait()
            except TimeoutError:
                pass
            self._nudged.clear()
            await self._look_once()

    async def _look_once(self) -> None:
        what = type(self).__name__
        try:
            await self.look()
        except Refused as wrong:
            log.warning("a look at %s failed; it is tried again", what, extra={"error": wrong.code})
        except Exception:
            log.exception("a look at %s failed; it is tried again", what)
