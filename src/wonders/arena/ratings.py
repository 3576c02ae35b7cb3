"""How strong bots are, from the order in which they finished: Plackett–Luce, which for two players is Bradley–Terry.

The strength of a bot is a number t; of those still in the race, it comes in next with probability e^t over the sum of
all. A tie counts as the mean of the orders it may hide, so between two it is half a victory for each. Ratings are t on
the scale of Elo, their mean is 0; 400 points are odds of ten to one.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import TypeAlias

from wonders.arena.algebra import Matrix, Vector, centring, dot, inverse, product, times, zeros

Ranking: TypeAlias = tuple[tuple[int, ...], ...]
"""The places of a match from the first down, each with the numbers of the bots that share it."""

ELO = 400 / log(10)
PRIOR = 4.0
"""Standard deviation that strengths are expected to have: a bot that wins always is not infinitely good."""
WIDTH = 1.959964
"""Standard errors on each side of a 95 % interval."""


@dataclass(frozen=True)
class Rating:
    """Strength in points of Elo, with a 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Slope:
    """How likely a ranking is (as a logarithm), and how that changes with the strengths."""

    likely: float
    first: Vector
    second: Matrix


def rate(rankings: Iterable[tuple[Hashable, Ranking]], bots: int) -> list[Rating]:
    """Ratings of bots 0, 1, … from rankings. Those with the same key (a deal) are not taken for independent."""
    by_key: dict[Hashable, Counter[Ranking]] = {}
    for key, ranking in rankings:
        by_key.setdefault(key, Counter())[ranking] += 1
    total: Counter[Ranking] = Counter()
    for counts in by_key.values():
        total.update(counts)
    strengths = _most_likely(total, bots)
    errors = _errors(strengths, total, list(by_key.values()))
    mean = sum(strengths) / bots
    return [
        Rating(
            ELO * (strength - mean), ELO * (strength - mean - WIDTH * error), ELO * (strength - mean + WIDTH * error)
        )
        for strength, error in zip(strengths, errors, strict=True)
    ]


def _most_likely(counts: Mapping[Ranking, int], bots: int) -> Vector:
    """By Newton's method; the likelihood is concave, so half steps are all the care it needs."""
    at = [0.0] * bots
    here = _all(counts, at)
    for _ in range(100):
        step = times(inverse(here.second), here.first)
        if max(map(abs, step)) < 1e-9:
            break
        share = 1.0
        while share > 1e-6:
            there = [a + share * b for a, b in zip(at, step, strict=True)]
            found = _all(counts, there)
            if found.likely >= here.likely:
                break
            share /= 2
        at, here = there, found
    return at


def _all(counts: Mapping[Ranking, int], at: Vector) -> Slope:
    """The slope of all rankings and of what is expected beforehand; `second` has its sign turned."""
    size = len(at)
    likely = -sum(t * t for t in at) / (2 * PRIOR**2)
    first = [-t / PRIOR**2 for t in at]
    second = [[float(row == column) / PRIOR**2 for column in range(size)] for row in range(size)]
    for ranking, count in counts.items():
        one = _slope(ranking, at)
        likely += count * one.likely
        for row in range(size):
            first[row] += count * one.first[row]
            for column in range(size):
                second[row][column] += count * one.second[row][column]
    return Slope(likely, first, second)


def _slope(ranking: Ranking, at: Vector) -> Slope:
    size, orders = len(at), _orders(ranking)
    likely, first, second = 0.0, [0.0] * size, zeros(size)
    weight = 1 / len(orders)
    for order in orders:
        racing = [0.0] * size
        for bot in order:
            racing[bot] += exp(at[bot])
        for bot in order[:-1]:
            whole = sum(racing)
            likely += weight * (at[bot] - log(whole))
            chances = [one / whole for one in racing]
            first[bot] += weight
            for row, chance in enumerate(chances):
                first[row] -= weight * chance
                second[row][row] += weight * chance
                for column, other in enumerate(chances):
                    second[row][column] -= weight * chance * other
            racing[bot] = max(racing[bot] - exp(at[bot]), 0.0)
    return Slope(likely, first, second)


def _orders(ranking: Ranking) -> list[tuple[int, ...]]:
    """Orders that a ranking may hide: each tie turned round, forwards and backwards. For two or three that is all."""
    orders: list[tuple[int, ...]] = [()]
    for place in ranking:
        turned = [place[by:] + place[:by] for by in range(len(place))] if len(set(place)) > 1 else [place]
        ways = dict.fromkeys((*turned, *(way[::-1] for way in turned)))
        orders = [order + way for order in orders for way in ways]
    return orders


def _errors(at: Vector, total: Mapping[Ranking, int], groups: Sequence[Mapping[Ranking, int]]) -> Vector:
    """Standard errors of centred strengths: the wider of what the curvature says, and what the groups' spread says."""
    size, centre = len(at), centring(len(at))
    spread = inverse(_all(total, at).second)
    firsts = {ranking: _slope(ranking, at).first for ranking in total}
    scatter = zeros(size)
    for counts in groups:
        pull = [sum(count * firsts[ranking][bot] for ranking, count in counts.items()) for bot in range(size)]
        for row in range(size):
            for column in range(size):
                scatter[row][column] += pull[row] * pull[column]
    few = len(groups) / (len(groups) - 1) if len(groups) > 1 else 0.0
    robust = product(product(spread, scatter), spread)

    def of(matrix: Matrix, bot: int) -> float:
        return max(dot(centre[bot], times(matrix, centre[bot])), 0.0)

    return [sqrt(max(of(spread, bot), few * of(robust, bot))) for bot in range(size)]
