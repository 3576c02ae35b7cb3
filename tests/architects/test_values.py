"""Tables and their parts are values, with changed copies; a draft becomes a table."""

import copy
import pickle

import pytest

from tests.architects.builders import a_city, a_table
from wonders import CHANCE, Dealer
from wonders.core.decisions import ChanceDecision
from wonders.games.architects.cards import CARD, CARDS, NO_CARDS, Card
from wonders.games.architects.city import City
from wonders.games.architects.events.cards import CatMoved
from wonders.games.architects.game import Architects
from wonders.games.architects.house import House
from wonders.games.architects.table import Draft, Middle, Table, Turn, fold
from wonders.games.architects.turn.act import Actions
from wonders.games.architects.turn.build import can_build
from wonders.games.architects.turn.progress import has_set


def test_equal_cities_are_equal_and_survive_copying() -> None:
    city = a_city("gizah", "2 wood", (1,), owns="economy", victories=2)
    same = City(city.wonder, city.built, city.cards, city.tokens, city.victories)
    assert same == city and hash(same) == hash(city)
    assert copy.deepcopy(same) == pickle.loads(pickle.dumps(same)) == city


def test_a_changed_copy_leaves_the_value_alone() -> None:
    city = a_city("gizah")
    assert city.but(victories=3).victories == 3 and city.victories == 0 and city.but() == city
    assert city.with_card(CARD["wood"]) == a_city("gizah", "wood") and city == a_city("gizah")


@pytest.mark.parametrize("card", CARDS, ids=repr)
def test_what_is_noted_in_a_city_is_true_of_the_city_with_one_more_card(card: Card) -> None:
    for has in ("", "wood", "wood coin", "compass", "compass gear", "laurel shield"):
        city = a_city("gizah", has, (1,), owns="economy")
        Actions().options(a_table(city, a_city("rhodos"), queue=()))
        assert city.payable is not None and city.tradable is not None
        more = city.with_card(card)
        assert more.payable in (None, can_build(more, Turn(), House(2))), f"{has} and {card}"
        assert more.tradable in (None, has_set(more)), f"{has} and {card}"
        assert city.but(tokens=()).payable is None and city.but(cards=NO_CARDS).tradable is None


def test_copies_and_pickles_leave_notes_behind() -> None:
    table = Architects(2, wonders="gizah,rhodos").start()
    game = Architects(2)
    dealer = Dealer.from_seed("notes")
    while CHANCE in (pending := game.pending(table)):
        asked = pending[CHANCE]
        assert isinstance(asked, ChanceDecision)
        table = game.step(table, {CHANCE: dealer.answer(asked)}).table
    assert table.due is not None and table.notes is not None
    for same in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert same == table and same.due is None and same.notes is None
        assert game.pending(same) == game.pending(table) and game.legal(same, 0) == game.legal(table, 0)


@pytest.mark.parametrize("value", [a_city("gizah"), Turn(), Middle(3), a_table(a_city("gizah"), a_city("rhodos"))])
def test_only_fields_can_be_changed(value: City | Turn | Middle | Table) -> None:
    assert value.but() == value and value.but() is not value
    with pytest.raises(AssertionError):
        value.but(no_such_field=1)


def test_a_draft_becomes_a_table_and_leaves_the_one_before_alone() -> None:
    before = a_table(a_city("gizah"), a_city("rhodos"))
    draft = Draft(before)
    draft.happen(CatMoved(1))
    table = draft.close()
    assert type(table) is Table and table.middle.cat == 1 and before.middle.cat == -1
    assert table == fold(before, [CatMoved(1)]) == before.but(middle=before.middle.but(cat=1))
