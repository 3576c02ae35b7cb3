"""Symbols of science: pairs bring progress tokens, six different ones the victory."""

from wonders.core.decisions import Seat
from wonders.games.duel.events import MatchWon
from wonders.games.duel.table import Draft
from wonders.games.duel.tally import count, different_symbols

SUPREMACY = 6
"""Different symbols that win the match."""
PAIR = 2


def check_supremacy(draft: Draft, seat: Seat) -> None:
    """Six different symbols end the match at once.

    Rule duel-45.
    """
    if different_symbols(draft.cities[seat].tally) >= SUPREMACY:
        draft.happen(MatchWon(seat, "science"))


def makes_pair(draft: Draft, seat: Seat, symbol: str) -> bool:
    """Whether a symbol that has just arrived is the second of its kind.

    Rule duel-43.
    """
    return count(draft.cities[seat].tally, symbol) == PAIR
