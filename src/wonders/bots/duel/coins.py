"""What coins are worth in points: more to a poor city than to a rich one, a third of a point when all is over."""

from typing import Final

MOST: Final = 80
LAST_TURNS: Final = 4
"""With so few cards left in the last age coins buy little and are counted as points."""


def _total(rates: tuple[tuple[int, float], ...]) -> tuple[float, ...]:
    """The worth of 0, 1, 2, … coins: each rate holds up to so many coins."""
    worth = [0.0]
    for coin in range(MOST):
        worth.append(worth[-1] + next(rate for upto, rate in rates if coin < upto))
    return tuple(worth)


EARLY: Final = _total(((3, 1.2), (7, 0.9), (12, 0.65), (MOST, 0.5)))
LATE: Final = _total(((MOST, 0.335),))


def worths(age: int, left: int) -> tuple[float, ...]:
    """The worth of every number of coins, with so many cards left in an age."""
    return LATE if age == 3 and left <= LAST_TURNS else EARLY


def change(worth: tuple[float, ...], coins: int, by: int) -> float:
    """What it is worth to have so many coins more, or less."""
    return worth[min(max(coins + by, 0), MOST)] - worth[min(coins, MOST)]
