"""Rulebook: "Ende der Partie", "Wertung"."""

import pytest

from tests.classic.builders import a_city, a_table, game_of, play, points, result, score
from wonders.games.classic.scoring import CATEGORIES


def test_example_alexandria_has_six_points_of_conflicts() -> None:
    assert points("military", a_city(victories=(1, 3, 5), defeats=3)) == 6


def test_example_fourteen_coins_are_four_points() -> None:
    assert points("treasury", a_city(coins=14)) == 4


def test_example_three_stages_of_alexandria_are_ten_points() -> None:
    assert points("wonder", a_city("alexandria_a", stages=3)) == 10


def test_example_altar_aqueduct_and_town_hall_are_thirteen_points() -> None:
    """The rulebook calls the town hall by another name here."""
    assert points("civilian", a_city("", "altar aqueduct town_hall")) == 13


def test_example_the_chamber_of_commerce_with_two_grey_cards_is_four_points() -> None:
    assert points("commerce", a_city("", "chamber_of_commerce", grey=2)) == 4


def test_example_alexandria_added_up() -> None:
    """All the examples of the chapter in one city, science included."""
    alexandria = a_city(
        "alexandria_a",
        "altar aqueduct town_hall chamber_of_commerce",
        stages=3,
        coins=14,
        victories=(1, 3, 5),
        defeats=3,
        science="tablet tablet tablet compass compass gear",
        grey=2,
    )
    column = score(alexandria)
    assert [column.of(category) for category in CATEGORIES] == [6, 4, 10, 13, 21, 4, 0]
    assert column.total == 58


def test_points_of_conflicts_can_be_negative() -> None:
    column = score(a_city(defeats=6, coins=0))
    assert (column.of("military"), column.total) == (-6, -6)


@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_three_coins_are_a_point(coins: int, worth: int) -> None:
    assert points("treasury", a_city(coins=coins)) == worth


def test_points_are_counted_in_the_order_of_the_rulebook() -> None:
    assert CATEGORIES == ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds")
    city = a_city("gizah_a", "altar arena workers_guild", stages=1, science="gear", victories=(1,))
    found = [line.category for line in score(city, a_city(brown=1)).lines]
    assert list(dict.fromkeys(found)) == list(CATEGORIES)
    assert result(city, city, city).categories == CATEGORIES


def test_every_line_says_where_its_points_come_from() -> None:
    column = score(a_city("gizah_a", "altar haven", stages=2, brown=2, victories=(1, 3), defeats=1, coins=7))
    assert [(line.category, line.points, line.source) for line in column.lines] == [
        ("military", 4, "victories"),
        ("military", -1, "defeats"),
        ("treasury", 2, "coins"),
        ("wonder", 3, "gizah"),
        ("wonder", 5, "gizah"),
        ("civilian", 2, "altar"),
        ("commerce", 2, "haven"),
    ]
    assert all(line.reason.key.startswith("classic-line-") for line in column.lines)


def test_stages_not_completed_score_nothing() -> None:
    assert points("wonder", a_city("gizah_b", stages=0)) == 0
    assert [points("wonder", a_city("gizah_b", stages=count)) for count in range(5)] == [0, 3, 8, 13, 20]


def test_most_points_win() -> None:
    end = result(a_city(coins=0), a_city(coins=3), a_city("", "altar", coins=0))
    assert (end.points, end.ranks, end.winners, end.reason) == ((0, 1, 2), (3, 2, 1), (2,), "points")


def test_equal_points_are_decided_by_coins() -> None:
    end = result(a_city("", "altar", coins=2), a_city("", "altar", coins=1), a_city(coins=0))
    assert (end.points, end.winners, end.reason) == ((2, 2, 0), (0,), "tie-break")
    assert end.ranks == (1, 2, 3)


def test_coins_count_before_they_are_divided_by_three() -> None:
    end = result(a_city(coins=5), a_city(coins=4), a_city(coins=3))
    assert (end.points, end.ranks) == ((1, 1, 1), (1, 2, 3))


def test_equal_points_and_coins_are_a_shared_victory() -> None:
    end = result(a_city("", "altar", coins=2), a_city("", "altar", coins=2), a_city(coins=0))
    assert (end.winners, end.ranks, end.reason) == ((0, 1), (1, 1, 3), "shared")


def test_coins_do_not_help_whoever_has_fewer_points() -> None:
    end = result(a_city("", "altar", coins=0), a_city(coins=5), a_city("", "altar", coins=0))
    assert (end.points, end.winners, end.reason) == ((2, 1, 2), (0, 2), "shared")


def test_there_is_an_outcome_only_when_the_match_is_over() -> None:
    table = a_table(a_city("", "altar"), age=3, turn=6)
    assert game_of(table).outcome(table) is None
    after = play(table).table
    end = game_of(after).outcome(after)
    assert end is not None and end.points == (2 + 3 + 1, 4, 4)
