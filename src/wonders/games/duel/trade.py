"""What a building or wonder costs a city: printed coins, and goods bought from the bank."""

from functools import lru_cache

from wonders.core.decisions import Seat
from wonders.games.duel.cards import CARDS
from wonders.games.duel.pieces import Buildable, Card
from wonders.games.duel.table import Draft, Table
from wonders.games.duel.tally import GOODS, MAKES, RAW, TRADES, count, one, place

_BASE_PRICE = sum(one(f"makes {good}", 2) for good in GOODS)
_FIXED = 8 * len(GOODS)
_NO_SAVING = (1 << 2 * _FIXED) - 1
"""The largest tally without choice producers and discounts, which stand above the goods."""
_RAW_CHOICES, _MADE_CHOICES = place("choice WSC"), place("choice GP")
_NO_DISCOUNT = one("discount blue") - 1
"""The largest tally without discounts, which stand above the choice producers."""

_COINS_ONLY: dict[Buildable, int] = {card: card.coins for card in CARDS.values() if not card.goods}
"""What costs no goods costs everybody the same."""


class Market(dict[Buildable, int]):
    """What everything costs one city: the least that it can be paid with, worked out when it is first asked for.

    All depends on `mine` and `theirs` alone.
    """

    __slots__ = ("have", "mine", "prices", "theirs")

    def __init__(self, mine: int, theirs: int) -> None:
        super().__init__(_COINS_ONLY)
        self.mine = mine
        self.theirs = theirs
        self.have = (mine & MAKES).to_bytes(len(GOODS), "little")
        """Units that the city makes of each good."""
        fixed = mine >> _FIXED & MAKES
        self.prices = (_BASE_PRICE + theirs & ~(fixed * 255) | fixed).to_bytes(len(GOODS), "little")
        """Coins that a missing unit of each good costs."""

    def __missing__(self, works: Buildable) -> int:
        """The printed coins, and the prices of the missing goods."""
        have, price = self.have, self.prices
        total = coins = works.coins
        for good, units in works.needs:
            missing = units - have[good]
            if missing > 0:
                total += missing * price[good]
        if total != coins and self.mine > _NO_SAVING:
            total -= self._saved(works)
        self[works] = total
        return total

    def price_of(self, good: str) -> int:
        """What a unit of a good costs that the city does not make."""
        return self.prices[GOODS.index(good)]

    def _saved(self, works: Buildable) -> int:
        """Choice producers replace the dearest missing units of their kind, then a discount the dearest of the rest."""
        have, price, mine = self.have, self.prices, self.mine
        raw_choices, made_choices = mine >> _RAW_CHOICES & 255, mine >> _MADE_CHOICES & 255
        if raw_choices > 1 or made_choices > 1 or mine > _NO_DISCOUNT:
            return self._saved_by_many(works, raw_choices, made_choices)
        raw = made = 0
        for good, units in works.needs:
            if units > have[good]:
                coins = price[good]
                if good >= RAW:
                    if coins > made:
                        made = coins
                elif coins > raw:
                    raw = coins
        return raw * raw_choices + made * made_choices

    def _saved_by_many(self, works: Buildable, raw_choices: int, made_choices: int) -> int:
        have, price = self.have, self.prices
        raw: list[int] = []
        made: list[int] = []
        for good, units in works.needs:
            (raw if good < RAW else made).extend([price[good]] * (units - have[good]))
        saved = _dearest(raw, raw_choices) + _dearest(made, made_choices)
        return saved + (_dearest(raw + made, count(self.mine, works.discount)) if works.discount else 0)


market_of = lru_cache(maxsize=1 << 11)(Market)
"""Few cities differ in what they make early in a match, and a search comes back to the same ones again and again.
Measured: half the markets of random matches are known already."""


def _dearest(prices: list[int], units: int) -> int:
    """What the dearest units cost; they are taken out of the list."""
    if not units:
        return 0
    prices.sort()
    saved = sum(prices[-units:])
    del prices[-units:]
    return saved


def market(table: Table | Draft, seat: Seat) -> Market:
    """The market for a seat: it depends on what both cities make.

    Rule duel-31.
    """
    cities = table.cities
    return market_of(cities[seat].tally & TRADES, cities[1 - seat].tally & MAKES)


def has_chain(table: Table | Draft, seat: Seat, card: Card) -> bool:
    """Whether the building that makes this one free stands in the seat's city.

    Rule duel-34.
    """
    return bool(card.free_with & table.cities[seat].tally)


def payment_for(table: Table | Draft, seat: Seat, works: Buildable) -> int:
    """The coins that a seat pays for a building or wonder now: none with a chain, else as few as possible."""
    if isinstance(works, Card) and has_chain(table, seat, works):
        return 0
    return market(table, seat)[works]
