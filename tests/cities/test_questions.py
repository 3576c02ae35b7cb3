"""The questions at the end of the rulebook. Rulebook: "Häufig gestellte Fragen"."""

import pytest

from tests.cities.builders import (
    BOTH,
    CANNOT,
    FILLER,
    a_city,
    a_table,
    an_age_ends,
    cards,
    coins,
    conflict_tokens,
    play,
    tokens,
    ways,
)
from tests.classic.builders import with_leaders


def test_question_a_diplomacy_card_of_an_earlier_age_built_by_halikarnassos() -> None:
    """The city takes a token and uses it in the next conflict."""
    halikarnassos = a_city("halikarnassos_b", goods="O O", shields=1)
    table = a_table(halikarnassos, hands=["altar theater"], discard="residence", age=3, turn=6)
    first = play(table, "stage altar").table
    after = play(first, "revive residence").table
    assert after.phase == "over"
    assert conflict_tokens(after) == [((), 0)] * 3
    assert tokens(after, "diplomacy") == [0, 0, 0]


def test_question_a_diplomacy_card_of_an_earlier_age_built_by_solomon() -> None:
    table = a_table(a_city(coins=3, shields=1), phase="recruit", age=1, turn=6, discard="residence")
    leaders = cards("solomon"), cards("nero"), cards("midas")
    table = with_leaders(table.but(hands=((), (), ())), reserves=leaders, retired=((), (), ()))
    first = play(table, "recruit solomon bank=3", expansions=BOTH).table
    after = play(first, "revive residence", expansions=BOTH).table
    assert tokens(after, "diplomacy") == [1, 0, 0]
    over = an_age_ends(*after.cities, age=2, expansions=BOTH)
    assert conflict_tokens(over) == [((), 0)] * 3
    assert tokens(over, "diplomacy") == [0, 0, 0]


@pytest.mark.parametrize(("board", "price"), [("petra_a", 7), ("petra_b", 14)])
def test_question_imhotep_does_not_lower_the_coins_of_petra(board: str, price: int) -> None:
    poor = a_table(a_city(board, "imhotep", stages=1, coins=price - 1), hands=["altar"])
    assert ways(poor, "stage altar", expansions=BOTH) == CANNOT
    rich = a_table(a_city(board, "imhotep", stages=1, coins=price), hands=["altar"])
    assert ways(rich, "stage altar", expansions=BOTH) == [f"bank={price}"]


def test_question_imhotep_lowers_the_goods_of_petra() -> None:
    table = a_table(a_city("petra_a", "imhotep", goods="W", coins=0), hands=["altar"])
    assert ways(table, "stage altar", expansions=BOTH) == [""]


def test_question_berenice_adds_to_hatshepsut_once_a_turn() -> None:
    """Goods from both neighbours: two coins by Hatshepsut, one more by Berenice."""
    city = a_city("", "berenice hatshepsut", coins=4)
    table = a_table(city, a_city(goods="W"), a_city(goods="G"), hands=["lair"])
    after = play(table, "build lair left=2 right=2", expansions=BOTH).table
    assert coins(after) == [3, 5, 5]


def test_question_berenice_adds_to_diocletian() -> None:
    table = a_table(a_city("", "berenice diocletian", coins=3), hands=["militia"])
    assert coins(play(table, "build militia bank=3", expansions=BOTH).table)[0] == 3


def test_question_berenice_adds_to_vitruvius() -> None:
    table = a_table(a_city("", "berenice vitruvius baths", coins=0), hands=["aqueduct"])
    assert coins(play(table, "build aqueduct", expansions=BOTH).table)[0] == 3


def test_question_berenice_adds_one_coin_to_several_incomes_of_a_turn() -> None:
    """A black card that pays at once, and Diocletian for it."""
    table = a_table(a_city("", "berenice diocletian"), hands=["gambling_den"])
    assert coins(play(table, "build gambling_den", expansions=BOTH).table)[0] == 3 + 6 + 2 + 1


def test_question_berenice_adds_one_coin_to_two_victories_paid_by_nero() -> None:
    after = an_age_ends(a_city("", "berenice nero", shields=1, coins=0), a_city(), a_city(), expansions=BOTH)
    assert after.cities[0].victories == (1, 1)
    assert coins(after)[0] == 4 + 1


def test_question_the_conflict_is_a_turn_of_its_own() -> None:
    """Berenice has added a coin in the last turn of the age, and adds another one after the conflict."""
    table = a_table(a_city("", "berenice nero", shields=1, coins=0), turn=6)
    assert coins(play(table, f"sell {FILLER}", expansions=BOTH).table)[0] == 3 + 1 + 4 + 1
