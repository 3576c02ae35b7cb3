"""Leaders that bring coins when something happens: Hatshepsut, Nero, Vitruvius, Xenophon, Diocletian, Croesus."""

import pytest

from tests.leaders.builders import a_city, a_table, before_age, coins, deal, gains, legal, play, ways
from wonders.games.classic.city import City
from wonders.games.classic.table import Table


def last_turn(*cities: City, age: int = 2) -> Table:
    """The last turn of an age: conflicts follow. Nobody gains anything else."""
    return a_table(*cities, age=age, turn=6)


# Croesus


def test_croesus_gives_six_coins_at_once() -> None:
    step = play(before_age(1, a_city(coins=1), reserves=["croesus"]), "recruit croesus bank=1")
    assert gains(step) == [(6, "croesus")]
    assert coins(step) == 6


def test_the_coins_of_croesus_cannot_pay_for_himself() -> None:
    assert legal(before_age(1, a_city(coins=0), reserves=["croesus"])) == ["sell croesus"]


# Hatshepsut


def test_hatshepsut_gains_a_coin_when_buying_from_a_neighbour() -> None:
    table = a_table(a_city("", "hatshepsut", coins=2), a_city(goods="S"), hands=["baths"])
    step = play(table, "build baths left=2")
    assert gains(step) == [(1, "hatshepsut")]
    assert coins(step) == 1


def test_hatshepsut_gains_a_coin_for_each_neighbour() -> None:
    table = a_table(
        a_city("", "hatshepsut", goods="W", coins=9), a_city(goods="C"), a_city(goods="G"), hands=["temple"]
    )
    step = play(table, "build temple left=2 right=2")
    assert gains(step) == [(1, "hatshepsut"), (1, "hatshepsut")]
    assert coins(step) == 7


def test_hatshepsut_gains_one_coin_however_many_goods_a_neighbour_sells() -> None:
    table = a_table(a_city("", "hatshepsut", coins=6), a_city(goods="S S S"), hands=["aqueduct"])
    step = play(table, "build aqueduct left=6")
    assert coins(step) == 1


def test_hatshepsut_gains_for_stages_too_and_in_the_recruitment() -> None:
    city = a_city("gizah_b", "hatshepsut", coins=4)
    step = play(a_table(city, a_city(goods="W W"), hands=["altar"]), "stage altar left=4")
    assert coins(step) == 1
    step = play(before_age(2, city, a_city(goods="W W"), reserves=["midas"]), "stage midas left=4")
    assert coins(step) == 1


def test_hatshepsut_gains_only_once_a_neighbour_in_a_turn_with_two_cards() -> None:
    """Babylon B buys on the left twice in its last turn, and once on the right."""
    babylon = a_city("babylon_b", "hatshepsut", stages=2, coins=9)
    table = a_table(babylon, a_city(goods="S O"), a_city(goods="O"), hands=["baths barracks"], turn=6)
    first = play(table, "build baths left=2")
    assert coins(first) == 8
    again = play(first.table, "build barracks left=2")
    assert gains(again) == []
    other = play(first.table, "build barracks right=2")
    assert gains(other) == [(1, "hatshepsut")]


def test_hatshepsut_gains_again_in_the_next_turn() -> None:
    table = a_table(a_city("", "hatshepsut", coins=9), a_city(goods="S"), hands=["baths"])
    step = play(table, "build baths left=2")
    assert step.table.turn == 2 and step.table.cities[0].spent == frozenset()


def test_hatshepsut_gains_nothing_when_others_buy() -> None:
    table = a_table(a_city("", "hatshepsut", goods="S"), a_city(), hands=["altar", "baths"])
    step = play(table, "build altar", "build baths right=2")
    assert coins(step) == 5 and gains(step) == []


def test_hatshepsut_gains_nothing_for_coins_that_go_to_the_bank() -> None:
    step = play(a_table(a_city("", "hatshepsut"), hands=["sawmill"]), "build sawmill bank=1")
    assert gains(step) == []


def test_the_coin_of_hatshepsut_comes_after_paying() -> None:
    """It cannot help to pay."""
    table = a_table(a_city("", "hatshepsut", coins=1), a_city(goods="S"), hands=["baths"])
    assert ways(table, "build baths") == []


def test_hatshepsut_gains_nothing_for_a_good_that_is_bought_for_nothing() -> None:
    """West trading post and dock make the first raw good on the left free: nobody is paid. A ruling."""
    city = a_city("", "hatshepsut west_trading_post clandestine_dock_west", coins=3)
    step = play(a_table(city, a_city(goods="S"), hands=["baths"]), "build baths")
    assert gains(step) == [] and coins(step) == 3


# Nero


def test_nero_gains_two_coins_for_each_victory_token() -> None:
    step = play(last_turn(a_city("", "nero", shields=2, coins=0), a_city(shields=1), a_city(shields=3)))
    assert gains(step) == [(2, "nero")]
    assert coins(step) == 2


def test_nero_gains_four_coins_for_two_tokens() -> None:
    step = play(last_turn(a_city("", "nero", shields=2, coins=0)))
    assert gains(step) == [(2, "nero"), (2, "nero")]
    assert step.table.cities[0].victories == (3, 3)


def test_nero_gains_the_same_whatever_the_token_is_worth() -> None:
    for age in (1, 2, 3):
        assert coins(play(last_turn(a_city("", "nero", shields=2, coins=0), age=age))) == 4


def test_nero_gains_nothing_for_defeats_or_a_draw() -> None:
    step = play(last_turn(a_city("", "nero", coins=0), a_city(shields=1)))
    assert gains(step) == []


