"""Rulebook: "Beschreibung der Gilden"; copied by Olympia B as any other guild."""

import pytest

from tests.cities.builders import a_city, a_table, an_age_ends, debts, dues, play, points, result, score


def test_the_counterfeiters_are_worth_five_points_and_cost_all_others_three_coins() -> None:
    owner = a_city(goods="O O O G L")
    table = a_table(owner, *(a_city() for _ in range(3)), hands=["counterfeiters_guild"], age=3)
    after = play(table, "build counterfeiters_guild").table
    assert dues(after) == {1: 3, 2: 3, 3: 3}
    assert points("guilds", after.cities[0]) == 5


def test_the_shadows_are_worth_a_point_for_each_black_card_of_the_neighbours() -> None:
    city = a_city("", "guild_of_shadows hideout militia")
    assert points("guilds", city, a_city("", "lair", black=2), a_city("", "spy_ring")) == 4
    far = result(city, a_city(), a_city(black=5), a_city())
    assert far.sheet[0].of("guilds") == 0


def test_the_mourners_are_worth_a_point_for_each_victory_token_of_the_neighbours() -> None:
    city = a_city("", "mourners_guild", victories=(5, 5))
    assert points("guilds", city, a_city(victories=(1, 3, 5)), a_city(victories=(5,), defeats=3)) == 4


def test_the_mourners_count_the_tokens_of_the_last_age() -> None:
    cities = a_city("", "mourners_guild"), a_city(shields=1), a_city()
    after = an_age_ends(*cities, age=3)
    assert result(*after.cities).sheet[0].of("guilds") == 2


@pytest.mark.parametrize(
    ("guild", "copied"), [("counterfeiters_guild", 5), ("guild_of_shadows", 3), ("mourners_guild", 2)]
)
def test_olympia_b_copies_the_points_of_a_guild(guild: str, copied: int) -> None:
    olympia = a_city("olympia_b", stages=3)
    left, right = a_city("", guild, black=2), a_city(black=1, victories=(3, 5))
    assert points("guilds", olympia, left, right) == copied


def test_copied_counterfeiters_cost_nobody_coins() -> None:
    """Guilds are copied when the match is over."""
    cities = a_city("olympia_b", stages=3), a_city("", "counterfeiters_guild"), a_city()
    after = an_age_ends(*cities, age=3)
    assert after.phase == "over" and debts(after) == [0, 0, 0]
    assert [city.coins for city in after.cities] == [3, 3, 3]


def test_a_copied_guild_is_one_line_of_the_sheet() -> None:
    column = score(a_city("olympia_b", stages=3), a_city("", "counterfeiters_guild"))
    assert [(line.source, line.points) for line in column.lines if line.category == "guilds"] == [
        ("counterfeiters_guild", 5)
    ]


def test_olympia_b_chooses_the_guild_that_is_worth_most() -> None:
    left, right = a_city("", "counterfeiters_guild", black=6), a_city("", "guild_of_shadows", black=1)
    assert points("guilds", a_city("olympia_b", stages=3), left, right) == 7
