"""Positions to begin with: a match that has just been dealt, and the moments of a match."""

from typing import Final

from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, Seat
from wonders.core.game import AnyGame
from wonders.core.match import AnyMatch, Match
from wonders.core.wire import JsonObject
from wonders.study.position.document import BadPosition, position_of

SETTING_UP: Final = ("wonder",)
"""What is asked before the first turn and not worth beginning with."""


def first_position(game: AnyGame, seed: str = "") -> JsonObject:
    """The first turn of a match that was dealt by this seed; what is asked before is answered somehow."""
    match: AnyMatch = Match(game, Dealer.from_seed(seed))
    while True:
        try:
            found = position_of(game, match.table)
        except BadPosition:
            found = {"asks": SETTING_UP[0]}
        if found.get("asks") not in SETTING_UP:
            return found
        for seat in match.waiting_for:
            match.answer(seat, match.legal(seat)[0])


def position_near(match: AnyMatch, step: int, seat: Seat) -> JsonObject:
    """The moment after so many steps, or the next one that can be set up, or else the last one before."""
    last = len(match.steps)
    steps = [*range(min(step, last), last), *range(min(step, last) - 1, -1, -1)]
    for at in steps:
        table = match.steps[at].table
        asked = match.game.pending(table)
        if asked and CHANCE not in asked:
            try:
                return position_of(match.game, table, seat)
            except BadPosition:
                continue
    return position_of(match.game, match.table, seat)
