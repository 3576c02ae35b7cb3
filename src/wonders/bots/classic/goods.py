"""What production is worth: how many of the costs to come it covers."""

from functools import lru_cache

from wonders.core.payment import ANY_MADE, ANY_RAW, COVERED
from wonders.games.classic.cards import AGE_I, AGE_II, AGE_III, GUILDS

OWN = 1.9
"""Points a turn that a city makes more if it can pay everything itself than if nothing."""
AROUND = 0.8
"""The same for goods that it or its neighbours have."""
PACE = (0.45, 1.2, 1.65)
"""How much more that is in later ages, where cards are worth more."""
ONE_SHORT, TWO_SHORT = 0.6, 0.22
"""How far a cost counts as covered when one or two goods must be bought of a kind."""

_ONE = ANY_RAW + ANY_MADE
_TWO = _ONE + _ONE

_DEMANDS = tuple(
    tuple((card.slack, max(len(card.marks), 1)) for card in cards if card.cost.goods)
    for cards in (AGE_I, AGE_II, (*AGE_III, *GUILDS))
)


@lru_cache(maxsize=1 << 15)
def covered_share(capacity: int, age: int) -> float:
    """What share of the costs of an age a capacity covers."""
    total = met = 0.0
    for slack, weight in _DEMANDS[age - 1]:
        total += weight
        rest = slack + capacity
        if rest & COVERED == COVERED:
            met += weight
        elif (rest + _ONE) & COVERED == COVERED:
            met += weight * ONE_SHORT
        elif (rest + _TWO) & COVERED == COVERED:
            met += weight * TWO_SHORT
    return met / total


def goods_worth(own: int, around: int, age: int, rest: int, turns: int) -> float:
    """Points that a city's production will help to make in the turns to come; `around` are its neighbours' wares."""
    worth = rest * _turn_worth(own, around, age) if rest else 0.0
    for later in range(age + 1, 4):
        worth += turns * _turn_worth(own, around, later)
    return worth


@lru_cache(maxsize=1 << 15)
def _turn_worth(own: int, around: int, age: int) -> float:
    return PACE[age - 1] * (OWN * covered_share(own, age) + AROUND * covered_share(own + around, age))


@lru_cache(maxsize=1 << 15)
def cost_worth(slack: int, own: int) -> float:
    """How far a capacity covers one cost, from 0 to 1."""
    rest = slack + own
    if rest & COVERED == COVERED:
        return 1.0
    if (rest + _ONE) & COVERED == COVERED:
        return ONE_SHORT
    return TWO_SHORT if (rest + _TWO) & COVERED == COVERED else 0.0
