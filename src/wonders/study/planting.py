"""Matches with known blunders in them: bots play, and at a few places a random answer is given instead of theirs.

Reviews are measured by whether they find them again. A random answer is not always bad; so a referee is asked about
each, and where it finds no blunder the bot answers as it would have, and the next decision is tried.
"""

from collections.abc import Callable, Sequence
from random import Random

from wonders.bots.bot import Bot, Perspective
from wonders.bots.levels import judgement
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.game import AnyGame
from wonders.core.record import Record
from wonders.study.judging import Position, judge
from wonders.study.marks import Mark, bound, parties

Referee = Callable[[Position, Action], bool]
"""Whether an answer is a blunder."""
MARGIN = 4.0
"""How far an answer that looks bad lies behind the best, in points or what the knowledge of a game counts in."""


class Planter:
    """Sits at all seats and plays as another bot does, but for the first blunder that is drawn from each place on."""

    def __init__(self, bot: Bot, places: Sequence[int], rng: Random, referee: Referee) -> None:
        self._bot, self._places, self._rng, self._referee = bot, sorted(places), rng, referee
        self._asked = 0
        self.planted: list[int] = []
        """The decisions that are blunders, by their number among all of the match (as `decided_in` tells them)."""

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if len(legal) < 2:
            return self._bot.choose(asked, legal, seen)
        self._asked += 1
        if len(self.planted) < len(self._places) and self._asked > self._places[len(self.planted)]:
            drawn = legal[self._rng.randrange(len(legal))]
            position = Position(seen.game, seen.seat, tuple(seen.history), asked, tuple(legal))
            if self._referee(position, drawn):
                self.planted.append(self._asked - 1)
                return drawn
        return self._bot.choose(asked, legal, seen)


def planted_match(
    game: AnyGame, seed: str, places: Sequence[int], referee: Referee, bot: str = "medium"
) -> tuple[Record, list[int]]:
    """A match, and which of its decisions are blunders: one from each place on, if there was time for it."""
    planter = Planter(make_bot(bot), places, Random(seed), referee)
    record = play_match(game, [planter] * game.players, seed).record()
    return record, planter.planted


def looks_bad(position: Position, action: Action) -> bool:
    """A referee that does not search: the bots' knowledge finds the answer clearly worse than another."""
    knowledge = judgement(position.game.id)
    weights = knowledge.weigh(position.game, position.history[-1], position.seat, position.asked, position.legal)
    return weights[position.legal.index(action)] <= max(weights) - MARGIN


def deep_referee(nodes: int) -> Referee:
    """A search of so many simulations with a seed of its own: what it gives the mark of a blunder is one.

    Most draws are no blunder by far. A search ten times shorter dismisses those that lie two standard errors below one.
    """

    def is_blunder(position: Position, action: Action) -> bool:
        least = bound(Mark.BLUNDER, parties(position.game))
        short = judge(position, max(1, nodes // 10), given=(action,), seed="glance").of(action)
        if short.behind + 2 * short.error < least:
            return False
        return judge(position, nodes, given=(action,), seed="referee").of(action).behind >= least

    return is_blunder
