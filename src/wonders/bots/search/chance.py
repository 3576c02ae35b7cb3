"""Chance in the mind: every listed outcome as often as it is likely, others drawn."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import ChanceDecision

MOST_LISTED = 64
"""With more outcomes than this, each would hardly be tried once: they are drawn."""

Item = TypeVar("Item")


def is_deal(asked: ChanceDecision) -> bool:
    """Whether chance deals anew in countless ways: there is nothing to learn from one of them."""
    return type(asked).outcomes is ChanceDecision.outcomes


class Draws(Stream):
    """A stream of random numbers out of a bot's own source: what it deals in the mind needs no proof of fairness."""

    def __init__(self, rng: Random) -> None:
        super().__init__(b"", "")
        self._rng = rng

    def below(self, limit: int) -> int:
        return int(self._rng.random() * limit)

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        mixed = list(items)
        self._rng.shuffle(mixed)
        return mixed


class Spread:
    """The outcomes of one chance decision, each tried in proportion to its weight: the one most behind comes next."""

    __slots__ = ("_outcomes", "_total", "_tried", "_visits")

    def __init__(self, outcomes: Sequence[tuple[Action, int]], rng: Random) -> None:
        self._outcomes = list(outcomes)
        rng.shuffle(self._outcomes)
        self._total = sum(weight for _, weight in outcomes)
        self._tried = [0] * len(outcomes)
        self._visits = 0

    def next(self) -> Action:
        self._visits += 1
        share = self._visits / self._total
        behind = [weight * share - tried for (_, weight), tried in zip(self._outcomes, self._tried, strict=True)]
        at = behind.index(max(behind))
        self._tried[at] += 1
        return self._outcomes[at][0]
