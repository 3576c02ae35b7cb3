"""Tables that begin in the middle: from a moment of a match that is known, as its record tells it."""

from collections.abc import Iterable
from typing import NamedTuple

from wonders.core.decisions import Seat, WondersError
from wonders.core.game import AnyGame
from wonders.core.options import BadOption
from wonders.core.record import Header
from wonders.notation.reading import read_record
from wonders.server.errors import Refused
from wonders.server.tables.match import TableMatch
from wonders.server.wire.bodies import BeginsBody
from wonders.study.whatif import beginning


class Beginning(NamedTuple):
    """What is played, and all that has been answered before the first seat of the new table is asked."""

    header: Header
    answers: tuple[tuple[Seat, str], ...]


def beginning_of(asked: BeginsBody, seed: str) -> Beginning:
    """What a table shall begin from, or Refused. Takes as long as playing the match again: in another process."""
    try:
        match = beginning(read_record(asked.record), asked.step, seed, asked.hidden, asked.seat)
    except BadOption as wrong:
        raise Refused("bad_option", str(wrong)) from None
    except WondersError as wrong:
        raise Refused("bad_record", str(wrong)) from None
    game = match.game
    header = Header(game.id, game.rules, game.players, dict(game.options))
    return Beginning(header, tuple((seat, str(action)) for seat, action in match.answers))


def begun(game: AnyGame, answers: Iterable[tuple[Seat, str]]) -> TableMatch:
    """A match that stands where these answers lead. They were checked when the table was set up."""
    match = TableMatch(game)
    for seat, action in answers:
        match.seal(seat, game.notation.parse(action))
    match.begun = len(match.rounds)
    return match
