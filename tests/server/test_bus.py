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


def test_a_process_tells_who_looks_at_the_page_and_an_older_one_says_nothing_of_it() -> None:
    from wonders.server.runtime.presence import Presence

    there = Presence(lambda: 100.0)
    assert there.hear("t", "one", [0, 1], 0, [1]) and not there.hear("t", "one", [0, 1], 0, [1])
    assert there.seats("t") == {0, 1} and there.attending("t") == {1}
    assert there.hear("t", "one", [0, 1], 0, [0, 1]), "somebody has turned to the page"
    there.hear("t", "older", [2], 0)
    assert there.attending("t") == {0, 1, 2}
