"""Rulebook: "Expertenvariante für 2 Spieler". City 2 is the free city, seat 0 its left neighbour."""

from collections import Counter

import pytest

from tests.classic.builders import (
    FILLER,
    a_city,
    a_table,
    a_table_for_two,
    chance,
    game_of,
    ids,
    kinds,
    legal,
    play,
    result,
    turn_for_two,
    ways,
)
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, SPECTATOR, IllegalAction, Seat
from wonders.core.events import Event
from wonders.core.match import Match
from wonders.core.options import Setting
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.decisions import PickCard
from wonders.games.classic.deck import deck_for
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Draft, Table
from wonders.games.classic.turn.hands import controller
from wonders.games.classic.view import View

CANNOT: list[str] = []


def a_match(seed: int = 1, **options: Setting) -> Match[Table, View]:
    return Match(Classic(2, **options), Dealer.from_seed(seed))


def test_two_players_use_the_cards_of_three() -> None:
    for age in (1, 2, 3):
        assert Counter(deck_for(ALL_CARDS, age, 2)) == Counter(deck_for(ALL_CARDS, age, 3))


def test_a_third_board_lies_there_and_every_city_has_three_coins() -> None:
    table = a_match().table
    assert len({board.wonder for board in table.boards if board}) == 3
    assert [city.coins for city in table.cities] == [3, 3, 3]


def test_seven_cards_for_each_and_seven_in_the_free_citys_stack() -> None:
    match = a_match()
    dealt = next(step.table for step in match.steps if any(step.table.hands))
    assert ([len(hand) for hand in dealt.hands], len(dealt.stack)) == ([7, 7], 7)


def test_the_wonder_of_the_free_city_can_be_named_or_left_to_chance() -> None:
    assert [board.id for board in a_match(wonders="gizah,rhodos,olympia", sides="ABA").table.boards if board] == [
        "gizah_a", "rhodos_b", "olympia_a",
    ]  # fmt: skip
    free = {a_match(seed, wonders="gizah,rhodos", sides="AB").table.boards[2] for seed in range(60)}
    assert {board.wonder for board in free if board}.isdisjoint({"gizah", "rhodos"})
    assert len(free) == 10


@pytest.mark.parametrize(("age", "first"), [(1, 0), (2, 1), (3, 0)])
def test_the_left_neighbour_plays_for_the_free_city_first_in_ages_1_and_3_the_right_one_in_age_2(
    age: int, first: Seat
) -> None:
    """The text says so; the example lets the right neighbour begin (docs/decisions.md)."""
    assert [controller(age, turn) for turn in range(1, 7)] == [first, 1 - first] * 3
    table = a_table_for_two(a_city(), age=age)
    assert game_of(table).pending(table) == {first: PickCard(2)}


def test_example_ludovic_and_piero() -> None:
    """As in the example, but with Ludovic on the left of the free city, where the text wants him (seat 0)."""
    table = a_table(players=2, phase="draw_for_free_city", stack=f"altar {'theater ' * 6}", hands=["baths", "tavern"])
    assert list(game_of(table).pending(table)) == [CHANCE]
    drawn = chance(table, "draw altar").table
    assert [len(hand) for hand in drawn.hands] == [8, 7]
    assert "altar" in ids(drawn.hands[0])
    assert game_of(drawn).pending(drawn) == {0: PickCard(2)}
    chosen = play(drawn, "build altar").table
    assert game_of(chosen).pending(chosen) == {0: PickCard(0), 1: PickCard(1)}
    assert "build altar" not in legal(chosen)
    step = play(chosen, "sell baths", "build tavern")
    cities = [event.seen_by(SPECTATOR)["city"] for event in kinds(step, "CardBuilt", "CardSold")]
    assert cities == [2, 0, 1]
    assert [len(hand) for hand in step.table.hands] == [6, 6]
    assert step.table.turn == 2
    second = chance(step.table, "draw theater").table
    assert game_of(second).pending(second) == {1: PickCard(2)}
    assert [len(hand) for hand in second.hands] == [6, 7]


def test_the_drawn_card_can_be_any_of_the_stack() -> None:
    table = a_table(players=2, phase="draw_for_free_city", stack="altar altar theater")
    asked = game_of(table).pending(table)[CHANCE]
    assert [(str(action), weight) for action, weight in asked.outcomes()] == [  # type: ignore[attr-defined]
        ("draw altar", 2), ("draw theater", 1),
    ]  # fmt: skip
    with pytest.raises(IllegalAction):
        chance(table, "draw baths")


