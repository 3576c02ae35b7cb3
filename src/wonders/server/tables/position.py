"""Positions worked out: to begin with, checked, shown as a table that a seat of a match gets. It may take too long for
the server itself: the first four are called in another process."""

import json
from typing import NamedTuple

from msgspec import Raw

from wonders.core.decisions import CHANCE, Seat, WondersError
from wonders.core.events import Step
from wonders.core.options import Given
from wonders.core.record import Header
from wonders.games.registry import make_as
from wonders.games.replay import replay
from wonders.notation.reading import read_record
from wonders.server.errors import Refused
from wonders.server.tables.lone import lone_table
from wonders.server.tables.match import TableMatch
from wonders.server.tables.views import Views
from wonders.server.wire.encoding import BODIES
from wonders.server.wire.phrases import phrase_sent
from wonders.server.wire.positions import PositionChecked, PositionMade, PositionPlaced, PositionProblem
from wonders.study.position import BadPosition, Placed, check, loads, position_of
from wonders.study.position.starting import first_position, position_near


class Prepared(NamedTuple):
    """A position that can be thought about; `document` has in it what was left open."""

    document: str
    header: Header
    seat: Seat


def started(game: str, players: int | None, options: dict[str, Given], seed: str) -> bytes:
    """A match that has just been dealt."""
    try:
        return BODIES.encode(PositionMade(first_position(make_as(game, None, players, options), seed)))
    except WondersError as wrong:
        raise Refused("bad_option", str(wrong)) from None


def moment(record: str, step: int, seat: Seat) -> bytes:
    """A moment of a match; the next one that can be set up."""
    try:
        return BODIES.encode(PositionMade(position_near(replay(read_record(record)), step, seat)))
    except WondersError as wrong:
        raise Refused("bad_record", str(wrong)) from None


def checked(text: str) -> bytes:
    """What a text describes, or what is wrong with it."""
    try:
        placed = check(loads(text))
    except BadPosition as wrong:
        problems = [PositionProblem(one.place, phrase_sent(one.said)) for one in wrong.problems]
        return BODIES.encode(PositionChecked(problems, None))
    return BODIES.encode(PositionChecked([], _shown(placed)))


def prepared(text: str) -> Prepared:
    """What is to be thought about; where all is known, what was left open is still unknown."""
    try:
        placed = check(loads(text))
    except BadPosition as wrong:
        raise Refused("bad_position", str(wrong)[:500]) from None
    game = placed.game
    known = placed.document.get("knows") == "all"
    whole = placed.document if known else position_of(game, placed.table, placed.seat)
    header = Header(game.id, game.rules, game.players, dict(game.options))
    return Prepared(json.dumps(whole, sort_keys=True), header, placed.seat)


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
