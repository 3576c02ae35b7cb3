"""The table of a match, and the same table opened for the length of one step."""

from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, fields, replace
from typing import Any, Final, NamedTuple

from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.events import Event
from wonders.core.values import Value, quick, with_item
from wonders.games.classic.card import ORDER, Board, Card
from wonders.games.classic.city import City, Standing, city_of

DISCARD_PILE: Final = -1
STACK: Final = -2
RESERVE: Final = -3
"""Where a card can come from, besides the hand of a seat."""

OVER: Final = "over"


class Opening(Value):
    """How things stood when the last turn of an age began: the last card is still paid with these means."""

    standings: tuple[Standing, ...]
    purses: tuple[int, ...]
    """Coins held then, less what has been paid in this turn since."""
    bought: tuple[tuple[bool, bool], ...]
    """Whether each city has bought goods on its left and on its right in this turn, which uses up a rebate there."""


class Errand(NamedTuple):
    """Something that a city has still to do or to suffer before the turn ends. Expansions know the kinds."""

    kind: str
    city: int
    source: str
    """The card or board it comes from."""


class Burial(NamedTuple):
    """A card under a stage, and the seat that put it there: nobody else knows the card."""

    card: Card
    by: Seat


@quick
class Table:
    """All that lies on the table. Cities stand in a circle: the left neighbour of one is the next in the list.

    With two players there are three cities; the last is the free city, and it has no hand.
    """

    phase: str
    boards: tuple[Board | None, ...]
    """The board of each city; None until it is known."""
    cities: tuple[City, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    discard: tuple[Card, ...] = ()
    """The discard pile, sorted: it lies face down, and its order means nothing."""
    age: int = 0
    turn: int = 0
    turns: int = 0
    """Turns of this age: one less than the cards dealt to a hand."""
    revivals: tuple[int, ...] = ()
    """Cities that may still build from the discard pile in this turn, in their order."""
    stack: tuple[Card, ...] = ()
    """The free city's cards not drawn yet, sorted: their order is nobody's knowledge."""
    picked: Action | None = None
    """What the free city will do, chosen but not yet revealed."""
    opening: Opening | None = None
    sold: tuple[tuple[Card, ...], ...] = ()
    """What each seat has put on the discard pile so far: its memory, not where those cards are now."""
    buried: tuple[tuple[Burial, ...], ...] = ()
    """For each city the cards under its stages, in the order of the stages."""
    errands: tuple[Errand, ...] = ()
    reserves: tuple[tuple[Card, ...], ...] = ()
    """What each seat keeps beside its hand for later, sorted and secret (leaders)."""
    retired: tuple[tuple[Card, ...], ...] = ()
    """What each seat has laid away for good out of its reserve, in that order, secret."""
    supply: tuple[Card, ...] = ()
    """Cards set aside unseen that may still be drawn, sorted."""
    pending: Mapping[Seat, Decision] | None = field(default=None, init=False, repr=False, compare=False)
    legal: dict[Seat, tuple[Action, ...]] = field(default_factory=dict, init=False, repr=False, compare=False)
    """Answers about this table, kept once they are worked out. They belong to the game that gave them."""

    def but(self, **changes: Any) -> "Table":
        """This table with some parts changed."""
        return replace(self, **changes)

    def __reduce__(self) -> tuple[Any, ...]:
        """What is copied and pickled: the table, without the answers kept about it."""
        return Table, tuple(getattr(self, part.name) for part in fields(self) if part.init)


def reserve_of(seat: Seat) -> int:
    """The reserve of a seat, as the place a card comes from."""
    return RESERVE - seat


def left_of(at: int, cities: Sequence[object]) -> int:
    return (at + 1) % len(cities)


def right_of(at: int, cities: Sequence[object]) -> int:
    return (at - 1) % len(cities)


class Draft:
    """A table opened for one step: events replace its parts one by one, then it is closed into the next table.

    It has the fields of a table; what changes most are lists here. In closing it becomes a table itself: copying all
    fields once more took as long as opening it.
    """

    __slots__ = Table.__slots__  # type: ignore[attr-defined]

    def __init__(self, table: Table) -> None:
        self.phase = table.phase
        self.boards = table.boards
        self.cities = list(table.cities)
        self.hands = list(table.hands)
        self.discard = list(table.discard)
        self.age = table.age
        self.turn = table.turn
        self.turns = table.turns
        self.revivals = table.revivals
        self.stack = table.stack
        self.picked = table.picked
        self.opening = table.opening
        self.sold = table.sold
        self.buried = table.buried
        self.errands = table.errands
        self.reserves = table.reserves
        self.retired = table.retired
        self.supply = table.supply

    def close(self) -> Table:
        """The draft itself becomes the table, and can be changed no more."""
        self.cities = tuple(self.cities)  # type: ignore[assignment]
        self.hands = tuple(self.hands)  # type: ignore[assignment]
        self.discard = tuple(self.discard)  # type: ignore[assignment]
        self.pending: Mapping[Seat, Decision] | None = None
        self.legal: dict[Seat, tuple[Action, ...]] = {}
        self.__class__ = Table  # type: ignore[assignment]
        return self  # type: ignore[return-value]

    def add_coins(self, at: int, coins: int) -> None:
        standing, had, victories, defeats, spent, tokens = self.cities[at]
        self.cities[at] = city_of((standing, had + coins, victories, defeats, spent, tokens))

    def lay_away(self, cards: tuple[Card, ...], by: Seat) -> None:
        """Put cards on the discard pile; who does it remembers them. Nobody knows the last card of the stack.

        Cards of no age (leaders) do not join the pile: nobody can build them from there.
        """
        if cards and not cards[0].age:
            self.retired = with_item(self.retired, by, (*self.retired[by], *cards))
            return
        for card in cards:
            insort(self.discard, card, key=ORDER)
        if by != STACK:
            self.sold = with_item(self.sold, by, self.sold[by] + cards)

    def take(self, card: Card, source: Seat) -> None:
        """Take a card from a hand, the discard pile or the free city's stack."""
        if source == DISCARD_PILE:
            self.discard.remove(card)
        elif source == STACK:
            self.stack = without(self.stack, card)
        elif source <= RESERVE:
            seat = RESERVE - source
            self.reserves = with_item(self.reserves, seat, without(self.reserves[seat], card))
        else:
            self.hands[source] = without(self.hands[source], card)


def fold(table: Table, events: Iterable[Event[Draft]]) -> Table:
    """The table after these events."""
    draft = Draft(table)
    for event in events:
        event.on(draft)
    return draft.close()


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards less one copy of this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
