"""Recruitment before each age: a leader is recruited, put under a stage, or sold."""

from random import Random

import pytest

from tests.classic.builders import kinds
from tests.leaders.builders import (
    a_city,
    a_match,
    before_age,
    coins,
    deal,
    game_of,
    ids,
    legal,
    play,
    recruited_in,
)
from wonders.core.decisions import CHANCE, IllegalAction
from wonders.games.leaders.recruit import UseLeader
from wonders.games.leaders.state import leaders_of

QUIET = "sappho zenobia"


def test_everybody_uses_one_leader_before_each_age_and_before_its_cards_are_dealt() -> None:
    match, rng, found = a_match(4, seed=1), Random(1), []
    while match.pending:
        if match.table.phase == "recruit":
            found.append(match.table.age)
            assert match.pending == {seat: UseLeader(seat) for seat in range(4)}
            assert not any(match.table.hands)
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    assert found == [0, 1, 2]


def test_the_cards_of_the_age_are_dealt_afterwards() -> None:
    step = play(
        before_age(2, reserves=[QUIET, "midas nero", "hannibal caesar"]), "sell sappho", "sell nero", "sell caesar"
    )
    assert step.table.phase == "deal_age"
    assert step.table.age == 1
    assert set(game_of(step.table).pending(step.table)) == {CHANCE}


def test_a_leader_is_recruited_for_its_coins_and_lies_open() -> None:
    step = play(before_age(1, a_city(coins=6), reserves=["caesar sappho"]), "recruit caesar bank=5")
    assert coins(step) == 1
    assert recruited_in(step.table.cities[0]) == ["caesar"]
    assert ids(leaders_of(step.table).reserves[0]) == ["sappho"]
    assert leaders_of(step.table).retired == ((), (), ())


def test_the_coins_go_to_the_bank() -> None:
    step = play(before_age(1, reserves=["sappho"]), "recruit sappho bank=1")
    assert [city.coins for city in step.table.cities] == [2, 3, 3]


def test_a_leader_that_is_too_dear_cannot_be_recruited() -> None:
    table = before_age(1, a_city(coins=4), reserves=["caesar cleopatra"])
    assert legal(table) == ["sell caesar", "recruit cleopatra bank=4", "sell cleopatra"]


def test_a_leader_can_mark_the_next_stage() -> None:
    step = play(before_age(2, a_city("gizah_a", goods="S"), reserves=["midas sappho"]), "stage midas")
    assert step.table.cities[0].standing.stages == 1
    assert recruited_in(step.table.cities[0]) == []
    assert [burial.card.id for burial in step.table.buried[0]] == ["midas"]
    assert ids(leaders_of(step.table).reserves[0]) == ["sappho"]


def test_the_stage_costs_what_it_costs_and_goods_can_be_bought() -> None:
    without = before_age(2, a_city("gizah_b", coins=5), a_city(goods="W"), reserves=["midas"])
    assert [text for text in legal(without) if text.startswith("stage")] == []
    table = before_age(2, a_city("gizah_b", coins=5), a_city(goods="W W"), reserves=["midas"])
    step = play(table, "stage midas left=4")
    assert [city.coins for city in step.table.cities] == [1, 7, 3]


def test_a_leader_can_be_sold_for_three_coins() -> None:
    step = play(before_age(1, reserves=["pericles sappho"]), "sell pericles")
    assert coins(step) == 6
    assert ids(leaders_of(step.table).retired[0]) == ["pericles"]
    assert step.table.discard == ()


def test_every_use_of_every_leader_is_offered_in_their_order() -> None:
    table = before_age(1, a_city("gizah_a", goods="S S", coins=1), reserves=["zenobia sappho nero"])
    assert legal(table) == [
        "recruit nero bank=1",
        "stage nero",
        "sell nero",
        "recruit sappho bank=1",
        "stage sappho",
        "sell sappho",
        "stage zenobia",
        "sell zenobia",
    ]


def test_coins_gained_in_the_phase_are_not_spent_in_it() -> None:
    """A neighbour buys for a stage while this city recruits; the coins come too late."""
    table = before_age(2, a_city(coins=1, goods="S S"), a_city("gizah_a", coins=2), reserves=["nefertiti", "midas"])
    assert "recruit nefertiti bank=3" not in legal(table, 0)
    assert "stage midas right=2" in legal(table, 1)
    with pytest.raises(IllegalAction, match="costs 3 coins here; this city has 1"):
        play(table, "recruit nefertiti bank=3", "stage midas right=2")


def test_all_leaders_are_revealed_together() -> None:
    """What a stage costs follows from the table before anybody has recruited."""
    table = before_age(2, a_city(), a_city("gizah_a", goods="S S"), reserves=["hannibal", "midas", "nero"])
    step = play(table, "recruit hannibal bank=2", "stage midas", "recruit nero bank=1")
    assert [event.seen_by(0)["city"] for event in kinds(step, "CardBuilt", "StageBuilt")] == [1, 0, 2]
    assert [city.coins for city in step.table.cities] == [1, 3, 2]


def test_a_recruited_leader_works_in_the_first_turn_of_the_age() -> None:
    table = before_age(1, a_city(coins=2), a_city(), a_city(), reserves=["leonidas sappho nero midas"])
    after = play(table, "recruit leonidas bank=2").table
    dealt = deal(after, "barracks").table
    assert dealt.age == 1 and dealt.turn == 1
    assert "build barracks" in legal(dealt)


def test_three_leaders_are_used_and_the_fourth_is_put_away_without_payment() -> None:
    match, rng = a_match(5, seed=3, wonders="rhodos,gizah,ephesos,babylon,olympia"), Random(3)
    sizes = []
    while match.pending:
        if match.table.phase in ("recruit", "deal_age"):
            sizes.append({len(reserve) for reserve in leaders_of(match.table).reserves})
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    assert sizes == [{4}, {3}, {2}]
    assert leaders_of(match.table).reserves == ((),) * 5


def test_the_last_leader_is_put_away_after_the_third_recruitment() -> None:
    step = play(before_age(3, reserves=["midas nero", "caesar hannibal"]), "sell midas", "recruit hannibal bank=2")
    assert leaders_of(step.table).reserves == ((), (), ())
    assert [ids(retired) for retired in leaders_of(step.table).retired] == [["midas", "nero"], ["caesar"], []]
    assert [city.coins for city in step.table.cities] == [6, 1, 3]
    assert step.table.discard == ()


def test_before_the_second_age_two_leaders_are_left() -> None:
    step = play(before_age(2, reserves=["midas nero sappho"]), "sell midas")
    assert ids(leaders_of(step.table).reserves[0]) == ["nero", "sappho"]


def test_whoever_has_no_leader_left_is_not_asked() -> None:
    table = before_age(2, reserves=["midas"])
    step = play(table, "sell midas")
    assert step.table.phase == "deal_age"
    assert set(leaders_of(step.table).reserves) == {()}


def test_only_one_leader_is_used() -> None:
    step = play(before_age(2, a_city(coins=9), reserves=["sappho zenobia"]), "recruit sappho bank=1")
    assert step.table.phase == "deal_age"


def test_a_wonder_without_stages_left_takes_no_leader() -> None:
    table = before_age(2, a_city("rhodos_b", goods="O O O O", stages=2, coins=0), reserves=["midas"])
    assert legal(table) == ["sell midas"]
