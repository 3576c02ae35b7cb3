"""Paying for a building or a stage: own goods first, the rest bought from the two neighbours."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from wonders.core.payment import ANY_MADE, ANY_RAW, COVERED, covered, shortage
from wonders.games.classic.card import Payment, Works
from wonders.games.classic.effects import Effect, Prices

Split: TypeAlias = tuple[int, int]
"""Coins to the left and to the right neighbour."""

IMPOSSIBLE: tuple[Payment, ...] = ()

ENOUGH = 7
"""No cost asks for more goods of a kind."""


class Market(NamedTuple):
    """Where a city gets its goods in one turn: its own production, its neighbours' wares, their prices, its coins."""

    own: int
    left: int
    right: int
    prices: Prices
    purse: int

    def payments(self, works: Works, every_split: bool = False, extra: int = 0) -> tuple[Payment, ...]:
        """The ways to pay, the cheapest first. Only undominated ones, unless every split of the goods is wanted.

        `extra` is capacity beyond the city's own, packed. Rulebook: classic, "Handel".
        """
        own, left, right, prices, purse = self
        bank = works.cost.coins
        coins = purse - bank
        if coins < 0:
            return IMPOSSIBLE
        slack = works.slack + own + extra
        if slack & COVERED == COVERED:
            return works.in_full
        if (slack + left + right) & COVERED != COVERED:
            return IMPOSSIBLE
        raw, made = shortage(slack)
        if raw + made > coins + prices.rebate_left + prices.rebate_right:
            return IMPOSSIBLE
        if raw + made == 1:  # the usual case, and much cheaper to answer
            splits = _single(slack + left, slack + right, prices, raw == 1, coins)
        else:
            splits = _splits(raw, made, shortage(slack + left), shortage(slack + right), prices, coins)
        if len(splits) < 2:
            return tuple((x, y, bank) for x, y in splits)
        ways = splits if every_split else _undominated(splits)
        return tuple((x, y, bank) for x, y in sorted(ways, key=_cheapest))

    def payments_with(self, works: Works, waivers: Iterable[Effect], every_split: bool = False) -> tuple[Payment, ...]:
        """The same for a city that need not have all goods, or may buy some from the bank for a coin each."""
        waived = min(sum(effect.waived(works) for effect in waivers), ENOUGH)
        ways: dict[Payment, None] = {}
        for bought in range(1 + min(self.purse, sum(effect.from_bank() for effect in waivers))):
            market = self._replace(purse=self.purse - bought)
            for extra in _jokers(waived + bought):
                for left, right, bank in market.payments(works, every_split, extra):
                    ways[left, right, bank + bought] = None
        best = [way for way in ways if not any(_better(other, way) for other in ways)]
        return tuple(sorted(best, key=lambda way: (sum(way), way)))

    def best_price(self, works: Works) -> int | None:
        """What it would cost at least, coins of the bank included, were there coins enough; None if goods cannot be had."""
        ways = self._replace(purse=works.cost.coins + 100).payments(works)
        return sum(ways[0]) if ways else None


def _jokers(count: int) -> Iterator[int]:
    """Capacities of so many producers of anything, shared between raw and manufactured goods in every way."""
    if count >= ENOUGH:
        yield count * (ANY_RAW + ANY_MADE)
    else:
        yield from (raw * ANY_RAW + (count - raw) * ANY_MADE for raw in range(count + 1))


def _better(one: Payment, other: Payment) -> bool:
    return one != other and all(mine <= yours for mine, yours in zip(one, other, strict=True))


def _single(with_left: int, with_right: int, prices: Prices, raw: bool, coins: int) -> list[Split]:
    """One good is missing: it comes from the left or from the right."""
    left = (prices.raw_left if raw else prices.made_left) - prices.rebate_left
    right = (prices.raw_right if raw else prices.made_right) - prices.rebate_right
    splits = []
    if left <= coins and covered(with_left):
        splits.append((left, 0))
    if right <= coins and covered(with_right):
        splits.append((0, right))
    return splits


def _splits(
    raw: int, made: int, from_right: tuple[int, int], from_left: tuple[int, int], prices: Prices, coins: int
) -> list[Split]:
    """Every affordable (left, right). What one side cannot deliver must come from the other; all counts between work."""
    splits = set()
    for raw_left in range(from_left[0], raw - from_right[0] + 1):
        for made_left in range(from_left[1], made - from_right[1] + 1):
            left = raw_left * prices.raw_left + made_left * prices.made_left
            right = (raw - raw_left) * prices.raw_right + (made - made_left) * prices.made_right
            if raw_left + made_left:
                left -= prices.rebate_left
            if raw_left + made_left < raw + made:
                right -= prices.rebate_right
            if left + right <= coins:
                splits.add((left, right))
    return list(splits)


def _undominated(splits: list[Split]) -> list[Split]:
    return [
        (left, right)
        for left, right in splits
        if not any(x <= left and y <= right and (x, y) != (left, right) for x, y in splits)
    ]


def _cheapest(split: Split) -> tuple[int, int]:
    return split[0] + split[1], split[0]
