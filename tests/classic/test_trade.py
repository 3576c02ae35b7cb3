"""Rulebook: "Handel". City 1 is the left neighbour of city 0, the last city its right one."""

import pytest

from tests.classic.builders import a_city, a_table, game_of, play, ways
from wonders.games.classic.city import City
from wonders.games.classic.turn.choose import market

CANNOT: list[str] = []


def test_example_a_gizah_buys_wood_on_the_left_and_papyrus_on_the_right() -> None:
    gizah = a_city("gizah_a", goods="W G", coins=4)
    table = a_table(gizah, a_city(goods="W", coins=0), a_city(goods="P", coins=0), hands=["university"])
    assert ways(table, "build university") == ["left=2 right=2"]
    after = play(table, "build university left=2 right=2").table
    assert "University" in after.cities[0].standing.names
    assert [city.coins for city in after.cities] == [0, 2, 2]


def test_example_b_goods_sold_to_both_neighbours_still_serve_the_seller() -> None:
    seller = a_city(goods="S S L", coins=0)
    table = a_table(seller, a_city(goods="S", coins=4), a_city(goods="O", coins=4), hands=["library", "walls", "arena"])
    after = play(table, "build library", "build walls right=4", "build arena left=4").table
    assert [city.coins for city in after.cities] == [8, 0, 0]
    assert "Library" in after.cities[0].standing.names
    assert "Walls" in after.cities[1].standing.names
    assert "Arena" in after.cities[2].standing.names


def test_example_c_coins_of_this_turn_cannot_be_spent_in_it() -> None:
    builder = a_city(goods="C", coins=0)
    table = a_table(builder, a_city(goods="C"), a_city(coins=2), hands=["forum", "", "guard_tower forum"])
    assert ways(table, "build forum") == CANNOT
    after = play(table, "sell forum", None, "build guard_tower left=2").table
    assert after.cities[0].coins == 3 + 2
    assert ways(after, "build forum") == ["left=2"]


def test_coins_of_effects_are_spent_from_the_next_turn() -> None:
    table = a_table(a_city(coins=0), a_city(goods="S"), hands=["tavern baths", "", "baths"])
    assert ways(table, "build baths") == CANNOT
    assert ways(play(table, "build tavern").table, "build baths") == ["left=2"]


def test_only_the_two_neighbours_sell() -> None:
    cities = [a_city(), a_city(), a_city(goods="S"), a_city()]
    assert ways(a_table(*cities, hands=["baths"]), "build baths") == CANNOT
    for place, payment in ((1, "left=2"), (3, "right=2")):
        round_table = [a_city(goods="S") if at == place else a_city() for at in range(4)]
        assert ways(a_table(*round_table, hands=["baths"]), "build baths") == [payment]


@pytest.mark.parametrize(
    ("seller", "card"),
    [
        (a_city("gizah_a"), "baths"),
        (a_city("", "stone_pit"), "baths"),
        (a_city("", "quarry"), "baths"),
        (a_city("", "timber_yard"), "baths"),
        (a_city("", "press_age1"), "scriptorium"),
        (a_city("ephesos_a"), "scriptorium"),
    ],
)
def test_a_neighbour_sells_its_start_good_and_those_of_brown_and_grey_cards(seller: City, card: str) -> None:
    table = a_table(a_city(), seller, hands=[card])
    assert ways(table, f"build {card}") == ["left=2"]


@pytest.mark.parametrize(
    ("board", "built", "stages", "card"),
    [
        ("", "forum", 0, "scriptorium"),
        ("", "caravansery", 0, "baths"),
        ("alexandria_a", "", 2, "baths"),
        ("alexandria_b", "", 1, "baths"),
        ("alexandria_b", "", 2, "scriptorium"),
    ],
)
def test_goods_of_yellow_cards_and_stages_are_not_for_sale(board: str, built: str, stages: int, card: str) -> None:
    seller = a_city(board, built, stages=stages)
    assert ways(a_table(a_city(), seller, hands=[card]), f"build {card}") == CANNOT
    assert ways(a_table(seller.but(coins=0), hands=[card]), f"build {card}") == [""]


