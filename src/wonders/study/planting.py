"""Matches with a known blunder in them: bots play, and at one place a bad answer is drawn instead of theirs.

Reviews are measured by whether they find it again. A random answer is not always bad; so one is drawn from those that
the bots' knowledge, which looks ahead nowhere and knows nothing of the search, finds clearly worse.
"""

from collections.abc import Sequence
from random import Random

from wonders.bots.bot import Bot, Perspective
from wonders.bots.levels import judgement
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import AnyGame
from wonders.core.record import Record

MARGIN = 4.0
"""How far the planted answer lies behind the best, in points or what the knowledge of a game counts in."""


class Planter:
    """Plays as another bot does, but for one decision: the first one from a place on at which there is a bad answer."""

    def __init__(self, bot: Bot, seat: Seat, place: int, rng: Random, margin: float = MARGIN) -> None:
        self._bot = bot
        self._seat, self._place, self._rng, self._margin = seat, place, rng, margin
        self._asked = 0
        self.planted: tuple[Seat, int, Action] | None = None
        """The seat, the number of its decision, and the answer."""

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if len(legal) < 2 or seen.seat != self._seat:
            return self._bot.choose(asked, legal, seen)
        self._asked += 1
        if self.planted is None and self._asked > self._place:
            weights = judgement(seen.game.id).weigh(seen.game, seen.view, seen.seat, asked, legal)
            bound = max(weights) - self._margin
            bad = [action for action, weight in zip(legal, weights, strict=True) if weight <= bound]
            if bad:
                self.planted = self._seat, self._asked - 1, bad[self._rng.randrange(len(bad))]
                return self.planted[2]
        return self._bot.choose(asked, legal, seen)


def planted_match(game: AnyGame, seed: str, most: int, bot: str = "medium") -> tuple[Record, Seat, int] | None:
    """A match in which one of a seat's first decisions was a blunder; None if none could be planted in this one."""
    rng = Random(seed)
    seat = rng.randrange(game.players)
    planter = Planter(make_bot(bot), seat, rng.randrange(most), rng)
    bots: list[Bot] = [planter] * game.players
    record = play_match(game, bots, seed).record()
    return (record, seat, planter.planted[1]) if planter.planted is not None else None
