"""Rows of numbers about things that come up again and again in a search: each is read once and kept."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

import numpy as np

Thing = TypeVar("Thing")
FIRST_ROWS = 256


class Shelf(Generic[Thing]):
    """Things are held as long as their rows are, so that they can be told apart by identity."""

    def __init__(self, width: int, read: Callable[[Sequence[Thing]], np.ndarray]) -> None:
        self._read = read
        self._numbers: dict[Hashable, int] = {}
        self._things: list[Thing] = []
        self._rows = np.empty((FIRST_ROWS, width), np.float32)

    def forget(self) -> None:
        self._numbers.clear()
        self._things.clear()

    def of(self, things: Sequence[Thing]) -> np.ndarray:
        """The rows of these things, told apart by identity."""
        return self.by(list(map(id, things)), things)

    def by(self, keys: Sequence[Hashable], things: Sequence[Thing]) -> np.ndarray:
        """The rows of these things, told apart by their keys; those that are new are read together."""
        wanted = list(map(self._numbers.get, keys))
        if None in wanted:
            self._learn(keys, things, wanted)
        return self._rows.take(np.array(wanted, np.intp), axis=0)

    def _learn(self, keys: Sequence[Hashable], things: Sequence[Thing], wanted: list[int | None]) -> None:
        """Read what is new, and fill in its numbers."""
        numbers, held = self._numbers, self._things
        before = len(held)
        for at, number in enumerate(wanted):
            if number is None:
                wanted[at] = found = numbers.setdefault(keys[at], len(held))
                if found == len(held):
                    held.append(things[at])
        self._keep(before, self._read(held[before:]))

    def _keep(self, before: int, rows: np.ndarray) -> None:
        after = before + len(rows)
        if after > len(self._rows):
            grown = np.empty((max(after, 2 * len(self._rows)), self._rows.shape[1]), np.float32)
            grown[:before] = self._rows[:before]
            self._rows = grown
        self._rows[before:after] = rows
