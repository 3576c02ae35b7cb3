"""The figures in the rulebook of Duel, entered into the pad."""

import pytest

from tests.pad.entries import duel, outcome, row
from wonders.pad import answer


@pytest.mark.parametrize(
    ("pawn", "points"), [(0, (0, 0)), (1, (2, 0)), (2, (2, 0)), (3, (5, 0)), (-5, (0, 5)), (6, (10, 0)), (-8, (0, 10))]
)
def test_the_place_of_the_pawn_brings_points_to_the_one_ahead(pawn: int, points: tuple[int, int]) -> None:
    assert tuple(row(duel({}, {}, pawn), "military", seat) for seat in (0, 1)) == points


def test_three_coins_are_a_point_and_the_rest_is_lost() -> None:
    assert row(duel({"coins": 11}), "treasury") == 3


def test_progress_tokens_with_points() -> None:
    """Mathematics counts itself; agriculture four, philosophy seven."""
    assert row(duel({"tokens": ["mathematics"]}), "progress") == 3
    assert row(duel({"tokens": ["mathematics", "Law", "Landwirtschaft"]}), "progress") == 9 + 4
    assert row(duel({"tokens": ["philosophy"]}), "progress") == 7


@pytest.mark.parametrize(
    ("wonder", "points"),
    [
        ("appian_way", 3), ("circus_maximus", 3), ("colossus", 3), ("great_library", 4), ("great_lighthouse", 4),
        ("hanging_gardens", 3), ("mausoleum", 2), ("piraeus", 2), ("pyramids", 9), ("sphinx", 6),
        ("statue_of_zeus", 3), ("temple_of_artemis", 0),
    ],
)  # fmt: skip
def test_wonders(wonder: str, points: int) -> None:
    assert row(duel({"wonders": [wonder]}), "wonders") == points


def test_the_builders_count_two_for_each_wonder_of_the_city_that_has_most() -> None:
    entry = duel({"cards": ["builders_guild"], "wonders": ["sphinx"]}, {"wonders": ["pyramids", "piraeus", "colossus"]})
    assert row(entry, "guilds") == 6


def test_the_moneylenders_count_the_coins_of_the_richest_city() -> None:
    assert row(duel({"cards": ["moneylenders_guild"], "coins": 3}, {"coins": 11}), "guilds") == 3


def test_the_shipowners_count_brown_and_grey_cards_of_one_city_together() -> None:
    one = {"cards": ["shipowners_guild", "lumber_yard", "clay_pool", "quarry"]}
    assert row(duel(one, {"cards": ["press", "glassworks"]}), "guilds") == 3


def test_of_equals_the_one_with_more_on_blue_cards_wins_else_it_is_a_draw() -> None:
    tied = outcome(duel({"cards": ["palace"]}, {"wonders": ["pyramids"], "cards": []}, -1))
    assert tied.winners == (1,)
    blue = outcome(duel({"cards": ["palace"]}, {"tokens": ["philosophy"]}))
    assert (blue.points, blue.winners, blue.reason) == ((7, 7), (0,), "tie-break")
    draw = outcome(duel({"cards": ["palace"]}, {"cards": ["town_hall"]}))
    assert (draw.winners, draw.reason) == ((0, 1), "draw")


def test_a_pawn_on_a_capital_wins_without_points() -> None:
    found = outcome(duel({}, {"cards": ["palace"]}, 9))
    assert (found.reason, found.winners, found.points) == ("military", (0,), (0, 0))


def test_six_different_symbols_win_without_points() -> None:
    six = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy", "university"]
    found = outcome(duel({}, {"cards": six}))
    assert (found.reason, found.winners) == ("science", (1,))


def test_a_guild_names_the_player_whose_city_it_counts() -> None:
    """A number would be read as a number: of two players the one is called 1."""
    lines = answer(duel({"cards": ["builders_guild"]}, {"wonders": ["sphinx"]}))["outcome"]["columns"][0]["lines"]
    assert lines[0]["reason"] == "1 × 2 for wonders in the city of Ben"