def test_the_drawn_card_may_serve_the_own_city_and_a_card_of_the_hand_the_free_one() -> None:
    table = a_table(players=2, phase="draw_for_free_city", stack="altar", hands=["theater"])
    after = turn_for_two(chance(table, "draw altar").table, "build theater", "build altar").table
    assert (ids(after.cities[2].standing.built), ids(after.cities[0].standing.built)) == (["theater"], ["altar"])


def test_the_card_chosen_for_the_free_city_is_gone_for_the_own_one() -> None:
    table = a_table_for_two(a_city(), hand="altar theater theater")
    assert ways(play(table, "build altar").table, "build altar") == CANNOT
    assert ways(play(table, "build theater").table, "build theater") == [""]


def test_the_free_citys_card_comes_into_play_first() -> None:
    step = turn_for_two(a_table_for_two(a_city(), hand="altar tavern"), "build tavern", "build altar")
    assert [event.seen_by(0)["city"] for event in kinds(step, "CardBuilt")] == [2, 0, 1]
    assert turn_order(kinds(step, "FreeCityRevealed", "CardBuilt")) == ["FreeCityRevealed", *["CardBuilt"] * 3]


def turn_order(events: list[Event[Draft]]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_players_buy_from_the_free_city_and_from_each_other() -> None:
    table = a_table_for_two(a_city(goods="S"), a_city(coins=2), a_city(goods="W", coins=2), hand="baths stockade")
    chosen = play(table, f"build {FILLER}").table
    assert ways(chosen, "build baths") == ["right=2"]  # the free city is to the right of seat 0
    assert ways(chosen, "build stockade") == ["left=2"]
    after = play(chosen, "build baths right=2").table
    assert [city.coins for city in after.cities] == [0, 2, 5]


def test_coins_per_card_count_all_three_cities() -> None:
    table = a_table_for_two(a_city(), hand="vineyard clay_pool", age=2)
    step = turn_for_two(table, "build vineyard", None, "build clay_pool")
    assert step.table.cities[2].coins == 3 + 1


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_two_exchange_their_hands_in_every_age(age: int) -> None:
    by = controller(age, 1)
    table = a_table_for_two(a_city(), age=age, hand="theater")
    after = turn_for_two(table, f"build {FILLER}", f"sell {FILLER}", f"sell {FILLER}").table
    assert ["theater" in ids(hand) for hand in after.hands] == [by == 1, by == 0]


def test_in_the_sixth_turn_three_cards_are_discarded_without_coins() -> None:
    table = a_table_for_two(a_city(), hand="altar theater baths", turn=6)
    table = table.but(stack=a_table(players=2, stack="palace").stack)
    step = turn_for_two(table, "build altar", "build pawnshop", "build theater")
    assert sorted(ids(step.table.discard)) == ["baths", "palace", "pawnshop"]
    assert [city.coins for city in step.table.cities] == [3, 3, 3]
    (event,) = kinds(step, "LeftoversDiscarded")
    assert ids(event.seen_by(1)["hand"]) == ["baths"]
    assert all("palace" not in repr(event.seen_by(seat)) for seat in (0, 1, SPECTATOR))


def test_the_three_cities_fight_each_other() -> None:
    table = a_table_for_two(a_city(shields=2), a_city(shields=1), a_city(), turn=6, age=2)
    after = turn_for_two(table, f"build {FILLER}").table
    assert [(city.victories, city.defeats) for city in after.cities] == [((3,), 1), ((), 2), ((3, 3), 0)]


def test_the_free_city_cannot_win() -> None:
    end = result(a_city(coins=0), a_city("", "altar", coins=0), a_city("", "palace"), players=2)
    assert (end.points, end.ranks, end.winners) == ((0, 2), (2, 1), (1,))
    assert [column.owner for column in end.sheet] == ["seat 0", "seat 1", "free city"]
    assert end.sheet[2].total == 9


def test_equal_points_of_two_are_decided_by_coins() -> None:
    end = result(a_city(coins=4), a_city(coins=5), a_city(), players=2)
    assert (end.points, end.winners, end.reason) == ((1, 1), (1,), "tie-break")
