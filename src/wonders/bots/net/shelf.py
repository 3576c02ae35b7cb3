"""Rows of numbers about things that come up again and again in a search: each is read once and kept."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import numpy as np

Thing = TypeVar("Thing")
FIRST_ROWS = 256


class Shelf(Generic[Thing]):
    """Things are told apart by identity, and held as long as their rows are."""

    def __init__(self, width: int, read: Callable[[Sequence[Thing]], np.ndarray]) -> None:
        self._read = read
        self._numbers: dict[int, int] = {}
        self._things: list[Thing] = []
        self._rows = np.empty((FIRST_ROWS, width), np.float32)

    def forget(self) -> None:
        self._numbers.clear()
        self._things.clear()

    def of(self, things: Sequence[Thing]) -> np.ndarray:
        """The rows of these things, those that are new read together."""
        numbers, held, wanted = self._numbers, self._things, []
        before = len(held)
        for thing in things:
            number = numbers.get(id(thing))
            if number is None:
                number = numbers[id(thing)] = len(held)
                held.append(thing)
            wanted.append(number)
        if len(held) > before:
            self._keep(before, self._read(held[before:]))
        return self._rows.take(wanted, axis=0)

    def _keep(self, before: int, rows: np.ndarray) -> None:
        after = before + len(rows)
        if after > len(self._rows):
            grown = np.empty((max(after, 2 * len(self._rows)), self._rows.shape[1]), np.float32)
            grown[:before] = self._rows[:before]
            self._rows = grown
        self._rows[before:after] = rows
