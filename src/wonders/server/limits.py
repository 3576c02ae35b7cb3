"""How much of anything one visitor may have: buckets that fill again as time goes by."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from wonders.server.errors import Refused

MOST_KEPT: Final = 50_000
"""Addresses that are remembered; the one that was quiet longest is forgotten first."""


class Bucket:
    """`size` at once, and as much again in every `seconds`."""

    __slots__ = ("_filled", "_level", "_rate", "_size")

    def __init__(self, size: int, seconds: float, now: float) -> None:
        self._size = float(size)
        self._rate = size / seconds
        self._level = self._size
        self._filled = now

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self._level = min(self._size, self._level + max(0.0, now - self._filled) * self._rate)
        self._filled = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


class Limiter:
    """A bucket for each address."""

    def __init__(self, size: int, seconds: float, now: Callable[[], float], what: str) -> None:
        self._size = size
        self._seconds = seconds
        self._now = now
        self._what = what
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Raise Refused if this address has had too many."""
        now = self._now()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._size, self._seconds, now)
            if len(self._buckets) > MOST_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take(now):
            raise Refused(
                "too_fast", f"Too many {self._what}: at most {self._size} in {self._seconds:g} seconds; wait a little."
            )
