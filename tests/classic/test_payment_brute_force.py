"""All ways to pay, against a search that tries every producer, every good it may make, and both sellers.

The closed form of the engine counts producers by sets of goods; nothing of it is used here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from tests.classic.builders import a_city, a_plain_card, a_table, ways
from tests.classic.notation import rows
from wonders.core.goods import Good
from wonders.core.payment import capacity
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import Prices
from wonders.games.classic.trade import Market
from wonders.games.classic.wonders import ALL_BOARDS

RAW, MADE = "WSCO", "GPL"
Producers = Sequence[str]
Split = tuple[int, int]


@dataclass(frozen=True)
class Purchase:
    """A cost, three cities' producers ("W", "SC": one of these a turn), prices by kind and side, and coins."""

    goods: str
    own: Producers
    left: Producers
    right: Producers
    prices: Prices
    coins: int

    def price(self, good: str, side: str) -> int:
        kind = "raw" if good in RAW else "made"
        return int(getattr(self.prices, f"{kind}_{side}"))

    def everything(self) -> dict[Split, int]:
        """Every affordable (left, right), with the least number of goods bought for it."""
        wanted = tuple(self.goods.count(good) for good in RAW + MADE)
        reached = {(wanted, 0, 0): 0}
        offers = [(one, "own") for one in self.own]
        offers += [(one, "left") for one in self.left] + [(one, "right") for one in self.right]
        for choice, side in offers:
            for (missing, left, right), bought in list(reached.items()):
                for good in choice:
                    at = (RAW + MADE).index(good)
                    if not missing[at]:
                        continue
                    rest = (*missing[:at], missing[at] - 1, *missing[at + 1 :])
                    more_left = self.price(good, "left") if side == "left" else 0
                    more_right = self.price(good, "right") if side == "right" else 0
                    key = (rest, left + more_left, right + more_right)
                    count = bought + (side != "own")
                    if key[1] + key[2] <= self.coins and count < reached.get(key, 99):
                        reached[key] = count
        return {(left, right): count for (missing, left, right), count in reached.items() if not any(missing)}

    def undominated(self) -> list[Split]:
        found = self.everything()
        best = [s for s in found if not any(o != s and o[0] <= s[0] and o[1] <= s[1] for o in found)]
        return sorted(best, key=lambda split: (sum(split), split[0]))

    def every_split(self) -> list[Split]:
        """Those that buy no more goods than they must."""
        found = self.everything()
        least = min(found.values(), default=0)
        return sorted((s for s, count in found.items() if count == least), key=lambda split: (sum(split), split[0]))

    def offered(self, every_split: bool = False, bank: int = 0) -> list[Split]:
        """What the engine offers."""
        cost = " ".join(f"1{good}" for good in self.goods) + (f" {bank}c" if bank else "")
        card = a_plain_card(Colour.BLUE, cost=cost)
        own, left, right = (sum(map(packed, producers)) for producers in (self.own, self.left, self.right))
        found = Market(own, left, right, self.prices, self.coins + bank).payments(card, every_split)
        assert all(tuple(way[2:]) == (bank,) for way in found)
        return [(way[0], way[1]) for way in found]


def packed(choice: str) -> int:
    return capacity(Good(letter) for letter in choice)


CHOICES = ("W", "S", "C", "O", "G", "P", "L", "WS", "WC", "WO", "SC", "SO", "CO", "WSCO", "GPL", "W", "S", "C", "O")


def a_purchase(rng: Random, rich: bool = False) -> Purchase:
    """Goods asked for and goods made are drawn from few kinds, so that there is something to choose.

    A rich one has neighbours with much to sell, and asks for goods of both kinds.
    """
    kinds = [*rng.sample(RAW, 2), *rng.sample(MADE, 2)] if rich else rng.sample(RAW + MADE, rng.randint(1, 4))
    choices = [choice for choice in CHOICES if set(choice) & set(kinds)]
    sizes = ((0, 1), (4, 5), (4, 5)) if rich else ((0, 4), (0, 4), (0, 4))
    own, left, right = (rng.choices(choices, k=rng.randint(*size)) for size in sizes)
    goods = "".join(rng.choice(kinds) for _ in range(rng.randint(1, 6 - 2 * rich)))
    prices = Prices(*(rng.choice((1, 2)) for _ in range(4)))
    return Purchase(goods, own, left, right, prices, rng.randint(0, 12))


@pytest.mark.parametrize("seed", range(20))
def test_the_ways_to_pay_are_the_undominated_ones_in_order(seed: int) -> None:
    rng = Random(seed)
    several = 0
    for _ in range(200):
        purchase = a_purchase(rng)
        expected = purchase.undominated()
        several += len(expected) > 1
        assert purchase.offered() == expected, purchase
    assert several > 5


