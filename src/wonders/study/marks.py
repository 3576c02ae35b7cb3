"""Marks for answers, by what they cost, and the accuracy that they add up to.

A chance of 5 % is little between two players and much among seven. So a loss is measured against an even share: that
of a half, between two. With n parties (players, or teams) the bounds are those of two players times 2/n.
"""

from collections.abc import Sequence
from enum import StrEnum
from math import exp
from typing import Final

from wonders.core.game import Game
from wonders.core.sums import added


class Mark(StrEnum):
    """How good an answer was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


BOUNDS: Final = ((Mark.BLUNDER, 0.20), (Mark.MISTAKE, 0.10), (Mark.INACCURACY, 0.05), (Mark.GOOD, 0.01))
"""An answer gets the first mark whose loss, between two players, it reaches; one that loses less is as good as best."""
STEEPNESS: Final = 6.0
"""How fast accuracy falls: an answer that just is a blunder between two players has 30 %, a mistake 55 %."""


def parties(game: Game[object, object]) -> int:
    """How many can win: players, or teams."""
    return game.players // 2 if game.options.get("teams") is True else game.players


def bound(mark: Mark, count: int) -> float:
    """The loss of chance from which on an answer gets this mark, among so many parties."""
    return dict(BOUNDS).get(mark, 0.0) * 2 / count


def mark_of(loss: float, count: int) -> Mark:
    """The mark of an answer that lost so much chance, among so many parties."""
    return next((mark for mark, _ in BOUNDS if loss >= bound(mark, count)), Mark.BEST)


def accuracy_of(losses: Sequence[float], count: int) -> float | None:
    """From 0 to 100: the mean over all decisions; None for a seat that had nothing to decide."""
    if not losses:
        return None
    return round(100 * added(exp(-STEEPNESS * loss * count / 2) for loss in losses) / len(losses), 1)
