"""What production is worth: the coins a city expects to pay for the goods of all that may still be built."""

from functools import lru_cache
from typing import Final

from wonders.games.duel.cards import CARDS, GUILDS
from wonders.games.duel.chance import GUILDS_USED
from wonders.games.duel.layout import LAYOUTS
from wonders.games.duel.pieces import GUILD, Wonder
from wonders.games.duel.tally import GOODS, MAKES, RAW, count
from wonders.games.duel.trade import Market

MOST: Final = 8
"""Units of a good that are told apart."""
DEAREST: Final = 5
"""Nobody pays more for a unit: something else is bought instead."""
RAW_CHOICE: Final = 0.62
MADE_CHOICE: Final = 0.45
"""The part of the payments for raw or made goods that is left when a city chooses one of them freely."""

DEALT: Final = len(LAYOUTS[1].places) / sum(card.back == "1" for card in CARDS.values())
"""The part of the cards of an age that comes into play."""


def _short(back: str, good: int) -> tuple[float, ...]:
    """Units of a good that the cards with this back ask for beyond 0, 1, 2, … units, added up."""
    units = [dict(card.needs).get(good, 0) for card in CARDS.values() if card.back == back]
    return tuple(float(sum(max(0, unit - have) for unit in units)) for have in range(MOST + 1))


def _of_age(age: int) -> tuple[tuple[float, ...], ...]:
    plain = [[DEALT * units for units in _short(str(age), good)] for good in range(len(GOODS))]
    if age == 3:
        guilds = [_short(GUILD, good) for good in range(len(GOODS))]
        plain = [
            [a + b * GUILDS_USED / len(GUILDS) for a, b in zip(*pair, strict=True)]
            for pair in zip(plain, guilds, strict=True)
        ]
    return tuple(map(tuple, plain))


SHORT: Final = (_of_age(0), *(_of_age(age) for age in (1, 2, 3)))
"""By age, good and units that a city makes: the units it would have to buy for all cards of the age."""


@lru_cache(maxsize=1 << 15)
def bill(mine: int, theirs: int, age: int, part: float) -> float:
    """Coins that a city would pay for the goods of this part of the age's cards and of all later ages."""
    now, later = SHORT[age], SHORT[age + 1 :]
    raw = made = 0.0
    for good in range(len(GOODS)):
        have = min(mine >> 8 * good & 255, MOST)
        units = part * now[good][have]
        for ages in later:
            units += ages[good][have]
        if units:
            fixed = mine >> 8 * (good + len(GOODS)) & 255
            cost = units * (1 if fixed else min(2 + (theirs >> 8 * good & 255), DEAREST))
            if good < RAW:
                raw += cost
            else:
                made += cost
    choices = mine >> _CHOICES & 0xFFFF
    if choices:
        raw *= RAW_CHOICE ** (choices & 255)
        made *= MADE_CHOICE ** (choices >> 8)
    return raw + made


_CHOICES: Final = 16 * len(GOODS)
assert count(1 << _CHOICES, "choice WSC") == 1 and count(1 << _CHOICES + 8, "choice GP") == 1


@lru_cache(maxsize=1 << 14)
def wonder_bill(mine: int, theirs: int, wonders: tuple[Wonder, ...]) -> int:
    """Coins that a city would pay for these wonders."""
    costs = Market(mine, theirs & MAKES)
    return sum([costs[wonder] for wonder in wonders])
