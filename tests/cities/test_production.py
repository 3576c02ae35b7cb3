"""Goods of choice. Rulebook: "Geheimes Lager", "Schwarzmarkt"."""

import pytest

from tests.cities.builders import CANNOT, a_city, a_table, a_table_for_two, play, ways
from tests.classic.builders import CARDS, a_plain_card
from wonders.core.goods import Good
from wonders.games.classic.assess import Unavailable, assess
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.turn.choose import market, ways_to_pay

WAREHOUSE, MARKET = "secret_warehouse", "black_market"
GOODS = "WSCOGPL"


def pays(city: City, cost: str) -> bool:
    """Whether a city without coins and neighbours can pay this."""
    alone = city.but(coins=0)
    return bool(ways_to_pay(market((alone, a_city(), a_city()), 0), alone)(a_plain_card(Colour.BLUE, cost=cost)))


def single(city: City) -> str:
    """The goods of which a city can pay one."""
    return "".join(good for good in GOODS if pays(city, f"1{good}"))


def double(city: City) -> str:
    """The goods of which a city can pay two."""
    return "".join(good for good in GOODS if pays(city, f"2{good}"))


def test_the_warehouse_makes_one_more_of_a_good_that_the_city_makes() -> None:
    city = a_city("rhodos_a", WAREHOUSE, goods="W G")
    assert single(city) == double(city) == "WOG"
    assert not pays(city, "2W 2O") and not pays(city, "3W")
    assert pays(city, "2W 1O 1G")


def test_the_warehouse_copies_brown_and_grey_cards_and_the_start_good() -> None:
    for city, goods in ((a_city("", f"{WAREHOUSE} lumber_yard"), "W"), (a_city("", f"{WAREHOUSE} press_age1"), "P")):
        assert double(city) == goods
    assert double(a_city("gizah_a", WAREHOUSE)) == "S"


def test_the_warehouse_may_choose_either_good_of_an_either_or_card() -> None:
    city = a_city("", f"{WAREHOUSE} tree_farm")
    assert pays(city, "1W 1C") and double(city) == "WC"


def test_the_warehouse_copies_one_unit_of_a_card_that_makes_two() -> None:
    city = a_city("", f"{WAREHOUSE} sawmill")
    assert pays(city, "3W") and not pays(city, "4W")


def test_the_warehouse_does_not_copy_yellow_cards_stages_or_the_black_market() -> None:
    assert double(a_city("", f"{WAREHOUSE} forum caravansery")) == ""
    assert double(a_city("alexandria_b", WAREHOUSE, stages=2)) == "G"
    assert double(a_city("gizah_a", f"{WAREHOUSE} {MARKET}")) == "S"


def test_the_warehouse_of_a_city_that_makes_nothing_makes_nothing() -> None:
    assert single(a_city("", WAREHOUSE)) == ""


def test_the_black_market_makes_a_good_that_the_city_does_not_make() -> None:
    city = a_city("rhodos_a", MARKET, goods="W G")
    assert single(city) == GOODS
    assert double(city) == ""
    assert pays(city, "1W 1O 1G 1L") and not pays(city, "1P 1L")


def test_the_black_market_does_not_make_what_an_either_or_card_makes() -> None:
    city = a_city("", f"{MARKET} tree_farm")
    assert not pays(city, "1W 1C")
    assert single(city) == GOODS


def test_the_black_market_does_not_mind_yellow_cards_and_stages() -> None:
    """Goods of the forum or of Alexandria count as not made."""
    city = a_city("", f"{MARKET} forum")
    assert pays(city, "1G 1P") and pays(city, "2G")
    alexandria = a_city("alexandria_a", MARKET, stages=2)
    assert pays(alexandria, "2W") and not pays(alexandria, "2G")


def test_the_black_market_of_a_city_that_makes_everything_makes_nothing() -> None:
    city = a_city("", MARKET, goods="W S C O G P L")
    assert single(city) == GOODS and double(city) == ""


@pytest.mark.parametrize(("card", "cost"), [(MARKET, "1W 1G"), (WAREHOUSE, "2S 2P")])
def test_they_make_one_good_a_turn_raw_or_manufactured(card: str, cost: str) -> None:
    """Either would do alone, both are too much."""
    city = a_city("", card, goods="S P")
    assert not pays(city, cost)
    for good in cost.split():
        assert pays(city, good)


def test_both_in_one_city_make_a_good_each() -> None:
    city = a_city("gizah_a", f"{WAREHOUSE} {MARKET}")
    assert pays(city, "2S 1W") and pays(city, "2S 1G")
    assert not pays(city, "1W 1G") and not pays(city, "3S")


def test_the_choice_is_free_every_turn() -> None:
    table = a_table(a_city("", MARKET, coins=0), hands=["stockade", "", "apothecary"])
    second = play(table, "build stockade").table
    assert ways(second, "build apothecary") == [""]


def test_they_adapt_to_later_buildings() -> None:
    table = a_table(a_city("", f"{WAREHOUSE} {MARKET}", coins=0), hands=["stone_pit", "", "aqueduct baths"])
    assert single(table.cities[0]) == GOODS
    after = play(table, "build stone_pit").table.cities[0]
    assert pays(after, "2S") and not pays(after, "3S") and not pays(after, "1W 1G")


def test_neighbours_cannot_buy_their_goods() -> None:
    seller = a_city("gizah_a", f"{WAREHOUSE} {MARKET}")
    table = a_table(a_city(coins=9), seller, seller, hands=["stockade aqueduct"])
    assert ways(table, "build stockade") == CANNOT
    assert ways(table, "build aqueduct") == CANNOT


def test_where_the_rest_is_bought_is_chosen_with_what_they_make() -> None:
    """Wood from the left or glass from the right: the black market makes the other."""
    table = a_table(a_city("", MARKET), a_city(goods="W"), a_city(goods="G"), hands=["lair"])
    assert ways(table, "build lair") == ["right=2", "left=2"]


def test_a_warehouse_of_this_turn_does_not_serve_for_the_last_card() -> None:
    babylon = a_city("babylon_b", stages=2, coins=2)
    table = a_table(babylon, hands=[f"{WAREHOUSE} brickyard"], turn=6)
    after = play(table, f"build {WAREHOUSE} bank=2").table
    assert "Secret Warehouse" in after.cities[0].standing.names
    assert ways(after.but(hands=(a_table(hands=["forum"]).hands[0][-1:], (), ())), "build forum") == CANNOT


def test_the_free_city_has_them_too() -> None:
    free = a_city("", MARKET, coins=4)
    table = a_table_for_two(free, a_city(goods="W"), a_city(goods="G"), hand="lair")
    assert ways(table, "build lair") == ["right=2", "left=2"]


def test_who_asks_what_is_missing_is_told_what_the_black_market_cannot_make() -> None:
    city = a_city("", MARKET, coins=0)
    goods = market((city, a_city(), a_city()), 0)
    assert assess(CARDS["lair"], city, goods) == Unavailable((Good.GLASS,))
    assert assess(CARDS["aqueduct"], city, goods) == Unavailable((Good.STONE, Good.STONE))
