"""All ways to pay with docks, the Secret Warehouse and the Black Market, against a search that tries everything out."""

from random import Random

import pytest

from tests.cities.builders import a_city, a_table, a_table_for_two, ways
from tests.cities.searching import PRINTED, Purchase, as_text, purchase
from tests.classic.builders import a_plain_card
from wonders.core.goods import Good
from wonders.core.payment import capacity
from wonders.games.cities.wonders import CITY_BOARDS
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import Prices
from wonders.games.classic.trade import Market
from wonders.games.classic.wonders import ALL_BOARDS

RAW, MADE = "WSCO", "GPL"
CHOICES = ("W", "S", "C", "O", "G", "P", "L", "WS", "WC", "WO", "SC", "SO", "CO", "WSCO", "GPL", "W", "S", "C", "O")


def a_purchase(rng: Random, rich: bool = False) -> Purchase:
    """Goods asked for and goods made are drawn from few kinds, so that there is something to choose."""
    kinds = [*rng.sample(RAW, 2), *rng.sample(MADE, 2)] if rich else rng.sample(RAW + MADE, rng.randint(1, 4))
    choices = [choice for choice in CHOICES if set(choice) & set(kinds)]
    sizes = ((0, 1), (3, 4), (3, 4)) if rich else ((0, 3), (0, 3), (0, 3))
    own, left, right = (tuple(rng.choices(choices, k=rng.randint(*size))) for size in sizes)
    goods = "".join(rng.choice(kinds) for _ in range(rng.randint(1, 4)))
    raw, made = ((rng.choice((1, 2)), rng.choice((1, 2))) for _ in range(2))
    rebates = rng.choice(((0, 1), (1, 0), (1, 1)))
    return Purchase(goods, own, left, right, raw, made, rebates, rng.randint(0, 8))


def offered(asked: Purchase, every_split: bool = False) -> list[tuple[int, int]]:
    card = a_plain_card(Colour.BLUE, cost=" ".join(f"1{good}" for good in asked.goods))
    own, left, right = (sum(map(packed, makers)) for makers in (asked.own, asked.left, asked.right))
    prices = Prices(*asked.raw, *asked.made, *asked.rebates)
    return [way[:2] for way in Market(own, left, right, prices, asked.coins).payments(card, every_split)]


def packed(choice: str) -> int:
    return capacity(Good(letter) for letter in choice)


@pytest.mark.parametrize("seed", range(20))
def test_the_ways_to_pay_with_rebates_are_the_undominated_ones_in_order(seed: int) -> None:
    rng = Random(seed)
    several = free = 0
    for _ in range(200):
        asked = a_purchase(rng)
        expected = asked.undominated()
        several += len(expected) > 1
        free += (0, 0) in expected and not set(asked.goods) <= set("".join(asked.own))
        assert offered(asked) == expected, asked
    assert several > 5 and free > 1


@pytest.mark.parametrize("seed", range(100, 110))
def test_every_split_with_rebates_buys_what_is_missing_in_all_ways(seed: int) -> None:
    rng = Random(seed)
    more = 0
    for _ in range(60):
        asked = a_purchase(rng, rich=True)
        expected = asked.every_split()
        more += len(expected) > len(asked.undominated())
        assert offered(asked, every_split=True) == expected, asked
    assert more


# The same through whole tables.

TRADERS = ("east_trading_post", "west_trading_post", "marketplace", "clandestine_dock_west", "clandestine_dock_east")
ADAPTIVE = ("secret_warehouse", "black_market")
MAKERS = [id for id, row in PRINTED.items() if row["effect"].startswith("produce") and id not in ADAPTIVE]
COSTLY = [id for id, row in PRINTED.items() if sum(part[-1] != "c" for part in row["cost"].split()) > 1]


def a_random_city(rng: Random, most: int = 4) -> City:
    board = rng.choice((*ALL_BOARDS, *CITY_BOARDS))
    lots = (MAKERS, rng.randint(0, most)), (TRADERS, rng.randint(0, 4)), (ADAPTIVE, rng.randint(0, 2))
    built = [id for lot, count in lots for id in rng.sample(lot, count)]
    names = {PRINTED[id]["name"]: id for id in built}
    stages = rng.randint(0, len(board.stages) - 1)
    return a_city(board.id, " ".join(names.values()), coins=rng.randint(0, 6), stages=stages, used=True)


@pytest.mark.parametrize("seed", range(8))
def test_whole_tables_offer_what_the_search_finds(seed: int) -> None:
    rng = Random(seed)
    paid = several = 0
    for _ in range(200):
        cities = [a_random_city(rng) for _ in range(rng.choice((3, 4)))]
        card = rng.choice([id for id in COSTLY if PRINTED[id]["name"] not in cities[0].standing.names])
        asked, bank = purchase(cities, 0, PRINTED[card]["cost"])
        expected = [as_text(split, bank) for split in asked.undominated()] if asked.coins >= 0 else []
        if PRINTED[card].get("free with"):
            continue
        paid += bool(expected)
        several += len(expected) > 1
        assert ways(a_table(*cities, hands=[card]), f"build {card}") == expected, (cities, card)
    assert paid > 10 and several


@pytest.mark.parametrize("seed", range(6))
def test_the_free_city_may_split_what_it_must_buy_in_every_way(seed: int) -> None:
    rng = Random(50 + seed)
    paid = several = 0
    for _ in range(200):
        seats = a_random_city(rng), a_random_city(rng)
        free = a_random_city(rng, most=2).but(coins=6)
        cities = [*seats, free]
        card = rng.choice([id for id in COSTLY if PRINTED[id]["name"] not in free.standing.names])
        if PRINTED[card].get("free with") or PRINTED[card]["colour"] == "white":
            continue
        asked, bank = purchase(cities, 2, PRINTED[card]["cost"])
        expected = [as_text(split, bank) for split in asked.every_split()] if asked.coins >= 0 else []
        paid += bool(expected)
        several += len(expected) > len(asked.undominated())
        table = a_table_for_two(free, *seats, hand=card)
        assert ways(table, f"build {card}") == expected, (cities, card)
    assert paid > 5 and several
