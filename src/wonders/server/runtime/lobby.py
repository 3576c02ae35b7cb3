"""The list of open tables, put together once a second however many look at it."""

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from wonders.server.runtime.looking import infos
from wonders.server.runtime.registry import Registry
from wonders.server.wire.tables import TableInfo

SHOWN: Final = 50
LASTS: Final = 1.0
"""Seconds in which the list is not put together again."""


class Listed(NamedTuple):
    """Listed tables, those first that can still be joined."""

    tables: Sequence[TableInfo]
    at: float


class Lobby:
    """One for each process."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._listed: Listed | None = None
        self._looking: asyncio.Task[Listed] | None = None

    async def tables(self) -> Sequence[TableInfo]:
        """Listed tables that can be joined or watched. All who ask at the same time wait for the same look."""
        now = asyncio.get_running_loop().time()
        if self._listed is None or now - self._listed.at >= LASTS:
            if self._looking is None or self._looking.done():
                self._looking = asyncio.ensure_future(self._look(now))
            self._listed = await asyncio.shield(self._looking)
        return self._listed.tables

    async def _look(self, now: float) -> Listed:
        found = await infos(self._registry, await self._registry.listed(SHOWN))
        tables = [one for one in found if one is not None]  # one that cannot be read hides no others
        return Listed(sorted(tables, key=lambda one: one.state != "open"), now)


def etag(body: bytes) -> str:
    """By which a client knows whether anything has changed."""
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'
