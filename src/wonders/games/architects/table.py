"""The table of a match, and the same table opened for the length of one step."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from wonders.core.decisions import Seat
from wonders.core.events import Event
from wonders.core.values import Value
from wonders.games.architects.cards import NO_CARDS, Card
from wonders.games.architects.city import City
from wonders.games.architects.house import House
from wonders.games.architects.tokens import Token

NO_SEAT: Final[Seat] = -1

CONFLICT_TOKENS: Final = {2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}
"""How many conflict tokens lie on the table, by the number of players."""

Item = TypeVar("Item")


@dataclass(frozen=True)
class Table(Value):
    """All that lies on the table. The left neighbour of a seat is the next one in the list; play goes that way.

    The deck of a seat's own wonder stands to its left, the deck of its right neighbour to its right. A pile is the
    multiset of cards still in a deck, the top one included; their order does not exist before they are drawn.
    """

    house: House
    decks: tuple[str, ...]
    """Names of the decks: a wonder for each seat, then the common deck."""
    queue: tuple[str, ...]
    """Names of what must be done, in order, before the active seat goes on with its turn: see `turn/flow.py`."""
    peace: int
    """Conflict tokens that still show their peaceful side."""
    active: Seat
    cities: tuple[City, ...] = ()
    piles: tuple[tuple[Card, ...], ...] = ()
    tops: tuple[Card | None, ...] = ()
    """Top cards that are known: to all for wonder decks, to the `lookers` for the common deck."""
    lookers: tuple[Seat, ...] = ()
    """Seats that know the top of the common deck."""
    row: tuple[Token, ...] = ()
    """Progress tokens that lie open."""
    stack: tuple[Token, ...] = ()
    """Progress tokens still in the stack, in no order."""
    discard: tuple[int, ...] = NO_CARDS
    cat: Seat = NO_SEAT
    picked: bool = False
    """Whether the card of this turn is taken."""
    taken: tuple[Card, ...] = ()
    """Every card taken in this turn."""
    completed: int = 0
    """Stages completed in this turn."""
    offers: tuple[Token, ...] = ()
    """Tokens that give the active seat a right to an extra card."""
    used: tuple[Token, ...] = ()
    """Tokens that have been used in this turn."""
    owed: tuple[str, ...] = ()
    """Decks from which the active seat has still to take a card by an effect (Olympia, where the house says `apart`)."""
    searched: str = ""
    """The deck that is searched (Halikarnassos)."""
    found: tuple[Card, ...] = ()
    """The cards found there, sorted; one of them will be kept."""
    ended: str = ""
    """Why the game is over; empty while it goes on."""


class Draft:
    """A table opened for one step. Events replace its fields; then it is closed into the next table.

    It holds a copy of the table's dictionary and hands it on when closed: a tenth of the cost of a constructor.
    """

    __slots__ = ("__dict__", "log")

    house: House
    decks: tuple[str, ...]
    queue: tuple[str, ...]
    peace: int
    active: Seat
    cities: tuple[City, ...]
    piles: tuple[tuple[Card, ...], ...]
    tops: tuple[Card | None, ...]
    lookers: tuple[Seat, ...]
    row: tuple[Token, ...]
    stack: tuple[Token, ...]
    discard: tuple[int, ...]
    cat: Seat
    picked: bool
    taken: tuple[Card, ...]
    completed: int
    offers: tuple[Token, ...]
    used: tuple[Token, ...]
    owed: tuple[str, ...]
    searched: str
    found: tuple[Card, ...]
    ended: str

    def __init__(self, table: Table) -> None:
        fields = table.__dict__.copy()
        fields.pop("pending", None)  # answers kept with the old table, see Architects.pending and .legal
        fields.pop("options", None)
        self.__dict__ = fields
        self.log: list[Event[Any]] = []

    def happen(self, event: "Event[Draft]") -> None:
        event.on(self)
        self.log.append(event)

    def close(self) -> Table:
        """The next table. The draft must not be changed after that."""
        table = _new(Table)
        _set(table, "__dict__", self.__dict__)
        return table


_new = object.__new__
_set = object.__setattr__


def fold(table: Table, events: "Iterable[Event[Draft]]") -> Table:
    """The table after these events."""
    draft = Draft(table)
    for event in events:
        event.on(draft)
    return draft.close()


def put(items: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """The items with one of them replaced."""
    return (*items[:at], item, *items[at + 1 :])
