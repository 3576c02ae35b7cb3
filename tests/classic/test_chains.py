"""Rulebook: "Kostenfreies Bauen"; short rules: "Kostenfreies Errichten von Gebäuden"."""

import pytest

from tests.classic.builders import a_city, a_table, kinds, play, ways
from wonders.games.classic.cards import ALL_CARDS, CARDS
from wonders.games.classic.events import CardBuilt

FREE = [""]
CANNOT: list[str] = []


def follows(first: str, then: str) -> bool:
    """Whether a city with the first building, no goods and no coins can build the other one."""
    return ways(a_table(a_city("", first, coins=0), hands=[then]), f"build {then}") == FREE


def test_example_the_library_follows_from_the_scriptorium() -> None:
    assert follows("scriptorium", "library")


def test_example_the_scriptorium_frees_the_library_and_the_courthouse() -> None:
    """The example of "Kosten der Karten"."""
    assert [card.id for card in ALL_CARDS if "Scriptorium" in card.free_if] == ["courthouse", "library"]
    assert follows("scriptorium", "courthouse")


def test_example_theater_statue_gardens() -> None:
    assert follows("theater", "statue")
    assert follows("statue", "gardens")
    assert not follows("theater", "gardens")


def test_example_apothecary_dispensary_arena() -> None:
    """The example of the short rules."""
    freed = {first: {card.id for card in ALL_CARDS if CARDS[first].name in card.free_if} for first in CARDS}
    assert freed["apothecary"] == {"stables", "dispensary"}
    assert freed["dispensary"] == {"lodge", "arena"}
    assert freed["arena"] == set()
    assert all(follows(first, then) for first in freed for then in freed[first])


def test_a_chain_is_free_even_with_no_coins_and_no_goods() -> None:
    table = a_table(a_city("", "temple", coins=0), hands=["pantheon"])
    step = play(table, "build pantheon")
    assert kinds(step, "CardBuilt")[0] == CardBuilt(0, CARDS["pantheon"], 0, "chain")
    assert not kinds(step, "CoinsPaid")


@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
def test_any_one_of_the_named_buildings_will_do(post: str) -> None:
    assert CARDS["forum"].free_if == ("East Trading Post", "West Trading Post")
    assert follows(post, "forum")


def test_a_chained_building_is_offered_for_nothing_only() -> None:
    city = a_city("olympia_a", "altar", stages=2, coins=9)
    table = a_table(city, a_city(goods="W C G"), a_city(goods="W C G"), hands=["temple"])
    assert ways(table, "build temple") == FREE


def test_the_building_must_stand_in_the_own_city() -> None:
    table = a_table(a_city(coins=0), a_city("", "scriptorium"), a_city("", "scriptorium"), hands=["library"])
    assert ways(table, "build library") == CANNOT


def test_a_card_under_a_stage_frees_nothing() -> None:
    table = a_table(a_city("gizah_a", goods="S", coins=0), hands=["scriptorium", "", "library"])
    after = play(table, "stage scriptorium").table
    assert after.cities[0].standing.stages == 1
    assert ways(after, "build library") == CANNOT


def test_a_building_of_this_turn_frees_others_from_the_next_turn() -> None:
    table = a_table(a_city(coins=0), hands=["altar temple", "", "temple"])
    assert ways(table, "build temple") == CANNOT
    assert ways(play(table, "build altar").table, "build temple") == FREE


def test_a_chain_does_not_allow_a_second_building_of_the_same_name() -> None:
    assert ways(a_table(a_city("", "scriptorium library"), hands=["library"]), "build library") == CANNOT
