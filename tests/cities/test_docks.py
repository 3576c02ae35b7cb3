"""Cheaper first goods. Rulebook: "Illegale Anlegestelle (Ost / West)". West is left, east is right."""

import pytest

from tests.cities.builders import BOTH, CANNOT, a_city, a_table, a_table_for_two, coins, play, ways
from wonders.games.classic.city import City

WEST, EAST = "clandestine_dock_west", "clandestine_dock_east"


@pytest.mark.parametrize(("dock", "side"), [(WEST, "left"), (EAST, "right")])
def test_the_first_good_of_that_side_is_a_coin_cheaper(dock: str, side: str) -> None:
    seller = a_city(goods="S")
    cities = (seller, a_city()) if side == "left" else (a_city(), seller)
    table = a_table(a_city("", dock), *cities, hands=["baths"])
    assert ways(table, "build baths") == [f"{side}=1"]
    after = play(table, f"build baths {side}=1").table
    assert coins(after)[1 if side == "left" else 2] == 4


@pytest.mark.parametrize(("dock", "side"), [(WEST, "right"), (EAST, "left")])
def test_the_other_side_sells_at_the_usual_price(dock: str, side: str) -> None:
    seller = a_city(goods="S")
    cities = (seller, a_city()) if side == "left" else (a_city(), seller)
    assert ways(a_table(a_city("", dock), *cities, hands=["baths"]), "build baths") == [f"{side}=2"]


def test_only_the_first_good_is_cheaper() -> None:
    table = a_table(a_city("", WEST, coins=9), a_city(goods="S S S"), hands=["aqueduct"])
    assert ways(table, "build aqueduct") == ["left=5"]


@pytest.mark.parametrize(("card", "goods"), [("baths", "S"), ("apothecary", "L")])
def test_raw_and_manufactured_goods_alike(card: str, goods: str) -> None:
    assert ways(a_table(a_city("", WEST), a_city(goods=goods), hands=[card]), f"build {card}") == ["left=1"]


def test_one_of_both_kinds_not_one_of_each() -> None:
    """Two goods of different kinds: 2 + 2 - 1."""
    table = a_table(a_city("", WEST, coins=9), a_city(goods="W G"), hands=["lair"])
    assert ways(table, "build lair") == ["left=3"]


def test_both_docks_serve_one_good_of_each_side() -> None:
    table = a_table(a_city("", f"{WEST} {EAST}", coins=9), a_city(goods="W"), a_city(goods="G"), hands=["lair"])
    assert ways(table, "build lair") == ["left=1 right=1"]


def test_example_alexis_has_the_marketplace_and_the_dock_in_the_east() -> None:
    """Cloth and stone from the right cost two: nothing and two, or one and one."""
    alexis = a_city("", f"marketplace {EAST}", goods="P")
    table = a_table(alexis, a_city(), a_city(goods="L S"), hands=["embassy"], age=3)
    assert ways(table, "build embassy") == ["right=2"]


def test_a_first_good_can_be_free() -> None:
    """On top of a trading post or the marketplace: even without a coin."""
    raw = a_table(a_city("", f"west_trading_post {WEST}", coins=0), a_city(goods="S"), hands=["baths"])
    assert ways(raw, "build baths") == [""]
    made = a_table(a_city("", f"marketplace {EAST}", coins=0), a_city(), a_city(goods="L"), hands=["apothecary"])
    assert ways(made, "build apothecary") == [""]
    after = play(raw, "build baths").table
    assert "Baths" in after.cities[0].standing.names
    assert coins(after) == [0, 3, 3]


def test_a_good_for_nothing_is_paid_to_nobody_and_brings_hatshepsut_no_coin() -> None:
    city = a_city("", f"west_trading_post {WEST} hatshepsut", coins=1)
    free = play(a_table(city, a_city(goods="S"), hands=["baths"]), "build baths", expansions=BOTH).table
    assert coins(free) == [1, 3, 3]
    two = a_table(city.but(coins=2), a_city(goods="S S S"), hands=["aqueduct"])
    paid = play(two, "build aqueduct left=2", expansions=BOTH).table
    assert coins(paid) == [1, 5, 3]


def test_two_goods_with_a_trading_post_cost_one() -> None:
    table = a_table(a_city("", f"west_trading_post {WEST}", coins=1), a_city(goods="S S"), hands=["aqueduct"])
    assert ways(table, "build aqueduct") == CANNOT
    own = a_table(a_city("", f"west_trading_post {WEST}", goods="S", coins=1), a_city(goods="S S"), hands=["aqueduct"])
    assert ways(own, "build aqueduct") == ["left=1"]