def test_each_good_costs_two_coins_paid_to_its_owner() -> None:
    table = a_table(a_city(coins=6), a_city(goods="S S S"), a_city(coins=1), hands=["aqueduct"])
    assert ways(table, "build aqueduct") == ["left=6"]
    assert [city.coins for city in play(table, "build aqueduct left=6").table.cities] == [0, 9, 1]
    assert ways(a_table(a_city(coins=5), a_city(goods="S S S"), hands=["aqueduct"]), "build aqueduct") == CANNOT


def test_an_either_or_card_sells_one_of_its_goods_to_a_buyer() -> None:
    seller = a_city("", "excavation")
    one_missing = a_table(a_city(goods="S C C G", coins=9), seller, hands=["builders_guild"])
    assert ways(one_missing, "build builders_guild") == ["left=2"]
    both_missing = a_table(a_city(goods="S C G", coins=9), seller, hands=["builders_guild"])
    assert ways(both_missing, "build builders_guild") == CANNOT
    assert ways(a_table(a_city(goods="S", coins=9), seller, hands=["walls"]), "build walls") == CANNOT


def test_an_either_or_card_may_sell_another_good_to_each_neighbour() -> None:
    table = a_table(a_city("", "excavation"), a_city(coins=2), a_city(coins=2), hands=["", "baths", "guard_tower"])
    after = play(table, None, "build baths right=2", "build guard_tower left=2").table
    assert [city.coins for city in after.cities] == [7, 0, 0]


def test_both_neighbours_can_buy_the_same_good_in_one_turn() -> None:
    table = a_table(a_city(goods="S"), a_city(coins=2), a_city(coins=2), hands=["baths", "baths", "baths"])
    after = play(table, "build baths", "build baths right=2", "build baths left=2").table
    assert [city.coins for city in after.cities] == [3 + 4, 0, 0]
    assert all("Baths" in city.standing.names for city in after.cities)


def test_selling_never_lowers_what_the_seller_can_use() -> None:
    table = a_table(a_city(goods="S"), a_city(coins=2), a_city(coins=2), hands=["walls", "baths", "baths"])
    after = play(table, None, "build baths right=2", "build baths left=2").table
    assert after.cities[0].standing.capacity == table.cities[0].standing.capacity
    assert market(after.cities, 1).right == market(table.cities, 1).right


def test_nobody_is_asked_whether_to_sell() -> None:
    table = a_table(a_city(coins=2), a_city(goods="S"), hands=["baths"])
    assert list(game_of(table).pending(table)) == [0, 1, 2]
    after = play(table, "build baths left=2").table
    assert (after.turn, after.cities[1].coins) == (2, 5)


def test_bought_goods_serve_in_this_turn_only() -> None:
    table = a_table(a_city(coins=2), a_city(goods="S"), hands=["baths", "", "baths"])
    after = play(table, "build baths left=2").table
    assert after.cities[0].standing.capacity == table.cities[0].standing.capacity
    assert market(after.cities, 0).purse == 0
    assert ways(after.but(cities=(a_city(coins=0), *after.cities[1:])), "build baths") == CANNOT


def test_own_goods_are_used_before_any_are_bought() -> None:
    table = a_table(a_city(goods="S S", coins=9), a_city(goods="S S S"), hands=["walls"])
    assert ways(table, "build walls") == ["left=2"]


def test_every_undominated_split_is_offered_the_cheapest_first() -> None:
    rich = a_city("", "east_trading_post", coins=9)
    table = a_table(rich, a_city(goods="S S S"), a_city(goods="S S S"), hands=["walls"])
    assert ways(table, "build walls") == ["right=3", "left=2 right=2", "left=4 right=1", "left=6"]
    some = a_table(rich.but(coins=4), a_city(goods="S S S"), a_city(goods="S S S"), hands=["walls"])
    assert ways(some, "build walls") == ["right=3", "left=2 right=2"]


def test_splits_of_the_same_total_come_by_the_coins_to_the_left() -> None:
    table = a_table(a_city(coins=9), a_city(goods="S S"), a_city(goods="S S"), hands=["walls"])
    assert ways(table, "build walls") == ["left=2 right=4", "left=4 right=2"]


def test_a_dominated_split_is_not_offered() -> None:
    """Stone costs 1 on the right only: whoever buys one good on each side buys the stone there, not the glass."""
    city = a_city("", "east_trading_post", coins=9)
    table = a_table(city, a_city(goods="S G"), a_city(goods="S G"), hands=["lighthouse"])
    assert ways(table, "build lighthouse") == ["right=3", "left=2 right=1", "left=4"]


