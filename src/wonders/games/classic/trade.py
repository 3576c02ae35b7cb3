"""Paying for a building or a stage: own goods first, the rest bought from the two neighbours."""

from typing import NamedTuple, TypeAlias

from wonders.core.payment import COVERED, covered, shortage
from wonders.games.classic.card import Works
from wonders.games.classic.effects import Prices

Payment: TypeAlias = tuple[int, int]
"""Coins to the left and to the right neighbour."""

NOTHING: tuple[Payment, ...] = ((0, 0),)
IMPOSSIBLE: tuple[Payment, ...] = ()


class Market(NamedTuple):
    """Where a city gets its goods in one turn: its own production, its neighbours' wares, their prices, its coins."""

    own: int
    left: int
    right: int
    prices: Prices
    purse: int

    def payments(self, works: Works, every_split: bool = False) -> tuple[Payment, ...]:
        """The ways to pay, the cheapest first. Only undominated ones, unless every split of the goods is wanted.

        Rulebook: classic, "Handel".
        """
        own, left, right, prices, purse = self
        coins = purse - works.cost.coins
        if coins < 0:
            return IMPOSSIBLE
        slack = works.slack + own
        if slack & COVERED == COVERED:
            return NOTHING
        if not coins or (slack + left + right) & COVERED != COVERED:
            return IMPOSSIBLE
        raw, made = shortage(slack)
        if raw + made > coins:
            return IMPOSSIBLE
        if raw + made == 1:  # the usual case, and much cheaper to answer
            splits = _single(slack + left, slack + right, prices.of_raw if raw else prices.of_made, coins)
        else:
            splits = _splits(raw, made, shortage(slack + left), shortage(slack + right), prices, coins)
        if len(splits) < 2:
            return tuple(splits)
        return tuple(sorted(splits if every_split else _undominated(splits), key=_cheapest))

    def best_price(self, works: Works) -> int | None:
        """What it would cost at least, coins of the bank included, were there coins enough; None if goods cannot be had."""
        ways = self._replace(purse=works.cost.coins + 100).payments(works)
        return works.cost.coins + sum(ways[0]) if ways else None


def _single(with_left: int, with_right: int, prices: tuple[int, int], coins: int) -> list[Payment]:
    """One good is missing: it comes from the left or from the right."""
    left, right = prices
    splits = []
    if left <= coins and covered(with_left):
        splits.append((left, 0))
    if right <= coins and covered(with_right):
        splits.append((0, right))
    return splits


def _splits(
    raw: int, made: int, from_right: tuple[int, int], from_left: tuple[int, int], prices: Prices, coins: int
) -> list[Payment]:
    """Every affordable (left, right). What one side cannot deliver must come from the other; all counts between work."""
    splits = set()
    for raw_left in range(from_left[0], raw - from_right[0] + 1):
        for made_left in range(from_left[1], made - from_right[1] + 1):
            left = raw_left * prices.raw_left + made_left * prices.made_left
            right = (raw - raw_left) * prices.raw_right + (made - made_left) * prices.made_right
            if left + right <= coins:
                splits.add((left, right))
    return list(splits)


def _undominated(splits: list[Payment]) -> list[Payment]:
    return [
        (left, right)
        for left, right in splits
        if not any(x <= left and y <= right and (x, y) != (left, right) for x, y in splits)
    ]


def _cheapest(payment: Payment) -> tuple[int, int]:
    return payment[0] + payment[1], payment[0]
