"""Groups: who has met whom, against tables that are known to be possible."""

from collections import Counter
from itertools import combinations

import pytest

from wonders.tournaments.groups import Guest, after, grouped, sizes, standings
from wonders.tournaments.swiss import NoPairing


def field_of(count: int) -> list[Guest]:
    return [Guest(f"{at:02}", at + 1) for at in range(count)]


def meetings(count: int, rounds: int, least: int, most: int) -> tuple[Counter[frozenset[str]], list[Guest]]:
    """How often which two have met after some rounds in which nobody is better than another."""
    guests, met = field_of(count), Counter[frozenset[str]]()
    for _ in range(rounds):
        tables, resting = grouped(guests, least, most)
        assert sorted(name for table in (*tables, resting) for name in table) == [one.name for one in guests]
        met.update(frozenset(pair) for table in tables for pair in combinations(table, 2))
        guests = after(guests, tables, {name: 0.5 for table in tables for name in table}, dict.fromkeys(resting, 0.5))
    return met, guests


@pytest.mark.parametrize(
    ("count", "most", "found"),
    [(9, 4, [3, 3, 3]), (10, 4, [4, 3, 3]), (11, 4, [4, 4, 3]), (12, 4, [4, 4, 4]), (7, 7, [7]), (8, 7, [4, 4])],
)
def test_tables_are_few_and_equal(count: int, most: int, found: list[int]) -> None:
    assert sizes(count, 3, most) == found


def test_who_is_left_over_rests_and_too_few_cannot_play() -> None:
    assert sizes(5, 3, 4) == [4] and sizes(5, 4, 4) == [4] and sizes(7, 3, 3) == [3, 3]
    with pytest.raises(NoPairing):
        sizes(2, 3, 4)


def test_the_first_round_is_drawn_by_the_serpentine() -> None:
    """1 6 7 / 2 5 8 / 3 4 9: down and up again, so that tables are as equal as possible."""
    assert grouped(field_of(9), 3, 3) == ([["00", "05", "06"], ["01", "04", "07"], ["02", "03", "08"]], [])


def test_nine_in_threes_meet_everybody_exactly_once_in_four_rounds() -> None:
    """The affine plane of order three: four rounds in which no two meet twice."""
    met, _ = meetings(9, 4, 3, 3)
    assert len(met) == 36 and set(met.values()) == {1}


def test_sixteen_in_fours_meet_nobody_twice_in_three_rounds() -> None:
    """Three of the five rounds of the affine plane of order four."""
    met, _ = meetings(16, 3, 4, 4)
    assert set(met.values()) == {1} and len(met) == 3 * 4 * 6


def test_more_rounds_than_there_are_strangers_repeat_as_little_as_possible() -> None:
    met, _ = meetings(9, 5, 3, 3)
    assert Counter(met.values()) == {1: 27, 2: 9}


def test_rests_are_shared_out_and_worth_half_a_point() -> None:
    _, guests = meetings(7, 7, 3, 3)
    assert [one.rests for one in guests] == [1] * 7
    assert all(one.score == pytest.approx(3.5) for one in guests)


def test_first_seats_are_shared_out() -> None:
    _, guests = meetings(9, 6, 3, 3)
    assert {one.firsts for one in guests} <= {1, 2, 3}


def test_equal_scores_are_parted_by_whom_one_has_met() -> None:
    """00, 03 and 04 have a point; 04 sat with 03 (one point) and 01 (a half), 03 with 04 (one), 00 with 01 (a half)."""
    guests = after(field_of(6), [["00", "01", "02"], ["03", "04", "05"]], {"00": 1.0, "03": 1.0}, {})
    guests = after(guests, [["04", "01", "02"]], {"04": 1.0, "01": 0.5}, {})
    found = [(one.name, one.score, total) for one, total in standings(guests)]
    assert found[:3] == [("04", 1.0, 1.5), ("03", 1.0, 1.0), ("00", 1.0, 0.5)]
    assert [name for name, *_ in found[3:]] == ["01", "02", "05"]
