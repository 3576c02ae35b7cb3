"""What a seat sees: everything lies open but the order of the decks, and what others have looked at."""

from functools import lru_cache

from wonders.core.decisions import Decision, Seat
from wonders.core.values import Value
from wonders.games.architects.cards import Card, count
from wonders.games.architects.city import City
from wonders.games.architects.pieces import Token
from wonders.games.architects.table import Table


class DeckView(Value):
    """A deck as one seat sees it: its top card, if it knows it, and what else is in it, as counts.

    What is in a deck is no secret: every card that has left it lies open.
    """

    name: str
    top: Card | None
    rest: tuple[int, ...]

    def __repr__(self) -> str:
        return f"{self.name}({self.top or 'unknown'} on {sum(self.rest)})"


class View(Value):
    """The table as one seat sees it."""

    seat: Seat
    due: tuple[str, ...]
    """Names of what is to be done next."""
    active: Seat
    wonders: tuple[str, ...]
    """The wonder of each seat; empty for one that has not chosen yet."""
    cities: tuple[City, ...]
    decks: tuple[DeckView, ...]
    lookers: tuple[Seat, ...]
    """Seats that know the top of the common deck."""
    row: tuple[Token, ...]
    stack: tuple[Token, ...]
    """Tokens in the stack, in no order."""
    discard: tuple[int, ...]
    cat: Seat
    peace: int
    offers: tuple[Token, ...]
    used: tuple[Token, ...]
    owed: tuple[str, ...]
    taken: tuple[Card, ...]
    completed: int
    searched: str
    found: tuple[Card, ...]
    """The cards that are being searched, for those who may see them."""
    asked: Decision | None
    """What this seat is asked now."""


def look(table: Table, seat: Seat, asked: Decision | None) -> View:
    """The view of a seat, or of a spectator."""
    middle, turn = table.middle, table.turn
    sees_found = seat == table.active or table.seating.house.halikarnassos == "open"
    return View(
        seat=seat,
        due=table.queue,
        active=table.active,
        wonders=table.seating.decks[:-1],
        cities=table.cities,
        decks=decks(table, seat),
        lookers=middle.lookers,
        row=middle.row,
        stack=middle.stack,
        discard=middle.discard,
        cat=middle.cat,
        peace=middle.peace,
        offers=turn.offers,
        used=turn.used,
        owed=turn.owed,
        taken=turn.taken,
        completed=turn.completed,
        searched=turn.searched,
        found=turn.found if sees_found else (),
        asked=asked,
    )


def decks(table: Table, seat: Seat) -> tuple[DeckView, ...]:
    """Wonder decks show their top card; the top of the common deck is known to those who have looked, no one else.

    Rules architects-4, architects-5, architects-32.
    """
    if not table.piles:
        return ()
    shown = table.piles
    top, rest = shown[-1]
    if top is not None and seat not in table.middle.lookers:
        shown = (*shown[:-1], (None, (*rest, top)))
    names = table.seating.decks
    return tuple([DeckView(name, top, _counted(rest)) for name, (top, rest) in zip(names, shown, strict=True)])


_counted = lru_cache(maxsize=1 << 12)(count)
"""A step changes one pile at most, and whoever searches looks at a table after every step."""