def test_the_buyer_chooses_between_two_sellers() -> None:
    table = a_table(a_city(coins=2), a_city(goods="S", coins=0), a_city(goods="S", coins=0), hands=["baths"])
    assert ways(table, "build baths") == ["right=2", "left=2"]
    assert [city.coins for city in play(table, "build baths left=2").table.cities] == [0, 2, 0]
    assert [city.coins for city in play(table, "build baths right=2").table.cities] == [0, 0, 2]


def test_a_building_of_this_turn_is_sold_to_neighbours_from_the_next_turn() -> None:
    table = a_table(a_city(coins=2), hands=["baths", "stone_pit", "baths"])
    assert ways(table, "build baths") == CANNOT
    after = play(table, None, "build stone_pit").table
    assert ways(after, "build baths") == ["left=2"]


def test_the_east_trading_post_makes_raw_goods_of_the_right_neighbour_cost_one() -> None:
    city = a_city("", "east_trading_post")
    table = a_table(city, a_city(goods="S P"), a_city(goods="S P"), hands=["baths scriptorium"])
    assert ways(table, "build baths") == ["right=1", "left=2"]
    assert ways(table, "build scriptorium") == ["right=2", "left=2"]


def test_the_west_trading_post_makes_raw_goods_of_the_left_neighbour_cost_one() -> None:
    city = a_city("", "west_trading_post")
    table = a_table(city, a_city(goods="S P"), a_city(goods="S P"), hands=["baths scriptorium"])
    assert ways(table, "build baths") == ["left=1", "right=2"]
    assert ways(table, "build scriptorium") == ["right=2", "left=2"]


def test_the_marketplace_makes_manufactured_goods_of_both_neighbours_cost_one() -> None:
    table = a_table(a_city("", "marketplace"), a_city(goods="S P"), a_city(goods="S P"), hands=["baths scriptorium"])
    assert ways(table, "build baths") == ["right=2", "left=2"]
    assert ways(table, "build scriptorium") == ["right=1", "left=1"]


def test_the_first_stage_of_olympia_b_makes_raw_goods_of_both_neighbours_cost_one() -> None:
    city = a_city("olympia_b", stages=1)
    table = a_table(city, a_city(goods="S P"), a_city(goods="S P"), hands=["baths scriptorium"])
    assert ways(table, "build baths") == ["right=1", "left=1"]
    assert ways(table, "build scriptorium") == ["right=2", "left=2"]


def test_reductions_of_the_same_price_do_not_add_up() -> None:
    city = a_city("olympia_b", "east_trading_post west_trading_post", stages=1)
    table = a_table(city, a_city(goods="S"), a_city(goods="S"), hands=["baths east_trading_post"])
    assert ways(table, "build baths") == ["right=1", "left=1"]
    without = a_table(a_city("olympia_b", stages=1), hands=["east_trading_post"])
    assert ways(without, "build east_trading_post") == [""]


def test_prices_hold_for_each_good_of_a_purchase() -> None:
    city = a_city("", "west_trading_post marketplace", coins=9)
    table = a_table(city, a_city(goods="W C"), a_city(goods="O G P L S"), hands=["palace"])
    assert ways(table, "build palace") == ["left=2 right=7"]


@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post", "marketplace"])
def test_cheaper_trade_begins_in_the_next_turn(post: str) -> None:
    hand = f"{post} lighthouse"
    table = a_table(a_city(coins=4), a_city(goods="S G"), a_city(goods="S G"), hands=[hand, "", "lighthouse"])
    before = ways(table, "build lighthouse")
    assert before == ["right=4", "left=2 right=2", "left=4"]
    assert ways(play(table, f"build {post}").table, "build lighthouse")[0] != before[0]


def test_a_stage_is_paid_by_the_same_rules() -> None:
    table = a_table(a_city("alexandria_a", coins=2), a_city(goods="S"), a_city(goods="S S", coins=0), hands=["altar"])
    assert ways(table, "stage altar") == CANNOT
    richer = table.but(cities=(table.cities[0].but(coins=4), *table.cities[1:]))
    assert ways(richer, "stage altar") == ["right=4", "left=2 right=2"]
    after = play(richer, "stage altar left=2 right=2").table
    assert [city.coins for city in after.cities] == [0, 5, 2]
