"""Sums that are the same in every Python."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def added(values: Iterable[float]) -> float:
    """Numbers added one after the other.

    From Python 3.12 on `sum` rounds sums of floats otherwise than before, and the last bit decides between answers that
    are worth the same: bots and reviews with equal budgets would differ from machine to machine.
    """
    return reduce(add, values, 0.0)
