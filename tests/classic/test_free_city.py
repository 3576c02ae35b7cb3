"""Rulebook: "Expertenvariante für 2 Spieler", the rules for the free city; seat 0 is its left neighbour."""

import pytest

from tests.classic.builders import (
    FILLER,
    a_city,
    a_table,
    a_table_for_two,
    game_of,
    ids,
    legal,
    play,
    turn_for_two,
    ways,
)
from wonders.core.decisions import SPECTATOR, IllegalAction, Seat
from wonders.games.classic.decisions import PickDiscarded
from wonders.games.classic.table import Table

CANNOT: list[str] = []


def test_the_free_city_pays_with_its_own_coins() -> None:
    table = a_table_for_two(a_city(coins=2), a_city(coins=9), a_city(goods="S", coins=0), hand="baths")
    assert ways(table, "build baths") == ["right=2"]
    after = turn_for_two(table, "build baths right=2").table
    assert [city.coins for city in after.cities] == [9, 2, 0]
    poor = a_table_for_two(a_city("gizah_a", coins=1), a_city(coins=9), a_city(goods="S"), hand="guard_tower")
    assert legal(poor) == [f"build {FILLER}", "sell guard_tower"]


def test_coins_paid_by_the_free_city_are_not_spent_in_the_same_turn() -> None:
    table = a_table_for_two(
        a_city(coins=2), a_city(goods="S", coins=0), a_city(goods="W", coins=0), hand="baths stockade"
    )
    chosen = play(table, "build baths left=2").table
    assert ways(chosen, "build stockade") == CANNOT


def test_the_free_city_may_buy_where_it_is_dearer() -> None:
    """Every split of the goods is offered for it, dominated ones too."""
    free = a_city("", "east_trading_post", coins=9)
    table = a_table_for_two(free, a_city(goods="S G"), a_city(goods="S G"), hand="lighthouse")
    assert ways(table, "build lighthouse") == ["right=3", "left=2 right=1", "left=2 right=2", "left=4"]


def test_the_free_city_sells_no_card_it_can_build() -> None:
    table = a_table_for_two(a_city(goods="S", coins=0), hand="baths")
    assert [text for text in legal(table) if "baths" in text] == ["build baths"]
    with pytest.raises(IllegalAction):
        play(table, "sell baths")


def test_the_free_city_sells_no_card_that_can_mark_a_stage() -> None:
    table = a_table_for_two(a_city("gizah_a", goods="S", coins=0), hand="palace")
    assert [text for text in legal(table) if "palace" in text] == ["stage palace"]


def test_building_and_stage_are_a_free_choice_when_both_cost_something() -> None:
    table = a_table_for_two(a_city("gizah_a", goods="S", coins=0), hand="baths")
    assert [text for text in legal(table) if "baths" in text] == ["build baths", "stage baths"]


def test_the_free_city_sells_what_it_cannot_use() -> None:
    table = a_table_for_two(a_city("gizah_a", coins=0), hand="palace")
    assert [text for text in legal(table) if "palace" in text] == ["sell palace"]
    after = turn_for_two(table, "sell palace").table
    assert after.cities[2].coins == 3
    assert ids(after.discard) == ["palace"]


def test_by_agreement_it_sells_only_if_the_whole_hand_is_useless() -> None:
    useless = a_city("gizah_a", FILLER, coins=0)
    some_use = a_table_for_two(useless, hand="palace altar")
    assert legal(some_use) == [f"sell {FILLER}", "build altar", "sell palace"]
    assert legal(some_use, free_city_sells="hand") == ["build altar"]
    no_use = a_table_for_two(useless, hand="palace")
    assert legal(no_use, free_city_sells="hand") == [f"sell {FILLER}", "sell palace"]


@pytest.mark.parametrize(("built", "card"), [("", "altar"), ("altar", "temple"), ("west_trading_post", "forum")])
def test_a_building_that_is_free_must_be_built_by_the_free_city(built: str, card: str) -> None:
    table = a_table_for_two(a_city("gizah_a", built, goods="S W C G C"), hand=card)
    assert [text for text in legal(table) if card in text] == [f"build {card}"]


def test_a_name_stands_only_once_in_the_free_city() -> None:
    table = a_table_for_two(a_city("gizah_a", "altar loom_age1", goods="S"), hand="altar loom_age2")
    assert [text for text in legal(table) if FILLER not in text] == ["stage altar", "stage loom_age2"]


# The free city's own wonder.


@pytest.mark.parametrize(("turn", "by"), [(1, 0), (2, 1)])
def test_whoever_plays_for_halikarnassos_chooses_from_the_pile(turn: int, by: Seat) -> None:
    free = a_city("halikarnassos_a", "altar", goods="O O O", stages=1)
    table = a_table_for_two(free, hand="palace", turn=turn).but(discard=a_table(discard="altar walls").discard)
    after = turn_for_two(table, "stage palace").table
    assert game_of(after).pending(after) == {by: PickDiscarded(2)}
    assert legal(after, by) == ["revive walls", "decline"]
    assert ids(game_of(after).view(after, by).pile) == ["altar", "walls"]
    assert game_of(after).view(after, 1 - by).pile == ()
    assert "Walls" in play(after, *("revive walls",) * 2).table.cities[2].standing.names


def test_the_free_build_of_olympia_serves_the_free_city_if_its_player_likes() -> None:
    table = a_table_for_two(a_city("olympia_a", goods="S", coins=0, stages=2), hand="baths palace")
    assert ways(table, "build baths") == ["", "using=free_build"]
    assert [text for text in legal(table) if "palace" in text] == ["build palace using=free_build"]
    after = turn_for_two(table, "build palace using=free_build").table
    assert "Palace" in after.cities[2].standing.names


def a_last_turn_of_babylon(stack: str, goods: str = "") -> Table:
    """The sixth turn of age 1 is over: seat 1 plays the last card of the free city's stack."""
    table = a_table_for_two(
        a_city("babylon_b", "pawnshop", goods=goods, coins=0, stages=2), turn=6, hand="theater altar"
    )
    table = table.but(stack=a_table(players=2, stack=stack).stack)
    return turn_for_two(table, "build altar", "sell pawnshop", "sell theater").table


def test_babylon_b_as_the_free_city_plays_the_last_card_of_its_stack() -> None:
    table = a_last_turn_of_babylon("barracks", goods="O")
    assert list(game_of(table).pending(table)) == [1]
    after = play(table, None, "build barracks").table
    assert "Barracks" in after.cities[2].standing.names
    assert "barracks" not in ids(after.discard)


@pytest.mark.parametrize(
    ("card", "goods", "offered"),
    [
        ("barracks", "O", ["build barracks"]),
        ("theater", "C C P", ["build theater"]),
        ("palace", "C C P", ["stage palace"]),
        ("palace", "", ["sell palace"]),
    ],
)
def test_the_rules_of_the_free_city_hold_for_its_last_card(card: str, goods: str, offered: list[str]) -> None:
    assert legal(a_last_turn_of_babylon(card, goods), 1) == offered


def test_whoever_plays_the_last_card_of_the_stack_sees_it_and_the_other_does_not() -> None:
    table = a_last_turn_of_babylon("barracks", goods="O")
    assert ids(game_of(table).view(table, 1).stack) == ["barracks"]
    for seat in (0, SPECTATOR):
        assert game_of(table).view(table, seat).stack == ()
        assert "barracks" not in repr(game_of(table).view(table, seat))
