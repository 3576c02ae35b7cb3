"""Rulebook: "Forschungsgebäude"."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from tests.classic.builders import a_city, points, score
from wonders.games.classic.effects import Symbol
from wonders.games.classic.science import best_symbols, science_points

SYMBOLS = tuple(Symbol)


def of(compass: int, gear: int, tablet: int) -> dict[Symbol, int]:
    return {Symbol.COMPASS: compass, Symbol.GEAR: gear, Symbol.TABLET: tablet}


def test_example_three_tablets_two_compasses_and_a_gear_are_fourteen_points_by_equal_symbols() -> None:
    lines = score(a_city(science="tablet tablet tablet compass compass gear")).lines
    squares = {line.source: line.points for line in lines if line.category == "science" and line.source != "sets"}
    assert squares == {"tablet": 9, "compass": 4, "gear": 1}
    assert sum(squares.values()) == 14


def test_example_one_set_more_makes_twenty_one() -> None:
    assert points("science", a_city(science="tablet tablet tablet compass compass gear")) == 21


def test_example_a_second_gear_would_make_thirty_one() -> None:
    assert points("science", a_city(science="tablet tablet tablet compass compass gear gear")) == 31


@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36)])
def test_equal_symbols_are_worth_the_square_of_their_number(count: int, worth: int) -> None:
    for symbol in SYMBOLS:
        assert points("science", a_city(science=f"{symbol.value} " * count)) == worth


@pytest.mark.parametrize(
    ("compass", "gear", "tablet", "sets"), [(1, 1, 0, 0), (1, 1, 1, 1), (4, 2, 2, 2), (3, 3, 3, 3)]
)
def test_each_set_of_three_different_symbols_is_worth_seven(compass: int, gear: int, tablet: int, sets: int) -> None:
    squares = compass**2 + gear**2 + tablet**2
    assert science_points(of(compass, gear, tablet)) == squares + 7 * sets


def test_every_symbol_counts_both_ways() -> None:
    assert points("science", a_city("", "apothecary workshop scriptorium")) == 3 + 7


def test_the_cards_of_a_symbol_add_up() -> None:
    assert points("science", a_city("", "apothecary dispensary lodge academy")) == 16
    assert points("science", a_city("", "workshop laboratory observatory study")) == 16
    assert points("science", a_city("", "scriptorium library school university")) == 16


@pytest.mark.parametrize(
    ("board", "stages"), [("babylon_a", 2), ("babylon_b", 3)],
)  # fmt: skip
def test_the_free_symbol_of_babylon_is_chosen_at_the_end(board: str, stages: int) -> None:
    assert points("science", a_city(board, stages=stages, science="gear gear")) == 9
    assert points("science", a_city(board, stages=stages, science="gear tablet")) == 10
    assert points("science", a_city(board, stages=stages - 1, science="gear tablet")) == 2


def test_the_free_symbol_of_the_scientists_guild_is_chosen_at_the_end() -> None:
    assert points("science", a_city("", "scientists_guild", science="compass")) == 4
    assert points("science", a_city("", "scientists_guild", science="compass gear")) == 10
    assert points("guilds", a_city("", "scientists_guild", science="compass gear")) == 0


def test_a_city_without_green_cards_may_use_its_free_symbols() -> None:
    assert points("science", a_city("", "scientists_guild")) == 1
    assert points("science", a_city("babylon_a", "scientists_guild", stages=2)) == 4


def test_free_symbols_are_chosen_together_and_not_one_after_the_other() -> None:
    """One after the other, the first would go to the gears (+5, against +1) and leave no set for the second."""
    city = a_city("babylon_a", "scientists_guild", stages=2, science="gear gear")
    assert points("science", city) == max(16, 4 + 1 + 1 + 7)
    city = a_city("babylon_a", "scientists_guild", stages=2, science="gear")
    assert points("science", city) == 10  # a set, not three gears


def test_six_equal_symbols_are_possible_with_both_free_symbols() -> None:
    city = a_city("babylon_a", "scientists_guild apothecary dispensary lodge academy", stages=2)
    assert points("science", city) == 36


def test_the_sheet_says_what_the_free_symbols_became() -> None:
    lines = score(a_city("", "scientists_guild", science="compass gear")).lines
    free = {line.source: line.reason.args["free"] for line in lines if "free" in line.reason.args}
    assert free == {"compass": 0, "gear": 0, "tablet": 1}


def test_the_best_choice_is_found_for_any_symbols() -> None:
    rng = Random(7)
    for _ in range(300):
        have = of(*(rng.randrange(5) for _ in range(3)))
        free = rng.randrange(6)
        best = 0
        for chosen in combinations_with_replacement(SYMBOLS, free):
            counts = [have[symbol] + chosen.count(symbol) for symbol in SYMBOLS]
            best = max(best, sum(n * n for n in counts) + 7 * min(counts))
        assert science_points(best_symbols(have, free)) == best
