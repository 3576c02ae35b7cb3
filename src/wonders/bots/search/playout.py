"""Playing a match on in the mind, quickly, and judging where it leads."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from wonders.bots.knowledge import Knowledge
from wonders.bots.search.chance import Draws
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, ChanceDecision, Seat
from wonders.core.game import Game
from wonders.core.outcome import Outcome

AnyGame = Game[Any, Any]


def shares_of(outcome: Outcome) -> list[float]:
    """The victory, shared among those who won."""
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]


class Playout:
    """How matches are played on: by judgement in a hurry, with a slip now and then, until it is time to judge."""

    def __init__(
        self,
        game: AnyGame,
        knowledge: Knowledge,
        rng: Random,
        horizon: int = 40,
        slips: float = 0.05,
        smooth: float = 0.6,
    ) -> None:
        self._game = game
        self._knowledge = knowledge
        self._hasty: Knowledge = getattr(knowledge, "hasty", knowledge)
        self._rng = rng
        self._draws = Draws(rng)
        self._horizon = horizon
        """Steps after which the place is judged."""
        self._slips = slips
        self._smooth = smooth
        """How much the judgement counts beside the result at the end of a match: it tells a close result from a clear
        one, so fewer simulations are needed."""

    def values(self, table: Any) -> Sequence[float]:
        """What each seat may expect at this table: the share of victory."""
        game, steps = self._game, self._horizon
        while pending := game.pending(table):
            asked = pending.get(CHANCE)
            if isinstance(asked, ChanceDecision):
                if asked.outcomes() is None:  # a new deal: nothing to learn from one of countless ones
                    return self._knowledge.estimate(game, table)
                answers: dict[Seat, Action] = {CHANCE: asked.sample(self._draws)}
            elif steps <= 0:
                return self._knowledge.estimate(game, table)
            else:
                steps -= 1
                answers = {seat: self._choose(table, seat, one) for seat, one in pending.items()}
            table = game.step(table, answers).table
        return self.result(table)

    def result(self, table: Any) -> Sequence[float]:
        """The victory at the end of a match, softened by how close it was."""
        outcome = self._game.outcome(table)
        assert outcome is not None
        shares = shares_of(outcome)
        if not self._smooth:
            return shares
        judged = self._knowledge.estimate(self._game, table)
        return [share + self._smooth * (other - share) for share, other in zip(shares, judged, strict=True)]

    def _choose(self, table: Any, seat: Seat, asked: Any) -> Action:
        legal = self._game.legal(table, seat)
        if len(legal) == 1:
            return legal[0]
        if self._rng.random() < self._slips:
            return legal[int(self._rng.random() * len(legal))]
        weights = self._hasty.weigh(self._game, table, seat, asked, legal)
        best = max(weights)
        return legal[weights.index(best)]


def softened(weights: Sequence[float], grain: float) -> list[float]:
    """Weights as probabilities."""
    best = max(weights)
    shares = [exp((weight - best) / grain) for weight in weights]
    total = sum(shares)
    return [share / total for share in shares]
