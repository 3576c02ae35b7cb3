"""The conflict track: shields, loot, and the fall of a capital."""

from wonders.core.decisions import Seat
from wonders.games.duel.events import CityLooted, MatchWon, pawn_moved
from wonders.games.duel.pieces import Piece
from wonders.games.duel.table import Draft
from wonders.games.duel.tally import count, one

CAPITAL = 9
"""Spaces from the middle to a capital."""
LOOT_AT = {2: 3, 5: 6}
"""The space at which the pawn takes a military token of this worth."""
ZONES = ((6, 10), (3, 5), (1, 2))
"""Points for the leader, by the space from which on they count."""

_RED = one("red")


def shields_of(draft: Draft, seat: Seat, piece: Piece) -> int:
    """The printed shields, and those that Strategy adds to a red card.

    Rule duel-53.
    """
    extra = count(draft.cities[seat].tally, "strategy") if piece.tally & _RED else 0
    return piece.shields + extra


def advance(draft: Draft, seat: Seat, shields: int) -> None:
    """The pawn moves a space for each shield; it takes every military token it reaches, and a capital ends the match.

    Rules duel-37, duel-38, duel-39, duel-40, duel-41.
    """
    start = -draft.pawn if seat else draft.pawn
    to = min(start + shields, CAPITAL)
    draft.happen(pawn_moved(seat, to - start, to))
    loser = 1 - seat
    for worth in draft.loot[loser]:
        if to >= LOOT_AT[worth]:
            draft.happen(CityLooted(loser, worth, min(worth, draft.coins[loser])))
    if to == CAPITAL:
        draft.happen(MatchWon(seat, "military"))


def military_points(pawn: int, seat: Seat) -> int:
    """Points for the zone in which the pawn stands, for the leader alone.

    Rule duel-42.
    """
    lead = -pawn if seat else pawn
    return next((points for space, points in ZONES if lead >= space), 0)
