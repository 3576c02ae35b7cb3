"""Points at the end, and what cards bring in coins."""

from itertools import product

import numpy as np

from wonders.bots.together.classic import facts
from wonders.bots.together.classic.facts import NONE, SYMBOLS, Rule
from wonders.bots.together.classic.tables import Tables
from wonders.games.classic.counts import Colour
from wonders.games.classic.science import SET_WORTH
from wonders.spaces.classic.pieces import COLOURS

MOST_FREE = 3
"""Symbols of their owner's choice that a city can have, a copied guild's included."""


def counted(cities: np.ndarray, rule: Rule) -> np.ndarray:
    """How many of what a rule counts every city sees."""
    here = cities[:, :, list(rule.counted)].sum(2)
    around = np.roll(here, 1, 0) + np.roll(here, -1, 0) if rule.around else np.zeros_like(here)
    found: np.ndarray = around + here if rule.here else around
    return found


def points(tables: Tables) -> np.ndarray:
    """The points of every seat at every table."""
    cities = tables.cities
    found = cities[:, :, facts.VICTORIES : facts.VICTORIES + 3] @ np.array(facts.VICTORY_POINTS, np.float32)
    found += facts.DEFEAT_POINTS * cities[:, :, facts.DEFEATS]
    found += tables.coins // 3
    found += facts.STAGE_POINTS[tables.stage_rows]
    found += cities[:, :, :NONE] @ facts.BLUE_POINTS
    for rule in facts.POINT_RULES:
        found += cities[:, :, rule.card] * rule.n * counted(cities, rule)
    free = facts.STAGE_SYMBOLS[tables.stage_rows] + cities[:, :, :NONE] @ facts.FREE_SYMBOLS
    found += _science(cities, free)
    copying = facts.COPIES[tables.stage_rows]
    if copying.any():
        found += np.where(copying, _copied(cities, free), 0)
    return found


def _science(cities: np.ndarray, free: np.ndarray) -> np.ndarray:
    """Squares and sets, with the free symbols chosen for the most points."""
    own = [cities[:, :, facts.SYMBOL + at] for at in range(SYMBOLS)]
    best = np.zeros_like(free)
    for more in product(range(MOST_FREE + 1), repeat=SYMBOLS):
        if sum(more) <= MOST_FREE and (here := free == sum(more)).any():
            counts = [have + extra for have, extra in zip(own, more, strict=True)]
            worth = sum(count * count for count in counts) + SET_WORTH * np.minimum(
                np.minimum(counts[0], counts[1]), counts[2]
            )
            best = np.where(here, np.maximum(best, worth), best)
    return best


def _copied(cities: np.ndarray, free: np.ndarray) -> np.ndarray:
    """What a neighbour's guild is worth, the best one: it counts as if it stood here too."""
    best = np.zeros_like(free)
    plain = _science(cities, free)
    rules = {rule.card: rule for rule in facts.POINT_RULES}
    purple = facts.COLOUR + COLOURS.index(Colour.PURPLE)
    for guild in facts.GUILDS:
        standing = cities[:, :, guild] > 0
        offered = np.roll(standing, 1, 0) | np.roll(standing, -1, 0)
        if not offered.any():
            continue
        if guild in rules:
            rule = rules[guild]
            worth = rule.n * (counted(cities, rule) + (rule.here and purple in rule.counted))
        else:
            worth = _science(cities, free + facts.FREE_SYMBOLS[guild]) - plain
        best = np.where(offered, np.maximum(best, worth), best)
    return best


def shares(tables: Tables, seat: int, close: float, closeness: float) -> np.ndarray:
    """What a seat has of the victory at every table: most points, then most coins, then shared; so much of it is
    shared by points."""
    found = points(tables)
    scores = found * (1 << 10) + tables.coins
    best = scores == scores.max(0)
    won = best[seat] / best.sum(0)
    parts = np.exp((found - found.max(0)) / closeness)
    whole: np.ndarray = (1 - close) * won + close * parts[seat] / parts.sum(0)
    return whole
