"""Every worked example of scoring in the rulebooks of 7 Wonders, entered into the pad."""

import pytest

from tests.pad.entries import a_city, classic, outcome, row, total

# Alexandria has three of each symbol's cards at hand: tablets, compasses, gears.
TABLETS = "scriptorium library school university"
COMPASSES = "apothecary dispensary lodge academy"
GEARS = "workshop laboratory observatory study"

SIX_SYMBOLS = "scriptorium library school apothecary dispensary workshop"


def symbols(tablets: int, compasses: int, gears: int) -> str:
    picked = ((TABLETS, tablets), (COMPASSES, compasses), (GEARS, gears))
    return " ".join(card for cards, count in picked for card in cards.split()[:count])


def test_tokens_of_the_military_example_are_worth_six() -> None:
    alexandria = a_city(tokens=(1, 3, 5, -1, -1, -1))
    stronger, weaker = a_city(tokens=(1, 3, 5)), a_city(tokens=(-1, -1, -1))
    assert row(classic(alexandria, stronger, weaker), "military") == 6


def test_a_conflict_of_the_second_age_with_a_stronger_and_a_weaker_neighbour() -> None:
    alexandria, rhodos, ephesos = a_city(tokens=(3, -1)), a_city(tokens=(3, 3)), a_city(tokens=(-1, -1))
    entry = classic(alexandria, rhodos, ephesos)
    assert [row(entry, "military", seat) for seat in range(3)] == [2, 6, -2]


def test_fourteen_coins_are_worth_four() -> None:
    assert row(classic(a_city(coins=14)), "treasury") == 4


def test_three_stages_of_alexandria_are_worth_ten() -> None:
    assert row(classic({"wonder": "alexandria_a", "stages": 3}), "wonder") == 10


def test_altar_aqueduct_and_town_hall_are_worth_thirteen() -> None:
    assert row(classic(a_city("altar aqueduct town_hall")), "civilian") == 13


def test_three_two_and_one_symbols_are_worth_fourteen_and_seven() -> None:
    entry = classic(a_city(SIX_SYMBOLS))
    lines = [line.points for line in outcome(entry).sheet[0].lines if line.category == "science"]
    assert sorted(lines) == [1, 4, 7, 9] and row(entry, "science") == 21


def test_one_more_gear_makes_it_thirty_one() -> None:
    assert row(classic(a_city(f"{SIX_SYMBOLS} laboratory")), "science") == 31


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 4), (3, 9), (4, 16)])
def test_identical_symbols_are_worth_their_square(count: int, points: int) -> None:
    assert row(classic(a_city(symbols(count, 0, 0))), "science") == points


def test_the_scientists_guild_and_babylon_make_five_and_six_identical_symbols() -> None:
    assert row(classic(a_city(f"{TABLETS} scientists_guild")), "science") == 25
    babylon = a_city(f"{TABLETS} scientists_guild", wonder="babylon_a", stages=2)
    assert row(classic(babylon), "science") == 36


def test_the_chamber_of_commerce_and_two_grey_cards_are_worth_four() -> None:
    city = a_city("chamber_of_commerce loom_age1 press_age2")
    assert row(classic(city, players=4), "commerce") == 4


def test_the_city_of_the_example_is_worth_all_of_it_together() -> None:
    cards = f"altar aqueduct town_hall {SIX_SYMBOLS} chamber_of_commerce loom_age1 press_age1"
    alexandria = a_city(cards, (1, 3, 5, -1, -1, -1), wonder="alexandria_a", stages=3, coins=14)
    around = a_city(tokens=(1, 3, 5)), a_city(), a_city(tokens=(-1, -1, -1))
    assert total(classic(alexandria, *around, players=4)) == 6 + 4 + 10 + 13 + 21 + 4


@pytest.mark.parametrize("stages", [1, 2, 3, 4])
def test_the_arena_is_worth_a_point_for_each_stage(stages: int) -> None:
    assert row(classic(a_city("arena", wonder="gizah_b", stages=stages)), "commerce") == stages


def test_the_four_stages_of_gizah_are_worth_twenty() -> None:
    assert row(classic({"wonder": "gizah_b", "stages": 4}), "wonder") == 20


def test_the_shipowners_count_themselves() -> None:
    assert row(classic(a_city("shipowners_guild lumber_yard press_age1")), "guilds") == 3


@pytest.mark.parametrize(
    ("guild", "left", "right", "points"),
    [
        ("workers_guild", "lumber_yard", "ore_vein", 2),
        ("craftsmens_guild", "press_age1", "loom_age1", 4),
        ("traders_guild", "tavern", "forum", 2),
        ("philosophers_guild", "workshop", "study", 2),
        ("spies_guild", "walls", "stables", 2),
        ("magistrates_guild", "altar", "baths", 2),
    ],
)
def test_guilds_count_cards_of_a_colour_in_both_neighbouring_cities(
    guild: str, left: str, right: str, points: int
) -> None:
    """The one across the table has such a card too, and it does not count."""
    cities = a_city(guild), a_city(left), a_city(), a_city(left), a_city(), a_city(), a_city(right)
    assert row(classic(*cities, players=7), "guilds") == points


def test_the_builders_count_stages_of_three_cities() -> None:
    entry = classic(a_city("builders_guild", stages=2), a_city(stages=1), a_city(stages=3), a_city(stages=3), players=4)
    assert row(entry, "guilds") == 2 + 1 + 3


def test_the_strategists_count_every_defeat_beside_them_whoever_caused_it() -> None:
    beaten, stronger = a_city(tokens=(-1, -1)), a_city(tokens=(1, 3))
    cities = a_city("strategists_guild"), beaten, stronger, a_city(tokens=(1,)), a_city(tokens=(-1,))
    assert row(classic(*cities, players=5), "guilds") == 2 + 1


def test_olympia_counts_the_copied_guild_as_its_own() -> None:
    olympia = a_city("baths", wonder="olympia_b", stages=3)
    left, right = a_city("magistrates_guild altar pantheon"), a_city("workers_guild lumber_yard")
    lines = outcome(classic(olympia, left, right)).sheet[0].lines
    assert [(line.source, line.points) for line in lines if line.category == "guilds"] == [("magistrates_guild", 2)]


def test_of_equals_the_one_with_more_coins_wins() -> None:
    found = outcome(classic(a_city(coins=5), a_city(coins=4), a_city(coins=0)))
    assert (found.points, found.ranks, found.reason) == ((1, 1, 0), (1, 2, 3), "tie-break")


def test_of_equals_with_equal_coins_all_win() -> None:
    found = outcome(classic(a_city(coins=4), a_city(coins=4), a_city(coins=0)))
    assert (found.winners, found.reason) == ((0, 1), "shared")


def test_two_players_have_a_free_city_that_cannot_win() -> None:
    free = {"wonder": "gizah_b", "stages": 4, "cards": ["palace"]}
    found = outcome(classic(a_city("altar"), a_city(), players=2, free_city=free))
    assert found.sheet[2].total == 28 and found.winners == (0,)
