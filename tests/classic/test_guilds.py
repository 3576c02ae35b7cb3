"""Rulebook: "Gilden"; short rules: "Gilden: Effekte zum Spielende"."""

import pytest

from tests.classic.builders import a_city, points, result, score

PER_COLOUR = [
    ("workers_guild", "brown", 1),
    ("craftsmens_guild", "grey", 2),
    ("traders_guild", "yellow", 1),
    ("philosophers_guild", "green", 1),
    ("spies_guild", "red", 1),
    ("magistrates_guild", "blue", 1),
]


@pytest.mark.parametrize(("guild", "colour", "worth"), PER_COLOUR)
def test_a_guild_counts_the_cards_of_a_colour_in_both_neighbouring_cities(guild: str, colour: str, worth: int) -> None:
    """Two points for each grey card: the rulebook says one, the publisher and the short rules say two."""
    left, right = a_city(plain=f"{colour} " * 2), a_city(plain=f"{colour} " * 3)
    assert points("guilds", a_city("", guild), left, right) == 5 * worth


@pytest.mark.parametrize(("guild", "colour", "worth"), PER_COLOUR)
def test_a_guild_of_the_neighbours_does_not_count_the_own_city(guild: str, colour: str, worth: int) -> None:
    assert points("guilds", a_city("", guild, plain=f"{colour} " * 4)) == 0
    left = a_city(plain="brown grey yellow green red blue purple".replace(colour, ""))
    assert points("guilds", a_city("", guild), left, left) == 0


def test_a_guild_looks_no_further_than_the_neighbours() -> None:
    cities = (a_city("", "workers_guild"), a_city(brown=1), a_city(brown=5), a_city(brown=2))
    assert result(*cities).sheet[0].of("guilds") == 3


def test_the_builders_guild_counts_the_stages_of_all_three_cities() -> None:
    own, left, right = (
        a_city("gizah_a", "builders_guild", stages=1),
        a_city("rhodos_b", stages=2),
        a_city("gizah_b", stages=4),
    )
    assert points("guilds", own, left, right) == 7


def test_the_shipowners_guild_counts_own_brown_grey_and_purple_cards_and_itself() -> None:
    city = a_city("", "shipowners_guild spies_guild", brown=3, grey=2, blue=4)
    assert points("guilds", city, a_city(brown=5), a_city(grey=5)) == 3 + 2 + 2


def test_the_strategists_guild_counts_the_defeat_tokens_of_both_neighbours() -> None:
    own = a_city("", "strategists_guild", defeats=6, coins=0)
    assert points("guilds", own, a_city(defeats=2), a_city(defeats=3)) == 5


def test_the_strategists_guild_counts_defeats_that_others_have_caused() -> None:
    """Short rules: whoever caused a defeat, it counts."""
    cities = (a_city("", "strategists_guild"), a_city(defeats=2), a_city(shields=9, victories=(1, 3)), a_city())
    assert result(*cities).sheet[0].of("guilds") == 2


def test_the_scientists_guild_is_a_free_symbol() -> None:
    column = score(a_city("", "scientists_guild", science="tablet tablet"))
    assert (column.of("science"), column.of("guilds")) == (9, 0)


def test_the_good_of_a_board_is_no_card() -> None:
    """The rulebook's closing remark on vineyard, bazar and guilds."""
    brown_boards, grey_boards = a_city("gizah_a"), a_city("alexandria_a")
    assert points("guilds", a_city("", "workers_guild"), brown_boards, brown_boards) == 0
    assert points("guilds", a_city("", "craftsmens_guild"), grey_boards, grey_boards) == 0
    assert points("guilds", a_city("gizah_a", "shipowners_guild")) == 1


def test_a_card_under_a_stage_is_no_card_of_a_colour() -> None:
    left = a_city("gizah_a", stages=3)
    assert points("guilds", a_city("", "magistrates_guild"), left) == 0


def test_guilds_score_at_the_end_and_count_what_stands_then() -> None:
    own = a_city("", "traders_guild")
    assert points("guilds", own, a_city("", "tavern forum"), a_city("", "haven")) == 3


def test_several_guilds_add_up() -> None:
    own = a_city("", "workers_guild spies_guild shipowners_guild")
    assert points("guilds", own, a_city(brown=2, red=1), a_city()) == 2 + 1 + 3
