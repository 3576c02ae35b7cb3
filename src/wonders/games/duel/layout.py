"""The three layouts: where the twenty cards of an age lie, and which cards lie on which.

A place is a bit of an integer: row after row from the far end, twelve bits a row, half a card wide each. A card is covered
by the cards of the next row that lie half a card to its left and right, so one shift each way finds all covered cards.
"""

from collections.abc import Iterator, Mapping
from typing import Final

_ROW: Final = 12

# O lies open at the start, a dot closed; the last row lies on top.
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


class Layout:
    """The places of one age. Slots number them from 0, row by row from the far end, from left to right."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        drawn = [(row, at, mark) for row, marks in enumerate(rows) for at, mark in enumerate(marks) if mark != " "]
        self.places: tuple[int, ...] = tuple(1 << _ROW * row + at + 1 for row, at, _ in drawn)
        self.slot: Mapping[int, int] = {place: slot for slot, place in enumerate(self.places)}
        self.starts_open: tuple[bool, ...] = tuple(mark == "O" for _, _, mark in drawn)
        self.all = sum(self.places)
        self.rows: tuple[tuple[int, ...], ...] = tuple(
            tuple(slot for slot, (at, _, _) in enumerate(drawn) if at == row) for row in range(len(rows))
        )

    def slots(self, places: int) -> tuple[int, ...]:
        """The slots of some places, in order."""
        return tuple(self.slot[place] for place in each(places))


LAYOUTS: Final = {age: Layout(rows) for age, rows in _DRAWN.items()}


def accessible(left: int) -> int:
    """The places, of those that still hold a card, on which no other card lies.

    Rulebook: duel, "Spielzug".
    """
    return left & ~(left >> _ROW - 1 | left >> _ROW + 1)


def covering(place: int, left: int) -> int:
    """The places whose cards lie on the card of this place."""
    return (place << _ROW - 1 | place << _ROW + 1) & left


def each(places: int) -> Iterator[int]:
    """The single places in a set of places, in the order of the slots."""
    while places:
        place = places & -places
        yield place
        places ^= place
