"""The table of a match, and the same table opened for the length of one step."""

from typing import Final, TypeAlias

from wonders.core.decisions import Seat
from wonders.core.draft import OpenTable, opens
from wonders.core.values import Value
from wonders.games.duel.chance import DrawingLibrary
from wonders.games.duel.city import City
from wonders.games.duel.decisions import Owed
from wonders.games.duel.layout import NOTHING, Shape
from wonders.games.duel.pieces import Card, Token, Wonder
from wonders.games.duel.tokens import ALL_TOKENS

TOKENS_DUE: Final = "tokens"
LOT: Final = "lot"
BID: Final = "bid"
OFFER: Final = "offer"
DRAFT: Final = "draft"
DEAL: Final = "deal"
BEGIN: Final = "begin"
PLAY: Final = "play"
OVER: Final = "over"
"""The phases of a match, in their order."""

Cities: TypeAlias = tuple[City, City]
Coins: TypeAlias = tuple[int, int]
Loot: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]

START_COINS: Final = 7


def box_of(board: tuple[Token, ...], cities: Cities) -> tuple[Token, ...]:
    """The progress tokens in the box: everybody knows them, because all others lie open."""
    return tuple(t for t in ALL_TOKENS if t not in board and t not in cities[0].tokens and t not in cities[1].tokens)


class Table(Value):
    """All that lies on the table. Nothing is hidden in it: closed cards have no face until they are turned up."""

    phase: str = TOKENS_DUE
    first: Seat = 0
    """Who starts the match."""
    turn: Seat = 0
    """Whose turn it is, or whose turn comes when the present one is resolved."""
    age: int = 0
    laid: tuple[Card | None, ...] = ()
    """The cards of the layout slot by slot, taken ones too; None for a closed card."""
    shape: Shape = NOTHING
    """Which slots still hold a card (see layout.py)."""
    closed: int = 0
    """The slots whose cards lie face down, as bits."""
    purple: int = 0
    """Those of them whose back shows a guild."""
    unseen: tuple[Card, ...] = ()
    """The cards of this age that nobody has seen: the closed ones, and those that were removed."""
    guilds: tuple[Card, ...] = ()
    """The same for the guilds, in the last age."""
    discard: tuple[Card, ...] = ()
    offer: tuple[Wonder, ...] = ()
    """The wonders that lie open to pick from."""
    order: tuple[Seat, ...] = ()
    """Who picks them, in this order."""
    board: tuple[Token, ...] = ()
    """The progress tokens on the board."""
    pawn: int = 0
    """Spaces from the middle; positive on seat 1's side of the track, negative on seat 0's."""
    loot: Loot = ((2, 5), (2, 5))
    """The military tokens that still lie on each seat's side, in the order in which the pawn reaches them."""
    coins: Coins = (START_COINS, START_COINS)
    cities: Cities = (City(), City())
    owed: Owed | DrawingLibrary | None = None
    """What is still to be decided before the turn is resolved."""
    ending: str = ""
    winner: Seat | None = None

    @property
    def box(self) -> tuple[Token, ...]:
        return box_of(self.board, self.cities)


@opens(Table)
class Draft(OpenTable[Table]):
    """The table while a step changes it."""

    phase: str
    first: Seat
    turn: Seat
    age: int
    laid: tuple[Card | None, ...]
    shape: Shape
    closed: int
    purple: int
    unseen: tuple[Card, ...]
    guilds: tuple[Card, ...]
    discard: tuple[Card, ...]
    offer: tuple[Wonder, ...]
    order: tuple[Seat, ...]
    board: tuple[Token, ...]
    pawn: int
    loot: Loot
    coins: Coins
    cities: Cities
    owed: Owed | DrawingLibrary | None
    ending: str
    winner: Seat | None

    @property
    def box(self) -> tuple[Token, ...]:
        return box_of(self.board, self.cities)

    def pack(self) -> tuple[object, ...]:
        return (
            self.phase, self.first, self.turn, self.age, self.laid, self.shape, self.closed, self.purple, self.unseen,
            self.guilds, self.discard, self.offer, self.order, self.board, self.pawn, self.loot, self.coins,
            self.cities, self.owed, self.ending, self.winner,
        )  # fmt: skip

    def library(self, seat: Seat, count: int) -> DrawingLibrary:
        """The draw of so many tokens from the box."""
        return DrawingLibrary("library", seat, tuple(token.id for token in self.box), count)

    def put(self, seat: Seat, city: City) -> None:
        """Replace a city."""
        self.cities = (self.cities[0], city) if seat else (city, self.cities[1])

    def pay(self, seat: Seat, coins: int) -> None:
        """A seat has so many coins less, or more if the number is negative."""
        mine, theirs = self.coins
        self.coins = (mine, theirs - coins) if seat else (mine - coins, theirs)

    def take(self, card: Card) -> None:
        """Take an accessible card out of the layout."""
        shape, laid = self.shape, self.laid
        for slot in shape.slots:
            if laid[slot] is card:
                self.shape = shape.after[slot]
                return
        raise ValueError(f"{card} is not accessible")
