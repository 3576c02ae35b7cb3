"""What leaders are not: no buildings, no cards of an age, nothing under a wonder."""

import pytest

from tests.classic.builders import CARDS
from tests.leaders.builders import a_city, a_table, before_age, extras, ids, legal, play, recruited_in, score
from wonders.games.classic.counts import Colour
from wonders.games.leaders.cards import THE_LEADERS

THREE = "sappho zenobia nefertiti"


@pytest.mark.parametrize("colour", [colour for colour in Colour if colour is not Colour.WHITE], ids=lambda c: c.value)
def test_a_leader_counts_as_a_card_of_no_colour_but_white(colour: Colour) -> None:
    city = a_city("", THREE)
    assert colour.within(city) == 0
    assert Colour.WHITE.within(city) == 3


def test_guilds_that_count_buildings_do_not_count_leaders() -> None:
    guilds = "workers_guild craftsmens_guild magistrates_guild traders_guild philosophers_guild spies_guild"
    assert score(a_city("", guilds), a_city("", THREE), a_city("", "midas")).of("guilds") == 0


def test_a_leader_makes_no_building_free_and_none_makes_a_leader_free() -> None:
    assert all(not leader.free_if for leader in THE_LEADERS)
    table = before_age(2, a_city("", "scriptorium altar theater", coins=0), reserves=["sappho midas"])
    assert legal(table) == ["sell midas", "sell sappho"]


def test_a_sold_leader_does_not_join_the_discard_pile() -> None:
    step = play(before_age(2, reserves=["midas"], discard="altar"), "sell midas")
    assert ids(step.table.discard) == ["altar"]
    assert step.table.sold == ((), (), ())


def test_neither_halikarnassos_nor_solomon_can_take_a_sold_leader() -> None:
    halikarnassos = a_city("halikarnassos_b", goods="O O")
    table = before_age(2, a_city(coins=3), halikarnassos, reserves=["solomon", "midas", "nero"], discard="altar")
    step = play(table, "recruit solomon bank=3", "stage midas", "sell nero")
    assert legal(step.table, 1) == ["revive altar", "decline"]


def test_the_leader_put_away_does_not_join_the_discard_pile_either() -> None:
    step = play(before_age(3, reserves=["midas nero"]), "sell midas")
    assert step.table.discard == ()


def test_the_free_building_of_olympia_is_for_cards_of_the_age_only() -> None:
    olympia = a_city("olympia_a", stages=2, coins=0)
    assert legal(before_age(2, olympia, reserves=["caesar"])) == ["sell caesar"]
    assert "build palace using=free_build" in legal(a_table(olympia, hands=["palace"]))


def test_caligula_frees_no_leader() -> None:
    assert legal(before_age(2, a_city("", "caligula", coins=0), reserves=["caesar"])) == ["sell caesar"]


def test_a_leader_under_a_stage_counts_as_nothing() -> None:
    table = before_age(2, a_city("gizah_a", goods="S S", coins=3), reserves=["cleopatra"])
    city = play(table, "stage cleopatra").table.cities[0]
    assert recruited_in(city) == []
    assert extras(city) == 0
    assert Colour.WHITE.within(city) == 0
    assert city.standing.effects == a_city("gizah_a", goods="S S", stages=1).standing.effects


def test_a_leader_in_reserve_does_nothing() -> None:
    table = a_table(a_city(), hands=["barracks"], reserves=["leonidas"])
    assert [text for text in legal(table) if text.startswith("build barracks")] == []


def test_no_leader_has_a_name_of_a_building() -> None:
    names = [card.name for card in CARDS.values() if card.age]
    assert not {leader.name for leader in THE_LEADERS} & set(names)


def test_points_of_leaders_are_not_points_of_buildings() -> None:
    sheet = score(a_city("", "cleopatra"))
    assert {line.category: line.points for line in sheet.lines if line.points} == {"treasury": 1, "extras": 5}
