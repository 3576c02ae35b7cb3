"""Every card of the base game against the table in cards.txt. Rulebook: "Liste von Karten" and the descriptions."""

import copy
import pickle

import pytest

from tests.classic.notation import rows, written
from wonders.core.goods import Cost
from wonders.games.classic.card import Card
from wonders.games.classic.cards import ALL_CARDS, CARDS
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import Produces

ROWS = rows("cards.txt")


def test_the_table_has_a_row_for_every_card_in_the_same_order() -> None:
    assert [row["id"] for row in ROWS] == [card.id for card in ALL_CARDS]
    assert all(CARDS[card.id] is card for card in ALL_CARDS)
    assert len(ROWS) == 78


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["id"]))
def test_a_card_is_as_printed(row: dict[str, str]) -> None:
    card = CARDS[row["id"]]
    assert card.name == row["name"]
    assert card.age == int(row["age"])
    assert card.colour.value == row["colour"]
    assert " ".join(map(str, card.marks)) == row["copies"]
    assert str(card.cost) == row["cost"]
    assert card.cost == Cost.parse(row["cost"])
    assert set(card.free_if) == {CARDS[id].name for id in row["free with"].split()}
    assert written(card.effects) == row["effect"]


def test_raw_and_manufactured_goods_come_in_ages_1_and_2_and_guilds_in_age_3() -> None:
    for card in ALL_CARDS:
        assert card.age != 3 or card.colour not in (Colour.BROWN, Colour.GREY)
        assert (card.colour is Colour.PURPLE) == (not card.marks)
        assert card.marks or card.age == 3


def test_only_goods_of_yellow_cards_are_private() -> None:
    for card in ALL_CARDS:
        for effect in card.effects:
            if isinstance(effect, Produces):
                assert effect.private == (card.colour is Colour.YELLOW)


@pytest.mark.parametrize("card", ALL_CARDS, ids=repr)
def test_a_card_is_one_object_however_it_travels(card: Card) -> None:
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_a_card_that_costs_only_coins_costs_one() -> None:
    """Rulebook: "Münzen als Kosten": some brown cards cost a coin, no others do."""
    costly = {card for card in ALL_CARDS if card.cost.coins}
    assert all(card.colour is Colour.BROWN and card.cost == Cost(1) for card in costly)
    assert len(costly) == 10
