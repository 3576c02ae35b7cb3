"""What has happened in a run, line by line; and what should never happen."""

from collections import Counter
from collections.abc import Callable
from zlib import crc32


class Violation(Exception):
    """Something that must always hold does not."""


class Trace:
    """Written by everything that is simulated. Two runs of a seed have the same trace."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.lines: list[str] = []
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    def note(self, what: str, *more: object) -> None:
        self.counts[what] += 1
        self.lines.append(f"{self._now():.6f} {what} {' '.join(map(str, more))}")

    def violate(self, invariant: str, what: str) -> None:
        """An invariant does not hold."""
        self.note("VIOLATION", invariant, what)
        self.wrong.append(f"{invariant}: {what}")

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def digest(frame: bytes) -> str:
    """A long text in a trace."""
    return f"{len(frame)}:{crc32(frame):08x}"
