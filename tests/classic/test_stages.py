"""Rulebook: "Einen Bauabschnitt seines Weltwunders vollenden"."""

import pytest

from tests.classic.builders import a_city, a_table, game_of, kinds, legal, play, ways
from wonders.core.decisions import SPECTATOR
from wonders.games.classic.card import Board
from wonders.games.classic.wonders import ALL_BOARDS

CANNOT: list[str] = []


def test_example_the_second_stage_of_alexandria_is_completed_with_two_ores() -> None:
    table = a_table(a_city("alexandria_a", goods="O O", coins=0, stages=1), hands=["palace"])
    assert ways(table, "stage palace") == [""]
    after = play(table, "stage palace").table
    assert after.cities[0].standing.stages == 2
    assert after.buried[0][-1].card.id == "palace"


def test_a_stage_costs_what_the_board_says_and_not_what_the_card_says() -> None:
    table = a_table(a_city("alexandria_a", goods="S S", coins=0), hands=["palace timber_yard"])
    assert ways(table, "stage palace") == ways(table, "stage timber_yard") == [""]
    nothing = a_table(a_city("alexandria_a", coins=0), hands=["altar"])
    assert ways(nothing, "stage altar") == CANNOT


def test_the_card_under_a_stage_has_no_effect_and_is_no_building() -> None:
    table = a_table(a_city("gizah_a", goods="S", coins=0), a_city(), a_city(), hands=["tavern", "", "tavern"])
    after = play(table, "stage tavern").table
    city = after.cities[0]
    assert (city.coins, len(city.standing.built)) == (0, 1)
    assert "Tavern" not in city.standing.names
    assert ways(after, "build tavern") == [""]


def test_stages_are_completed_from_left_to_right() -> None:
    third_only = a_city("gizah_a", goods="S S S", coins=0)
    table = a_table(third_only, hands=["altar", "", "altar"])
    after = play(table, "stage altar").table  # the first: 2 stones
    assert after.cities[0].standing.stages == 1
    assert ways(after, "stage altar") == CANNOT  # the second: 3 wood, though there are stones for the third


def test_no_stage_has_to_be_built() -> None:
    for stages in range(3):
        table = a_table(a_city("gizah_a", goods="S S S S W W W", stages=stages), hands=["altar"])
        assert {"build altar", "stage altar", "sell altar"} <= set(legal(table))


def test_the_card_under_a_stage_is_known_to_nobody_else() -> None:
    table = a_table(a_city("gizah_a", goods="S"), hands=["palace"])
    step = play(table, "stage palace")
    (event,) = kinds(step, "StageBuilt")
    game = game_of(table)
    assert event.seen_by(0)["card"].id == "palace"
    assert [(city, stage, card.id) for city, stage, card in game.view(step.table, 0).buried] == [(0, 1, "palace")]
    for seat in (1, 2, SPECTATOR):
        assert "card" not in event.seen_by(seat)
        assert game.view(step.table, seat).buried == ()
        assert "palace" not in repr(game.view(step.table, seat))


@pytest.mark.parametrize("age", [1, 2, 3])
def test_any_stage_may_be_built_in_any_age(age: int) -> None:
    table = a_table(a_city("gizah_b", goods="W W S S C C C P"), hands=["altar", "baths", "theater"], age=age)
    for stage in (1, 2, 3):
        table = play(table, next(text for text in legal(table) if text.startswith("stage"))).table
        assert (table.age, table.cities[0].standing.stages) == (age, stage)


@pytest.mark.parametrize("board", ALL_BOARDS, ids=repr)
def test_each_stage_is_completed_once_and_after_the_last_there_is_none(board: Board) -> None:
    count = len(board.stages)
    everything = a_city(board.id, goods="W W W S S S S C C C C O O O O G G P P L L", stages=count)
    assert not any(text.startswith("stage") for text in legal(a_table(everything, hands=["altar"])))
    before = everything.but(standing=everything.standing.but(stages=count - 1))
    table = a_table(before, hands=["altar"])
    assert play(table, "stage altar").table.cities[0].standing.stages == count


def test_the_effect_of_a_stage_comes_with_it() -> None:
    table = a_table(a_city("rhodos_b", goods="S S S", coins=0), hands=["altar"])
    after = play(table, "stage altar").table
    assert (after.cities[0].coins, after.cities[0].standing.shields) == (3, 1)
    assert "Altar" not in after.cities[0].standing.names
