"""Standings: shares with their intervals, points, places, times."""

import json
from dataclasses import replace

import pytest

from tests.arena.rows import a_plan, a_row
from wonders.arena.plan import Fixture
from wonders.arena.results import Row
from wonders.arena.summary import Side, share_of_wins, sides_of, summarise, wilson


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 400, 0.9905, 1.0), (0.85, 400, 0.8117, 0.8817)],
)
def test_the_interval_is_that_of_wilson(share: float, count: int, low: float, high: float) -> None:
    found = wilson(share, count)
    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-4)


def test_a_shared_victory_is_shared() -> None:
    plan = a_plan("a,b,c", 3, 3, "classic")
    sides = sides_of(plan, a_row(plan, Fixture(0, 0, 0), (1, 1, 3)))
    assert [side.won for side in sides] == [0.5, 0.5, 0]


def test_partners_count_as_one() -> None:
    plan = a_plan("a,b", 4, 2, "classic", teams=True)
    sides = sides_of(plan, a_row(plan, Fixture(0, 0, 1), (3, 3, 1, 1), (20, 21, 40, 2)))
    assert [(side.bot, side.rank, side.won, side.points) for side in sides] == [("b", 2, 0, 41), ("a", 1, 1, 42)]


def sides(results: list[tuple[int, float]]) -> list[Side]:
    return [Side(deal, "a", 1, won, 0) for deal, won in results]


def test_matches_that_resemble_each_other_make_the_interval_wider() -> None:
    apart = share_of_wins(sides([(at, float(at % 2)) for at in range(80)]))
    alike = share_of_wins(sides([(at // 4, float(at // 4 % 2)) for at in range(80)]))
    contrary = share_of_wins(sides([(at // 2, float(at % 2)) for at in range(80)]))
    assert alike.value == apart.value == 0.5
    assert alike.high - alike.low > 1.7 * (apart.high - apart.low)
    assert contrary.high - contrary.low == pytest.approx(apart.high - apart.low, rel=0.02)


def test_a_bot_that_has_not_played_has_no_share() -> None:
    assert (share_of_wins([]).low, share_of_wins([]).high) == (0, 1)


def some_rows(faults: bool = False) -> list[Row]:
    plan = a_plan("a,b,b", 3, 6, "classic")
    ranks = {0: (1, 2, 3), 1: (2, 3, 1), 2: (3, 1, 2)}
    rows = [a_row(plan, fixture, ranks[fixture.rotation]) for fixture in plan.fixtures()]
    if faults:
        wrong = ((0, 3, "late", "no answer"), (0, 4, "late", "no answer"), (1, 1, "crashed", "oops"))
        rows[0] = Row(**{**vars(rows[0]), "faults": wrong})
    return rows


def test_a_side_with_a_fault_has_lost_the_match() -> None:
    plan, rows = a_plan("a,b,b", 3, 6, "classic"), some_rows(faults=True)
    best, other = summarise(plan, rows).standings
    assert (best.bot, best.ranks) == ("a", (5, 1, 0)) and other.ranks == (1, 6, 5)


def test_standings_add_up() -> None:
    plan, rows = replace(a_plan("a,b,b", 3, 6, "classic"), forfeit=False), some_rows(faults=True)
    found = summarise(plan, rows)
    assert [fixture.rotation for fixture in plan.fixtures()] == [0, 1, 2, 0, 1, 2]
    assert (found.matches, found.deals) == (6, 2) and found.par == pytest.approx(1 / 3)
    best, other = found.standings
    assert (best.bot, best.played, best.ranks) == ("a", 6, (6, 0, 0))
    assert (other.bot, other.played, other.ranks) == ("b", 12, (0, 6, 6))
    assert best.wins.value == 1 and other.wins.value == 0
    assert best.points == 20 and other.points == 5
    assert best.mean_ms == pytest.approx(2) and best.slowest_ms == pytest.approx(5) and best.decisions == 60
    assert best.faults == {"late": 2} and other.faults == {"crashed": 1}
    assert found.ahead == {"a": {"b": 1.0}, "b": {"a": 0.0}}
    assert best.rating.value > 0 > other.rating.value
    json.dumps(found.plain())


def test_bots_that_never_met_have_no_figure_between_them() -> None:
    plan = a_plan("a,b,c", 2, 2)
    rows = [a_row(plan, fixture, (1, 2)) for fixture in plan.fixtures() if fixture.lineup == 0]
    ahead = summarise(plan, rows).ahead
    assert ahead["a"] == {"b": 0.5, "c": None}
