"""Paying for a building or a stage: own goods first, the rest bought from the two neighbours."""

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from wonders.core.payment import ANY_MADE, ANY_RAW, COVERED, covered, shortage
from wonders.core.values import Value
from wonders.games.classic.card import Buildable, Payment
from wonders.games.classic.city import City
from wonders.games.classic.effect import Prices

Split: TypeAlias = tuple[int, int]
"""Coins to the left and to the right neighbour."""

IMPOSSIBLE: tuple[Payment, ...] = ()

ENOUGH = 7
"""No cost asks for more goods of a kind."""

ANYTHING = ANY_RAW + ANY_MADE
EVERYTHING = ENOUGH * ANYTHING
"""Capacities of one more good of each kind, and of more than any cost asks for."""

NOTHING_MORE = (0,)
"""What is produced beyond the usual in most cities."""


class Market(Value):
    """Where a city gets its goods in one turn: its own production, its neighbours' wares, their prices, its coins."""

    own: int
    left: int
    right: int
    prices: Prices
    purse: int

    def payments(self, works: Buildable, every_split: bool = False, extra: int = 0) -> tuple[Payment, ...]:
        """The ways to pay, the cheapest first. Only undominated ones, unless every split of the goods is wanted.

        `extra` is capacity beyond the city's own, packed. Rules classic-11, classic-19 to classic-25.
        """
        own, left, right, prices, purse = self
        bank = works.coins_due
        coins = purse - bank
        if coins < 0:
            return IMPOSSIBLE
        slack = works.slack + own
        if extra:
            slack += extra
        if slack & COVERED == COVERED:
            return works.in_full
        if (slack + left + right) & COVERED != COVERED:
            return IMPOSSIBLE
        raw, made = shortage(slack)
        lowest = prices.lowest
        if (raw + made) * lowest - prices.rebates > coins:
            return IMPOSSIBLE
        if prices.all_alike:  # most cities, most of the time, and much cheaper to answer
            return _at_one_price(raw + made, slack + left, slack + right, lowest, bank)
        splits = _splits(raw, made, shortage(slack + left), shortage(slack + right), prices, coins)
        if len(splits) > 1 and not every_split:
            splits = _undominated(splits)
        return tuple([(x, y, bank) for x, y in sorted(splits, key=_cheapest)])

    def payments_with(self, works: Buildable, city: City, every_split: bool = False) -> tuple[Payment, ...]:
        """The same for a city that need not have all goods, may buy some from the bank for a coin each, or chooses anew
        each turn what some producer makes. Every split is one that buys as few goods as possible."""
        own, left, right, _, purse = self
        slack = works.slack + own
        if slack & COVERED == COVERED:  # nothing that the city is let off could make it cheaper
            return self.payments(works, every_split)
        waivers = [effect for effect in city.standing.waivers if effect.power not in city.spent]
        waived = min(sum([effect.waived(works) for effect in waivers]), ENOUGH)
        on_sale = min(purse, sum([effect.from_bank() for effect in waivers]))
        adapted = city.standing.adapted
        if not waived and not on_sale and adapted == NOTHING_MORE:
            return self.payments(works, every_split)
        reach = slack + left + right + (waived + on_sale) * ANYTHING
        adapted = tuple([made for made in adapted if (reach + made) & COVERED == COVERED])
        ways: dict[Payment, int] = {}
        for bought in range(1 + on_sale if adapted else 0):
            market = self.but(purse=purse - bought) if bought else self
            for joker, made in product(_jokers(waived + bought), adapted):
                extra = joker + made
                goods = bought + sum(shortage(slack + extra))
                for to_left, to_right, bank in market.payments(works, every_split, extra):
                    way = to_left, to_right, bank + bought
                    ways[way] = min(goods, ways.get(way, goods))
        if len(ways) < 2:
            return tuple(ways)
        if every_split:
            fewest = min(ways.values())
            best = [way for way, goods in ways.items() if goods == fewest]
        else:
            best = [way for way in ways if not any(_better(other, way) for other in ways)]
        return tuple(sorted(best, key=_cheapest_way))

    def every_way(self, works: Buildable, city: City) -> tuple[Payment, ...]:
        """Every split of the goods that must be bought, all the city is let off included."""
        return self.payments_with(works, city, True) if city.standing.waivers else self.payments(works, True)

    def bought_by(self, way: Payment, works: Buildable, city: City) -> tuple[bool, bool]:
        """Whether paying in this way buys on the left and on the right.

        Where a rebate lets a good go for nothing, a side was bought from if the payment needs its wares; where either
        side would do, the right one was (docs/decisions.md).
        """
        left, right = way[0] > 0, way[1] > 0
        if self.prices.rebates:
            left = left or way not in self.but(left=0).every_way(works, city)
            rest = self if left else self.but(left=0)
            right = right or way not in rest.but(right=0).every_way(works, city)
        return left, right


def _jokers(count: int) -> Iterator[int]:
    """Capacities of so many producers of anything, shared between raw and manufactured goods in every way."""
    if count >= ENOUGH:
        yield count * (ANY_RAW + ANY_MADE)
    else:
        yield from (raw * ANY_RAW + (count - raw) * ANY_MADE for raw in range(count + 1))


def _better(one: Payment, other: Payment) -> bool:
    return one != other and one[0] <= other[0] and one[1] <= other[1] and one[2] <= other[2]


def _at_one_price(missing: int, with_left: int, with_right: int, price: int, bank: int) -> tuple[Payment, ...]:
    """All splits when every good costs the same: they differ only in how many goods come from the left."""
    if missing == 1:
        least, most = int(not covered(with_right)), int(covered(with_left))
    else:
        least, most = sum(shortage(with_right)), missing - sum(shortage(with_left))
    return tuple([(price * goods, price * (missing - goods), bank) for goods in range(least, most + 1)])


def _splits(
    raw: int, made: int, from_right: tuple[int, int], from_left: tuple[int, int], prices: Prices, coins: int
) -> list[Split]:
    """Every affordable (left, right). What one side cannot deliver must come from the other; all between works."""
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


def _cheapest_way(way: Payment) -> tuple[int, Payment]:
    return sum(way), way
