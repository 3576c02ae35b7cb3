"""What leaders cost: the printed coins, less in and beside Rome, nothing with Maecenas or in Rome A."""

import pytest

from tests.classic.builders import CARDS
from tests.leaders.builders import a_city, a_table, before_age, legal, play, ways
from wonders.games.classic.city import City
from wonders.games.leaders.cards import THE_LEADERS
from wonders.games.leaders.prices import price


def price_of(leader: str, *cities: City, at: int = 0) -> int:
    return price(CARDS[leader], (*cities, *(a_city() for _ in range(4 - len(cities)))), at)


@pytest.mark.parametrize("leader", THE_LEADERS, ids=repr)
def test_a_leader_costs_the_coins_printed_on_it(leader: object) -> None:
    card = CARDS[repr(leader)]
    assert price_of(card.id) == card.cost.coins
    assert not card.cost.goods


# Maecenas


def test_after_maecenas_leaders_cost_nothing() -> None:
    table = before_age(2, a_city("", "maecenas", coins=0), reserves=["pericles caesar"])
    assert legal(table) == ["recruit caesar", "sell caesar", "recruit pericles", "sell pericles"]
    assert play(table, "recruit pericles").table.cities[0].coins == 0


def test_maecenas_himself_costs_his_coin() -> None:
    assert price_of("maecenas") == 1
    assert legal(before_age(1, a_city(coins=0), reserves=["maecenas"])) == ["sell maecenas"]


def test_maecenas_does_nothing_for_the_neighbours() -> None:
    assert price_of("caesar", a_city(), a_city("", "maecenas"), a_city(), a_city("", "hannibal")) == 5


def test_maecenas_gives_nothing_back_for_leaders_recruited_before() -> None:
    table = before_age(2, a_city("", "caesar", coins=1), reserves=["maecenas"])
    assert play(table, "recruit maecenas bank=1").table.cities[0].coins == 0


# Rome


def test_in_rome_a_leaders_cost_nothing_from_the_beginning() -> None:
    assert price_of("pericles", a_city("rome_a")) == 0
    table = before_age(1, a_city("rome_a", coins=6), reserves=["pericles"])
    assert play(table, "recruit pericles").table.cities[0].coins == 6


def test_rome_a_does_nothing_for_the_neighbours() -> None:
    assert price_of("caesar", a_city(), a_city("rome_a")) == 5
    assert price_of("caesar", a_city("rome_a"), a_city(), at=1) == 5


@pytest.mark.parametrize(("leader", "coins"), [("pericles", 4), ("caesar", 3), ("leonidas", 0), ("sappho", 0)])
def test_in_rome_b_leaders_cost_two_less_but_never_less_than_nothing(leader: str, coins: int) -> None:
    assert price_of(leader, a_city("rome_b")) == coins


@pytest.mark.parametrize(("leader", "coins"), [("pericles", 5), ("leonidas", 1), ("sappho", 0)])
def test_beside_rome_b_leaders_cost_one_less(leader: str, coins: int) -> None:
    assert price_of(leader, a_city(), a_city("rome_b"), at=0) == coins
    assert price_of(leader, a_city("rome_b"), a_city(), at=1) == coins


def test_rome_b_does_nothing_for_cities_further_away() -> None:
    assert price_of("caesar", a_city(), a_city(), a_city("rome_b"), a_city()) == 5


def test_the_discounts_of_rome_b_are_there_before_any_stage() -> None:
    table = before_age(1, a_city("rome_b"), a_city(), a_city(), reserves=["caesar", "midas", "nefertiti"])
    assert [ways(table, "recruit", seat) for seat in range(3)] == [
        ["caesar bank=3"],
        ["midas bank=2"],
        ["nefertiti bank=2"],
    ]


def test_maecenas_beside_rome_b_is_a_coin_cheaper_too() -> None:
    assert price_of("maecenas", a_city(), a_city("rome_b")) == 0


def test_rome_has_no_good_to_begin_with() -> None:
    for side in "ab":
        city = a_city(f"rome_{side}")
        assert city.standing.capacity == city.standing.for_sale == 0
        assert ways(a_table(city, hands=["baths"]), "build baths") == []
