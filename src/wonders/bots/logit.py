"""Shares of victory from features: the more a seat's features weigh, the larger its share of the whole."""

from collections.abc import Sequence
from math import exp

from wonders.core.sums import added


def shares_of(scores: Sequence[float]) -> tuple[float, ...]:
    """Scores turned into shares that add up to 1 (a softmax, or for two seats a logistic curve)."""
    best = max(scores)
    odds = [exp(score - best) for score in scores]
    total = added(odds)
    return tuple([one / total for one in odds])


def score(features: Sequence[float], weights: Sequence[float]) -> float:
    """What features add up to."""
    return added([one * weight for one, weight in zip(features, weights, strict=True)])
