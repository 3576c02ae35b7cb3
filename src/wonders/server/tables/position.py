"""A position as a table: the same state that a seat of a match gets."""

from msgspec import Raw

from wonders.core.decisions import CHANCE
from wonders.core.events import Step
from wonders.server.tables.lone import lone_table
from wonders.server.tables.match import TableMatch
from wonders.server.tables.views import Views
from wonders.server.wire.phrases import phrase_sent
from wonders.server.wire.positions import PositionChecked, PositionPlaced, PositionProblem
from wonders.study.position import BadPosition, Placed, check, loads, position_of


def checked(text: str) -> PositionChecked:
    """What a text describes, or what is wrong with it."""
    try:
        placed = check(loads(text))
    except BadPosition as wrong:
        return PositionChecked([PositionProblem(one.place, phrase_sent(one.said)) for one in wrong.problems], None)
    return PositionChecked([], _shown(placed))


def _shown(placed: Placed) -> PositionPlaced:
    match = match_at(placed)
    state = Views(match).state(placed.seat, match.v, {})
    full = position_of(placed.game, placed.table, placed.seat)
    return PositionPlaced(placed.seat, lone_table(placed.game, placed.seat), Raw(state), full)


def match_at(placed: Placed) -> TableMatch:
    """A match without a history that stands where the position does."""
    match = TableMatch(placed.game)
    match.steps = [Step(placed.table, ())]
    match.numbers = {seat: int(seat in match.pending) for seat in placed.game.seats if seat != CHANCE}
    return match
