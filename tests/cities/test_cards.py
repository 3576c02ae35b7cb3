"""Every card against the table in cards.txt. Rulebook: "Beschreibung der Karten", "… der Gilden", "… der Anführer"."""

import copy
import pickle
from collections import Counter

import pytest

from tests.cities.builders import CANNOT, a_city, a_table, play, points, ways
from tests.cities.notation import rows, written
from tests.classic.builders import CARDS, pending_in
from wonders.games.cities.cards import BLACK_CARDS, CITY_GUILDS, CITY_LEADERS
from wonders.games.classic.card import Card
from wonders.games.classic.cards import ALL_CARDS

ROWS = rows("cards.txt")
ALL = (*BLACK_CARDS, *CITY_GUILDS, *CITY_LEADERS)


def test_the_table_has_a_row_for_every_card_in_the_same_order() -> None:
    assert [row["id"] for row in ROWS] == [card.id for card in ALL]
    assert all(CARDS[card.id] is card for card in ALL)
    assert (len(BLACK_CARDS), len(CITY_GUILDS), len(CITY_LEADERS)) == (27, 3, 6)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["id"]))
def test_a_card_is_as_printed(row: dict[str, str]) -> None:
    card = CARDS[row["id"]]
    assert (card.name, card.age, card.colour.value) == (row["name"], int(row["age"]), row["colour"])
    assert str(card.cost) == row["cost"]
    assert written(card.effects) == row["effect"]
    assert card.marks == () and card.free_if == ()


def test_there_are_nine_black_cards_in_each_age_one_of_each() -> None:
    assert Counter(card.age for card in BLACK_CARDS) == {1: 9, 2: 9, 3: 9}
    assert len({card.name for card in ALL}) == len(ALL)


def test_the_cards_come_after_those_of_the_base_game_in_a_fixed_order() -> None:
    orders = [card.order for card in (*ALL_CARDS, *ALL)]
    assert orders == sorted(set(orders))


def test_no_black_card_is_part_of_a_chain() -> None:
    names = {card.name for card in ALL}
    assert all(names.isdisjoint(card.free_if) for card in CARDS.values())


@pytest.mark.parametrize("card", ALL, ids=repr)
def test_a_card_is_one_object_however_it_travels(card: Card) -> None:
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


@pytest.mark.parametrize(("card", "shields"), [("militia", 2), ("mercenaries", 3), ("contingent", 5)])
def test_militia_mercenaries_and_contingent_have_two_three_and_five_shields(card: str, shields: int) -> None:
    assert a_city("", card).standing.shields == shields


@pytest.mark.parametrize(("card", "worth"), [("gates_of_the_city", 4), ("tabularium", 6), ("capitol", 8)])
def test_gates_tabularium_and_capitol_are_worth_four_six_and_eight_points(card: str, worth: int) -> None:
    assert points("extras", a_city("", card)) == worth


def test_a_black_card_stands_only_once_in_a_city() -> None:
    table = a_table(a_city("", "hideout"), hands=["hideout"])
    assert ways(table, "build hideout") == CANNOT
    assert ways(table, "sell hideout") == [""]


def test_a_black_card_can_be_sold_or_put_under_a_stage_as_any_other() -> None:
    table = a_table(a_city("gizah_a", goods="S S"), hands=["hideout"])
    sold = play(table, "sell hideout").table
    staged = play(table, "stage hideout").table
    assert (sold.cities[0].coins, staged.cities[0].standing.stages) == (6, 1)
    assert pending_in(sold) == pending_in(staged) == ()
    assert sold.cities[1].coins == staged.cities[1].coins == 3


def test_coins_and_goods_of_a_black_card_are_both_paid() -> None:
    table = a_table(a_city(goods="O", coins=1), hands=["pigeon_loft"])
    assert ways(table, "build pigeon_loft") == ["bank=1"]
    assert play(table, "build pigeon_loft bank=1").table.cities[0].coins == 0
    poor = a_table(a_city(goods="O", coins=0), hands=["pigeon_loft"])
    assert ways(poor, "build pigeon_loft") == CANNOT
