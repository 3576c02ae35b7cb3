"""Which wonder board is the better one to take."""

from functools import lru_cache

from wonders.core.sums import added
from wonders.games.classic.box import board_of
from wonders.games.classic.card import Stage
from wonders.games.classic.effect import overriding

GOOD, COIN = 0.75, 0.35
"""What a good and a coin of a stage's cost take off."""
SHIELD, SYMBOL, POWER, REVIVAL, GOODS = 1.6, 4.5, 5.0, 3.5, 4.0
START_POWER = 4.0


@lru_cache(maxsize=1 << 7)
def board_worth(id: str) -> float:
    """What the stages of a board are worth, less what they cost."""
    board = board_of(id)
    return START_POWER * bool(board.effects) - bool(not board.start) + added(map(_stage_worth, board.stages))


def _stage_worth(stage: Stage) -> float:
    worth = stage.shields * SHIELD + GOODS * bool(stage.capacity)
    for effect in stage.effects:
        worth += effect.points((), 0) + effect.coins((), 0) * COIN
        worth += SYMBOL * effect.free_symbols + POWER * bool(effect.power) + REVIVAL * effect.revives
        worth += 2.0 * (not (overriding([effect], "points", "coins") or effect.shields or effect.capacity))
    return worth - GOOD * len(stage.cost.goods) - COIN * stage.cost.coins
