"""Who is likely to win: the points that every city may expect, and how sure that is."""

from math import exp
from typing import Any

from wonders.bots.classic.coins import purse_worth
from wonders.bots.classic.effects import effect_worth
from wonders.bots.classic.outlook import Outlook

DEBT = "debt"
SURE, UNSURE = 2.5, 0.42
"""The spread of points at the end, and what every turn to come adds to it."""


def projected(game: Any, scene: Any, at: int) -> float:
    """Points that a city may expect at the end."""
    out = Outlook(game, scene, at)
    city = out.city
    total = out.profile.fixed + sum(city.victories) - city.defeats - city.tokens.count(DEBT)
    total += purse_worth(city.coins, out.left)
    total += out.strife(0) if scene.phase != "over" else 0.0
    total += out.science((0, 0, 0), 0, 0, 0)
    if out.left:
        total += out.goods(0)
    for effect in out.profile.others:
        total += effect_worth(out, effect)
    return total


def prospects(game: Any, scene: Any) -> list[float]:
    """For each seat the share of victory it may expect."""
    players = game.players
    if not scene.cities:
        return [1 / players] * players
    points = [projected(game, scene, at) for at in range(players)]
    left = Outlook(game, scene, 0).left
    spread = SURE + UNSURE * left
    if game.options["teams"]:
        points = [(points[at] + points[at ^ 1]) / 1.4 for at in range(players)]
    best = max(points)
    chances = [exp((one - best) / spread) for one in points]
    total = sum(chances)
    return [one / total for one in chances]
