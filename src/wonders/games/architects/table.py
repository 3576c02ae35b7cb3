"""The table of a match, and the same table opened for the length of one step."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, TypeAlias

from wonders.core.decisions import Seat
from wonders.core.draft import OpenTable, opens
from wonders.core.values import Value, with_item
from wonders.games.architects.actions import Take, take
from wonders.games.architects.cards import NO_CARDS, Card
from wonders.games.architects.city import City
from wonders.games.architects.options import House
from wonders.games.architects.pieces import Token
from wonders.games.architects.tokens import in_order

# Names of phases, as the queue of a table holds them. The phase in which the next card of a wonder deck is turned up
# bears the name of the deck; each effect of a stage that asks something has a phase of its own.
DEAL_WONDERS: Final = "deal_wonders"
CHOOSE_WONDER: Final = "choose_wonder"
LAY_OUT: Final = "lay_out"
PICK_CARD: Final = "pick_card"
TAKE_BLIND: Final = "take_blind"
LOOK_AT_TOP: Final = "look_at_top"
FIND_CARDS: Final = "find_cards"
KEEP_CARD: Final = "keep_card"
TAKE_FROM_STACK: Final = "take_from_stack"
REFILL_ROW: Final = "refill_row"
OVER: Final = "over"

NO_SEAT: Final[Seat] = -1

CONFLICT_TOKENS: Final = {2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}
"""How many conflict tokens lie on the table, by the number of players. Rule architects-7."""

Pile: TypeAlias = tuple[Card | None, tuple[Card, ...]]
"""A deck: its top card, where somebody knows it, and all its other cards, sorted. Their order does not exist before
they are drawn."""

EMPTY: Final[Pile] = (None, ())


@dataclass(frozen=True, slots=True)
class Seating:
    """What stays as it is for a whole match: the house rules, and who builds which wonder.

    The left neighbour of a seat is the next one; play goes that way. The deck of a seat's own wonder stands to its
    left, the deck of its right neighbour to its right. Rule architects-3.
    """

    house: House
    decks: tuple[str, ...]
    """Names of the decks: a wonder for each seat, then the common deck. Empty for a seat without a wonder yet."""
    reach: tuple[tuple[int, int, int], ...] = field(init=False, repr=False, compare=False)
    """For each seat the places of the decks it may take from: left, right, common."""
    place: dict[str, int] = field(init=False, repr=False, compare=False)
    """Where each deck stands in `decks`."""
    takes: tuple[tuple[Take, ...], ...] = field(init=False, repr=False, compare=False)
    """For each seat the actions of taking from the decks in its reach."""
    remembers: bool = field(init=False, repr=False, compare=False)
    """Whether the cards and stages of a turn must be remembered, because new tokens answer to them."""

    def __post_init__(self) -> None:
        common = len(self.decks) - 1
        reach = tuple((seat, (seat - 1) % common, common) for seat in range(common))
        object.__setattr__(self, "reach", reach)
        object.__setattr__(self, "place", {deck: at for at, deck in enumerate(self.decks)})
        object.__setattr__(self, "remembers", self.house.token_reach == "turn")
        object.__setattr__(self, "takes", tuple(tuple(take(self.decks[at]) for at in places) for places in reach))


seating_of: Final = lru_cache(maxsize=1024)(Seating)
"""Matches share them: there are few ways to seat two or three wonders."""


class Middle(Value):
    """What lies in the middle of the table besides the common deck. Tokens are sorted, they have no order."""

    peace: int
    """Conflict tokens that still show their peaceful side."""
    row: tuple[Token, ...] = ()
    """Progress tokens that lie open."""
    stack: tuple[Token, ...] = ()
    """Progress tokens in the stack; which is on top does not exist before it is drawn."""
    discard: tuple[int, ...] = NO_CARDS
    """The discard pile, as counts."""
    cat: Seat = NO_SEAT
    """Who has the cat."""
    lookers: tuple[Seat, ...] = ()
    """Seats that know the top of the common deck."""


class Turn(Value):
    """What has to be remembered during one turn, and no longer."""

    offers: tuple[Token, ...] = ()
    """Tokens that give the active seat a right to an extra card."""
    used: tuple[Token, ...] = ()
    """Tokens that have been used."""
    owed: tuple[str, ...] = ()
    """Decks from which a card has still to be taken by an effect (Olympia, where the house says `apart`)."""
    searched: str = ""
    """The deck that is searched (Halikarnassos)."""
    found: tuple[Card, ...] = ()
    """The cards found there, sorted; one of them will be kept."""
    taken: tuple[Card, ...] = ()
    """The cards taken so far. Kept only where the house lets new tokens answer to them."""
    completed: int = 0
    """Stages completed so far. Kept only there, too."""


NEW_TURN: Final = Turn()


class Table(Value):
    """All that lies on the table."""

    seating: Seating
    middle: Middle
    queue: tuple[str, ...]
    """Names of the phases to come, in order, before the active seat goes on with its turn."""
    active: Seat = 0
    cities: tuple[City, ...] = ()
    piles: tuple[Pile, ...] = ()
    """The decks, in the order of `seating.decks`. The top of the common deck is known to the `lookers` alone."""
    turn: Turn = NEW_TURN


@opens(Table)
class Draft(OpenTable[Table]):
    """The table while a step changes it."""

    seating: Seating
    middle: Middle
    queue: tuple[str, ...]
    active: Seat
    cities: tuple[City, ...]
    piles: tuple[Pile, ...]
    turn: Turn

    def pack(self) -> tuple[object, ...]:
        return self.seating, self.middle, self.queue, self.active, self.cities, self.piles, self.turn

    def put(self, seat: Seat, city: City) -> None:
        """Replace a city."""
        self.cities = with_item(self.cities, seat, city)

    def offer(self, token: Token) -> None:
        """A token gives a right to an extra card, if it has not been used in this turn. Rule architects-40."""
        turn = self.turn
        if token not in turn.used and token not in turn.offers:
            self.turn = turn.but(offers=in_order((*turn.offers, token)))


Board: TypeAlias = Table | Draft
"""A table, closed or open: what only reads takes either."""
