"""What leaders and their guilds are worth, entered into the pad."""

import pytest

from tests.pad.entries import Entry, a_city, classic, row


def with_leaders(*cities: Entry, players: int = 3) -> Entry:
    return classic(*cities, players=players, options={"expansions": ["leaders"]})


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("cleopatra", 5),
        ("hypatia workshop apothecary", 2),
        ("pericles walls stables", 4),
        ("justinian altar workshop walls baths apothecary", 3),
        ("hiram workers_guild", 2),
        ("plato lumber_yard press_age1 altar forum walls workshop workers_guild", 7),
        ("aristotle workshop apothecary scriptorium", 3),
    ],
)
def test_leaders_have_points_in_the_row_of_white_cards(cards: str, points: int) -> None:
    assert row(with_leaders(a_city(cards)), "extras") == points


def test_midas_and_the_gamers_count_coins_once_more() -> None:
    entry = with_leaders(a_city("midas gamers_guild", coins=7))
    assert (row(entry, "treasury"), row(entry, "extras"), row(entry, "guilds")) == (2, 2, 2)


def test_a_copied_leader_counts_in_the_city_that_copies() -> None:
    entry = with_leaders(a_city("courtesans_guild altar", copied_leader="nebuchadnezzar"), a_city("Nebuchadnezzar"))
    assert row(entry, "extras") == 1
