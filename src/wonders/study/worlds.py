"""A table that the seat cannot tell from the real one, to try an answer at."""

from random import Random

from wonders.core.game import AnyTable
from wonders.study.judging import Position


def a_world(position: Position) -> AnyTable:
    """Always the same one for a position. What it hides differs from the truth: only what is open may be told of it."""
    return position.world(Random("reasons"))
