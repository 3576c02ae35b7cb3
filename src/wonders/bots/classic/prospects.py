"""Who is likely to win: the points that every city may expect, and how sure that is."""

from functools import lru_cache
from typing import NamedTuple

from wonders.bots.classic.clock import Scene
from wonders.bots.classic.coins import purse_worth
from wonders.bots.classic.effects import effect_worth
from wonders.bots.classic.outlook import Outlook
from wonders.bots.logit import shares_of
from wonders.core.game import AnyGame
from wonders.core.sums import added
from wonders.games.cities.tokens import DEBT


class Trust(NamedTuple):
    """How much a point of each part of what a city has tells about its victory, with so many turns to come.

    The scores that they add up to are logits: one more means that a city is e times as likely to win.
    """

    left: int
    points: float
    tokens: float
    """Of conflicts and debts."""
    purse: float
    strife: float
    science: float
    goods: float
    trade: float
    others: float
    stages: float
    """For each stage, beside what it does."""


TRUST = (
    #     left  points tokens purse strife science goods trade others stages
    Trust(0,    0.40,  0.45,  0.50, 0.27,  0.44,   1.00, 1.20, 0.46,  0.00),
    Trust(2,    0.28,  0.34,  0.35, 0.14,  0.30,   0.40, 0.35, 0.28,  0.10),
    Trust(4,    0.26,  0.29,  0.33, 0.14,  0.29,   0.25, 0.24, 0.26,  0.20),
    Trust(6,    0.23,  0.30,  0.32, 0.13,  0.26,   0.22, 0.18, 0.23,  0.33),
    Trust(9,    0.18,  0.20,  0.25, 0.11,  0.19,   0.16, 0.14, 0.15,  0.20),
    Trust(12,   0.14,  0.21,  0.24, 0.09,  0.18,   0.13, 0.11, 0.12,  0.10),
    Trust(18,   0.08,  0.21,  0.10, 0.05,  0.08,   0.08, 0.08, 0.06,  0.05),
)  # fmt: skip
"""Rows in between are in proportion. Those of 6 and 12, the ends of ages, where a search asks most, are fitted on 3120
matches of the greedy bot against itself: with 3, 4 and 6 players, and with Cities and Leaders. On 780 others the mean
Brier score is 0.128 after the second age and 0.177 after the first (even shares: 0.186)."""
POINT = 0.83
"""What a point counts when all is over: it tells a close result from a clear one."""
OVER = Trust(0, POINT, POINT, POINT, 0.0, POINT, 0.0, 0.0, POINT, 0.0)
AGE = 6
"""Turns of an age when this was fitted; where an age has more, they count for less."""


@lru_cache(maxsize=64)
def trust(left: float) -> Trust:
    """How far to trust what is seen with so many turns to come."""
    left = min(left, TRUST[-1].left)
    above = next(row for row in TRUST if row.left >= left)
    below = next(row for row in reversed(TRUST) if row.left <= left)
    part = (left - below.left) / (above.left - below.left) if above is not below else 0.0
    return Trust(above.left, *(one + part * (other - one) for one, other in zip(below[1:], above[1:], strict=True)))


def projected(game: AnyGame, scene: Scene, at: int) -> float:
    """How good the prospects of a city are, but for what all have in common."""
    out = Outlook(game, scene, at)
    city, over = out.city, scene.phase == "over"
    row = OVER if over else trust(out.left * AGE / out.clock.turns)
    total: float = row.points * out.profile.fixed
    total += row.tokens * (sum(city.victories) - city.defeats - city.tokens.count(DEBT))
    total += row.purse * purse_worth(city.coins, out.left)
    total += row.science * out.science((0, 0, 0), 0, 0, 0)
    if not over:
        total += row.strife * out.strife(0) + row.goods * out.goods(0) + row.trade * out.trade()
        total += row.stages * city.standing.stages
    if out.profile.others:
        total += row.others * added([effect_worth(out, effect) for effect in out.profile.others])
    return total


def prospects(game: AnyGame, scene: Scene) -> list[float]:
    """For each seat the share of victory it may expect."""
    players = game.players
    if not scene.cities:
        return [1 / players] * players
    scores = [projected(game, scene, at) for at in range(players)]
    if game.options["teams"]:
        scores = [(scores[at] + scores[at ^ 1]) / 1.4 for at in range(players)]
    return list(shares_of(scores))
