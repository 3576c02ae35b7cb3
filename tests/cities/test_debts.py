"""Losing coins. Rulebook: "Schulden", and the symbol list. Seat 1 is the left neighbour of seat 0."""

import pytest

from tests.cities.builders import (
    BOTH,
    DEBT,
    FILLER,
    a_city,
    a_table,
    asked,
    cards,
    coins,
    debts,
    dues,
    game,
    kinds,
    legal,
    play,
    points,
    result,
    score,
    settle,
)
from tests.classic.builders import with_leaders
from wonders.core.decisions import SPECTATOR, IllegalAction
from wonders.games.cities.debts import PayLoss, PayOrOwe
from wonders.games.classic.expansion_state import PendingEffect


def test_example_klaus_plays_the_lair() -> None:
    """Yoam pays two, Cédrick has one coin and pays it, Thomas keeps his coins and takes two debts."""
    klaus, yoam = a_city(goods="W G"), a_city(coins=5)
    table = a_table(klaus, yoam, a_city(coins=1), a_city(coins=4), hands=["lair"])
    after = play(table, "build lair").table
    assert dues(after) == {1: 2, 2: 2, 3: 2}
    settled = settle(after, {1: 2, 2: 1, 3: 0}).table
    assert coins(settled) == [3, 3, 0, 4]
    assert debts(settled) == [0, 0, 1, 2]


@pytest.mark.parametrize(
    ("card", "loss"), [("hideout", 1), ("lair", 2), ("brotherhood", 3), ("counterfeiters_guild", 3)]
)
def test_every_other_city_loses_what_the_card_says(card: str, loss: int) -> None:
    table = a_table(a_city(goods="W W O O O G L"), *(a_city(coins=5) for _ in range(4)), hands=[card], age=3)
    after = play(table, f"build {card}").table
    assert dues(after) == {1: loss, 2: loss, 3: loss, 4: loss}


def test_whoever_plays_the_card_is_not_affected() -> None:
    after = play(a_table(hands=["hideout"]), "build hideout").table
    assert 0 not in dues(after)
    settled = settle(after, {1: 1, 2: 0}).table
    assert (coins(settled)[0], debts(settled)[0]) == (3, 0)


def test_any_part_of_the_loss_can_be_paid_the_largest_first() -> None:
    table = a_table(a_city(goods="W W O L"), a_city(coins=9), a_city(coins=2), hands=["brotherhood"], age=3)
    after = play(table, "build brotherhood").table
    assert legal(after, 1) == ["pay 3", "pay 2", "pay 1", "pay 0"]
    assert legal(after, 2) == ["pay 2", "pay 1", "pay 0"]


@pytest.mark.parametrize("paid", range(4))
def test_each_coin_that_is_not_paid_is_a_debt(paid: int) -> None:
    table = a_table(a_city(goods="W W O L"), a_city(coins=9), hands=["brotherhood"], age=3)
    settled = settle(play(table, "build brotherhood").table, {1: paid, 2: 0}).table
    assert (coins(settled)[1], debts(settled)[1]) == (9 - paid, 3 - paid)


def test_the_coins_go_to_the_bank() -> None:
    after = play(a_table(hands=["hideout"]), "build hideout").table
    step = settle(after, {1: 1, 2: 1})
    assert coins(step.table) == [3, 2, 2]
    assert [event.seen_by(SPECTATOR)["to"] for event in kinds(step, "CoinsPaid")] == [-1, -1]


def test_a_city_without_coins_is_not_asked_and_takes_the_debts() -> None:
    table = a_table(a_city(goods="W G"), a_city(coins=0), a_city(coins=0), hands=["lair"])
    after = play(table, "build lair").table
    assert after.phase == "pick" and after.turn == 2
    assert debts(after) == [0, 2, 2]


def test_only_those_with_coins_are_asked() -> None:
    table = a_table(a_city(), a_city(coins=0), a_city(coins=1), hands=["hideout"])
    after = play(table, "build hideout").table
    assert asked(after) == {2: str(PayOrOwe(2, 1))}
    assert debts(after) == [0, 1, 0]


def test_losses_wait_for_what_the_turn_brings() -> None:
    """A city without coins sells a card, another one gains by an effect, a third one by trade: all can pay."""
    cities = a_city(), a_city(coins=0), a_city(coins=0), a_city(goods="S", coins=0), a_city(coins=2)
    table = a_table(*cities, hands=["hideout", "", "tavern", "", "baths"])
    after = play(table, "build hideout", f"sell {FILLER}", "build tavern", None, "build baths right=2").table
    assert coins(after) == [3, 3, 5, 2, 0]
    assert dues(after) == {1: 1, 2: 1, 3: 1}
    assert debts(after) == [0, 0, 0, 0, 1]


