"""Building for nothing. Rulebook: "Kostenfreies Bauen", "Baukosten der Karten"."""

import pytest

from tests.duel.builders import a_city, a_table, after, happened, legal, take
from wonders.games.duel.cards import CARDS, FREE_IF
from wonders.games.duel.events import BuildingBuilt, CoinsTaken


@pytest.mark.parametrize(("card", "source"), list(FREE_IF.items()))
def test_every_chain_makes_its_building_free_even_with_no_coins(card: str, source: str) -> None:
    table = a_table(a_city(source), a_city("quarry clay_pool"), lying=card, coins=(0, 0))
    assert f"build {card}" in legal(table)
    assert happened(table, f"build {card}", BuildingBuilt) == [BuildingBuilt(0, card, 0, 0, source)]
    without = a_table(a_city(), lying=card, coins=(0, 0))
    assert f"build {card}" not in legal(without)


def test_the_examples_of_the_rulebook() -> None:
    """The Stable makes the Horse Breeders free, the Baths the Aqueduct, the Palisade the Fortifications."""
    assert FREE_IF["horse_breeders"] == "stable"
    assert FREE_IF["aqueduct"] == "baths"
    assert FREE_IF["fortifications"] == "palisade"
    table = a_table(a_city("clay_pool lumber_yard"), lying="horse_breeders", coins=(0, 0))
    assert "build horse_breeders" in legal(table), "or one clay and one wood"


def test_printed_coins_are_free_too() -> None:
    assert after(a_table(a_city("garrison"), lying="barracks", coins=(0, 0)), "build barracks").coins == (0, 0)
    assert CARDS["barracks"].coins == 3


def test_the_source_must_stand_in_the_own_city_as_a_building() -> None:
    assert "build aqueduct" not in legal(a_table(a_city(), a_city("baths"), lying="aqueduct", coins=(5, 5)))
    mine = a_city(finished="pyramids")
    assert mine.finished[0].buried is CARDS["altar"], "the Altar lies under the Pyramids"
    assert "build temple" not in legal(a_table(mine, lying="temple", coins=(3, 5)))


def test_urbanism_pays_four_coins_for_a_building_through_a_chain_only() -> None:
    urban = a_city("baths", tokens="urbanism")
    table = a_table(urban, lying="aqueduct lumber_yard theater", coins=(1, 7))
    assert take(table, "build aqueduct").events == (
        BuildingBuilt(0, "aqueduct", 0, 0, "baths"),
        CoinsTaken(0, 4, "urbanism"),
    )
    assert after(table, "build lumber_yard").coins == (1, 7), "a card without cost is no chain"
