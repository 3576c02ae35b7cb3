"""Berenice: a coin more when coins come from the bank, once a turn. Rulebook: cities, "Berenike", and its questions."""

import pytest

from tests.leaders.builders import a_city, a_table, before_age, coins, deal, gains, legal, play
from wonders.games.cities.effects import BANK_INCOME as RIGHT

MORE = (1, "berenice")


def test_example_a_sold_card_gives_four_coins_and_a_tavern_six() -> None:
    table = a_table(a_city("", "berenice", coins=0), hands=["tavern"])
    assert coins(play(table, "sell tavern")) == 4
    assert coins(play(table, "build tavern")) == 6


def test_a_sold_leader_gives_four_coins_too() -> None:
    assert coins(play(before_age(2, a_city("", "berenice", coins=0), reserves=["midas"]), "sell midas")) == 4


def test_a_stage_that_gives_coins_gives_one_more() -> None:
    table = a_table(a_city("ephesos_a", "berenice", goods="W W", stages=1, coins=0), hands=["palace"])
    assert coins(play(table, "stage palace")) == 10


def test_coins_of_neighbours_do_not_come_from_the_bank() -> None:
    table = a_table(a_city("", "berenice", goods="S", coins=0), hands=["altar", "baths"])
    step = play(table, "build altar", "build baths right=2")
    assert coins(step) == 2


def test_the_coin_comes_for_gifts_of_the_bank_that_a_neighbour_has_brought_about() -> None:
    table = a_table(a_city("", "berenice", coins=0), hands=["altar", "gambling_den"])
    step = play(table, "build altar", "build gambling_den")
    assert gains(step) == [(1, "gambling_den"), MORE]


def test_the_coin_comes_once_a_turn_however_many_times_coins_come() -> None:
    """Question: does it add to Hatshepsut, Diocletian, Vitruvius? Yes, but only by one coin a turn."""
    city = a_city("", "berenice hatshepsut xenophon", coins=4)
    table = a_table(city, a_city(goods="C C"), hands=["forum"], age=2)
    step = play(table, "build forum left=4")
    assert sorted(gains(step)) == sorted([(1, "hatshepsut"), (2, "forum"), MORE])


@pytest.mark.parametrize(
    ("leader", "built", "card", "coins_then"),
    [("vitruvius", "scriptorium", "library", 3), ("diocletian", "", "hideout", 3), ("xenophon", "", "marketplace", 3)],
)
def test_question_it_adds_to_leaders_that_bring_coins(leader: str, built: str, card: str, coins_then: int) -> None:
    table = a_table(a_city("", f"berenice {leader} {built}", coins=0), hands=[card])
    assert coins(play(table, f"build {card}")) == coins_then


def test_question_hatshepsut_with_two_neighbours_gives_three_coins() -> None:
    city = a_city("", "berenice hatshepsut", goods="W", coins=4)
    table = a_table(city, a_city(goods="C"), a_city(goods="G"), hands=["temple"])
    assert coins(play(table, "build temple left=2 right=2")) == 2 + 1


def test_question_nero_with_two_tokens_gives_five_coins() -> None:
    """The conflicts count as one turn: four coins of Nero, and one of Berenice."""
    step = play(a_table(a_city("", "berenice nero", shields=1, coins=0), turn=6))
    assert gains(step) == [(2, "nero"), (2, "nero"), MORE]


def test_the_conflicts_are_a_turn_of_their_own() -> None:
    """The coin may have come in the last turn already."""
    step = play(
        a_table(a_city("", "berenice nero", shields=1, coins=0), hands=["tavern altar"], turn=6), "build tavern"
    )
    assert gains(step) == [(5, "tavern"), MORE, (2, "nero"), (2, "nero"), MORE]


def test_in_the_second_card_of_a_turn_the_coin_does_not_come_again() -> None:
    babylon = a_city("babylon_b", "berenice", stages=2, coins=0)
    first = play(a_table(babylon, hands=["tavern altar"], turn=6), "build tavern")
    assert gains(first) == [(5, "tavern"), MORE]
    second = play(first.table, "sell altar")
    assert gains(second) == [(3, "sale")]


def test_a_building_from_the_discard_pile_belongs_to_the_turn() -> None:
    city = a_city("halikarnassos_b", "berenice hatshepsut", goods="O", coins=2)
    first = play(a_table(city, a_city(goods="O"), hands=["palace"], discard="tavern"), "stage palace left=2")
    assert gains(first) == [(1, "hatshepsut"), MORE]
    assert gains(play(first.table, "revive tavern")) == [(5, "tavern")]


def test_the_coin_comes_again_in_the_next_turn() -> None:
    step = play(a_table(a_city("", "berenice", coins=0), hands=["tavern"]), "build tavern")
    assert step.table.turn == 2
    assert RIGHT not in step.table.cities[0].spent


def test_the_recruitment_is_a_turn_of_its_own() -> None:
    table = before_age(2, a_city("", "berenice", coins=0, spent=RIGHT), reserves=["midas"])
    step = play(table, "sell midas")
    assert gains(step) == [(3, "sale"), MORE]
    assert RIGHT not in deal(step.table).table.cities[0].spent


def test_croesus_gives_seven_coins() -> None:
    step = play(before_age(2, a_city("", "berenice", coins=1), reserves=["croesus"]), "recruit croesus bank=1")
    assert coins(step) == 7


def test_nothing_comes_for_coins_of_before() -> None:
    step = play(before_age(2, a_city("", "tavern", coins=2), reserves=["berenice"]), "recruit berenice bank=2")
    assert coins(step) == 0 and gains(step) == []


def test_paying_less_is_not_gaining() -> None:
    table = a_table(a_city("", "berenice bilkis", coins=1), hands=["baths"])
    assert "build baths bank=1" in legal(table)
    assert coins(play(table, "build baths bank=1")) == 0


def test_the_coin_is_no_help_in_paying() -> None:
    table = a_table(a_city("", "berenice", coins=2), hands=["militia"])
    assert "build militia bank=3" not in legal(table)
