"""The three layouts: where the twenty cards of an age lie, which cards lie on which, and every shape that can be left.

A set of slots is an integer with a bit for each. While cards are taken a layout can have few shapes (428 in each of the
first two ages, 132 in the third), so what is accessible in a shape is worked out once.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple

# O lies open at the start, a dot closed; a card lies half on each of the two above it; the last row is on top.
_DRAWN: Final = {
    1: (
        "    O O    ",
        "   . . .   ",
        "  O O O O  ",
        " . . . . . ",
        "O O O O O O",
    ),
    2: (
        "O O O O O O",
        " . . . . . ",
        "  O O O O  ",
        "   . . .   ",
        "    O O    ",
    ),
    3: (
        "    O O    ",
        "   . . .   ",
        "  O O O O  ",
        "   .   .   ",
        "  O O O O  ",
        "   . . .   ",
        "    O O    ",
    ),
}


class Uncovered(NamedTuple):
    """Slots whose cards are turned up, and the name of that draw: there is only one such in a match."""

    slots: tuple[int, ...]
    label: str


class Shape:
    """What is left of a layout. There is one object for each shape, so shapes are compared by identity."""

    __slots__ = ("_uncovered", "accessible", "after", "layout", "left", "pick", "slots")

    def __init__(self, layout: "Layout", left: int) -> None:
        self.layout = layout
        self.left = left
        """The slots that still hold a card, as bits."""
        self.slots = tuple(slot for slot in bits(left) if not layout.covered_by[slot] & left)
        """The slots with an accessible card, in order."""
        self.accessible = sum(1 << slot for slot in self.slots)
        """The same as bits."""
        self.pick: Callable[[Sequence[Any]], tuple[Any, ...]] = _picker(self.slots)
        """What lies in those slots, out of a list of all slots."""
        self.after: dict[int, Shape] = {}
        """The shape after the card of an accessible slot is taken."""
        self._uncovered: dict[int, Uncovered] = {}

    def uncovered(self, closed: int) -> "Uncovered":
        """The accessible slots among the closed ones."""
        known = self._uncovered.get(closed & self.accessible)
        if known is None:
            slots = tuple(slot for slot in self.slots if closed >> slot & 1)
            known = Uncovered(slots, f"age {self.layout.age} slots {' '.join(map(str, slots))}")
            self._uncovered[closed & self.accessible] = known
        return known

    def __repr__(self) -> str:
        return f"age {self.layout.age}: {', '.join(map(str, bits(self.left))) or 'empty'}"

    def __reduce__(self) -> tuple[Any, ...]:
        return _shape, (self.layout.age, self.left)


class Layout:
    """The slots of one age, numbered from 0, row by row from the far end, from left to right."""

    def __init__(self, age: int, rows: tuple[str, ...]) -> None:
        self.age = age
        drawn = [(row, at, mark) for row, marks in enumerate(rows) for at, mark in enumerate(marks) if mark != " "]
        slot = {(row, at): number for number, (row, at, _) in enumerate(drawn)}
        self.places: tuple[tuple[int, int], ...] = tuple((row, at) for row, at, _ in drawn)
        """Where each slot lies: its row, and how many half cards from the left edge."""
        self.starts_open: tuple[bool, ...] = tuple(mark == "O" for _, _, mark in drawn)
        self.open_slots: tuple[int, ...] = tuple(at for at, is_open in enumerate(self.starts_open) if is_open)
        self.covered_by: tuple[int, ...] = tuple(
            sum(1 << slot[row + 1, at + by] for by in (-1, 1) if (row + 1, at + by) in slot) for row, at, _ in drawn
        )
        """For each slot the slots whose cards lie on it, as bits."""
        self.starts_closed = sum(1 << at for at, is_open in enumerate(self.starts_open) if not is_open)
        self.rows: tuple[tuple[int, ...], ...] = tuple(
            tuple(number for (at, _), number in slot.items() if at == row) for row in range(len(rows))
        )
        self._shapes: dict[int, Shape] = {}

    @property
    def full(self) -> Shape:
        """The shape with all cards."""
        return self.shape((1 << len(self.starts_open)) - 1)

    def shape(self, left: int) -> Shape:
        """The shape with these cards left, and all shapes that can follow it."""
        known = self._shapes.get(left)
        if known is None:
            known = self._shapes[left] = Shape(self, left)
            known.after.update((slot, self.shape(left ^ 1 << slot)) for slot in known.slots)
        return known


def bits(slots: int) -> Iterator[int]:
    """The slots in a set of slots, in order."""
    for slot in range(slots.bit_length()):
        if slots >> slot & 1:
            yield slot


def _picker(slots: tuple[int, ...]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """An `itemgetter` that gives a tuple for a single slot too."""
    if len(slots) > 1:
        return itemgetter(*slots)
    return lambda laid: tuple([laid[slot] for slot in slots])


def _shape(age: int, left: int) -> Shape:
    return LAYOUTS[age].shape(left)


LAYOUTS: Final[Mapping[int, Layout]] = {0: Layout(0, ())} | {age: Layout(age, rows) for age, rows in _DRAWN.items()}
"""By age; before the first age there is nothing."""
NOTHING: Final = LAYOUTS[0].full
