"""What yellow cards and guilds do at once. Rulebook: "Die Zeitalter-Karten", "Gilden-Karten"."""

import pytest

from tests.duel.builders import a_city, a_table, after, happened
from wonders.core.phrases import Player
from wonders.games.duel.events import CoinsTaken
from wonders.games.duel.scoring import column, total


@pytest.mark.parametrize(("card", "coins"), [("tavern", 4), ("brewery", 6)])
def test_the_tavern_and_the_brewery_pay_coins_once(card: str, coins: int) -> None:
    table = a_table(lying=f"{card} baths quarry", coins=(0, 7))
    table = after(table, f"build {card}")
    assert table.coins == (coins, 7)
    assert after(table, "sell baths", "sell quarry").coins[0] == coins + 3


@pytest.mark.parametrize(
    ("card", "built", "coins"),
    [
        ("chamber_of_commerce", "glassworks press glassblower", 9),
        ("port", "lumber_yard quarry clay_pool sawmill", 8),
        ("armory", "walls guard_tower stable", 3),
        ("lighthouse", "tavern forum", 3),
        ("lighthouse", "", 1),
    ],
)
def test_coins_for_each_building_of_a_colour_in_the_own_city(card: str, built: str, coins: int) -> None:
    """The Lighthouse counts itself, for it stands when it is counted."""
    theirs = a_city("clay_pit logging_camp drying_room palisade brewery customs_house")
    table = a_table(a_city(built), theirs, lying=card, coins=(40, 7), age=3)
    assert happened(table, f"build {card}", CoinsTaken) == [CoinsTaken(0, coins, card)]


def test_the_arena_pays_two_coins_for_each_own_wonder() -> None:
    mine = a_city("brewery", finished="pyramids sphinx colossus")
    table = a_table(mine, a_city(finished="piraeus"), lying="arena", coins=(0, 7), age=3)
    assert after(table, "build arena").coins == (6, 7)


def test_nothing_counted_means_no_coins() -> None:
    table = a_table(a_city(), lying="port", coins=(20, 7), age=3)
    assert happened(table, "build port", CoinsTaken) == []


@pytest.mark.parametrize(
    ("guild", "mine", "theirs", "coins"),
    [
        ("merchants_guild", "tavern", "brewery forum customs_house", 3),
        ("magistrates_guild", "baths altar theater", "temple", 3),
        ("scientists_guild", "workshop", "pharmacist apothecary", 2),
        ("tacticians_guild", "walls", "guard_tower", 1),
        ("shipowners_guild", "quarry glassworks press", "clay_pool lumber_yard", 3),
        ("shipowners_guild", "quarry glassworks", "clay_pool lumber_yard press", 3),
    ],
)
def test_a_guild_pays_for_the_city_with_most_of_its_colour(guild: str, mine: str, theirs: str, coins: int) -> None:
    table = a_table(a_city(mine), a_city(theirs), lying=guild, coins=(40, 7), age=3)
    assert happened(table, f"build {guild}", CoinsTaken) == [CoinsTaken(0, coins, guild)]


def test_the_shipowners_add_brown_and_grey_up_for_each_city() -> None:
    """Three brown here and three grey there would be six cards, but no city has more than four."""
    mine, theirs = a_city("quarry clay_pool lumber_yard press"), a_city("glassworks glassblower drying_room")
    table = a_table(mine, theirs, lying="shipowners_guild", coins=(40, 7), age=3)
    assert happened(table, "build shipowners_guild", CoinsTaken) == [CoinsTaken(0, 4, "shipowners_guild")]


def test_the_builders_and_the_moneylenders_pay_no_coins() -> None:
    mine = a_city(finished="pyramids")
    for guild in ("builders_guild", "moneylenders_guild"):
        table = a_table(mine, lying=guild, coins=(40, 7), age=3)
        assert happened(table, f"build {guild}", CoinsTaken) == []


def test_guild_points_are_counted_at_the_end_for_the_city_that_has_most_then() -> None:
    """The own city had most when the guild was built; at the end it is the other one."""
    mine, theirs = a_city("tavern merchants_guild"), a_city("brewery forum customs_house")
    table = a_table(mine, theirs, coins=(0, 0))
    lines = [line for line in column(table, 0).lines if line.category == "guilds"]
    assert [(line.points, line.source, line.reason.args["of"]) for line in lines] == [(3, "merchants_guild", Player(1))]
    assert total(table, 1) == 0, "only the owner scores"


def test_the_builders_guild_is_worth_two_points_for_each_wonder_of_the_city_with_most() -> None:
    table = a_table(a_city("builders_guild"), a_city(finished="piraeus mausoleum"), coins=(0, 0))
    assert total(table, 0) == 4


@pytest.mark.parametrize(("coins", "points"), [((8, 0), 2 + 2), ((0, 11), 3), ((5, 12), 1 + 4), ((2, 2), 0)])
def test_the_moneylenders_score_for_the_richer_treasury_besides_the_own(coins: tuple[int, int], points: int) -> None:
    assert total(a_table(a_city("moneylenders_guild"), coins=coins), 0) == points
