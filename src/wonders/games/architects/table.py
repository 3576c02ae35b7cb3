"""The table of a match, and the same table opened for the length of one step."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from wonders.core.actions import Action
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


@dataclass(frozen=True)
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
    """Stages completed so far."""


NEW_TURN: Final = Turn()


@dataclass(frozen=True)
class Table(Value):
    """All that lies on the table. The left neighbour of a seat is the next one in the list; play goes that way.

    The deck of a seat's own wonder stands to its left, the deck of its right neighbour to its right. A pile is the
    multiset of cards still in a deck, the top one included; their order does not exist before they are drawn.
    """

    house: House
    decks: tuple[str, ...]
    """Names of the decks: a wonder for each seat, then the common deck."""
    middle: Middle
    queue: tuple[str, ...] = ()
    """Names of what must be done, in order, before the active seat goes on with its turn: see `turn/flow.py`."""
    active: Seat = 0
    cities: tuple[City, ...] = ()
    piles: tuple[tuple[Card, ...], ...] = ()
    tops: tuple[Card | None, ...] = ()
    """Top cards that are known: to all for wonder decks, to the `lookers` for the common deck."""
    lookers: tuple[Seat, ...] = ()
    """Seats that know the top of the common deck."""
    picked: bool = False
    """Whether the card of this turn is taken."""
    turn: Turn = NEW_TURN
    ended: str = ""
    """Why the game is over; empty while it goes on."""


class Draft:
    """A table opened for one step. Events replace its fields; then it is closed into the next table."""

    __slots__ = (
        "active", "cities", "decks", "ended", "house", "log", "lookers", "middle", "picked", "piles", "queue", "tops",
        "turn",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.house = table.house
        self.decks = table.decks
        self.middle = table.middle
        self.queue = table.queue
        self.active = table.active
        self.cities = table.cities
        self.piles = table.piles
        self.tops = table.tops
        self.lookers = table.lookers
        self.picked = table.picked
        self.turn = table.turn
        self.ended = table.ended
        self.log: list[Event[Any]] = []

    def happen(self, event: "Event[Draft]") -> None:
        event.on(self)
        self.log.append(event)

    def close(self, options: tuple[Action, ...] | None = None) -> Table:
        """The next table, with what the active seat may answer, if that is known: see `Architects.legal`.

        Writing the dictionary takes a third of the time of the constructor.
        """
        table = _new(Table)
        fields = table.__dict__
        fields["house"] = self.house
        fields["decks"] = self.decks
        fields["middle"] = self.middle
        fields["queue"] = self.queue
        fields["active"] = self.active
        fields["cities"] = self.cities
        fields["piles"] = self.piles
        fields["tops"] = self.tops
        fields["lookers"] = self.lookers
        fields["picked"] = self.picked
        fields["turn"] = self.turn
        fields["ended"] = self.ended
        if options is not None:
            fields["options"] = options
        return table


_new = object.__new__


def fold(table: Table, events: "Iterable[Event[Draft]]") -> Table:
    """The table after these events."""
    draft = Draft(table)
    for event in events:
        event.on(draft)
    return draft.close()


def put(items: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """The items with one of them replaced."""
    return (*items[:at], item, *items[at + 1 :])
