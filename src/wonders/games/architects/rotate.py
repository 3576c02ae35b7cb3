"""The same table seen from another chair."""

from collections.abc import Sequence
from typing import TypeVar

from wonders.core.decisions import Seat
from wonders.games.architects.table import NO_SEAT, Seating, Table

Item = TypeVar("Item")


def rotate(table: Table, by: int) -> Table:
    """Every seat moves on by so many places, with its city and its deck."""
    players = table.seating.house.players

    def turned(items: Sequence[Item]) -> tuple[Item, ...]:
        """What belongs to seats moves; what follows them (the common deck) stays."""
        own = items[:players]
        return (*(own[(at - by) % players] for at in range(len(own))), *items[players:])

    def moved(seat: Seat) -> Seat:
        return (seat + by) % players

    middle = table.middle
    cat = middle.cat if middle.cat == NO_SEAT else moved(middle.cat)
    return table.but(
        seating=Seating(table.seating.house, turned(table.seating.decks)),
        middle=middle.but(cat=cat, lookers=tuple(sorted(map(moved, middle.lookers)))),
        active=moved(table.active),
        cities=turned(table.cities),
        piles=turned(table.piles),
    )
