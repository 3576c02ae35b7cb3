"""Rulebook: "Beschreibung der Karten": architects, gambling, and cards that count."""

import pytest

from tests.cities.builders import (
    BOTH,
    CANNOT,
    a_city,
    a_table,
    a_table_for_two,
    cards,
    coins,
    kinds,
    play,
    points,
    score,
    turn_for_two,
    ways,
)
from tests.classic.builders import with_leaders
from wonders.core.decisions import SPECTATOR

CABINET = "architect_cabinet"


# Architect Cabinet


@pytest.mark.parametrize("board", ["gizah_b", "rhodos_a", "babylon_b", "halikarnassos_a", "byzantium_b"])
def test_with_the_architect_cabinet_stages_need_no_goods(board: str) -> None:
    table = a_table(a_city(board, CABINET, coins=0), hands=["altar"])
    assert ways(table, "stage altar") == [""]
    assert play(table, "stage altar").table.cities[0].standing.stages == 1


def test_without_the_architect_cabinet_they_do() -> None:
    assert ways(a_table(a_city("gizah_b"), hands=["altar"]), "stage altar") == CANNOT


@pytest.mark.parametrize(("board", "price"), [("petra_a", 7), ("petra_b", 14)])
def test_the_coins_of_petra_are_still_due(board: str, price: int) -> None:
    rich = a_table(a_city(board, CABINET, stages=1, coins=price), hands=["altar"])
    assert ways(rich, "stage altar") == [f"bank={price}"]
    poor = a_table(a_city(board, CABINET, stages=1, coins=price - 1), hands=["altar"])
    assert ways(poor, "stage altar") == CANNOT


def test_nothing_is_bought_for_a_stage_that_needs_no_goods() -> None:
    table = a_table(a_city("gizah_a", CABINET, coins=9), a_city(goods="S"), a_city(goods="S"), hands=["altar"])
    assert ways(table, "stage altar") == [""]


def test_the_architect_cabinet_does_not_help_with_buildings() -> None:
    table = a_table(a_city("gizah_a", CABINET, coins=0), hands=["aqueduct"])
    assert ways(table, "build aqueduct") == CANNOT


def test_the_architect_cabinet_serves_from_the_next_turn_on() -> None:
    table = a_table(a_city("rhodos_a", goods="P"), hands=[f"{CABINET} altar", "", "altar"])
    assert ways(table, "stage altar") == CANNOT
    after = play(table, f"build {CABINET} bank=1").table
    assert ways(after, "stage altar") == [""]


@pytest.mark.parametrize(("option", "offered"), [("turn", CANNOT), ("afresh", [""])])
def test_an_architect_cabinet_of_this_turn_does_not_serve_for_the_last_card(option: str, offered: list[str]) -> None:
    table = a_table(a_city("babylon_b", stages=2, goods="P"), hands=[f"{CABINET} altar"], turn=6)
    after = play(table, f"build {CABINET} bank=1", last_card=option).table
    assert ways(after, "stage altar", last_card=option) == offered


def test_an_architect_cabinet_that_stood_before_serves_for_the_last_card_too() -> None:
    table = a_table(a_city("babylon_b", CABINET, stages=2), hands=["theater altar"], turn=6)
    after = play(table, "build theater").table
    assert ways(after, "stage altar") == [""]


def test_the_architect_cabinet_serves_the_free_city_and_splits_nothing() -> None:
    free = a_city("gizah_a", CABINET, coins=9)
    table = a_table_for_two(free, a_city(goods="S S"), a_city(goods="S S"), hand="aqueduct")
    assert ways(table, "stage aqueduct") == [""]


def test_the_architect_cabinet_serves_for_a_stage_with_a_leader() -> None:
    table = a_table(a_city("gizah_a", CABINET, coins=0), phase="recruit", age=1)
    leaders = cards("caligula"), cards("darius"), cards("nero")
    table = with_leaders(table.but(hands=((), (), ())), reserves=leaders, retired=((), (), ()))
    assert ways(table, "stage caligula", expansions=BOTH) == [""]


def test_the_architect_cabinet_is_worth_two_points() -> None:
    assert points("extras", a_city("", CABINET)) == 2


# Gambling Den, Gambling House


