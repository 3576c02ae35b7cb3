"""Who is at a table in the other server processes, as far as they have told lately."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from wonders.core.decisions import Seat

LASTS: Final = 15.0
"""Seconds after which a process that says nothing more is taken to have gone."""


class There(NamedTuple):
    """What one process has told about a table."""

    seats: frozenset[Seat]
    watching: int
    attending: frozenset[Seat]
    """Seats whose players look at it."""
    at: float


class Presence:
    """Seats and watchers elsewhere, by table and process."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._there: dict[str, dict[str, There]] = {}
        self._seen: dict[str, dict[Seat, float]] = {}
        """When each seat was last heard of: a word that is lost does not make anybody absent for longer."""

    def hear(
        self, table: str, process: str, seats: Iterable[Seat], watching: int, attending: Iterable[Seat] | None = None
    ) -> bool:
        """Note what a process tells; whether it is news. One of an older version does not say who attends."""
        before = self._there.setdefault(table, {}).get(process)
        there = frozenset(seats)
        now = There(there, watching, there if attending is None else frozenset(attending), self._now())
        self._seen.setdefault(table, {}).update(dict.fromkeys(now.seats, now.at))
        if now.seats or now.watching:
            self._there[table][process] = now
        else:
            self._there[table].pop(process, None)
        return before is None or before[:3] != now[:3]

    def seats(self, table: str) -> set[Seat]:
        return {seat for there in self._fresh(table) for seat in there.seats}

    def attending(self, table: str) -> set[Seat]:
        return {seat for there in self._fresh(table) for seat in there.attending}

    def watching(self, table: str) -> int:
        return sum(there.watching for there in self._fresh(table))

    def seen(self, table: str, seat: Seat) -> float:
        """When somebody was last heard of at a seat; 0 if never."""
        return self._seen.get(table, {}).get(seat, 0.0)

    def forget(self, table: str) -> None:
        self._there.pop(table, None)
        self._seen.pop(table, None)

    def _fresh(self, table: str) -> list[There]:
        return [there for there in self._there.get(table, {}).values() if self._now() - there.at < LASTS]
