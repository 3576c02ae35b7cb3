"""Playing on from a moment of a match: what if somebody had answered otherwise?

The hidden cards stay as they were, or are dealt anew among all that the asking seat could not tell apart. What chance
is asked later on follows from a seed of its own.
"""

from random import Random
from typing import Final

from wonders.core.chance import Dealer
from wonders.core.decisions import Seat
from wonders.core.match import AnyMatch, Match
from wonders.core.options import BadOption
from wonders.core.record import Record
from wonders.games.replay import replay
from wonders.study.redealing import joints_of, redealt

HIDDEN: Final = ("same", "new")


def branch(record: Record, step: int, seed: str, hidden: str = "same", seat: Seat = 0) -> AnyMatch:
    """A match that stands as this one did after so many steps, to be played on. It has a whole history."""
    match = beginning(record, step, seed, hidden, seat)
    match.deal_by(Dealer.from_seed(seed))
    return match


def beginning(record: Record, step: int, seed: str, hidden: str = "same", seat: Seat = 0) -> AnyMatch:
    """The same before chance is asked anything that the record does not answer."""
    whole = replay(record)
    _check(whole, step, hidden, seat)
    joints = joints_of(whole, step) if hidden == "same" else redealt(whole, step, seat, Random(seed))
    match: AnyMatch = Match(whole.game)
    for joint in joints:
        for one, action in joint.items():
            match.answer(one, action)
    return match


def _check(whole: AnyMatch, step: int, hidden: str, seat: Seat) -> None:
    last = len(whole.steps) - 1
    if not 0 <= step <= last:
        raise BadOption(f"The match has the steps 0 to {last}, not {step}.")
    if seat not in whole.game.seats:
        raise BadOption(f"There is no seat {seat}; the seats are 0 to {whole.game.players - 1}.")
    if hidden not in HIDDEN:
        raise BadOption(f"The hidden cards are one of: {', '.join(HIDDEN)}; not '{hidden}'.")
    if not whole.game.pending(whole.steps[step].table):
        raise BadOption("The match is over at this step; choose an earlier one.")
