"""Every worked example of scoring in the rulebook of Cities, entered into the pad."""

import pytest

from tests.pad.entries import Entry, a_city, classic, outcome, row
from wonders.pad import score


def with_cities(*cities: Entry, players: int = 4, **more: object) -> Entry:
    return classic(*cities, players=players, options={"expansions": "cities", **more})


def test_three_debts_and_five_coins_are_minus_two_in_the_row_of_the_coins() -> None:
    assert row(with_cities(a_city(coins=5, debts=3)), "treasury") == -2


def test_a_lair_leaves_debts_with_those_who_cannot_or_will_not_pay() -> None:
    klaus, yoam, cedrick, thomas = a_city("lair"), a_city(), a_city(debts=1), a_city(debts=2, coins=2)
    entry = with_cities(klaus, yoam, cedrick, thomas)
    assert [row(entry, "treasury", seat) for seat in range(4)] == [0, 0, -1, -2]
    assert row(entry, "extras", 0) == 3
    assert score(entry).doubts == ()


def test_two_masks_find_one_symbol_where_there_is_one_green_card() -> None:
    alexis = a_city("pigeon_loft spy_ring")
    assert row(with_cities(alexis, a_city("workshop")), "science") == 1


def test_two_masks_find_two_symbols_on_two_green_cards() -> None:
    alexis = a_city("pigeon_loft spy_ring")
    assert row(with_cities(alexis, a_city("workshop laboratory")), "science") == 4


def test_two_masks_may_copy_the_same_card_in_both_cities() -> None:
    cities = a_city("pigeon_loft spy_ring"), a_city("workshop"), *(a_city() for _ in range(4)), a_city("workshop")
    assert row(with_cities(*cities, players=7), "science") == 4


def test_a_mask_may_copy_a_card_that_is_built_at_home() -> None:
    assert row(with_cities(a_city("pigeon_loft workshop"), a_city("workshop"), players=7), "science") == 4


def test_teams_fight_for_two_tokens_and_diplomacy_makes_it_one() -> None:
    """Seats: Cédrick 0 and Thomas 1, against 3 and 2."""
    cities = a_city("embassy", (-1,)), a_city("contingent", (5, 5)), a_city(tokens=(-1, -1)), a_city("walls", (5,))
    entry = with_cities(*cities, teams=True)
    assert [row(entry, "military", seat) for seat in range(4)] == [-1, 10, -2, 5]
    assert score(entry).doubts == ()


def test_partners_add_up_their_points() -> None:
    found = outcome(with_cities(a_city("altar"), a_city("palace"), a_city("senate"), a_city("theater"), teams=True))
    assert [found.together(seat) for seat in range(4)] == [10, 10, 8, 8]
    assert found.winners == (0, 1)


def test_where_two_stay_out_the_other_two_fight_once() -> None:
    """Klaus and Alexis use diplomacy in the second age, Thomas beats Cédric."""
    klaus, thomas, alexis, cedric = a_city("consulate"), a_city(tokens=(3,)), a_city("residence"), a_city(tokens=(-1,))
    assert row(with_cities(klaus, thomas, alexis, cedric), "military", 1) == 3


def test_the_mourners_count_victories_whatever_they_are_worth() -> None:
    cities = a_city("mourners_guild"), a_city(tokens=(1, 5)), a_city(tokens=(-1, -1, -1)), a_city(tokens=(3,))
    assert row(with_cities(*cities), "guilds") == 3


def test_the_guild_of_shadows_counts_black_cards_beside_it() -> None:
    cities = a_city("guild_of_shadows capitol"), a_city("militia hideout"), a_city("lair"), a_city("cenotaph")
    assert row(with_cities(*cities), "guilds") == 3


def test_the_secret_society_counts_itself_and_the_slave_market_victories() -> None:
    cities = a_city("secret_society slave_market", (3, 3)), a_city(tokens=(-1,)), a_city(), a_city(tokens=(-1,))
    assert row(with_cities(*cities), "extras") == 2 + 2


@pytest.mark.parametrize(
    ("wonder", "points"), [("petra_a", 17), ("petra_b", 17), ("byzantium_a", 12), ("byzantium_b", 7)]
)
def test_the_wonders_of_cities(wonder: str, points: int) -> None:
    stages = 3 if wonder.endswith("a") else 2
    assert row(with_cities({"wonder": wonder, "stages": stages}), "wonder") == points


def test_eight_can_play() -> None:
    assert len(outcome(with_cities(players=8)).points) == 8
