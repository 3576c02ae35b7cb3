"""The table of a match, and the same table opened for the length of one step."""

from bisect import insort
from collections.abc import Sequence
from typing import Final

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.draft import OpenTable, opens, without
from wonders.core.values import Value, filled, with_item
from wonders.games.classic.card import ORDER, Board, Card
from wonders.games.classic.city import City, Standing
from wonders.games.classic.expansion_state import ExpansionState

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


class Burial(Value):
    """A card under a stage, and the seat that put it there: nobody else knows the card."""

    card: Card
    by: Seat


class Table(Value):
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
    expansions: tuple[ExpansionState, ...] = ()
    """What only expansions need, a value of each."""


def reserve_of(seat: Seat) -> int:
    """What a seat keeps with an expansion, as the place a card comes from."""
    return RESERVE - seat


def left_of(at: int, cities: Sequence[object]) -> int:
    return (at + 1) % len(cities)


def right_of(at: int, cities: Sequence[object]) -> int:
    return (at - 1) % len(cities)


@opens(Table)
class Draft(OpenTable[Table]):
    """The table while a step changes it: what changes most are lists."""

    phase: str
    boards: tuple[Board | None, ...]
    cities: list[City]
    hands: list[tuple[Card, ...]]
    discard: list[Card]
    age: int
    turn: int
    turns: int
    revivals: tuple[int, ...]
    stack: tuple[Card, ...]
    picked: Action | None
    opening: Opening | None
    sold: tuple[tuple[Card, ...], ...]
    buried: tuple[tuple[Burial, ...], ...]
    expansions: tuple[ExpansionState, ...]

    def unpack(self) -> None:
        self.cities, self.hands, self.discard = list(self.cities), list(self.hands), list(self.discard)

    def pack(self) -> tuple[object, ...]:
        return (
            self.phase, self.boards, tuple(self.cities), tuple(self.hands), tuple(self.discard), self.age, self.turn,
            self.turns, self.revivals, self.stack, self.picked, self.opening, self.sold, self.buried,
            self.expansions,
        )  # fmt: skip

    def add_coins(self, at: int, coins: int) -> None:
        standing, had, victories, defeats, spent, tokens = self.cities[at]
        self.cities[at] = filled(City, (standing, had + coins, victories, defeats, spent, tokens))

    def lay_away(self, cards: tuple[Card, ...], by: Seat) -> None:
        """Put cards on the discard pile; who does it remembers them. Nobody knows the last card of the stack.

        Cards of no age do not join the pile: nobody can build them from there.
        """
        if cards and not cards[0].age:
            self.expansions = tuple([one.with_discarded(cards, by) for one in self.expansions])
            return
        for card in cards:
            insort(self.discard, card, key=ORDER)
        if by != STACK:
            self.sold = with_item(self.sold, by, self.sold[by] + cards)

    def take(self, card: Card, source: Seat) -> None:
        """Take a card from a hand, the discard pile, the free city's stack or what a seat keeps with an expansion."""
        if source == DISCARD_PILE:
            self.discard.remove(card)
        elif source == STACK:
            self.stack = without(self.stack, card)
        elif source <= RESERVE:
            self.expansions = tuple([one.without_card(card, RESERVE - source) for one in self.expansions])
        else:
            self.hands[source] = without(self.hands[source], card)

    def put(self, state: ExpansionState) -> None:
        """Replace what an expansion keeps at the table."""
        kind = type(state)
        self.expansions = tuple([state if type(one) is kind else one for one in self.expansions])
