"""For each what: how many there are, and how many there will be at the end."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from wonders.bots.classic.clock import Clock
from wonders.bots.classic.profile import COLOUR_PLACE, COLOURS, profile
from wonders.core.sums import added
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour, Each, Sets, Thing, Where
from wonders.games.classic.effects import Points
from wonders.games.classic.ruleset import AGES

What: TypeAlias = Colour | Thing | Sets

GROWTH: dict[What, tuple[float, float, float]] = {
    Colour.BROWN: (0.33, 0.12, 0.0),
    Colour.GREY: (0.14, 0.08, 0.0),
    Colour.BLUE: (0.13, 0.18, 0.2),
    Colour.YELLOW: (0.12, 0.13, 0.12),
    Colour.RED: (0.12, 0.15, 0.15),
    Colour.GREEN: (0.10, 0.16, 0.17),
    Colour.PURPLE: (0.0, 0.0, 0.15),
    Colour.BLACK: (0.1, 0.1, 0.1),
    Colour.WHITE: (0.1, 0.1, 0.0),
    Thing.STAGE: (0.10, 0.17, 0.18),
    Thing.DEFEAT: (0.13, 0.13, 0.13),
    Thing.VICTORY: (0.13, 0.13, 0.13),
    Thing.THREE_COINS: (0.0, 0.0, 0.0),
}
"""What a city gains of each in a turn of each age."""

SET_GROWTH = (0.03, 0.05, 0.07)

_PLACES = {Where.HERE: (0,), Where.NEIGHBOURS: (-1, 1), Where.ALL_THREE: (-1, 0, 1)}


@lru_cache(maxsize=1 << 12)
def growth(what: What, age: int, rest: int, turns: int) -> float:
    """How many more of it a city will have at the end than now."""
    rates = GROWTH.get(what, SET_GROWTH)
    return rates[age - 1] * rest + added(rates[later - 1] * turns for later in range(age + 1, AGES + 1))


class Reading(NamedTuple):
    """How to count for an effect: where, which colours by their places, what else."""

    places: tuple[int, ...]
    colours: tuple[int, ...]
    others: tuple[Thing | Sets, ...]


@lru_cache(maxsize=1 << 8)
def _reading(each: Each) -> Reading:
    kinds = each.kinds
    colours = tuple(COLOUR_PLACE[kind] for kind in kinds if isinstance(kind, Colour))
    return Reading(_PLACES[each.where], colours, tuple(kind for kind in kinds if not isinstance(kind, Colour)))


@lru_cache(maxsize=1 << 12)
def _growth(reading: Reading, now: Clock) -> float:
    kinds = (*(COLOURS[at] for at in reading.colours), *reading.others)
    return len(reading.places) * added(growth(kind, *now) for kind in kinds)


@lru_cache(maxsize=1 << 8)
def reader(effect: Points) -> Reading:
    """How to count for the points of an effect."""
    assert effect.per is not None
    return _reading(effect.per)


def expected(effect: Points, cities: Sequence[City], at: int, now: Clock) -> float:
    """How many there will be at the end of what an effect counts, seen from the city at this place."""
    reading = reader(effect)
    total = _growth(reading, now)
    for by in reading.places:
        city = cities[(at + by) % len(cities)]
        if reading.colours:
            counts = profile(city.standing).counts
            for colour in reading.colours:
                total += counts[colour]
        for kind in reading.others:
            total += kind.within(city)
    return total
