"""The table of a match, and the same table opened for the length of one step."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeAlias, TypeVar

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.events import Event
from wonders.core.values import quick
from wonders.games.architects.actions import Take, take
from wonders.games.architects.cards import NO_CARDS, Card
from wonders.games.architects.city import City
from wonders.games.architects.house import House
from wonders.games.architects.part import Part
from wonders.games.architects.tokens import Token

NO_SEAT: Final[Seat] = -1

CONFLICT_TOKENS: Final = {2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}
"""How many conflict tokens lie on the table, by the number of players."""

Pile: TypeAlias = tuple[Card | None, tuple[Card, ...]]
"""A deck: its top card, where somebody knows it, and all its other cards, sorted. Their order does not exist before
they are drawn."""

EMPTY: Final[Pile] = (None, ())

Item = TypeVar("Item")


@dataclass(frozen=True)
class Seating:
    """What stays as it is for a whole match: the house rules, and who builds which wonder.

    The left neighbour of a seat is the next one; play goes that way. The deck of a seat's own wonder stands to its
    left, the deck of its right neighbour to its right.
    """

    house: House
    decks: tuple[str, ...]
    """Names of the decks: a wonder for each seat, then the common deck. Empty for a seat without a wonder yet."""
    reach: tuple[tuple[int, int, int], ...] = field(init=False, repr=False, compare=False)
    """For each seat the places of the decks it may take from: left, right, common."""
    place: dict[str, int] = field(init=False, repr=False, compare=False)
    """Where each deck stands in `decks`."""
    takes: tuple[tuple[Take, ...], ...] = field(init=False, repr=False, compare=False)
    """For each seat the actions of taking from these decks."""
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


@quick
class Middle(Part):
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


@quick
class Turn(Part):
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


@quick
class Table(Part):
    """All that lies on the table."""

    seating: Seating
    middle: Middle
    queue: tuple[str, ...]
    """Names of what is to be done next, in order, before the active seat goes on with its turn: see `turn/flow.py`."""
    active: Seat = 0
    cities: tuple[City, ...] = ()
    piles: tuple[Pile, ...] = ()
    """The decks, in the order of `seating.decks`. The top of the common deck is known to the `lookers` alone."""
    turn: Turn = NEW_TURN
    notes: Any = field(default=None, repr=False, compare=False)
    """What the active seat may answer, once that is worked out."""
    due: Any = field(default=None, repr=False, compare=False)
    """What is to be done now, if that is known: what stands behind the first name of the queue."""


class Draft(Part):
    """A table opened for one step. Events replace its fields; then it is closed into the next table.

    It has the slots of a table, so closing it is no more than changing its class.
    """

    __slots__ = ("active", "cities", "due", "middle", "notes", "piles", "queue", "seating", "turn")

    def __init__(self, table: Table) -> None:
        self.open(table)

    def open(self, table: Table) -> None:
        """Begin with what lies on this table."""
        self.seating = table.seating
        self.middle = table.middle
        self.queue = table.queue
        self.active = table.active
        self.cities = table.cities
        self.piles = table.piles
        self.turn = table.turn
        self.notes: list[Event[Any]] = []
        """What has happened so far."""

    def happen(self, event: "Event[Draft]") -> None:
        event.on(self)
        self.notes.append(event)

    def close(self, due: Any = None, options: tuple[Action, ...] | None = None) -> Table:
        """The draft becomes the next table. What is due there and may be answered goes with it, if that is known."""
        self.due = due
        self.notes = options  # type: ignore[assignment]
        self.__class__ = Table  # type: ignore[assignment]
        return self  # type: ignore[return-value]


def fold(table: Table, events: "Iterable[Event[Draft]]") -> Table:
    """The table after these events."""
    draft = Draft(table)
    for event in events:
        event.on(draft)
    return draft.close()


def put(items: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """The items with one of them replaced."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)
