"""Word between processes: closing, whatever the Redis client does with a cancellation."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from wonders.server.runtime.bus import Bus

pytestmark = pytest.mark.anyio


class Deaf:
    """A client that swallows the first cancellation of what it sends, as the real one may."""

    def __init__(self) -> None:
        self.sending = asyncio.Event()
        self.closed = False

    async def publish(self, connection: str, word: str) -> None:
        self.sending.set()
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            return

    async def aclose(self) -> None:
        self.closed = True


async def test_closing_ends_although_a_cancellation_was_swallowed() -> None:
    bus = Bus("redis://localhost:1")
    client: Any = Deaf()
    bus._redis = client

    async def heard(words: Sequence[str]) -> None:
        raise AssertionError(words)

    await bus.listen(heard)
    bus.tell("seq", "k3v", 1)
    await client.sending.wait()
    async with asyncio.timeout(5):
        await bus.close()
    assert client.closed
