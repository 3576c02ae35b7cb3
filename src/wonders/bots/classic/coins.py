"""What coins are worth: a third of a point each at the end, and before that what they can still buy."""

from functools import lru_cache

COMFORT = 7
"""Coins beyond this are only worth their points."""

NEED = 0.25
"""What the first coins add while all turns are to come."""


@lru_cache(maxsize=1 << 13)
def purse_worth(coins: int, left: int) -> float:
    """Points that so many coins stand for with so many turns to come."""
    use = NEED * min(1.0, left / 5)
    comfort = 0.0
    for coin in range(min(coins, COMFORT)):
        comfort += use * (1 - coin / COMFORT)
    return coins / 3 + comfort


def gain(coins: int, change: int, left: int) -> float:
    """What it is worth to have so many coins more, or less."""
    return purse_worth(max(coins + change, 0), left) - purse_worth(coins, left)