def test_nero_gains_nothing_for_tokens_taken_before() -> None:
    table = before_age(2, a_city(coins=1, victories=(1, 1)), reserves=["nero"])
    assert coins(play(table, "recruit nero bank=1")) == 0


def test_nero_in_a_team_gains_two_coins_for_each_of_the_double_tokens() -> None:
    cities = (a_city("", "nero", shields=2, coins=0), a_city(), a_city(), a_city())
    table = a_table(*cities, age=2, turn=6)
    step = play(table, teams=True)
    assert step.table.cities[0].victories == (3, 3)
    assert coins(step) == 4


# Vitruvius


def test_vitruvius_gains_two_coins_when_a_chain_makes_a_building_free() -> None:
    step = play(a_table(a_city("", "vitruvius scriptorium", coins=0), hands=["library"]), "build library")
    assert coins(step) == 2


@pytest.mark.parametrize(
    ("built", "card", "action"),
    [
        ("", "altar", "build altar"),  # it costs nothing anyway
        ("caligula", "capitol", "build capitol using=caligula"),
        ("ramses", "workers_guild", "build workers_guild"),
        ("hammurabi", "baths", "build baths"),  # its one good is dropped
    ],
)
def test_vitruvius_gains_nothing_for_what_is_free_otherwise(built: str, card: str, action: str) -> None:
    step = play(a_table(a_city("", f"vitruvius {built}", coins=0), hands=[card]), action)
    assert coins(step) == 0


def test_vitruvius_gains_nothing_with_olympia() -> None:
    table = a_table(a_city("olympia_a", "vitruvius", stages=2, coins=0), hands=["palace"])
    assert coins(play(table, "build palace using=free_build")) == 0


def test_vitruvius_gains_nothing_for_a_building_from_the_discard_pile() -> None:
    city = a_city("halikarnassos_b", "vitruvius scriptorium", goods="O O", coins=0)
    step = play(play(a_table(city, hands=["palace"], discard="library"), "stage palace").table, "revive library")
    assert coins(step) == 0


def test_vitruvius_gains_nothing_for_chains_of_others_or_of_before() -> None:
    table = a_table(a_city("", "vitruvius", coins=0), a_city("", "scriptorium"), hands=["altar", "library"])
    assert coins(play(table, "build altar", "build library")) == 0
    early = before_age(2, a_city("", "scriptorium library", coins=1), reserves=["vitruvius"])
    assert coins(play(early, "recruit vitruvius bank=1")) == 0


# Xenophon and Diocletian


def test_xenophon_gains_two_coins_for_each_yellow_building() -> None:
    step = play(a_table(a_city("", "xenophon", coins=0), hands=["marketplace"]), "build marketplace")
    assert gains(step) == [(2, "marketplace")]


def test_xenophon_gains_beside_what_the_building_gives() -> None:
    step = play(a_table(a_city("", "xenophon", coins=0), hands=["tavern"]), "build tavern")
    assert gains(step) == [(5, "tavern"), (2, "tavern")]


@pytest.mark.parametrize("card", ["altar", "loom_age1", "lumber_yard", "hideout"])
def test_xenophon_gains_for_no_other_colour(card: str) -> None:
    assert coins(play(a_table(a_city("", "xenophon", coins=0), hands=[card]), f"build {card}")) == 0


def test_xenophon_gains_nothing_for_a_yellow_card_sold_or_under_a_stage() -> None:
    city = a_city("gizah_a", "xenophon", goods="S", coins=0)
    assert coins(play(a_table(city, hands=["tavern"]), "sell tavern")) == 3
    assert coins(play(a_table(city, hands=["tavern"]), "stage tavern")) == 0


def test_xenophon_gains_nothing_for_yellow_buildings_of_before() -> None:
    table = before_age(2, a_city("", "marketplace tavern", coins=2), reserves=["xenophon"])
    assert coins(play(table, "recruit xenophon bank=2")) == 0


def test_xenophon_gains_for_a_yellow_building_from_the_discard_pile_too() -> None:
    """Open in the sources; a ruling: it is built."""
    city = a_city("halikarnassos_b", "xenophon", goods="O O", coins=0)
    step = play(play(a_table(city, hands=["palace"], discard="forum"), "stage palace").table, "revive forum")
    assert gains(step) == [(2, "forum")]


def test_diocletian_gains_two_coins_for_each_black_card() -> None:
    """Rulebook: cities, "Diokletian"."""
    assert gains(play(a_table(a_city("", "diocletian", coins=0), hands=["hideout"]), "build hideout")) == [
        (2, "hideout")
    ]
    free = a_table(a_city("", "diocletian caligula", coins=0), hands=["capitol"])
    assert coins(play(free, "build capitol using=caligula")) == 2


def test_diocletian_gains_nothing_for_black_cards_of_others_or_of_before() -> None:
    table = a_table(a_city("", "diocletian", coins=0), hands=["altar", "gates_of_the_city"])
    assert gains(play(table, "build altar", "sell gates_of_the_city")) == []
    early = before_age(2, a_city("", "hideout", coins=2), reserves=["diocletian"])
    assert coins(play(early, "recruit diocletian bank=2")) == 0


def test_coins_of_leaders_come_from_the_bank() -> None:
    table = a_table(a_city("", "hatshepsut xenophon", coins=9), a_city(goods="C C"), hands=["forum"], age=2)
    step = play(table, "build forum left=4")
    assert [city.coins for city in step.table.cities] == [9 - 4 + 1 + 2, 7, 3]


def test_turn_rights_are_renewed_when_the_next_age_is_dealt() -> None:
    table = before_age(2, a_city("", "hatshepsut", spent="turn:trade_left"), reserves=["midas"])
    assert deal(play(table, "sell midas").table).table.cities[0].spent == frozenset()
