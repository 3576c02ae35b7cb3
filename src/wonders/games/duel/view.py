"""What a seat sees: everything, for nothing is hidden in this game. Built up from nothing all the same."""

from wonders.core.decisions import Decision, Seat
from wonders.core.values import Value
from wonders.games.duel.chance import DrawingLibrary
from wonders.games.duel.city import City
from wonders.games.duel.decisions import Owed
from wonders.games.duel.layout import bits
from wonders.games.duel.pieces import GUILD
from wonders.games.duel.table import Table


class CityView(Value):
    """A city, its pieces by their ids."""

    built: tuple[str, ...]
    wonders: tuple[str, ...]
    """Those not built yet."""
    finished: tuple[tuple[str, str], ...]
    """The wonders that are built, each with the card buried under it."""
    tokens: tuple[str, ...]


class View(Value):
    """The table as one seat sees it; cards, wonders and tokens by their ids."""

    seat: Seat
    phase: str
    first: Seat
    turn: Seat
    age: int
    laid: tuple[str, ...]
    """The layout slot by slot, taken cards too; for a closed card what its back shows: the age, or "guild"."""
    left: tuple[int, ...]
    """The slots that still hold a card."""
    accessible: tuple[int, ...]
    """Those of them on which no other card lies."""
    unseen: tuple[str, ...]
    """What the closed cards of this age may be; all equally likely."""
    guilds: tuple[str, ...]
    """What the closed guilds may be."""
    discard: tuple[str, ...]
    offer: tuple[str, ...]
    order: tuple[Seat, ...]
    board: tuple[str, ...]
    """The progress tokens on the board."""
    box: tuple[str, ...]
    """The others that no city has."""
    pawn: int
    loot: tuple[tuple[int, ...], tuple[int, ...]]
    coins: tuple[int, int]
    cities: tuple[CityView, CityView]
    owed: Owed | DrawingLibrary | None
    ending: str
    winner: Seat | None
    asked: Decision | None
    """What this seat is asked now."""


def look(table: Table, seat: Seat, asked: Decision | None) -> View:
    """The view of a seat, or of a spectator."""
    mine, theirs = table.cities
    return View(
        seat=seat,
        phase=table.phase,
        first=table.first,
        turn=table.turn,
        age=table.age,
        laid=_laid(table),
        left=tuple(bits(table.shape.left)),
        accessible=table.shape.slots,
        unseen=tuple(card.id for card in table.unseen),
        guilds=tuple(card.id for card in table.guilds),
        discard=tuple(card.id for card in table.discard),
        offer=tuple(wonder.id for wonder in table.offer),
        order=table.order,
        board=tuple(token.id for token in table.board),
        box=tuple(token.id for token in table.box),
        pawn=table.pawn,
        loot=table.loot,
        coins=table.coins,
        cities=(_city(mine), _city(theirs)),
        owed=table.owed,
        ending=table.ending,
        winner=table.winner,
        asked=asked,
    )


def _laid(table: Table) -> tuple[str, ...]:
    backs = [GUILD if table.purple >> slot & 1 else str(table.age) for slot in range(len(table.laid))]
    return tuple(card.id if card else back for card, back in zip(table.laid, backs, strict=True))


def _city(city: City) -> CityView:
    return CityView(
        tuple(card.id for card in city.built),
        tuple(wonder.id for wonder in city.wonders),
        tuple((built.wonder.id, built.buried.id) for built in city.finished),
        tuple(token.id for token in city.tokens),
    )