def test_what_was_paid_in_the_turn_is_gone() -> None:
    table = a_table(a_city(), a_city(coins=2), a_city(goods="S"), hands=["hideout", "baths"])
    after = play(table, "build hideout", "build baths left=2").table
    assert dues(after) == {2: 1}
    assert debts(after)[1] == 1


def test_all_losers_decide_at_the_same_time() -> None:
    after = play(a_table(*(a_city() for _ in range(5)), hands=["hideout"]), "build hideout").table
    assert list(asked(after)) == [1, 2, 3, 4]


def test_hands_are_passed_on_after_the_losses() -> None:
    table = a_table(hands=["hideout", "palace"])
    after = play(table, "build hideout").table
    assert after.turn == 1 and any(card.id == "palace" for card in after.hands[1])
    settled = settle(after, {1: 1, 2: 1}).table
    assert settled.turn == 2 and any(card.id == "palace" for card in settled.hands[2])


def test_losses_of_several_cities_are_added_and_nobody_suffers_the_own_one() -> None:
    petra = a_city("petra_b", goods="C O O", coins=5)
    table = a_table(a_city(coins=5), petra, a_city(coins=5), hands=["hideout", "altar"])
    after = play(table, "build hideout", "stage altar").table
    assert dues(after) == {0: 2, 1: 1, 2: 3}


def test_two_cities_that_cause_losses_suffer_each_others() -> None:
    table = a_table(
        a_city(goods="W G"), a_city(goods="O O O G L"), a_city(), hands=["lair", "counterfeiters_guild"], age=3
    )
    after = play(table, "build lair", "build counterfeiters_guild").table
    assert dues(after) == {0: 3, 1: 2, 2: 5}
    settled = settle(after, {0: 0, 1: 2, 2: 3}).table
    assert (coins(settled), debts(settled)) == ([3, 1, 0], [3, 0, 2])


def test_the_last_card_of_babylon_adds_its_loss_in_the_same_turn() -> None:
    babylon = a_city("babylon_b", stages=2, goods="W G")
    table = a_table(babylon, a_city(coins=5), a_city(coins=5), hands=["hideout lair"], turn=6)
    first = play(table, "build hideout").table
    assert asked(first) == {0: "PlayLastCard(city=0)"}
    assert coins(first) == [3, 5, 5]
    last = play(first, "build lair").table
    assert dues(last) == {1: 3, 2: 3}


def test_a_building_from_the_discard_pile_adds_its_loss_in_the_same_turn() -> None:
    halikarnassos = a_city("halikarnassos_b", goods="O O")
    table = a_table(halikarnassos, a_city(coins=5), a_city(coins=5), hands=["altar", "hideout"], discard="lair palace")
    first = play(table, "stage altar", "build hideout").table
    assert list(asked(first)) == [0]
    last = play(first, "revive lair").table
    assert dues(last) == {0: 1, 1: 2, 2: 3}


def test_the_last_card_is_paid_before_losses_are() -> None:
    """The means of the turn's start pay for it, whatever the turn costs later."""
    babylon = a_city("babylon_b", stages=2, coins=2)
    table = a_table(babylon, a_city(goods="S"), a_city(), hands=["altar baths", "", "hideout"], turn=6)
    first = play(table, "build altar", None, "build hideout").table
    last = play(first, "build baths left=2").table
    assert dues(last) == {1: 1}
    assert debts(last) == [1, 0, 0]


@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
def test_sepulcher_and_cenotaph_cost_a_coin_for_each_victory_token_whatever_it_is_worth(card: str) -> None:
    owner = a_city(goods="S G L C C", victories=(1, 1))
    others = a_city(victories=(1, 3, 5)), a_city(victories=(5,)), a_city(defeats=4)
    after = play(a_table(owner, *others, hands=[card], age=3), f"build {card}").table
    assert dues(after) == {1: 3, 2: 1}


def test_the_builders_union_costs_a_coin_for_each_completed_stage() -> None:
    owner = a_city("gizah_a", goods="W C G P", stages=2)
    others = a_city("gizah_b", stages=4, coins=9), a_city("rhodos_a", stages=1), a_city("rhodos_b")
    after = play(a_table(owner, *others, hands=["builders_union"], age=3), "build builders_union").table
    assert dues(after) == {1: 4, 2: 1}


