"""What a leader does for a city that has copied it: all that it would do for a city that has recruited it."""

import pytest

from tests.leaders.builders import (
    COURTESANS,
    a_city,
    a_table,
    before_age,
    coins,
    copier,
    extras,
    legal,
    play,
    score,
    ways,
)
from wonders.games.cities.effects import BANK_INCOME as RIGHT


@pytest.mark.parametrize(
    ("leader", "card", "goods"),
    [("archimedes", "lodge", "C C P"), ("hammurabi", "town_hall", "S S O"), ("leonidas", "circus", "S S S")],
)
def test_a_copied_discount_works(leader: str, card: str, goods: str) -> None:
    assert ways(a_table(copier(leader, goods=goods), hands=[card], age=3), f"build {card}") == [""]
    assert ways(a_table(copier("sappho", goods=goods), hands=[card], age=3), f"build {card}") == []


def test_copied_imhotep_works_for_the_stages_of_the_own_wonder() -> None:
    table = a_table(copier("imhotep", "gizah_a", goods="S"), hands=["altar"], age=3)
    assert ways(table, "stage altar") == [""]
    table = a_table(copier("imhotep", "gizah_b", goods="W"), hands=["altar"], age=3)
    assert ways(table, "stage altar") == [""]


def test_copied_bilkis_works_and_sells_once_a_turn() -> None:
    step = play(a_table(copier("bilkis"), hands=["baths"]), "build baths bank=1")
    assert step.table.cities[0].coins == 2
    babylon = copier("bilkis", "babylon_b", stages=2, coins=5)
    first = play(a_table(babylon, hands=["baths barracks"], turn=6), "build baths bank=1")
    assert legal(first.table) == ["sell barracks"]


def test_copied_ramses_frees_guilds() -> None:
    assert ways(a_table(copier("ramses"), hands=["workers_guild"], age=3), "build workers_guild") == [""]


def test_copied_maecenas_frees_leaders_that_rome_b_recruits() -> None:
    table = before_age(3, copier("maecenas", "rome_b", goods="S C L", stages=1, coins=0), reserves=["pericles midas"])
    assert legal(play(table, "stage midas").table) == ["recruit pericles", "decline"]


def test_copied_caligula_frees_a_black_card_an_age() -> None:
    table = a_table(copier("caligula"), hands=["capitol", "", "contingent"], age=3)
    after = play(table, "build capitol using=caligula").table
    assert ways(after, "build contingent") == []


@pytest.mark.parametrize(("leader", "shields"), [("hannibal", 1), ("caesar", 2)])
def test_copied_shields_fight(leader: str, shields: int) -> None:
    assert copier(leader).standing.shields == shields


def test_copied_semiramis_counts_the_own_defeats() -> None:
    after = play(a_table(copier("semiramis", defeats=1), turn=6, age=3)).table
    assert len(after.cities[0].victories) == 2


def test_copied_tomyris_passes_the_own_defeats_on() -> None:
    after = play(a_table(copier("tomyris"), a_city(shields=1), turn=6, age=3)).table
    assert [city.defeats for city in after.cities] == [0, 1, 1]


def test_copied_nero_pays_for_the_own_victories() -> None:
    assert coins(play(a_table(copier("nero", shields=1, coins=0), turn=6, age=3))) == 4


def test_copied_hatshepsut_pays_for_the_own_trade() -> None:
    step = play(a_table(copier("hatshepsut", coins=2), a_city(goods="S"), hands=["baths"]), "build baths left=2")
    assert coins(step) == 1


def test_copied_vitruvius_pays_for_the_own_chains() -> None:
    city = a_city("", f"{COURTESANS} library", copied="vitruvius", coins=0)
    assert coins(play(a_table(city, hands=["senate"], age=3), "build senate")) == 2


@pytest.mark.parametrize(("leader", "card"), [("xenophon", "marketplace"), ("diocletian", "hideout")])
def test_copied_xenophon_and_diocletian_pay_for_the_own_buildings(leader: str, card: str) -> None:
    assert coins(play(a_table(copier(leader, coins=0), hands=[card]), f"build {card}")) == 2


def test_copied_berenice_pays_for_the_own_income() -> None:
    step = play(a_table(copier("berenice", coins=0), hands=["tavern"]), "sell tavern")
    assert coins(step) == 4
    assert RIGHT not in step.table.cities[0].spent


@pytest.mark.parametrize(("leader", "points"), [("cleopatra", 5), ("nefertiti", 4), ("zenobia", 3), ("sappho", 2)])
def test_copied_points_count(leader: str, points: int) -> None:
    assert extras(copier(leader)) == points


@pytest.mark.parametrize(
    ("leader", "colour", "each"),
    [
        ("phidias", "brown", 1),
        ("praxiteles", "grey", 2),
        ("nebuchadnezzar", "blue", 1),
        ("varro", "yellow", 1),
        ("pericles", "red", 2),
        ("hypatia", "green", 1),
        ("darius", "black", 1),
    ],
)
def test_a_copied_leader_counts_the_cards_of_the_copying_city(leader: str, colour: str, each: int) -> None:
    crowd = a_city("", leader, plain=f"{colour} " * 5)
    assert extras(copier(leader, plain=f"{colour} {colour}"), crowd, crowd) == 2 * each


def test_copied_hiram_counts_the_guild_of_the_courtesans_too() -> None:
    assert extras(copier("hiram", purple=1)) == 4


def test_copied_amytis_alexander_midas_justinian_and_plato_count_here() -> None:
    assert extras(copier("amytis", "gizah_a", stages=2)) == 4
    assert extras(copier("alexander", victories=(1, 3))) == 2
    assert extras(copier("midas", coins=7)) == 2
    assert extras(copier("justinian", blue=1, green=1, red=1)) == 3
    assert extras(copier("plato", plain="brown grey blue yellow red green")) == 7


def test_copied_aristotle_makes_the_own_sets_worth_ten() -> None:
    sheet = score(copier("aristotle", science="compass gear tablet"))
    assert (sheet.of("science"), sheet.of("extras")) == (10, 3)


@pytest.mark.parametrize("leader", ["euclid", "ptolemy", "pythagoras"])
def test_a_copied_symbol_counts(leader: str) -> None:
    assert score(copier(leader)).of("science") == 1
    assert score(copier(leader), a_city("", leader)).of("science") == 1


def test_the_points_stand_in_the_row_of_the_leaders() -> None:
    sheet = score(copier("cleopatra"))
    assert sheet.of("guilds") == 0
    assert [line.source for line in sheet.lines if line.category == "extras"] == ["cleopatra"]
