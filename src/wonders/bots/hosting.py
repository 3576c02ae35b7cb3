"""Matches in which a guarded bot takes part: it is told when they begin and end, and its faults are kept."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from wonders.bots.bot import Bot, Perspective
from wonders.bots.guard import Guarded, Witness
from wonders.bots.played import Played, rng_for
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, Seat
from wonders.core.game import AnyGame
from wonders.core.match import AnyMatch, Match

Seated = dict[Seat, tuple[Bot, Perspective]]


@contextmanager
def hosted(match: AnyMatch, bots: Mapping[Seat, Bot], seed: str) -> Iterator[Seated]:
    """Bots at their seats, each with what it gets to see."""
    guests = [bot for bot in bots.values() if isinstance(bot, Guarded)]
    if len(set(map(id, guests))) < len(guests):
        raise ValueError("a guarded bot sits at one seat only")
    seated: Seated = {}
    try:
        for seat, bot in bots.items():
            sight = Perspective(match.game, seat, rng_for(seed, seat), match.view, match.history)
            seated[seat] = bot, sight
            if isinstance(bot, Guarded):
                bot.begin(Witness(sight, lambda: match.steps))
        yield seated
    finally:
        for guest in guests:
            guest.end(match.outcome)


def play_hosted(game: AnyGame, bots: Sequence[Bot], seed: str) -> Played:
    """The same match that `play_match` plays, for bots of which some are guarded."""
    match = Match(game, Dealer.from_seed(seed), seed)
    with hosted(match, dict(enumerate(bots)), seed) as seated:
        while match.pending:
            for seat in match.waiting_for:
                bot, seen = seated[seat]
                match.answer(seat, bot.choose(match.pending[seat], match.legal(seat), seen))
    assert match.outcome is not None, "a match without pending decisions is over"
    faults = tuple(fault for bot in bots if isinstance(bot, Guarded) for fault in bot.faults)
    decisions = sum(seat != CHANCE for seat, _ in match.answers)
    return Played(game, seed, match.outcome, decisions, tuple(match.answers), faults)


@contextmanager
def closing(bots: Iterable[Bot], limit: float | None = None) -> Iterator[None]:
    """Give guarded bots their limit, and let go of them at the end, however it comes."""
    guests = [bot for bot in bots if isinstance(bot, Guarded)]
    for guest in guests:
        guest.limit = limit or guest.limit
    try:
        yield
    finally:
        for guest in guests:
            guest.close()
