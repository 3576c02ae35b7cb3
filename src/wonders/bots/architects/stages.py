"""How far a city is with its next stages, and what they will bring."""

from functools import lru_cache
from typing import Final

from wonders.games.architects.city import KINDS, City
from wonders.games.architects.effects import Effect
from wonders.games.architects.pieces import DIFFERENT, Stage, Wonder
from wonders.games.architects.stage_effects import (
    SearchesDeck,
    TakesFromAnyDeck,
    TakesFromBothSides,
    TakesFromCommonDeck,
    TakesToken,
)

EFFECTS: Final[dict[type[Effect], float]] = {
    TakesFromAnyDeck: 2.8,
    TakesToken: 4.0,
    TakesFromCommonDeck: 2.2,
    TakesFromBothSides: 4.4,
    SearchesDeck: 3.2,
}
SHIELD: Final = 2.0
HASTE: Final = 2.0
"""What a stage is worth beyond its points: it brings the end nearer that its owner chooses."""
PARTLY: Final = 0.75
"""What a card that is laid aside for a stage keeps of its share in it."""
LATER: Final = (1.0, 0.4, 0.15, 0.05, 0.02)
"""What stages count that come after the next one."""
ANY_CARD: Final = 0.02
ANY_COIN: Final = 0.1
"""What a resource is worth that serves no stage yet."""


def stage_worth(stage: Stage) -> float:
    """Points, the effect, and a step towards the end."""
    effect = stage.effect
    extra = EFFECTS.get(type(effect), SHIELD * stage.shields) if effect else 0.0
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


def prospect(city: City, goods: tuple[int, ...]) -> float:
    """What grey and yellow cards are good for in a city; goods are counts with the coins at the end."""
    return prospect_of(city.wonder, city.built, goods)


@lru_cache(maxsize=1 << 15)
def prospect_of(wonder: Wonder, built: tuple[int, ...], goods: tuple[int, ...]) -> float:
    """The same for a city in which these stages stand."""
    kinds, coins = goods[:KINDS], goods[KINDS]
    distinct, alike = KINDS - kinds.count(0) + coins, max(kinds) + coins
    total = ANY_CARD * sum(goods) + ANY_COIN * coins
    for differ, size, worth, counts in plan(wonder, built):
        have = distinct if differ else alike
        if have < size:
            total += counts * worth * PARTLY * have / size
        else:
            total += counts * worth
    return total


@lru_cache(maxsize=1 << 14)
def gains_of(wonder: Wonder, built: tuple[int, ...], goods: tuple[int, ...]) -> tuple[float, ...]:
    """What one more of each resource adds to the prospect."""
    now = prospect_of(wonder, built, goods)
    more = ((*goods[:kind], goods[kind] + 1, *goods[kind + 1 :]) for kind in range(KINDS + 1))
    return tuple([prospect_of(wonder, built, one) - now for one in more])


def can_pay(city: City, goods: tuple[int, ...]) -> bool:
    """Whether these resources pay for an open stage, tokens left aside."""
    kinds, coins = goods[:KINDS], goods[KINDS]
    different, identical = city.wonder.need[city.built]
    return KINDS - kinds.count(0) + coins >= different or max(kinds) + coins >= identical
