"""Tables and their parts are values: quick to make, impossible to change."""

import copy
import dataclasses
import pickle

import pytest

from tests.architects.builders import a_city, a_table
from wonders.games.architects.cards import CARD
from wonders.games.architects.city import City, city_of
from wonders.games.architects.events.cards import CatMoved
from wonders.games.architects.table import Draft, Middle, Table, Turn, fold


def test_the_quick_constructor_makes_the_same_value() -> None:
    city = a_city("gizah", "2 wood", (1,), owns="economy", victories=2)
    same = city_of(city.wonder, city.built, city.cards, city.tokens, city.victories)
    assert type(same) is City and same == city and hash(same) == hash(city)
    assert copy.deepcopy(same) == pickle.loads(pickle.dumps(same)) == city


def test_a_changed_copy_leaves_the_value_alone() -> None:
    city = a_city("gizah")
    assert city.but(victories=3).victories == 3 and city.victories == 0 and city.but() == city
    assert city.with_card(CARD["wood"]) == a_city("gizah", "wood") and city == a_city("gizah")


@pytest.mark.parametrize("value", [a_city("gizah"), Turn(), Middle(3), a_table(a_city("gizah"), a_city("rhodos"))])
def test_a_value_cannot_be_changed(value: City | Turn | Middle | Table) -> None:
    for made in (value, value.but()):
        for field in dataclasses.fields(made):
            with pytest.raises(dataclasses.FrozenInstanceError):
                setattr(made, field.name, None)
    with pytest.raises(AttributeError):
        value.but(no_such_field=1)


def test_a_draft_becomes_a_table_that_cannot_be_changed() -> None:
    before = a_table(a_city("gizah"), a_city("rhodos"))
    draft = Draft(before)
    draft.happen(CatMoved(1))
    table = draft.close()
    assert type(table) is Table and table.middle.cat == 1 and before.middle.cat == -1
    assert table == fold(before, [CatMoved(1)]) == before.but(middle=before.middle.but(cat=1))
    with pytest.raises(dataclasses.FrozenInstanceError):
        draft.active = 1