@pytest.mark.parametrize(("card", "own", "theirs", "cost"), [("gambling_den", 6, 1, 0), ("gambling_house", 9, 2, 1)])
def test_gambling_brings_coins_for_the_owner_and_some_for_both_neighbours(
    card: str, own: int, theirs: int, cost: int
) -> None:
    table = a_table(*(a_city() for _ in range(5)), hands=[card])
    step = play(table, f"build {card}" + f" bank={cost}" * (cost > 0))
    assert coins(step.table) == [3 + own - cost, 3 + theirs, 3, 3, 3 + theirs]
    gains = [event.seen_by(SPECTATOR) for event in kinds(step, "CoinsGained")]
    assert {gain["source"] for gain in gains} == {card}


def test_coins_of_gambling_cannot_be_spent_in_the_same_turn() -> None:
    table = a_table(a_city(), a_city(coins=1), a_city(goods="S"), hands=["gambling_den", "baths"])
    assert ways(table, "build baths", 1) == CANNOT


def test_gambling_brings_coins_to_a_neighbour_before_losses_are_settled() -> None:
    table = a_table(a_city(), a_city(coins=0), a_city(), hands=["gambling_den", "", "hideout"])
    after = play(table, "build gambling_den", None, "build hideout").table
    assert coins(after) == [9, 1, 4]
    assert after.phase == "settle_losses"


def test_the_free_city_is_a_neighbour_of_both() -> None:
    table = a_table_for_two(a_city(), hand="gambling_den")
    step = turn_for_two(table, "build pawnshop", "build gambling_den")
    assert coins(step.table) == [9, 4, 4]


def test_gambling_in_the_free_city_brings_coins_to_both_players() -> None:
    step = turn_for_two(a_table_for_two(a_city(), hand="gambling_den"), "build gambling_den")
    assert coins(step.table) == [4, 4, 9]


# Secret Society, Slave Market


def test_the_secret_society_brings_a_coin_for_each_black_card_itself_included() -> None:
    city = a_city("", "hideout militia", goods="S P", coins=0, black=1)
    after = play(a_table(city, a_city("", "lair"), hands=["secret_society"], age=3), "build secret_society").table
    assert coins(after)[0] == 4


def test_the_secret_society_is_worth_a_point_for_each_black_card_at_the_end() -> None:
    city = a_city("", "secret_society torture_chamber", black=2)
    assert points("extras", city, a_city("", "hideout"), a_city("", "lair")) == 4


def test_the_secret_society_counts_black_cards_that_come_later_only_at_the_end() -> None:
    babylon = a_city("babylon_b", stages=2, goods="S P", coins=0)
    table = a_table(babylon, hands=["secret_society hideout"], age=3, turn=6)
    first = play(table, "build secret_society").table
    assert coins(first)[0] == 1
    last = play(first, "build hideout").table
    assert coins(last)[0] == 1
    assert points("extras", last.cities[0]) == 2 + 2


def test_the_slave_market_brings_a_coin_for_each_victory_token() -> None:
    city = a_city(goods="W W O O", coins=0, victories=(1, 3, 3), defeats=2)
    after = play(a_table(city, a_city(victories=(1,)), hands=["slave_market"], age=3), "build slave_market").table
    assert coins(after)[0] == 3


def test_the_slave_market_is_worth_a_point_for_each_victory_token_at_the_end() -> None:
    """Those of the last age too, whatever they are worth."""
    city = a_city(goods="W W O O", coins=0, victories=(1, 3), shields=1)
    after = play(a_table(city, hands=["slave_market altar"], age=3, turn=6), "build slave_market").table
    assert after.phase == "over" and after.cities[0].victories == (1, 3, 5, 5)
    assert (coins(after)[0], points("extras", after.cities[0])) == (2, 4)


# Points


def test_black_cards_have_a_row_of_their_own_on_the_score_sheet() -> None:
    city = a_city("", "hideout lair brotherhood sepulcher cenotaph builders_union", coins=0)
    assert points("extras", city) == 2 + 3 + 4 + 4 + 5 + 4
    assert [points(row, city) for row in ("civilian", "commerce", "guilds", "military", "treasury")] == [0] * 5


def test_black_cards_and_leaders_share_the_row() -> None:
    column = score(a_city("", "hideout aspasia darius", coins=0), expansions=BOTH)
    assert column.of("extras") == 2 + 2 + 1
    assert [(line.source, line.points) for line in column.lines if line.category == "extras"] == [
        ("hideout", 2), ("aspasia", 2), ("darius", 1),
    ]  # fmt: skip
