"""Plays matches of an arena, wherever it is asked to: in this process, in another, on another machine."""

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from wonders.arena.plan import Fixture, Plan
from wonders.arena.results import Row
from wonders.bots.bot import Bot, Perspective
from wonders.bots.guard import Guarded, log
from wonders.bots.hosting import closing
from wonders.bots.play import Played, play_match
from wonders.bots.registry import make_bot
from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import AnyGame


class Timed:
    """A bot with a clock."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.asked, self.seconds, self.slowest = 0, 0.0, 0.0

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        began = time.perf_counter()
        action = self._bot.choose(asked, legal, seen)
        took = time.perf_counter() - began
        self.asked += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return action


def play_fixtures(plan: Plan, fixtures: Sequence[Fixture]) -> list[Row]:
    """The results of some matches. Bots of others stay from match to match; ours are new in each."""
    game = plan.make()
    guests: dict[tuple[str, Seat], Guarded] = {}
    with quiet():
        try:
            return [_row(plan, fixture, game, guests) for fixture in fixtures]
        finally:
            with closing(guests.values()):
                pass


def _row(plan: Plan, fixture: Fixture, game: AnyGame, guests: dict[tuple[str, Seat], Guarded]) -> Row:
    names = plan.seating(fixture)
    bots = [_bot(name, seat, plan.limit, guests) for seat, name in enumerate(names)]
    played = play_match(game, bots, plan.seed_of(fixture))
    outcome = played.outcome
    return Row(
        *fixture,
        bots=names,
        ranks=outcome.ranks,
        points=outcome.points,
        reason=outcome.reason,
        decisions=tuple(bot.asked for bot in bots),
        seconds=tuple(round(bot.seconds, 9) for bot in bots),
        slowest=tuple(round(bot.slowest, 9) for bot in bots),
        faults=_faults(played),
        record=played.record().dumps() if plan.records else "",
    )


def _bot(name: str, seat: Seat, limit: float, guests: dict[tuple[str, Seat], Guarded]) -> Timed | Guarded:
    if (name, seat) in guests:
        return guests[name, seat]
    bot = make_bot(name)
    if not isinstance(bot, Guarded):
        return Timed(bot)
    bot.limit = limit
    guests[name, seat] = bot
    return bot


def _faults(played: Played) -> tuple[tuple[int, int, str, str], ...]:
    return tuple((fault.seat, fault.number, fault.kind, fault.detail) for fault in played.faults)


@contextmanager
def quiet() -> Iterator[None]:
    """Faults are told by whoever gets the results; here they would be told in every process."""
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)
