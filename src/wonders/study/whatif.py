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

HIDDEN: Final = ("same", "new")


def branch(record: Record, step: int, seed: str, hidden: str = "same", seat: Seat = 0) -> AnyMatch:
    """A match that stands as this one did after so many steps, to be played on.

    With the same hidden cards it has the whole history and can be recorded; with new ones it begins at this moment.
    """
    whole = replay(record)
    last = len(whole.steps) - 1
    if not 0 <= step <= last:
        raise BadOption(f"The match has the steps 0 to {last}, not {step}.")
    if seat not in whole.game.seats:
        raise BadOption(f"There is no seat {seat}; the seats are 0 to {whole.game.players - 1}.")
    if hidden not in HIDDEN:
        raise BadOption(f"The hidden cards are one of: {', '.join(HIDDEN)}; not '{hidden}'.")
    if not whole.game.pending(whole.steps[step].table):
        raise BadOption("The match is over at this step; choose an earlier one.")
    return _same(whole, step, seed) if hidden == "same" else _new(whole, step, seed, seat)


def _same(whole: AnyMatch, step: int, seed: str) -> AnyMatch:
    given = iter(whole.answers)
    match: AnyMatch = Match(whole.game)
    for before in whole.steps[:step]:
        for _ in whole.game.pending(before.table):
            seat, action = next(given)
            match.answer(seat, action)
    match.deal_by(Dealer.from_seed(seed))
    return match


def _new(whole: AnyMatch, step: int, seed: str, seat: Seat) -> AnyMatch:
    game = whole.game
    seen = tuple(game.view(one.table, seat) for one in whole.steps[: step + 1])
    return Match(game, Dealer.from_seed(seed), table=game.resample(seen, Random(seed)))
