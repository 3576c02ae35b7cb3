"""The guilds of Leaders that count at the end; the Courtesans have a file of their own."""

import pytest

from tests.leaders.builders import a_city, score


def test_the_architects_count_three_points_for_each_guild_of_both_neighbours() -> None:
    city = a_city("", "architects_guild", purple=3)
    assert score(city, a_city(purple=2), a_city(purple=1, blue=2)).of("guilds") == 9
    assert score(city).of("guilds") == 0


def test_the_diplomats_count_a_point_for_each_leader_of_both_neighbours() -> None:
    city = a_city("", "diplomats_guild sappho zenobia")
    assert score(city, a_city("", "midas nero"), a_city("", "plato")).of("guilds") == 3
    assert score(city).of("guilds") == 0


def test_a_copied_leader_is_no_leader_of_the_city_that_copies() -> None:
    """Known from general use only; a ruling."""
    copier = a_city("", "courtesans_guild", copied="midas")
    assert score(a_city("", "diplomats_guild"), copier, a_city("", "midas nero")).of("guilds") == 2


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_the_gamers_count_a_point_more_for_every_three_coins(coins: int, points: int) -> None:
    sheet = score(a_city("", "gamers_guild", coins=coins), a_city(coins=30))
    assert sheet.of("guilds") == sheet.of("treasury") == points


def test_olympia_b_can_copy_the_guilds_of_leaders() -> None:
    olympia = a_city("olympia_b", stages=3, coins=9)
    assert score(olympia, a_city("", "gamers_guild")).of("guilds") == 3
    assert score(olympia, a_city("", "architects_guild")).of("guilds") == 3
    assert score(olympia, a_city("", "diplomats_guild sappho")).of("guilds") == 1


def test_olympia_b_gains_nothing_by_copying_the_courtesans() -> None:
    """The guild acts when it is built, not at the end; a ruling."""
    olympia = a_city("olympia_b", stages=3, coins=0)
    sheet = score(olympia, a_city("", "courtesans_guild", copied="cleopatra"), a_city("", "cleopatra"))
    assert sheet.of("guilds") == sheet.of("extras") == 0


def test_a_copied_guild_counts_for_no_leader() -> None:
    """As for other cards of the city, the copied guild is not there: Hiram and Plato do not count it."""
    olympia = a_city("olympia_b", "hiram", stages=3, coins=9)
    assert score(olympia, a_city("", "gamers_guild")).of("extras") == 0
