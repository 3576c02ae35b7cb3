"""A rating: how strong somebody seems to be, and how sure that is."""

from dataclasses import dataclass
from math import log
from typing import Final

SCALE: Final = 400 / log(10)
"""Points of Elo: 400 of them are odds of ten to one."""
WIDTH: Final = 1.959964
"""Deviations on each side of a 95 % interval."""
UNKNOWN: Final = 350.0
"""The deviation of somebody who has played nothing yet."""


@dataclass(frozen=True)
class Rating:
    """A normal distribution of strength, in points of Elo."""

    mean: float
    deviation: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - WIDTH * self.deviation

    @property
    def high(self) -> float:
        return self.mean + WIDTH * self.deviation
