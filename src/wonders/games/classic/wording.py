"""Lists as arguments of phrases, written "wood,2 stone,clay/ore" in ids: whoever renders them translates each part."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from wonders.core.goods import Cost, Good


def listed(things: Iterable[tuple[str, int]]) -> str:
    """Things with how many there are; a single one stands without its number."""
    return ",".join(thing if count == 1 else f"{count} {thing}" for thing, count in things)


@lru_cache(maxsize=2_000)
def listed_goods(goods: tuple[Good, ...]) -> str:
    """Goods, each kind with its number. What is lacking is said with every state, in few different ways."""
    counts = Counter(goods)
    return ",".join(f"{counts[good]} {good.value}" for good in Good if counts[good])


def listed_cost(cost: Cost) -> str:
    """Coins and goods of a cost."""
    coins = f"{cost.coins} {'coin' if cost.coins == 1 else 'coins'}" if cost.coins else ""
    return ",".join(part for part in (coins, listed_goods(cost.goods)) if part)
