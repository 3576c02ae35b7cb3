"""Rulebook: "Sonderfall: sechste Runde!"; "Hängende Gärten von Babylon" (side B)."""

import pytest

from tests.classic.builders import a_city, a_table, game_of, ids, kinds, legal, play, ways
from wonders.core.decisions import CHANCE, SPECTATOR
from wonders.games.classic.city import City
from wonders.games.classic.decisions import PlayLastCard
from wonders.games.classic.table import Table

CANNOT: list[str] = []


def a_babylon(goods: str = "", coins: int = 3, stages: int = 2) -> City:
    return a_city("babylon_b", goods=goods, coins=coins, stages=stages)


def asked(table: Table) -> dict[int, str]:
    return {seat: decision.kind for seat, decision in game_of(table).pending(table).items()}


def test_example_sophie_plays_six_of_seven_cards_and_discards_the_last() -> None:
    """Sophie sits on seat 0: her right neighbour is seat 2, her left one seat 1."""
    table = a_table(hands=["altar", "", ""])
    assert len(table.hands[0]) == 7
    table = play(table, "build altar").table
    assert [len(hand) for hand in table.hands] == [6, 6, 6]
    while table.turn < 6:
        table = play(table, *("sell pawnshop",) * 3).table
    table = table.but(hands=(*table.hands[:2], a_table(hands=["baths theater"], turn=6).hands[0]))
    table = table.but(hands=(table.hands[2], *table.hands[1:]))
    coins = table.cities[0].coins
    after = play(table, "build theater").table
    assert after.cities[0].coins == coins
    assert ids(after.cities[0].standing.built) == ["altar", "theater"]
    assert "baths" in ids(after.discard)
    assert after.hands == ((), (), ())


def test_the_last_card_of_an_age_goes_to_the_discard_pile_without_coins() -> None:
    table = a_table(hands=["altar baths", "altar walls", "altar palace"], turn=6)
    after = play(table, "sell altar", "build altar", "build altar").table
    assert [city.coins for city in after.cities] == [6, 3, 3]
    assert sorted(ids(after.discard)) == ["altar", "baths", "palace", "walls"]


def test_no_card_is_discarded_before_the_last_turn() -> None:
    after = play(a_table(hands=["altar baths"], turn=5), "build altar").table
    assert after.discard == ()
    assert [len(hand) for hand in after.hands] == [2, 2, 2]


def test_the_last_card_lies_face_down() -> None:
    table = a_table(hands=["altar baths", "theater palace"], turn=6)
    step = play(table, "build altar", "build theater")
    (event,) = kinds(step, "LeftoversDiscarded")
    assert ids(event.seen_by(0)["hand"]) == ["baths"]
    assert ids(event.seen_by(1)["hand"]) == ["palace"]
    assert event.seen_by(SPECTATOR) == {"event": "LeftoversDiscarded"}
    assert "palace" not in repr(event.seen_by(0))
    view = game_of(table).view(step.table, 0)
    assert (ids(view.sold), view.discarded) == (["baths"], 3)
    assert "palace" not in repr(view)


def test_after_the_last_turn_the_next_age_is_dealt() -> None:
    after = play(a_table(turn=6)).table
    assert asked(after) == {CHANCE: "DealingHands"}
    assert play(a_table(turn=6, age=3)).table.phase == "over"


@pytest.mark.parametrize("age", [1, 2, 3])
def test_babylon_b_plays_the_last_card_of_every_age(age: int) -> None:
    table = a_table(a_babylon(), hands=["altar theater"], turn=6, age=age)
    after = play(table, "build altar").table
    assert game_of(after).pending(after) == {0: PlayLastCard(0)}
    assert ids(after.hands[0]) == ["theater"]
    last = play(after, "build theater").table
    assert {"Altar", "Theater"} <= last.cities[0].standing.names
    assert "theater" not in ids(last.discard)


def test_the_last_card_can_be_built_put_under_a_stage_or_sold() -> None:
    table = a_table(a_babylon("C C P"), hands=["altar theater"], turn=6)
    after = play(table, "build altar").table
    assert legal(after) == ["build theater", "stage theater", "sell theater"]
    assert "Theater" in play(after, "build theater").table.cities[0].standing.names
    staged = play(after, "stage theater").table
    assert (staged.cities[0].standing.stages, staged.buried[0][-1].card.id) == (3, "theater")
    sold = play(after, "sell theater").table
    assert sold.cities[0].coins == 6
    assert "theater" in ids(sold.discard)


def test_the_right_comes_with_the_stage_in_this_very_turn() -> None:
    table = a_table(a_babylon("W W G", stages=1), hands=["altar theater"], turn=6)
    after = play(table, "stage altar").table
    assert asked(after) == {0: "PlayLastCard"}
    assert "build theater" in legal(after)


def test_without_the_second_stage_the_last_card_is_discarded() -> None:
    for city in (a_babylon("C L", stages=0), a_babylon(stages=1), a_city("babylon_a", stages=3)):
        after = play(a_table(city, hands=["altar theater"], turn=6), "build altar").table
        assert asked(after) == {CHANCE: "DealingHands"}
        assert "theater" in ids(after.discard)


