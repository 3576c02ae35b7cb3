"""Rulebook: "Ende eines Zeitalters"."""

import pytest

from tests.classic.builders import a_city, a_table, kinds, play
from wonders.games.classic.conflicts import resolve_conflicts
from wonders.games.classic.events import ConflictWon
from wonders.games.classic.table import Table


def tokens(table: Table) -> list[tuple[tuple[int, ...], int]]:
    return [(city.victories, city.defeats) for city in table.cities]


def test_example_alexandria_between_rhodos_and_ephesos() -> None:
    """At the end of age 2: 3 shields against 5 on the left and 2 on the right."""
    cities = (a_city("alexandria_a", shields=3), a_city("rhodos_a", shields=5), a_city(shields=4),
              a_city("ephesos_a", shields=2))  # fmt: skip
    after = play(a_table(*cities, age=2, turn=6)).table
    assert (after.cities[0].victories, after.cities[0].defeats) == ((3,), 1)


def test_a_city_fights_both_neighbours() -> None:
    table = a_table(a_city(shields=2), a_city(shields=1), a_city(shields=2), age=3)
    assert list(resolve_conflicts(table.cities, 3)) == [ConflictWon(0, 1, 5), ConflictWon(2, 1, 5)]


@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_a_victory_is_worth_more_in_each_age_and_a_defeat_is_not(age: int, worth: int) -> None:
    after = play(a_table(a_city(shields=1), a_city(), a_city(shields=1), age=age, turn=6)).table
    assert tokens(after) == [((worth,), 0), ((), 2), ((worth,), 0)]


def test_equals_take_nothing() -> None:
    after = play(a_table(a_city(shields=4), a_city(shields=4), a_city(shields=4), turn=6)).table
    assert tokens(after) == [((), 0)] * 3
    assert tokens(play(a_table(turn=6)).table) == [((), 0)] * 3


def test_the_margin_does_not_matter() -> None:
    after = play(a_table(a_city(shields=9), a_city(shields=1), a_city(), turn=6)).table
    assert tokens(after) == [((1, 1), 0), ((1,), 1), ((), 2)]


def test_only_neighbours_fight() -> None:
    cities = [a_city(shields=3), a_city(), a_city(shields=3), a_city(shields=3)]
    assert tokens(play(a_table(*cities, turn=6)).table) == [((1,), 0), ((), 2), ((1,), 0), ((), 0)]


def test_a_city_takes_two_tokens_at_most_in_an_age() -> None:
    cities = [a_city(shields=at % 3) for at in range(7)]
    for city in play(a_table(*cities, turn=6)).table.cities:
        assert len(city.victories) + city.defeats <= 2


def test_tokens_are_kept_from_age_to_age() -> None:
    veteran = a_city(shields=1, victories=(1, 1), defeats=1)
    after = play(a_table(veteran, a_city(), a_city(shields=2), age=2, turn=6)).table
    assert tokens(after)[0] == ((1, 1, 3), 2)


def test_shields_of_red_cards_and_of_stages_count() -> None:
    rhodos = a_city("rhodos_a", "barracks walls", stages=2)
    assert rhodos.standing.shields == 1 + 2 + 2
    assert a_city("rhodos_b", stages=2).standing.shields == 2
    assert a_city("rhodos_a", stages=1).standing.shields == 0


@pytest.mark.parametrize("turn", range(1, 6))
def test_there_is_no_conflict_before_the_sixth_turn_is_over(turn: int) -> None:
    step = play(a_table(a_city(shields=1), turn=turn))
    assert not kinds(step, "ConflictWon")


def test_a_card_of_the_sixth_turn_counts() -> None:
    after = play(a_table(a_city(goods="O"), hands=["barracks"], turn=6), "build barracks").table
    assert tokens(after) == [((1, 1), 0), ((), 1), ((), 1)]


def test_conflicts_wait_for_the_last_card_and_for_the_discard_pile() -> None:
    babylon = a_city("babylon_b", goods="O", stages=2)
    mausoleum = a_city("halikarnassos_a", goods="O O O", stages=1)
    table = a_table(babylon, mausoleum, hands=["altar barracks", "palace altar"], discard="walls", turn=6)
    first = play(table, "build altar", "stage palace")
    second = play(first.table, "build barracks")
    third = play(second.table, None, "revive walls")
    assert [bool(kinds(step, "ConflictWon")) for step in (first, second, third)] == [False, False, True]
    assert tokens(third.table) == [((1,), 1), ((1, 1), 0), ((), 2)]


def test_the_last_conflicts_end_the_match() -> None:
    step = play(a_table(a_city(shields=1), age=3, turn=6))
    assert kinds(step, "ConflictWon")
    assert step.table.phase == "over"
