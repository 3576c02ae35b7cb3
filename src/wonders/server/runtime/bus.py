"""Word between server processes, over Redis: which tables have changed, and who is at them.

It may be lost; the store is the truth.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

log = logging.getLogger("wonders.server")

CHANNEL = "wonders"
SILENCE = 15.0
"""Seconds without a word after which Redis is taken to be away."""

Heard = Callable[[Sequence[str]], Awaitable[None]]


class Bus:
    """One connection to hear, one to tell."""

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        import redis.asyncio as redis

        self._redis = redis.from_url(url, health_check_interval=15, socket_connect_timeout=5)
        self._now = now
        self._since = self._heard = 0.0
        """Since when it has been heard without a break, and when last."""
        self._words: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def listen(self, heard: Heard) -> None:
        """Call `heard` with the words of all processes, until closed. A lost connection is made again."""
        self._tasks = [asyncio.ensure_future(self._hear(heard)), asyncio.ensure_future(self._speak())]

    def tell(self, *words: object) -> None:
        """Tell all processes a few words, this one included. Never waits."""
        try:
            self._words.put_nowait(" ".join(map(str, words)))
        except asyncio.QueueFull:
            log.warning("word to other processes was lost; they will look for themselves")

    @property
    def hears_since(self) -> float | None:
        """Since when nothing was missed; None while nothing is heard. Processes tell something every few seconds."""
        return self._since if self._now() - self._heard < SILENCE else None

    def _note(self) -> None:
        now = self._now()
        if now - self._heard >= SILENCE:
            self._since = now
        self._heard = now

    async def _hear(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub() as ear:
                    await ear.subscribe(CHANNEL)
                    async for message in ear.listen():
                        if message["type"] == "message":
                            self._note()
                            await heard(message["data"].decode().split(" "))
            except asyncio.CancelledError:
                raise
            except Exception as wrong:
                self._heard = 0.0
                log.warning("Redis cannot be heard; trying again", extra={"error": type(wrong).__name__})
                await asyncio.sleep(1.0)

    async def _speak(self) -> None:
        while True:
            word = await self._words.get()
            try:
                await self._redis.publish(CHANNEL, word)
            except asyncio.CancelledError:
                raise
            except Exception as wrong:
                log.warning("Redis cannot be told", extra={"error": type(wrong).__name__})
                await asyncio.sleep(0.2)

    async def close(self) -> None:
        """Hear and tell no more. The client may swallow a cancellation while it talks to Redis: it gets another."""
        pending = set(self._tasks)
        while pending:
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=0.2)
        await self._redis.aclose()


def seats_in(word: str) -> list[int]:
    """Seats, as they are told in one word."""
    return [int(seat) for seat in word.split(",") if seat]
