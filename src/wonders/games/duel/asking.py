"""Who is asked what, read off the table."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from wonders.core.decisions import CHANCE, Decision, Seat
from wonders.games.duel.chance import (
    DealingAge,
    DrawingLibrary,
    DrawingStarter,
    LayingTokens,
    OfferingWonders,
    TurningUp,
)
from wonders.games.duel.decisions import CHOOSE_STARTER, CHOOSE_WONDER, NAME_BID, PLAY_TURN
from wonders.games.duel.table import BEGIN, BID, DEAL, DRAFT, LOT, OFFER, OVER, PLAY, TOKENS_DUE, Table
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.wonders import ALL_WONDERS

Asked: TypeAlias = Mapping[Seat, Decision]

TOKENS_ON_BOARD: Final = 5
WONDERS_OFFERED: Final = 4

TURNS: Final = ({0: PLAY_TURN}, {1: PLAY_TURN})


def pending(table: Table) -> Asked:
    """Who owes a decision now."""
    if table.phase != PLAY:
        return _OUTSIDE_TURNS[table.phase](table)
    owed = table.owed
    if owed is not None:
        return {CHANCE if isinstance(owed, DrawingLibrary) else owed.seat: owed}
    uncovered = table.closed & table.shape.accessible
    return {CHANCE: _turning_up(table, uncovered)} if uncovered else TURNS[table.turn]


def _turning_up(table: Table, uncovered: int) -> TurningUp:
    """Closed cards on which nothing lies any more are turned up when the turn is resolved, before the next one.

    The back of a guild is not that of an age card, so everybody knows which of the two a closed card is.
    Rulebook: duel, "Spielzug".
    """
    slots, label = table.shape.uncovered(uncovered)
    if table.purple & uncovered:
        pools = tuple([table.guilds if table.purple >> slot & 1 else table.unseen for slot in slots])
    else:
        pools = (table.unseen,) * len(slots)
    return TurningUp(label, slots, pools)


def _offer_wonders(table: Table) -> Asked:
    """Four of the wonders that nobody has seen yet. Rulebook: duel, "Auswahl der Weltwunder"."""
    taken = table.cities[0].wonders + table.cities[1].wonders
    unseen = tuple([wonder.id for wonder in ALL_WONDERS if wonder not in taken])
    return {CHANCE: OfferingWonders("more wonders" if taken else "wonders", unseen, WONDERS_OFFERED)}


def _deal(table: Table) -> Asked:
    """Rulebook: duel, "Die Kartenauslage vorbereiten", "Ein Kartenstapel pro Zeitalter"."""
    age = table.age + 1
    return {CHANCE: DealingAge(f"age {age}", age)}


def starter_chooser(table: Table) -> Seat:
    """Who says who starts the age: the weaker one on the track, or in the middle the one who took the last card.

    Rulebook: duel, "Ende eines Zeitalters".
    """
    if table.pawn:
        return 1 if table.pawn > 0 else 0
    return 1 - table.turn


_OUTSIDE_TURNS: Final[Mapping[str, Callable[[Table], Asked]]] = {
    TOKENS_DUE: lambda table: {CHANCE: LayingTokens("tokens", tuple(TOKENS), TOKENS_ON_BOARD)},
    LOT: lambda table: {CHANCE: DrawingStarter("starter")},
    BID: lambda table: {0: NAME_BID, 1: NAME_BID},
    OFFER: _offer_wonders,
    DRAFT: lambda table: {table.order[0]: CHOOSE_WONDER},
    DEAL: _deal,
    BEGIN: lambda table: {starter_chooser(table): CHOOSE_STARTER},
    OVER: lambda table: {},
}