def test_the_right_serves_in_the_last_turn_only() -> None:
    after = play(a_table(a_babylon(), hands=["altar"], turn=5), "build altar").table
    assert asked(after) == {0: "PickCard", 1: "PickCard", 2: "PickCard"}
    assert after.turn == 6


def test_the_last_card_may_not_repeat_a_name() -> None:
    table = a_table(a_babylon(), hands=["altar altar"], turn=6)
    after = play(table, "build altar").table
    assert legal(after) == ["sell altar"]


def test_the_last_card_is_paid_with_the_coins_of_the_start_of_the_turn() -> None:
    table = a_table(a_babylon(coins=1), a_city(goods="S"), hands=["altar baths"], turn=6)
    after = play(table, "sell altar").table
    assert after.cities[0].coins == 4
    assert ways(after, "build baths") == CANNOT
    afresh = play(table, "sell altar", last_card="afresh").table
    assert ways(afresh, "build baths", last_card="afresh") == ["left=2"]


def test_what_the_sixth_card_cost_is_gone_for_the_seventh() -> None:
    table = a_table(a_babylon(coins=3), a_city(goods="S W"), hands=["stockade baths"], turn=6)
    assert ways(table, "build stockade") == ways(table, "build baths") == ["left=2"]
    after = play(table, "build stockade left=2").table
    assert ways(after, "build baths") == CANNOT
    richer = a_table(a_babylon(coins=4), a_city(goods="S W"), hands=["stockade baths"], turn=6)
    assert ways(play(richer, "build stockade left=2").table, "build baths") == ["left=2"]


def test_coins_earned_from_neighbours_in_the_last_turn_do_not_pay_for_the_last_card() -> None:
    table = a_table(a_babylon("W", coins=1), a_city(goods="S"), hands=["altar baths", "stockade"], turn=6)
    after = play(table, "build altar", "build stockade right=2").table
    assert after.cities[0].coins == 3
    assert ways(after, "build baths") == CANNOT


def test_goods_serve_the_sixth_and_the_seventh_card() -> None:
    table = a_table(a_babylon("S", coins=0), hands=["baths walls"], turn=6)
    table = table.but(hands=(a_table(hands=["baths guard_tower"], turn=6).hands[0], *table.hands[1:]))
    after = play(table, "build guard_tower").table
    assert ways(after, "build baths") == [""]


@pytest.mark.parametrize(("option", "offered"), [("turn", CANNOT), ("afresh", [""])])
def test_goods_of_the_sixth_card_do_not_pay_for_the_seventh(option: str, offered: list[str]) -> None:
    table = a_table(a_babylon(coins=0), hands=["stone_pit baths"], turn=6)
    after = play(table, "build stone_pit", last_card=option).table
    assert ways(after, "build baths", last_card=option) == offered


@pytest.mark.parametrize(("option", "offered"), [("turn", CANNOT), ("afresh", ["left=2"])])
def test_goods_that_neighbours_get_in_the_last_turn_are_not_sold_in_it(option: str, offered: list[str]) -> None:
    table = a_table(a_babylon(coins=2), hands=["altar baths", "stone_pit altar"], turn=6)
    after = play(table, "build altar", "build stone_pit", last_card=option).table
    assert ways(after, "build baths", last_card=option) == offered


@pytest.mark.parametrize(("option", "offered"), [("turn", ["left=2"]), ("afresh", ["left=1"])])
def test_trading_posts_of_the_last_turn_serve_from_the_next(option: str, offered: list[str]) -> None:
    table = a_table(a_babylon(coins=2), a_city(goods="S"), hands=["west_trading_post baths"], turn=6)
    after = play(table, "build west_trading_post", last_card=option).table
    assert ways(after, "build baths", last_card=option) == offered


def test_the_last_card_counts_all_that_stands_then() -> None:
    table = a_table(a_babylon(), hands=["stone_pit vineyard", "clay_pool altar", "ore_vein altar"], turn=6, age=2)
    after = play(table, "build stone_pit", "build clay_pool", "build ore_vein").table
    assert play(after, "build vineyard").table.cities[0].coins == 3 + 3


def test_the_last_card_counts_in_the_conflicts_of_its_age() -> None:
    table = a_table(a_babylon("O"), a_city(), a_city(shields=1), hands=["altar barracks"], turn=6)
    after = play(play(table, "build altar").table, "build barracks").table
    assert [(city.victories, city.defeats) for city in after.cities] == [((1,), 0), ((), 2), ((1,), 0)]


def test_the_others_are_told_that_the_last_card_is_played_and_see_no_secret() -> None:
    table = a_table(a_babylon(), hands=["altar palace"], turn=6)
    step = play(table, "build altar")
    for seat in (1, 2, SPECTATOR):
        assert all("palace" not in repr(event.seen_by(seat)) for event in step.events)
        assert "palace" not in repr(game_of(table).view(step.table, seat))
    after = play(step.table, "sell palace")
    assert kinds(after, "CardSold")[0].seen_by(0)["card"].id == "palace"
    assert all("palace" not in repr(event.seen_by(1)) for event in after.events)
