"""Paying for a building or a stage: own goods first, the rest bought from the two neighbours."""

from dataclasses import dataclass
from typing import TypeAlias

from wonders.core.payment import covers, shortage
from wonders.games.classic.card import Works
from wonders.games.classic.city import Standing
from wonders.games.classic.effects import Prices

Payment: TypeAlias = tuple[int, int]
"""Coins to the left and to the right neighbour."""

NOTHING: tuple[Payment, ...] = ((0, 0),)
IMPOSSIBLE: tuple[Payment, ...] = ()


@dataclass(frozen=True, slots=True)
class Market:
    """Where a city gets its goods in one turn: its own production, its neighbours' wares, their prices, its coins."""

    own: int
    left: int
    right: int
    prices: Prices
    purse: int

    @classmethod
    def of(cls, city: Standing, left: Standing, right: Standing, purse: int) -> "Market":
        return cls(city.capacity, left.for_sale, right.for_sale, city.prices, purse)

    def payments(self, works: Works, every_split: bool = False) -> tuple[Payment, ...]:
        """The ways to pay, the cheapest first. Only undominated ones, unless every split of the goods is wanted.

        Rulebook: classic, "Handel".
        """
        coins = self.purse - works.cost.coins
        if coins < 0:
            return IMPOSSIBLE
        demand = works.demand
        if covers(self.own, demand):
            return NOTHING
        if coins == 0 or not covers(self.own + self.left + self.right, demand):
            return IMPOSSIBLE
        splits = self._splits(demand, coins)
        if len(splits) < 2:
            return tuple(splits)
        return tuple(sorted(splits if every_split else _undominated(splits), key=_cheapest))

    def _splits(self, demand: int, coins: int) -> set[Payment]:
        """Every affordable (left, right): what one side cannot deliver must come from the other."""
        own, prices = self.own, self.prices
        raw, made = shortage(own, demand)
        if raw + made > coins:
            return set()
        raw_least, made_least = shortage(own + self.right, demand)
        raw_other, made_other = shortage(own + self.left, demand)
        splits = set()
        for raw_left in range(raw_least, raw - raw_other + 1):
            for made_left in range(made_least, made - made_other + 1):
                left = raw_left * prices.raw_left + made_left * prices.made_left
                right = (raw - raw_left) * prices.raw_right + (made - made_left) * prices.made_right
                if left + right <= coins:
                    splits.add((left, right))
        return splits

    def best_price(self, works: Works) -> int | None:
        """What it would cost at least, coins of the bank included, were there coins enough; None if goods cannot be had."""
        rich = Market(self.own, self.left, self.right, self.prices, works.cost.coins + 100)
        ways = rich.payments(works)
        return works.cost.coins + sum(ways[0]) if ways else None


def _undominated(splits: set[Payment]) -> list[Payment]:
    return [
        (left, right)
        for left, right in splits
        if not any(l <= left and r <= right and (l, r) != (left, right) for l, r in splits)
    ]


def _cheapest(payment: Payment) -> tuple[int, int]:
    return payment[0] + payment[1], payment[0]
