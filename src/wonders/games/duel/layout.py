"""The three layouts: where the twenty cards of an age lie, which cards lie on which, and every shape that can be left.

A set of slots is an integer with a bit for each. While cards are taken a layout can have few shapes (428 in each of the
first two ages, 132 in the third), so what is accessible in a shape is worked out once.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Final

from wonders.core.values import Value
from wonders.games.duel.pieces import Card

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


class Uncovered(Value):
    """Slots whose cards are turned up, and the name of that draw: there is only one such in a match."""

    slots: tuple[int, ...]
    label: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Shape:
    """What is left of a layout. There is one object for each shape, so shapes are compared by identity."""

    layout: "Layout"
    left: int
    """The slots that still hold a card, as bits."""
    slots: tuple[int, ...]
    """The slots with an accessible card, in order."""
    accessible: int
    """The same as bits."""
    pick: Callable[[Sequence[Card | None]], tuple[Card, ...]]
    """The cards in those slots, all of them open, out of a list of all slots."""
    after: "dict[int, Shape]" = field(default_factory=dict)
    """The shape after the card of an accessible slot is taken."""
    _uncovered: dict[int, Uncovered] = field(default_factory=dict)

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

    def __reduce__(self) -> tuple[object, ...]:
        return _shape, (self.layout.age, self.left)


@dataclass(frozen=True, eq=False)
class Layout:
    """The slots of one age, numbered from 0, row by row from the far end, from left to right."""

    age: int
    places: tuple[tuple[int, int], ...]
    """Where each slot lies: its row, and how many half cards from the left edge."""
    starts_open: tuple[bool, ...]
    open_slots: tuple[int, ...]
    starts_closed: int
    covered_by: tuple[int, ...]
    """For each slot the slots whose cards lie on it, as bits."""
    rows: tuple[tuple[int, ...], ...]
    _shapes: dict[int, Shape] = field(default_factory=dict, repr=False)

    @property
    def full(self) -> Shape:
        """The shape with all cards."""
        return self.shape((1 << len(self.starts_open)) - 1)

    def shape(self, left: int) -> Shape:
        """The shape with these cards left, and all shapes that can follow it."""
        known = self._shapes.get(left)
        if known is None:
            slots = tuple(slot for slot in bits(left) if not self.covered_by[slot] & left)
            known = Shape(self, left, slots, sum(1 << slot for slot in slots), _picker(slots))
            self._shapes[left] = known
            known.after.update((slot, self.shape(left ^ 1 << slot)) for slot in known.slots)
        return known


def layout(age: int, rows: tuple[str, ...]) -> Layout:
    """A layout as it is drawn."""
    drawn = [(row, at, mark) for row, marks in enumerate(rows) for at, mark in enumerate(marks) if mark != " "]
    slot = {(row, at): number for number, (row, at, _) in enumerate(drawn)}
    starts_open = tuple(mark == "O" for _, _, mark in drawn)
    return Layout(
        age,
        places=tuple(slot),
        starts_open=starts_open,
        open_slots=tuple(at for at, is_open in enumerate(starts_open) if is_open),
        starts_closed=sum(1 << at for at, is_open in enumerate(starts_open) if not is_open),
        covered_by=tuple(
            sum(1 << slot[row + 1, at + by] for by in (-1, 1) if (row + 1, at + by) in slot) for row, at, _ in drawn
        ),
        rows=tuple(tuple(number for (at, _), number in slot.items() if at == row) for row in range(len(rows))),
    )


def bits(slots: int) -> Iterator[int]:
    """The slots in a set of slots, in order."""
    for slot in range(slots.bit_length()):
        if slots >> slot & 1:
            yield slot


def _picker(slots: tuple[int, ...]) -> Callable[[Sequence[Card | None]], tuple[Card, ...]]:
    """An `itemgetter` that gives a tuple for a single slot too."""
    if len(slots) > 1:
        return itemgetter(*slots)
    return lambda laid: tuple([card for slot in slots if (card := laid[slot])])


def _shape(age: int, left: int) -> Shape:
    return LAYOUTS[age].shape(left)


LAYOUTS: Final[Mapping[int, Layout]] = {0: layout(0, ())} | {age: layout(age, rows) for age, rows in _DRAWN.items()}
"""By age; before the first age there is nothing."""
NOTHING: Final = LAYOUTS[0].full
