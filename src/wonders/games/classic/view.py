"""What a seat sees: everything that lies open, and its own secrets. Built up from nothing."""

from dataclasses import dataclass

from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.values import Value
from wonders.games.classic.card import Board, Card, by_order
from wonders.games.classic.city import Standing
from wonders.games.classic.decisions import PickDiscarded
from wonders.games.classic.effects import Power
from wonders.games.classic.table import Opening, Table
from wonders.games.classic.turn.pick import controller


@dataclass(frozen=True)
class CityView(Value):
    """A city as everybody sees it."""

    standing: Standing
    coins: int
    victories: tuple[int, ...]
    defeats: int
    spent: frozenset[Power]


@dataclass(frozen=True)
class View(Value):
    """The table as one seat sees it."""

    seat: Seat
    phase: str
    age: int
    turn: int
    boards: tuple[Board | None, ...]
    cities: tuple[CityView, ...]
    hand_sizes: tuple[int, ...]
    discarded: int
    """Cards in the discard pile."""
    stacked: int
    """Cards in the free city's stack."""
    revivals: tuple[int, ...]
    opening: Opening | None
    hand: tuple[Card, ...] = ()
    """Own hand."""
    buried: tuple[tuple[int, int, Card], ...] = ()
    """Cards this seat has put under stages: (city, number of the stage, card)."""
    sold: tuple[Card, ...] = ()
    """Cards this seat has put on the discard pile, in that order."""
    pile: tuple[Card, ...] = ()
    """The discard pile, while this seat chooses from it."""
    picked: Action | None = None
    """What this seat has chosen for the free city."""
    asked: Decision | None = None
    """What this seat is asked now."""


def look(table: Table, seat: Seat, asked: Decision | None) -> View:
    """The view of a seat, or of a spectator."""
    seated = 0 <= seat < len(table.hands)
    return View(
        seat=seat,
        phase=table.phase,
        age=table.age,
        turn=table.turn,
        boards=table.boards,
        cities=tuple(CityView(c.standing, c.coins, c.victories, c.defeats, c.spent) for c in table.cities),
        hand_sizes=tuple(map(len, table.hands)),
        discarded=len(table.discard),
        stacked=len(table.stack),
        revivals=table.revivals,
        opening=table.opening,
        hand=table.hands[seat] if seated else (),
        buried=_buried_by(table, seat),
        sold=table.sold[seat] if seated else (),
        pile=by_order(table.discard) if isinstance(asked, PickDiscarded) else (),
        picked=table.picked if seated and seat == controller(table.age, table.turn) else None,
        asked=asked,
    )


def _buried_by(table: Table, seat: Seat) -> tuple[tuple[int, int, Card], ...]:
    return tuple(
        (at, number, burial.card)
        for at, city in enumerate(table.cities)
        for number, burial in enumerate(city.buried, 1)
        if burial.by == seat
    )
