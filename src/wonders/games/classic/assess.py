"""Whether a city can pay for something, and if not, what it lacks."""

from typing import TypeAlias

from wonders.core.goods import Good
from wonders.core.payment import COVERED, DEMAND, covered
from wonders.core.values import Value
from wonders.games.classic.card import Buildable, Card, Payment
from wonders.games.classic.city import City
from wonders.games.classic.trade import Market
from wonders.games.classic.turn.choose import ways_to_pay

RICH = 100
"""More coins than anything costs."""


class Free(Value):
    """It costs this city nothing: no cost is printed, or the building named `chain` stands here."""

    chain: str = ""


class Payable(Value):
    """The city can pay in any of these ways, the cheapest first."""

    options: tuple[Payment, ...]


class TooPoor(Value):
    """The goods could be had, but the cheapest way costs more coins than there are."""

    price: int
    coins: int


class Unavailable(Value):
    """Goods that neither the city nor its neighbours have (of several equivalent lists, the first)."""

    goods: tuple[Good, ...]


Assessment: TypeAlias = Free | Payable | TooPoor | Unavailable


def assess(works: Buildable, city: City, market: Market) -> Assessment:
    """What a building or stage asks of a city at this market. Must agree with `uses`, which lists what is legal."""
    if works.costless:
        return Free()
    if isinstance(works, Card):
        chain = next((card.name for card in city.standing.built if card.name in works.free_if), "")
        if chain:
            return Free(chain)
    if options := ways_to_pay(market, city)(works):
        return Payable(options)
    if options := ways_to_pay(market.but(purse=RICH), city)(works):
        return TooPoor(sum(options[0]), market.purse)
    means = market.own + market.left + market.right
    return Unavailable(min((_missing(works.cost.goods, means + extra) for extra in city.standing.adapted), key=len))


def _missing(goods: tuple[Good, ...], means: int) -> tuple[Good, ...]:
    """Goods that remain when as many as possible are produced or bought, coins aside. Taking them one by one is enough:
    what producers can make together is a matroid."""
    left = COVERED + means
    missing: tuple[Good, ...] = ()
    for good in goods:
        if covered(left - DEMAND[good]):
            left -= DEMAND[good]
        else:
            missing += (good,)
    return missing
