"""What symbols of science are worth: their points, and the sets and squares they may still grow into."""

from functools import lru_cache

from wonders.games.classic.science import SET_WORTH

RATE = 0.012
"""Symbols that a city without any picks up in a turn."""
PULL = 0.022
"""What each symbol it has adds to that: who has begun goes on."""
MOST_RATE = 0.16
TO_SET = (0.0, 0.45, 0.18, 0.0)
"""What part of a set counts when one, two or three symbols are missing for it."""


@lru_cache(maxsize=1 << 14)
def science_worth(one: int, two: int, three: int, free: int, left: int, set_worth: int = SET_WORTH) -> float:
    """Points to expect at the end from so many symbols of each kind and of free choice, with so many turns to come."""
    if free:
        return max(
            science_worth(one + 1, two, three, free - 1, left, set_worth),
            science_worth(one, two + 1, three, free - 1, left, set_worth),
            science_worth(one, two, three + 1, free - 1, left, set_worth),
        )
    grown = min(MOST_RATE, RATE + PULL * (one + two + three)) * left / 3
    least = min(one, two, three)
    missing = (one == least) + (two == least) + (three == least)
    progress = TO_SET[missing] * min(1.0, left / 8)
    squares = (one + grown) ** 2 + (two + grown) ** 2 + (three + grown) ** 2
    return squares + set_worth * min(least + progress + grown, least + 1 + grown)