@pytest.mark.parametrize("seed", range(100, 110))
def test_every_split_offers_all_ways_to_buy_what_is_missing(seed: int) -> None:
    rng = Random(seed)
    more = 0
    for _ in range(200):
        purchase = a_purchase(rng, rich=True)
        expected = purchase.every_split()
        more += len(expected) > len(purchase.undominated())
        assert purchase.offered(every_split=True) == expected, purchase
    assert more


def test_coins_for_the_bank_come_out_of_the_same_purse() -> None:
    rng = Random(7)
    for _ in range(200):
        purchase = a_purchase(rng)
        assert purchase.offered(bank=rng.randint(1, 3)) == purchase.undominated()
    poor = Purchase("S", ["S"], [], [], Prices(), 0)
    assert Market(packed("S"), 0, 0, Prices(), 1).payments(a_plain_card(Colour.BLUE, cost="2c 1S")) == ()
    assert poor.offered() == [(0, 0)]


# The same through whole tables: producers and prices are read from the tables of these tests.

PRINTED = {row["id"]: row for row in rows("cards.txt")}
STAGES = {(row["board"], int(row["stage"])): row["effect"] for row in rows("wonders.txt")}
MAKERS = [id for id, row in PRINTED.items() if row["effect"].startswith(("produce", "trade"))]


def made_by(effect: str) -> list[str]:
    """ "produce 2W" makes W twice, "produce W/C private" one of two."""
    if not effect.startswith("produce"):
        return []
    goods = effect.split()[1]
    units = int(goods[0]) if goods[0].isdigit() else 1
    return [goods.lstrip("2").replace("/", "")] * units


def parts(city: City) -> list[str]:
    board = city.standing.board
    stages = [STAGES[board.id, number] for number in range(1, city.standing.stages + 1)]
    return [
        effect
        for text in (*(PRINTED[c.id]["effect"] for c in city.standing.built), *stages)
        for effect in text.split("; ")
    ]


def producers(city: City) -> list[str]:
    return [city.standing.board.start, *(one for effect in parts(city) for one in made_by(effect))]


def wares(city: City) -> list[str]:
    public = [effect for effect in parts(city) if "private" not in effect]
    return [city.standing.board.start, *(one for effect in public for one in made_by(effect))]


def prices_of(city: City) -> Prices:
    prices = {"raw_left": 2, "raw_right": 2, "made_left": 2, "made_right": 2}
    for effect in parts(city):
        if effect.startswith("trade"):
            _, kind, sides, price = effect.split()
            for side in ("left", "right"):
                if sides in (side, "both"):
                    prices[f"{'raw' if kind == 'raw' else 'made'}_{side}"] = int(price)
    return Prices(**prices)


def a_random_city(rng: Random) -> City:
    board = rng.choice(ALL_BOARDS)
    built = rng.sample(MAKERS, rng.randint(0, 5))
    names = {PRINTED[id]["name"]: id for id in built}
    return a_city(board.id, " ".join(names.values()), coins=rng.randint(0, 9), stages=rng.randint(0, len(board.stages)))


def expected_ways(cities: Sequence[City], id: str) -> list[Split]:
    """The ways in which city 0 may build a card, found by the search."""
    city, left, right = cities[0], cities[1], cities[-1]
    row, names = PRINTED[id], {PRINTED[card.id]["name"] for card in city.standing.built}
    if row["name"] in names:
        return []
    if names & {PRINTED[first]["name"] for first in row["free with"].split()}:
        return [(0, 0)]
    coins = sum(int(part[:-1]) for part in row["cost"].split() if part.endswith("c"))
    goods = "".join(part[-1] * int(part[:-1]) for part in row["cost"].split() if not part.endswith("c"))
    if city.coins < coins:
        return []
    return Purchase(
        goods, producers(city), wares(left), wares(right), prices_of(city), city.coins - coins
    ).undominated()


def as_split(text: str) -> Split:
    paid = dict(part.split("=") for part in text.split())
    return int(paid.get("left", 0)), int(paid.get("right", 0))


@pytest.mark.parametrize("seed", range(12))
def test_whole_tables_offer_what_the_search_finds(seed: int) -> None:
    rng = Random(seed)
    for _ in range(15):
        cities = [a_random_city(rng) for _ in range(rng.randint(3, 5))]
        hand = rng.sample(list(PRINTED), 7)
        table = a_table(*cities, hands=[" ".join(hand)])
        for id in hand:
            texts = [text for text in ways(table, f"build {id}") if "using" not in text]
            assert [as_split(text) for text in texts] == expected_ways(cities, id), (id, cities)
