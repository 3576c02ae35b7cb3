"""Rulebook: "Handelsgebäude"; "Beschreibung der Symbole auf den Karten"."""

import pytest

from tests.classic.builders import a_city, a_table, kinds, play, points
from wonders.games.classic.events import CoinsGained


def test_the_tavern_brings_five_coins_once() -> None:
    step = play(a_table(hands=["tavern"]), "build tavern")
    assert kinds(step, "CoinsGained") == [CoinsGained(0, 5, "tavern")]
    assert play(step.table).table.cities[0].coins == 8


def test_the_vineyard_brings_a_coin_for_each_brown_card_of_the_three_cities() -> None:
    table = a_table(a_city(brown=1), a_city(brown=2), a_city(brown=3, grey=4), hands=["vineyard"], age=2)
    assert play(table, "build vineyard").table.cities[0].coins == 3 + 6


def test_brown_cards_built_this_turn_count_for_the_vineyard() -> None:
    table = a_table(hands=["vineyard", "lumber_yard", "lumber_yard"], age=2)
    assert play(table, "build vineyard", "build lumber_yard", "build lumber_yard").table.cities[0].coins == 3 + 2


def test_the_bazar_brings_two_coins_for_each_grey_card_of_the_three_cities() -> None:
    table = a_table(a_city(grey=1), a_city(grey=1), a_city(grey=1, brown=5), hands=["bazar"], age=2)
    assert play(table, "build bazar").table.cities[0].coins == 3 + 6


def test_grey_cards_built_this_turn_count_for_the_bazar() -> None:
    table = a_table(hands=["bazar", "loom_age2", "press_age2"], age=2)
    assert play(table, "build bazar", "build loom_age2", "build press_age2").table.cities[0].coins == 3 + 4


def test_coins_per_card_look_no_further_than_the_neighbours() -> None:
    table = a_table(a_city(), a_city(), a_city(brown=4, grey=4), a_city(), hands=["vineyard bazar"], age=2)
    assert play(table, "build vineyard").table.cities[0].coins == 3
    assert play(table, "build bazar").table.cities[0].coins == 3


def test_brown_cards_under_stages_and_on_the_pile_do_not_count() -> None:
    table = a_table(a_city(), a_city("gizah_a", goods="S"), hands=["vineyard", "clay_pool", "clay_pool"], age=2)
    after = play(table, "build vineyard", "stage clay_pool", "sell clay_pool").table
    assert after.cities[0].coins == 3 + 1  # the plain brown card next door


def test_the_board_is_no_brown_or_grey_card() -> None:
    table = a_table(a_city("gizah_a"), a_city("rhodos_a"), a_city("ephesos_a"), hands=["vineyard bazar"], age=2)
    assert play(table, "build vineyard").table.cities[0].coins == 3
    assert play(table, "build bazar").table.cities[0].coins == 3


def test_two_vineyards_in_one_turn_both_count_everything() -> None:
    table = a_table(hands=["vineyard", "vineyard", "clay_pool"], age=2)
    after = play(table, "build vineyard", "build vineyard", "build clay_pool").table
    assert [city.coins for city in after.cities] == [4, 4, 3]


def test_the_haven_brings_a_coin_and_at_the_end_a_point_for_each_own_brown_card() -> None:
    table = a_table(a_city("", "forum", brown=2), a_city(brown=3), a_city(), hands=["haven"], age=3)
    assert play(table, "build haven").table.cities[0].coins == 3 + 2
    assert points("commerce", a_city("", "haven", brown=2), a_city(brown=3)) == 2


def test_the_lighthouse_counts_yellow_cards_and_itself() -> None:
    table = a_table(a_city("", "caravansery", yellow=1), hands=["lighthouse"], age=3)
    assert play(table, "build lighthouse").table.cities[0].coins == 3 + 3
    assert points("commerce", a_city("", "caravansery lighthouse", yellow=1)) == 3


def test_the_chamber_of_commerce_brings_two_coins_and_two_points_for_each_own_grey_card() -> None:
    """The rulebook's text says one coin, its list of cards two; two are printed."""
    table = a_table(a_city(goods="C C P", grey=1), a_city(grey=4), hands=["chamber_of_commerce"], age=3)
    assert play(table, "build chamber_of_commerce").table.cities[0].coins == 3 + 4
    assert points("commerce", a_city("", "chamber_of_commerce", grey=3)) == 6


@pytest.mark.parametrize("stages", range(4))
def test_the_arena_brings_three_coins_and_a_point_for_each_own_stage(stages: int) -> None:
    city = a_city("rhodos_a", "dispensary", stages=stages)
    table = a_table(city, a_city("gizah_a", stages=3), hands=["arena"], age=3)
    assert play(table, "build arena").table.cities[0].coins == 3 + 3 * stages
    assert points("commerce", a_city("rhodos_a", "arena", stages=stages), a_city("gizah_a", stages=3)) == stages


def test_coins_come_once_and_points_count_the_city_at_the_end() -> None:
    city = a_city("gizah_a", "dispensary", goods="S S S")
    table = a_table(city, hands=["arena", "", "altar"], age=3)
    built = play(table, "build arena").table
    assert built.cities[0].coins == 3
    later = play(built, "stage altar").table
    assert later.cities[0].coins == 3
    assert points("commerce", later.cities[0]) == 1


def test_a_stage_of_a_neighbour_is_not_counted_by_the_arena() -> None:
    table = a_table(a_city("rhodos_a", "dispensary"), a_city("gizah_a", goods="S"), hands=["arena", "altar"], age=3)
    assert play(table, "build arena", "stage altar").table.cities[0].coins == 3


def test_coins_of_effects_come_from_the_bank() -> None:
    table = a_table(a_city(), a_city(brown=2), a_city(brown=2), hands=["vineyard"], age=2)
    after = play(table, "build vineyard").table
    assert [city.coins for city in after.cities] == [7, 3, 3]


def test_other_yellow_cards_score_nothing() -> None:
    assert points("commerce", a_city("", "tavern forum vineyard bazar marketplace caravansery")) == 0
