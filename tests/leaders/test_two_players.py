"""Two players with leaders: the free city has none. The sources say nothing about it, so these are rulings."""

from random import Random

import pytest

from tests.classic.builders import pending_in
from tests.leaders.builders import (
    a_city,
    a_match,
    a_table,
    before_age,
    coins,
    extras,
    game_of,
    ids,
    legal,
    play,
    recruited_in,
)
from wonders.core.decisions import CHANCE
from wonders.games.classic.game import Classic
from wonders.games.classic.setup import DealWonders
from wonders.games.leaders.pending_effects import PickLeaderToCopy
from wonders.games.leaders.state import leaders_of


def test_only_the_two_players_have_leaders() -> None:
    match, rng = a_match(2, 5), Random(5)
    assert len(match.table.hands) == 2 and len(match.table.cities) == 3
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
        assert recruited_in(match.table.cities[2]) == []


def test_the_free_city_does_nothing_in_the_recruitment() -> None:
    table = before_age(2, reserves=["midas", "nero"], players=2)
    assert set(game_of(table).pending(table)) == {0, 1}
    step = play(table, "sell midas", "sell nero")
    assert step.table.cities[2] == table.cities[2]
    assert step.table.phase == "deal_age"


def test_players_may_buy_from_the_free_city_for_a_stage_marked_by_a_leader() -> None:
    """Seat 0 is the left neighbour of the free city, so the free city is on its right."""
    table = before_age(
        2, a_city("gizah_b", coins=4), a_city(), a_city(goods="W W"), reserves=["midas", "nero"], players=2
    )
    step = play(table, "stage midas right=4", "sell nero")
    assert [city.coins for city in step.table.cities] == [0, 6, 7]


def test_hatshepsut_gains_from_trade_with_the_free_city() -> None:
    table = before_age(
        2, a_city("gizah_b", "hatshepsut", coins=4), a_city(), a_city(goods="W W"), reserves=["midas"], players=2
    )
    assert coins(play(table, "stage midas right=4")) == 1


def test_rome_is_not_dealt_to_the_free_city() -> None:
    phase = next(phase for phase in Classic(2, expansions="leaders").ruleset.setup if isinstance(phase, DealWonders))
    game = Classic(2, expansions="leaders")
    asked = phase.ask(game.start())[CHANCE]
    allowed = [{board.wonder for board in boards} for boards in asked.allowed]  # type: ignore[attr-defined]
    assert "rome" in allowed[0] and "rome" in allowed[1] and "rome" not in allowed[2]


def test_rome_named_for_the_free_city_gives_its_coins_and_points_and_the_discount_beside_it() -> None:
    game = Classic(2, expansions="leaders", wonders="gizah,rhodos,rome", sides="B")
    assert game.start().boards[2] is a_city("rome_b").standing.board
    beside = before_age(2, a_city(), a_city(), a_city("rome_b"), reserves=["midas", "nero"], players=2)
    assert "recruit midas bank=2" in legal(beside, 0) and "recruit nero" in legal(beside, 1)


@pytest.mark.parametrize(("stages", "gained"), [(0, 5), (1, 0), (2, 0)])
def test_the_stages_of_rome_as_the_free_city_draw_and_recruit_nobody(stages: int, gained: int) -> None:
    free = a_city("rome_b", goods="W S S C P L", stages=stages, coins=0)
    cities = (a_city(), a_city(), free)
    table = a_table(
        *cities, hands=["palace"], players=2, phase="pick_for_free_city", stack="altar", supply="plato hiram"
    )
    step = play(play(table, "stage palace").table)
    assert step.table.cities[2].standing.stages == stages + 1
    assert step.table.cities[2].coins == gained
    assert pending_in(step.table) == () and ids(leaders_of(step.table).supply) == ["hiram", "plato"]
    assert step.table.phase == "draw_for_free_city"


def test_whoever_plays_for_the_free_city_chooses_the_leader_that_it_copies() -> None:
    free = a_city("", goods="W C G L", coins=0)
    hands = ["courtesans_guild", ""]
    table = a_table(
        a_city("", "croesus"),
        a_city("", "midas"),
        free,
        hands=hands,
        players=2,
        phase="pick_for_free_city",
        age=3,
        stack="altar",
    )
    step = play(play(table, "build courtesans_guild").table)
    assert game_of(step.table).pending(step.table) == {0: PickLeaderToCopy(2)}
    assert legal(step.table, 0) == ["copy croesus", "copy midas"]
    after = play(step.table, "copy croesus").table
    assert after.cities[2].coins == 6


def test_the_free_city_scores_what_it_has_copied() -> None:
    assert extras(a_city("", "courtesans_guild", copied="cleopatra")) == 5


def test_losses_of_the_free_city_before_an_age_are_decided_by_whoever_played_for_it_last() -> None:
    """Solomon may bring a loss about in the recruitment, when nobody plays for the free city. A ruling."""
    for turns, by in ((6, 1), (7, 0)):
        table = before_age(2, reserves=["solomon"], players=2, discard="hideout").but(turn=turns, turns=turns)
        step = play(play(table, "recruit solomon bank=3").table, "revive hideout")
        asked = game_of(step.table).pending(step.table)
        assert {seat: getattr(decision, "city", None) for seat, decision in asked.items()}[by] in (1, 2)
        seats = set()
        while step.table.phase == "settle_losses_recruiting":
            pending = game_of(step.table).pending(step.table)
            seats |= {(seat, getattr(decision, "city", None)) for seat, decision in pending.items()}
            step = play(step.table, *("pay 1" if seat in pending else None for seat in (0, 1)))
        assert seats == {(1, 1), (by, 2)}
