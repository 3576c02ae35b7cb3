"""A scene of Architects as one seat knows it, read off a view or a dealt table alike."""

from functools import lru_cache

from wonders.core.decisions import SPECTATOR, Seat
from wonders.games.architects.cards import Card, count
from wonders.games.architects.city import City
from wonders.games.architects.pieces import Token
from wonders.games.architects.table import OVER, Table
from wonders.games.architects.view import View


@lru_cache(maxsize=1 << 12)
def _counted(pile: tuple[Card, ...]) -> tuple[int, ...]:
    return count(pile)


class Sight:
    """What a seat knows: all of the table but the top of the common deck, unless it has looked."""

    __slots__ = (
        "_piles",
        "_rests",
        "active",
        "cat",
        "cities",
        "names",
        "offers",
        "over",
        "peace",
        "players",
        "row",
        "seat",
        "stack",
        "tops",
        "used",
    )

    def __init__(self, scene: Table | View, seat: Seat = SPECTATOR) -> None:
        self.seat = seat
        self.active = scene.active
        self.cities: tuple[City, ...] = scene.cities
        self.players = len(scene.cities)
        if isinstance(scene, View):
            self._read_view(scene)
        else:
            self._read_table(scene)

    def _read_view(self, view: View) -> None:
        self.names: tuple[str, ...] = tuple([deck.name for deck in view.decks])
        self.tops: tuple[Card | None, ...] = tuple([deck.top for deck in view.decks])
        self._rests: dict[int, tuple[int, ...]] = {at: deck.rest for at, deck in enumerate(view.decks)}
        self.row: tuple[Token, ...] = view.row
        self.stack: tuple[Token, ...] = view.stack
        self.cat: Seat = view.cat
        self.peace: int = view.peace
        self.offers: tuple[Token, ...] = view.offers
        self.used: tuple[Token, ...] = view.used
        self.over: bool = view.due == (OVER,)

    def _read_table(self, table: Table) -> None:
        middle, turn, piles = table.middle, table.turn, table.piles
        self.names = table.seating.decks
        tops = [top for top, _ in piles]
        self._rests = {}
        if piles and tops[-1] is not None and self.seat not in middle.lookers:
            self._rests[len(piles) - 1] = _counted((*piles[-1][1], tops[-1]))
            tops[-1] = None
        self.tops = tuple(tops)
        self.row, self.stack = middle.row, middle.stack
        self.cat, self.peace = middle.cat, middle.peace
        self.offers, self.used = turn.offers, turn.used
        self.over = table.queue == (OVER,)
        self._piles = piles

    def rest(self, deck: int) -> tuple[int, ...]:
        """What lies in a deck besides a known top, as counts."""
        known = self._rests.get(deck)
        if known is None:
            known = self._rests[deck] = _counted(self._piles[deck][1])
        return known
