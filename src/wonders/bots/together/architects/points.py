"""The end of matches: points, and shares of the victory. Rules architects-81, architects-82."""

import numpy as np

from wonders.bots.together.architects import facts
from wonders.bots.together.architects.tables import Tables
from wonders.games.architects.scoring import CAT_WORTH, VICTORY_WORTH


def points(tables: Tables) -> np.ndarray:
    """The points of every seat at every table."""
    cities, stages = tables.cities, facts.COUNT[tables.built]
    cards, held, victories = cities[:, :, facts.OWNED], cities[:, :, facts.HELD], cities[:, :, facts.VICTORIES]
    total = facts.STAGE_POINTS[tables.wonders[:, None], tables.built] + cards @ facts.CARD_POINTS
    total += victories * VICTORY_WORTH
    total += CAT_WORTH * (tables.cat == np.arange(tables.players)[:, None])
    whole: np.ndarray = total + facts.points_of(held, cards, victories, stages == len(facts.SIZES))
    return whole


def shares(tables: Tables, close: float, closeness: float) -> np.ndarray:
    """The victory of every seat; so much of it is shared by points."""
    total, stages = points(tables), facts.COUNT[tables.built]
    worth = total * 8 + stages
    best = worth == worth.max(0)
    near = np.exp((total - total.max(0)) / closeness)
    found: np.ndarray = (1 - close) * best / best.sum(0) + close * near / near.sum(0)
    return found
