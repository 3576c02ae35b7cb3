"""Bots that look one answer ahead: easy is forgetful, medium takes what looks best."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from wonders.bots.bot import Perspective
from wonders.bots.knowledge import Knowledge, knowledge_of
from wonders.core.actions import Action
from wonders.core.decisions import Decision

LEVEL: Final = 1e-9
"""Answers whose weights differ by less look equally good."""


@cache
def judgement(game: str) -> Knowledge:
    """The knowledge about a game, made once."""
    return knowledge_of(game)


class Medium:
    """Takes the answer that looks best now; of equally good ones, any."""

    def __init__(self, knowledge: Knowledge | None = None, /) -> None:
        self._knowledge = knowledge

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if len(legal) == 1:
            return legal[0]
        weights = self.weigh(asked, legal, seen)
        best = max(weights) - LEVEL
        good = [action for action, weight in zip(legal, weights, strict=True) if weight >= best]
        return good[int(seen.rng.random() * len(good))]

    def weigh(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Sequence[float]:
        """What each answer looks worth."""
        knowledge = self._knowledge or judgement(seen.game.id)
        return knowledge.weigh(seen.game, seen.view, seen.seat, asked, legal)


class Easy(Medium):
    """Means well, but overlooks some answers altogether and judges the others roughly."""

    def __init__(self, knowledge: Knowledge | None = None, /, *, overlooks: float = 0.3, rough: float = 0.6) -> None:
        super().__init__(knowledge)
        self._overlooks = overlooks
        """How likely each answer is not thought of."""
        self._rough = rough
        """How far off its judgement is, against the spread of what there is to judge."""

    def weigh(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Sequence[float]:
        weights = super().weigh(asked, legal, seen)
        spread = (max(weights) - min(weights)) or 1.0
        worst = min(weights) - 2 * spread
        rng = seen.rng
        rough = [weight + rng.gauss(0.0, self._rough * spread) for weight in weights]
        return [worst if rng.random() < self._overlooks else weight for weight in rough]
