"""The conflict track. Rulebook: "Militär", "Militärische Überlegenheit", "Plündern 2 oder 5 Münzen"."""

import pytest

from tests.duel.builders import GAME, a_city, a_table, after, happened, take
from wonders.games.duel.events import BuildingDestroyed, CityLooted, MatchWon, PawnMoved
from wonders.games.duel.military import military_points


def test_each_shield_moves_the_pawn_a_space_towards_the_other_capital() -> None:
    assert after(a_table(lying="guard_tower", last=True), "build guard_tower").pawn == 1
    table = a_table(a_city(), a_city(), lying="walls", coins=(7, 20), turn=1)
    assert after(table, "build walls").pawn == -2
    assert after(a_table(lying="walls", coins=(20, 7), pawn=-5), "build walls").pawn == -3, "back through the middle"
    table = a_table(lying="pretorium", coins=(20, 7), pawn=-1)
    assert happened(table, "build pretorium", PawnMoved) == [PawnMoved(0, 3, 2)]


def test_a_zone_entered_for_the_first_time_is_looted() -> None:
    """The rulebook's example: the Archery Range moves the pawn two spaces into a new zone, and Bruno loses 2 coins."""
    antoine = a_city("lumber_yard quarry press")
    table = a_table(antoine, lying="archery_range", pawn=1)
    step = take(table, "build archery_range")
    assert [event for event in step.events if isinstance(event, CityLooted)] == [CityLooted(1, 2, 2)]
    assert step.table.coins == (7, 5)
    assert step.table.loot == ((2, 5), (5,))


def test_the_second_token_costs_five_coins_and_is_taken_from_the_sixth_space_on() -> None:
    table = a_table(lying="walls", coins=(20, 9), pawn=3, loot=((2, 5), (5,)))
    assert after(table, "build walls").coins == (16, 9), "the fifth space is still in the same zone"
    table = table.but(pawn=4)
    assert after(table, "build walls").coins == (16, 4)
    assert after(table, "build walls").loot == ((2, 5), ())


def test_a_looting_token_works_only_once() -> None:
    """The pawn goes back and comes again, and nothing happens the second time."""
    table = a_table(lying="walls", coins=(20, 9), pawn=2, loot=((2, 5), (5,)))
    assert happened(table, "build walls", CityLooted) == []
    assert after(table, "build walls").coins == (16, 9)
    retreat = a_table(a_city(), a_city(), lying="walls", coins=(9, 20), pawn=7, loot=((2, 5), ()), turn=1)
    assert happened(retreat, "build walls", CityLooted) == [], "leaving a zone takes no token"


def test_both_tokens_fall_in_one_long_move() -> None:
    """From the second space to the sixth: three shields and one more by Strategy."""
    mine = a_city(tokens="strategy")
    table = a_table(mine, lying="pretorium", coins=(8, 9), pawn=2)
    step = take(table, "build pretorium")
    assert [event for event in step.events if isinstance(event, CityLooted)] == [
        CityLooted(1, 2, 2),
        CityLooted(1, 5, 5),
    ]
    assert step.table.coins == (0, 2)
    assert step.table.loot == ((2, 5), ())


@pytest.mark.parametrize(("held", "lost"), [(0, [0, 0]), (1, [1, 0]), (2, [2, 0]), (5, [2, 3]), (7, [2, 5])])
def test_a_city_loses_no_more_coins_than_it_has(held: int, lost: list[int]) -> None:
    table = a_table(a_city(tokens="strategy"), lying="pretorium", coins=(8, held), pawn=2)
    looted = happened(table, "build pretorium", CityLooted)
    assert [event.coins for event in looted if isinstance(event, CityLooted)] == lost
    assert after(table, "build pretorium").coins == (0, held - sum(lost))


def test_the_pawn_on_a_capital_wins_the_match_at_once() -> None:
    table = a_table(lying="pretorium", coins=(8, 9), pawn=6, loot=((2, 5), ()))
    step = take(table, "build pretorium")
    assert step.events[-1] == MatchWon(0, "military")
    assert GAME.pending(step.table) == {}
    outcome = GAME.outcome(step.table)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.ranks) == ("military", (0,), (1, 2))


def test_a_move_beyond_the_capital_ends_there() -> None:
    table = a_table(a_city(), a_city(tokens="strategy"), lying="pretorium", coins=(9, 8), pawn=-8, turn=1)
    table = after(table, "build pretorium")
    assert table.pawn == -9 and table.winner == 1


def test_after_a_military_victory_nothing_more_happens() -> None:
    """The shield of the Statue of Zeus decides, so nothing is destroyed any more."""
    mine = a_city(wonders="statue_of_zeus")
    table = a_table(mine, a_city("lumber_yard quarry"), lying="baths", coins=(50, 0), pawn=8, loot=((2, 5), ()))
    step = take(table, "wonder statue_of_zeus baths")
    assert step.table.ending == "military" and step.table.owed is None
    assert not any(isinstance(event, BuildingDestroyed) for event in step.events)


@pytest.mark.parametrize(
    ("pawn", "points"),
    [(-8, 0), (-1, 0), (0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)],
)
def test_the_leader_scores_for_the_zone_of_the_pawn(pawn: int, points: int) -> None:
    assert military_points(pawn, 0) == points
    assert military_points(-pawn, 1) == points


def test_shields_of_cards_buried_or_sold_move_nothing() -> None:
    table = a_table(a_city(wonders="pyramids"), lying="guard_tower", coins=(50, 7), last=True)
    assert after(table, "sell guard_tower").pawn == 0
    assert after(table, "wonder pyramids guard_tower").pawn == 0
