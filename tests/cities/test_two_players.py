"""Rulebook: "Spielregel für 2 Spieler". City 2 is the free city, seat 0 its left neighbour."""

from random import Random

import pytest

from tests.cities.builders import (
    BOTH,
    CITIES,
    DIPLOMACY,
    FILLER,
    a_city,
    a_table,
    a_table_for_two,
    asked,
    coins,
    conflict_tokens,
    debts,
    dues,
    play,
    result,
    settle,
    tokens,
    turn_for_two,
)
from tests.classic.builders import CARDS, with_leaders
from wonders.core.chance import Dealer
from wonders.core.match import Match
from wonders.games.cities.debts import PayOrOwe
from wonders.games.classic.counts import Colour
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table
from wonders.games.classic.turn.hands import controller
from wonders.games.classic.view import View


def a_match(seed: int = 1) -> Match[Table, View]:
    match, rng = Match(Classic(2, expansions=CITIES), Dealer.from_seed(seed)), Random(seed)
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    return match


def test_three_black_cards_hands_of_eight_and_a_stack_of_eight() -> None:
    dealt = [
        step.table for step in a_match().steps if step.table.phase == "draw_for_free_city" and step.table.turn == 1
    ]
    for table in dealt:
        assert ([len(hand) for hand in table.hands], len(table.stack)) == ([8, 8], 8)
        cards = [card for pile in (*table.hands, table.stack) for card in pile]
        assert sum(card.colour is Colour.BLACK for card in cards) == 3
    assert len(dealt) == 3


def test_the_two_play_for_the_free_city_by_turns_seven_times_an_age() -> None:
    picks = {(s.table.age, s.table.turn) for s in a_match().steps if s.table.phase == "pick_for_free_city"}
    assert picks == {(age, turn) for age in (1, 2, 3) for turn in range(1, 8)}
    assert [controller(1, turn) for turn in range(1, 8)] == [0, 1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize(("turn", "by"), [(1, 0), (2, 1)])
def test_whoever_plays_the_free_city_in_this_turn_decides_whether_it_pays_or_owes(turn: int, by: int) -> None:
    """First both decide for themselves, as far as they lose coins, then one of them for the free city."""
    table = a_table_for_two(a_city(coins=2), hand="hideout", turn=turn)
    answers = ["build hideout" if seat == by else None for seat in (0, 1)]
    after = turn_for_two(table, f"build {FILLER}", *answers).table
    assert asked(after) == {1 - by: str(PayOrOwe(1 - by, 1)), by: str(PayOrOwe(2, 1))}
    settled = settle(after, {by: 0, 1 - by: 1}).table
    assert debts(settled) == [0, 0, 1]
    assert (coins(settled)[1 - by], coins(settled)[2]) == (2, 2)


def test_one_who_loses_coins_too_decides_for_both_cities_one_after_the_other() -> None:
    table = a_table_for_two(a_city(coins=3), a_city(coins=3), hand="altar")
    table = table.but(hands=(table.hands[0], a_table(hands=["hideout"]).hands[0]))
    after = turn_for_two(table, f"build {FILLER}", "build altar", "build hideout").table
    assert asked(after) == {0: str(PayOrOwe(0, 1))}
    second = settle(after, {0: 1}).table
    assert asked(second) == {0: str(PayOrOwe(2, 1))}
    last = settle(second, {0: 0}).table
    assert (coins(last), debts(last)) == ([2, 3, 3], [0, 0, 1])
    assert last.phase == "draw_for_free_city"


def test_a_loss_brought_about_by_the_free_city_hits_both_players() -> None:
    """Whoever chose the card is not spared."""
    table = a_table_for_two(a_city(goods="W G"), hand="lair")
    after = turn_for_two(table, "build lair").table
    assert dues(after) == {0: 2, 1: 2}
    settled = settle(after, {0: 2, 1: 0}).table
    assert (coins(settled), debts(settled)) == ([1, 3, 3], [0, 2, 0])


def test_a_stage_of_petra_as_free_city_hits_both_players() -> None:
    table = a_table_for_two(a_city("petra_b", goods="C O O"), hand="palace")
    after = turn_for_two(table, "stage palace").table
    assert dues(after) == {0: 2, 1: 2}


def test_a_free_city_without_coins_owes_and_nobody_is_asked_for_it() -> None:
    table = a_table_for_two(a_city(coins=0), hand="hideout")
    after = turn_for_two(table, f"build {FILLER}", "build hideout").table
    assert dues(after) == {1: 1}
    assert debts(after) == [0, 0, 1]


def test_losses_per_token_and_stage_count_those_of_the_free_city() -> None:
    table = a_table_for_two(
        a_city("gizah_b", stages=3), a_city(goods="W C G P"), a_city(), hand="builders_union", age=3
    )
    after = turn_for_two(table, f"build {FILLER}", "build builders_union").table
    assert asked(after) == {0: str(PayOrOwe(2, 3))}


def test_a_free_city_with_diplomacy_stays_away_and_the_players_fight_once() -> None:
    table = a_table_for_two(a_city(goods="C", shields=9), a_city(shields=1), a_city(), hand="residence", turn=6)
    after = turn_for_two(table, "build residence").table
    assert conflict_tokens(after) == [((1,), 0), ((), 1), ((), 0)]
    assert tokens(after, "diplomacy") == [0, 0, 0]


def test_a_player_with_diplomacy_leaves_the_other_one_and_the_free_city() -> None:
    table = a_table_for_two(
        a_city(shields=2), a_city(shields=9).but(tokens=DIPLOMACY), a_city(shields=1), turn=6, age=2
    )
    after = turn_for_two(table, f"build {FILLER}").table
    assert conflict_tokens(after) == [((), 0), ((), 1), ((3,), 0)]


def test_masks_copy_the_free_city() -> None:
    end = result(a_city("", "pigeon_loft"), a_city(), a_city(science="gear"), players=2)
    assert [column.of("science") for column in end.sheet] == [1, 0, 1]


def test_before_an_age_the_one_who_played_the_free_city_last_decides_for_it() -> None:
    """With Leaders: a stage of Petra completed with a leader."""
    cities = a_city("petra_b", goods="C O O"), a_city(coins=0), a_city(coins=2)
    table = a_table(*cities, players=2, phase="recruit", age=1, turn=7)
    leaders = (CARDS["caligula"],), (CARDS["darius"],)
    table = with_leaders(table.but(hands=((), ()), turns=7), reserves=leaders, retired=((), ()))
    after = play(table, "stage caligula", "sell darius", expansions=BOTH).table
    assert controller(1, 7) == 0
    assert asked(after, BOTH) == {0: str(PayOrOwe(2, 2)), 1: str(PayOrOwe(1, 2))}
