"""How far a city is with its next stages, and what they will bring."""

from functools import lru_cache
from typing import Final

from wonders.games.architects.effects import (
    SEARCHES_DECK,
    TAKES_FROM_ANY_DECK,
    TAKES_FROM_BOTH_SIDES,
    TAKES_FROM_COMMON_DECK,
    TAKES_TOKEN,
    Effect,
)
from wonders.games.architects.turn.build import KINDS
from wonders.games.architects.wonders import DIFFERENT, Stage, Wonder

EFFECTS: Final[dict[Effect, float]] = {
    TAKES_FROM_ANY_DECK: 2.8,
    TAKES_TOKEN: 4.0,
    TAKES_FROM_COMMON_DECK: 2.2,
    TAKES_FROM_BOTH_SIDES: 4.4,
    SEARCHES_DECK: 3.2,
}
SHIELD: Final = 2.0
HASTE: Final = 1.0
"""What a stage is worth beyond its points: it brings the end nearer that its owner chooses."""
PARTLY: Final = 0.75
"""What a card that is laid aside for a stage keeps of its share in it."""
LATER: Final = (1.0, 0.4, 0.15, 0.05, 0.02)
"""What stages count that come after the next one."""


def stage_worth(stage: Stage) -> float:
    """Points, the effect, and a step towards the end."""
    effect = stage.effect
    extra = EFFECTS.get(effect, SHIELD * stage.shields) if effect else 0.0
    return stage.points + extra + HASTE


@lru_cache(maxsize=1 << 10)
def plan(wonder: Wonder, built: tuple[int, ...]) -> tuple[tuple[bool, int, float, float], ...]:
    """The stages to come: whether the resources must differ, how many they are, its worth, and what it counts now."""
    missing = sorted(
        (stage for stage in wonder.stages if stage.number not in built), key=lambda stage: (stage.layer, stage.number)
    )
    return tuple(
        (stage.kind == DIFFERENT, stage.size, stage_worth(stage), LATER[at]) for at, stage in enumerate(missing)
    )


def prospect(wonder: Wonder, built: tuple[int, ...], goods: tuple[int, ...]) -> float:
    """What the grey and yellow cards of a city are good for; goods are counts with the coins at the end."""
    kinds, coins = goods[:KINDS], goods[KINDS]
    distinct, alike = KINDS - kinds.count(0) + coins, max(kinds) + coins
    total = 0.02 * sum(goods) + 0.1 * coins
    for differ, size, worth, counts in plan(wonder, built):
        have = distinct if differ else alike
        if have < size:
            total += counts * worth * PARTLY * have / size
        else:
            total += counts * worth
    return total
