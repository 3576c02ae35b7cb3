"""Tables and their parts are values, with changed copies; a draft becomes a table."""

import copy
import dataclasses
import pickle

import pytest

from tests.architects.builders import a_city, a_table
from wonders.games.architects.box import Piece
from wonders.games.architects.cards import ALL_CARDS, CARDS
from wonders.games.architects.city import City
from wonders.games.architects.events import CatMoved
from wonders.games.architects.game import Architects
from wonders.games.architects.table import Draft, Middle, Table, Turn
from wonders.games.architects.tokens import ALL_TOKENS
from wonders.games.architects.wonders import ALL_WONDERS


def test_equal_cities_are_equal_and_survive_copying() -> None:
    city = a_city("gizah", "2 wood", (1,), owns="economy", victories=2)
    same = City(city.wonder, city.built, city.cards, city.tokens, city.victories)
    assert same == city and hash(same) == hash(city)
    assert copy.deepcopy(same) == pickle.loads(pickle.dumps(same)) == city


def test_a_changed_copy_leaves_the_value_alone() -> None:
    city = a_city("gizah")
    assert city.but(victories=3).victories == 3 and city.victories == 0 and city.but() == city
    assert city.with_card(CARDS["wood"]) == a_city("gizah", "wood") and city == a_city("gizah")


def test_a_table_remembers_nothing_about_what_may_be_answered() -> None:
    """Two games may share a table; what each has worked out about it is kept by the game."""
    table = a_table(a_city("gizah", "compass gear"), a_city("rhodos"), tops=("tablet", "wood"))
    game = Architects(2)
    before = game.legal(table, 0), dict(game.pending(table))
    for same in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table)), table.but()):
        assert same == table and hash(same) == hash(table)
        for asked in (game, Architects(2)):
            assert (asked.legal(same, 0), dict(asked.pending(same))) == before


@pytest.mark.parametrize("value", [a_city("gizah"), Turn(), Middle(3), a_table(a_city("gizah"), a_city("rhodos"))])
def test_only_fields_can_be_changed_and_only_in_a_copy(value: City | Turn | Middle | Table) -> None:
    assert value.but() == value
    with pytest.raises(TypeError, match="no_such_field"):
        value.but(no_such_field=1)
    for field in dataclasses.fields(value):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(value, field.name, None)


@pytest.mark.parametrize("piece", [*ALL_CARDS, *ALL_TOKENS, *ALL_WONDERS], ids=repr)
def test_there_is_one_object_of_each_piece_also_after_copies(piece: Piece) -> None:
    assert copy.copy(piece) is copy.deepcopy(piece) is pickle.loads(pickle.dumps(piece)) is piece


def test_a_draft_becomes_a_table_and_leaves_the_one_before_alone() -> None:
    before = a_table(a_city("gizah"), a_city("rhodos"))
    draft = Draft.open(before)
    draft.happen(CatMoved(1))
    table = draft.close()
    assert type(table) is Table and table.middle.cat == 1 and before.middle.cat == -1
    assert table == Architects(2).fold(before, [CatMoved(1)]) == before.but(middle=before.middle.but(cat=1))
