"""The seven wonders: five stages each, in layers from the bottom up."""

from typing import Final

from wonders.games.architects.effects import Effect, Shields
from wonders.games.architects.pieces import DIFFERENT, IDENTICAL, Stage, Wonder
from wonders.games.architects.stage_effects import (
    SearchesDeck,
    TakesFromAnyDeck,
    TakesFromBothSides,
    TakesFromCommonDeck,
    TakesToken,
)

COSTS: Final = ((DIFFERENT, 2), (IDENTICAL, 2), (DIFFERENT, 3), (IDENTICAL, 3), (DIFFERENT, 4))
"""What the five stages cost, the same in every wonder; they are numbered by it."""


def _wonder(id: str, layers: str, points: str, effect: Effect | None = None, on: tuple[int, ...] = ()) -> Wonder:
    rows = zip(range(1, 6), map(int, layers.split()), COSTS, map(int, points.split()), strict=True)
    return Wonder(id, tuple(Stage(at, layer, *cost, vp, effect if at in on else None) for at, layer, cost, vp in rows))


# fmt: off
ALL_WONDERS: Final = (
    #       id               layers       points       effect                   on stages
    _wonder("alexandria",    "1 2 3 4 5", "4 3 6 5 7", TakesFromAnyDeck(),      on=(2, 4)),
    _wonder("babylon",       "1 2 3 4 4", "3 0 5 5 7", TakesToken(),            on=(2, 4)),
    _wonder("ephesos",       "1 2 2 2 3", "3 3 4 5 7", TakesFromCommonDeck(),   on=(2, 3, 4)),
    _wonder("gizah",         "1 2 3 4 5", "4 5 6 7 8"),
    _wonder("halikarnassos", "1 2 3 3 4", "3 3 6 5 7", SearchesDeck(),          on=(2, 4)),
    _wonder("olympia",       "1 2 2 3 4", "3 2 5 5 7", TakesFromBothSides(),    on=(2, 4)),
    _wonder("rhodos",        "1 1 2 3 4", "4 4 5 6 7", Shields(1),              on=(2, 4)),
)
# fmt: on

WONDERS: Final = {wonder.id: wonder for wonder in ALL_WONDERS}
