"""What a building or wonder costs a city: printed coins, and goods bought from the bank."""

from collections.abc import Iterator

from wonders.core.decisions import Seat
from wonders.games.duel.pieces import Card, Works
from wonders.games.duel.table import Draft, Table
from wonders.games.duel.tally import GOODS, MAKES, RAW, TRADES, count, one

BASE_PRICE = sum(one(f"makes {good}", 2) for good in GOODS)
_FIXED_TO_MAKES = 8 * len(GOODS)


class Market(dict[Works, int]):
    """The prices for one city, each worked out when it is first asked for. They depend on `mine` and `theirs` alone."""

    __slots__ = ("choices", "discounts", "have", "mine", "price", "theirs")

    def __init__(self, mine: int, theirs: int) -> None:
        self.mine = mine
        self.theirs = theirs
        self.have = (mine & MAKES).to_bytes(len(GOODS), "little")
        """Units that the city makes of each good."""
        fixed = mine >> _FIXED_TO_MAKES & MAKES
        self.price = (BASE_PRICE + theirs & ~(fixed * 255) | fixed).to_bytes(len(GOODS), "little")
        """Coins a missing unit of each good costs."""
        self.choices = (count(mine, "choice WSC"), count(mine, "choice GP"))
        self.discounts = {"blue": count(mine, "discount blue"), "wonder": count(mine, "discount wonder")}

    def __missing__(self, works: Works) -> int:
        discount = self.discounts.get(works.discount, 0)
        if discount or self.choices != (0, 0):
            price = works.coins + self._cheapest(works, discount)
        else:
            price = works.coins
            have, prices = self.have, self.price
            for good, units in works.needs:
                missing = units - have[good]
                if missing > 0:
                    price += missing * prices[good]
        self[works] = price
        return price

    def _cheapest(self, works: Works, discount: int) -> int:
        """Choice producers replace the dearest missing units of their kind, then a discount the dearest of all the rest."""
        raw = sorted(self._missing(works, raw=True))
        made = sorted(self._missing(works, raw=False))
        raw_choices, made_choices = self.choices
        left = raw[: max(0, len(raw) - raw_choices)] + made[: max(0, len(made) - made_choices)]
        left.sort()
        return sum(left[: max(0, len(left) - discount)])

    def _missing(self, works: Works, raw: bool) -> Iterator[int]:
        for good, units in works.needs:
            if (good < RAW) is raw:
                yield from [self.price[good]] * (units - self.have[good])


_KEPT = ("market 0", "market 1")


def market(table: Table | Draft, seat: Seat) -> Market:
    """The prices for a seat. A market is kept from table to table, as long as what it depends on stays the same.

    Rulebook: duel, "Handel".
    """
    cities = table.cities
    mine = cities[seat].tally & TRADES
    theirs = cities[1 - seat].tally & MAKES
    kept: Market | None = table.__dict__.get(_KEPT[seat])
    if kept is None or kept.mine != mine or kept.theirs != theirs:
        table.__dict__[_KEPT[seat]] = kept = Market(mine, theirs)
    return kept


def has_chain(table: Table | Draft, seat: Seat, card: Card) -> bool:
    """Whether the building that makes this one free stands in the seat's city.

    Rulebook: duel, "Kostenfreies Bauen".
    """
    return bool(card.chain & table.cities[seat].tally)


def price_of(table: Table | Draft, seat: Seat, works: Works) -> int:
    """The coins that a building or wonder costs a seat now: nothing with a chain, else the least possible."""
    if isinstance(works, Card) and has_chain(table, seat, works):
        return 0
    return market(table, seat)[works]
