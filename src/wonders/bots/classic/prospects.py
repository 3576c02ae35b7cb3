"""Who is likely to win: the points that every city may expect, and how sure that is."""

from functools import lru_cache
from math import exp
from typing import Any, NamedTuple

from wonders.bots.classic.clock import clock
from wonders.bots.classic.coins import purse_worth
from wonders.bots.classic.effects import effect_worth
from wonders.bots.classic.outlook import Outlook

DEBT = "debt"


class Trust(NamedTuple):
    """How far each part of what a city has turned out to count at the end, with so many turns to come."""

    left: int
    points: float
    purse: float
    strife: float
    science: float
    goods: float
    others: float
    spread: float
    """How sure the result is: the smaller, the surer."""


TRUST = (
    #     left  points purse strife science goods others spread
    Trust(0,    1.00,  1.00, 1.00,  1.00,   0.00, 1.00,  1.2),
    Trust(2,    1.04,  0.98, 0.61,  1.07,   1.60, 1.08,  3.1),
    Trust(6,    1.05,  0.94, 0.66,  1.13,   1.15, 1.15,  3.7),
    Trust(8,    0.86,  0.92, 0.68,  0.84,   1.00, 0.85,  4.4),
    Trust(12,   0.70,  0.95, 0.80,  0.75,   0.84, 0.70,  4.8),
    Trust(18,   0.45,  0.20, 0.65,  0.40,   0.65, 0.60,  5.5),
)  # fmt: skip
"""Fitted to matches that bots played among themselves; between two rows in proportion."""


@lru_cache(maxsize=64)
def trust(left: int) -> Trust:
    """How far to trust what is seen with so many turns to come."""
    left = min(left, TRUST[-1].left)
    above = next(row for row in TRUST if row.left >= left)
    below = next(row for row in reversed(TRUST) if row.left <= left)
    part = (left - below.left) / (above.left - below.left) if above is not below else 0.0
    return Trust(left, *(one + part * (other - one) for one, other in zip(below[1:], above[1:], strict=True)))


def projected(game: Any, scene: Any, at: int) -> float:
    """Points that a city may expect at the end, but for what all have in common."""
    out = Outlook(game, scene, at)
    city, row = out.city, trust(out.left)
    total: float = row.points * (out.profile.fixed + sum(city.victories) - city.defeats - city.tokens.count(DEBT))
    total += row.purse * purse_worth(city.coins, out.left)
    total += row.science * out.science((0, 0, 0), 0, 0, 0)
    if scene.phase != "over":
        total += row.strife * out.strife(0) + row.goods * (out.goods(0) + out.trade())
    if out.profile.others:
        total += row.others * sum([effect_worth(out, effect) for effect in out.profile.others])
    return total


def prospects(game: Any, scene: Any) -> list[float]:
    """For each seat the share of victory it may expect."""
    players = game.players
    if not scene.cities:
        return [1 / players] * players
    points = [projected(game, scene, at) for at in range(players)]
    spread = trust(clock(scene).left).spread
    if game.options["teams"]:
        points = [(points[at] + points[at ^ 1]) / 1.4 for at in range(players)]
    best = max(points)
    chances = [exp((one - best) / spread) for one in points]
    total = sum(chances)
    return [one / total for one in chances]