def test_a_stage_of_the_same_turn_counts_as_completed() -> None:
    owner, other = a_city(goods="W C G P"), a_city("gizah_a", goods="S")
    table = a_table(owner, other, hands=["builders_union", "altar"], age=3)
    after = play(table, "build builders_union", "stage altar").table
    assert dues(after) == {1: 1}


def test_the_last_stage_of_the_turn_counts_too() -> None:
    """Losses are counted after Babylon's last card and after the discard pile."""
    babylon = a_city("babylon_b", goods="C C P", stages=2)
    table = a_table(a_city(goods="W C G P"), babylon, hands=["builders_union", "altar theater"], age=3, turn=6)
    after = play(play(table, "build builders_union", "build altar").table, None, "stage theater").table
    assert dues(after) == {1: 3}


def test_losses_for_victories_come_before_the_conflicts_of_the_age() -> None:
    table = a_table(a_city(goods="S G L C C"), a_city(shields=1, victories=(1,)), hands=["cenotaph"], age=3, turn=6)
    after = play(table, "build cenotaph").table
    assert dues(after) == {1: 1}
    settled = settle(after, {1: 1}).table
    assert settled.cities[1].victories == (1, 5, 5)


def test_debts_stay_until_the_end() -> None:
    """Nothing that a city with debts and coins can do takes a debt away."""
    table = a_table(a_city(coins=9).but(tokens=DEBT * 3), hands=["altar hideout"])
    assert all(not text.startswith("pay") for text in legal(table))
    after = settle(play(table, "build hideout").table, {1: 1, 2: 1}).table
    assert debts(after) == [3, 0, 0] and coins(after)[0] == 9


def test_every_debt_costs_a_point_in_the_row_of_the_coins() -> None:
    assert points("treasury", a_city(coins=0).but(tokens=DEBT * 4)) == -4
    assert score(a_city(coins=0).but(tokens=DEBT * 4)).total == -4


def test_example_klaus_writes_minus_two_in_the_row_of_the_coins() -> None:
    """Five coins are a point, three debts cost three."""
    assert points("treasury", a_city(coins=5).but(tokens=DEBT * 3)) == -2


def test_debts_do_not_break_ties_but_coins_do() -> None:
    end = result(a_city(coins=6).but(tokens=DEBT), a_city(coins=3), a_city(coins=0))
    assert (end.points, end.winners, end.reason) == ((1, 1, 0), (0,), "tie-break")


def test_who_is_asked_hears_why_a_payment_is_wrong() -> None:
    table = a_table(a_city(goods="W G"), a_city(coins=1), hands=["lair"])
    after = play(table, "build lair").table
    with pytest.raises(IllegalAction, match=r"^Of this loss of 2, 0 to 1 can be paid now: this city has 1\.$") as wrong:
        game(after).check(after, 1, PayLoss(2))
    assert wrong.value.rule == "cities-9"
    with pytest.raises(IllegalAction, match="allowed now: pay"):
        play(after, None, "sell altar")
    with pytest.raises(IllegalAction):
        game(after).check(after, 1, PayLoss(-1))


def test_everybody_sees_the_losses() -> None:
    after = play(a_table(hands=["hideout"]), "build hideout").table
    views = [game(after).view(after, seat) for seat in (0, 1, SPECTATOR)]
    assert {view.errands for view in views} == {(PendingEffect("due", 1, "1"), PendingEffect("due", 2, "1"))}


def test_a_stage_with_a_leader_brings_its_loss_before_the_age() -> None:
    """With Leaders: the recruitment is settled like a turn."""
    petra = a_city("petra_b", goods="C O O")
    table = a_table(petra, a_city(coins=2), a_city(coins=0), phase="recruit", age=1)
    leaders = (cards("caligula"), cards("darius"), cards("nero"))
    table = with_leaders(table.but(hands=((), (), ())), reserves=leaders, retired=((), (), ()))
    after = play(table, "stage caligula", "sell darius", "sell nero", expansions=BOTH).table
    assert after.phase == "settle_losses_recruiting"
    assert dues(after, BOTH) == {1: 2, 2: 2}
    settled = settle(after, {1: 2, 2: 0}, BOTH).table
    assert (coins(settled), debts(settled)) == ([3, 3, 3], [0, 0, 2])
    assert settled.phase == "deal_age"