def test_for_nothing_from_either_side_is_offered_once() -> None:
    city = a_city("", f"west_trading_post east_trading_post {WEST} {EAST}", coins=0)
    table = a_table(city, a_city(goods="S"), a_city(goods="S"), hands=["baths"])
    assert ways(table, "build baths") == [""]


def test_a_dock_does_not_change_who_can_be_paid() -> None:
    """One coin to the left, or two to the right: neither beats the other."""
    table = a_table(a_city("", WEST), a_city(goods="S"), a_city(goods="S"), hands=["baths"])
    assert ways(table, "build baths") == ["left=1", "right=2"]


def test_a_dock_serves_from_the_next_turn_on_and_in_every_turn() -> None:
    table = a_table(a_city(), a_city(goods="S W"), hands=[f"{WEST} baths", "", "stockade baths"])
    assert ways(table, "build baths") == ["left=2"]
    second = play(table, f"build {WEST} bank=1").table
    assert ways(second, "build stockade") == ["left=1"]
    third = play(second, "build stockade left=1").table.but(hands=table.hands)
    assert ways(third, "build baths") == ["left=1"]


def test_a_dock_serves_for_stages_too() -> None:
    table = a_table(a_city("gizah_a", WEST), a_city(goods="S"), hands=["altar"])
    assert ways(table, "stage altar") == ["left=1"]


# The last card of an age is played in the same turn as the one before it.


def a_babylon(docks: str = WEST, coins: int = 6) -> City:
    return a_city("babylon_b", docks, stages=2, coins=coins)


@pytest.mark.parametrize("last_card", ["turn", "afresh"])
def test_the_rebate_of_a_side_is_not_given_again_for_the_last_card(last_card: str) -> None:
    table = a_table(a_babylon(), a_city(goods="S W"), hands=["stockade baths"], turn=6)
    after = play(table, "build stockade left=1", last_card=last_card).table
    assert ways(after, "build baths", last_card=last_card) == ["left=2"]


@pytest.mark.parametrize("last_card", ["turn", "afresh"])
def test_a_rebate_that_was_not_used_serves_for_the_last_card(last_card: str) -> None:
    seller = a_city(goods="S W")
    table = a_table(a_babylon(f"{WEST} {EAST}"), seller, seller, hands=["stockade baths"], turn=6)
    left = play(table, "build stockade left=1", last_card=last_card).table
    assert ways(left, "build baths", last_card=last_card) == ["right=1", "left=2"]
    none = play(table, "sell stockade", last_card=last_card).table
    assert ways(none, "build baths", last_card=last_card) == ["right=1", "left=1"]


def test_own_goods_and_free_buildings_use_no_rebate_up() -> None:
    city = a_city("babylon_b", f"{WEST} altar", stages=2, goods="W", coins=6)
    for first in ("build stockade", "build temple", "build theater"):
        card = first.split()[1]
        table = a_table(city, a_city(goods="S C G"), hands=[f"{card} baths"], turn=6)
        assert ways(play(table, first).table, "build baths") == ["left=1"], first


def test_a_good_for_nothing_uses_the_rebate_up() -> None:
    city = a_babylon(f"west_trading_post {WEST}", coins=3)
    table = a_table(city, a_city(goods="S W"), hands=["stockade baths"], turn=6)
    assert ways(table, "build stockade") == [""]
    assert ways(play(table, "build stockade").table, "build baths") == ["left=1"]


def test_a_good_for_nothing_that_either_side_sells_is_bought_on_the_right() -> None:
    city = a_babylon(f"west_trading_post east_trading_post {WEST} {EAST}", coins=3)
    table = a_table(city, a_city(goods="W S"), a_city(goods="W"), hands=["stockade baths"], turn=6)
    after = play(table, "build stockade").table
    assert after.opening is not None and after.opening.bought[0] == (False, True)
    assert ways(after, "build baths") == [""]


def test_a_stage_of_the_last_turn_uses_the_rebate_up() -> None:
    city = a_city("babylon_b", WEST, stages=1, goods="W W", coins=6)
    table = a_table(city, a_city(goods="G S"), hands=["altar baths"], turn=6)
    after = play(table, "stage altar left=1").table
    assert ways(after, "build baths") == ["left=2"]


def test_rebates_come_back_with_the_next_turn() -> None:
    table = a_table(a_city("", WEST, coins=9), a_city(goods="S W"), hands=["stockade", "", "baths"])
    after = play(table, "build stockade left=1").table
    assert ways(after, "build baths") == ["left=1"]


def test_the_free_city_uses_its_docks() -> None:
    free = a_city("", f"{WEST} {EAST}", coins=9)
    table = a_table_for_two(free, a_city(goods="S"), a_city(goods="S"), hand="baths")
    assert ways(table, "build baths") == ["right=1", "left=1"]
