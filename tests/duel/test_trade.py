"""What things cost. Rulebook: "Bauen in 7 Wonders Duel", "Baukosten …", "Produktion", "Handel"."""

import pytest

from tests.duel.builders import a_city, a_table, after, happened, legal
from wonders.games.duel.box import PIECES
from wonders.games.duel.city import City
from wonders.games.duel.events import BuildingBuilt, CoinsTaken
from wonders.games.duel.pieces import Card, Wonder
from wonders.games.duel.trade import payment_for


def payment(works: str, mine: City | None = None, theirs: City | None = None) -> int:
    """The coins that seat 0 would pay."""
    piece = PIECES[works]
    assert isinstance(piece, Card | Wonder)
    return payment_for(a_table(mine, theirs), 0, piece)


def test_a_card_without_a_cost_is_free() -> None:
    assert payment("lumber_yard") == 0
    assert "build lumber_yard" in legal(a_table(lying="lumber_yard", coins=(0, 0)))


def test_the_costs_of_the_rulebooks_first_example() -> None:
    """The Lumber Yard is free, the Stone Pit costs a coin, the Baths a stone, the Arena clay, stone and wood."""
    assert payment("lumber_yard") == 0
    assert payment("stone_pit") == 1
    assert payment("baths", a_city("quarry")) == 0
    assert payment("arena", a_city("quarry clay_pool lumber_yard")) == 0
    assert payment("arena", a_city("quarry clay_pool")) == 2


def test_coins_of_a_cost_are_paid_to_the_bank() -> None:
    """The rulebook's example: the Scriptorium costs 2 coins, the Stone Pit 1."""
    table = a_table(lying="scriptorium stone_pit")
    assert after(table, "build scriptorium").coins == (5, 7)
    assert after(table, "build stone_pit").coins == (6, 7)


ANTOINE = "quarry brickyard clay_pit press"
"""The rulebook's example of production: 1 stone, 3 clay, 1 papyrus."""


def test_produced_goods_need_not_be_bought_and_are_not_used_up() -> None:
    antoine = a_city(ANTOINE)
    table = a_table(antoine, lying="baths garrison apothecary", coins=(0, 7))
    assert {"build baths", "build garrison"} <= legal(table)
    assert "build apothecary" not in legal(table), "without a coin he cannot trade for glass"
    table = after(table, "build baths", "sell apothecary")
    assert "build garrison" in legal(table)
    assert payment("arsenal", antoine) == 4, "three clay are there again, only the wood is missing"


def test_a_missing_good_costs_two_coins_and_one_more_for_each_symbol_in_the_other_city() -> None:
    """The rulebook's example: against Bruno's 2 stones Antoine pays 4 a stone; Bruno pays 2 for a third one."""
    bruno = a_city("shelf_quarry")
    assert payment("baths", a_city(ANTOINE.replace("quarry ", "")), bruno) == 4
    assert payment("aqueduct", bruno, a_city("clay_pool clay_pit press")) == 2


def test_fortifications_cost_bruno_five_coins() -> None:
    """The rulebook's example: he makes 2 stones; clay costs 3 because Antoine makes one, papyrus 2."""
    assert payment("fortifications", a_city("shelf_quarry"), a_city("clay_pool")) == 5


def test_the_aqueduct_costs_antoine_twelve_coins() -> None:
    """The rulebook's example: three stones at 4 coins each, the same price for every unit."""
    assert payment("aqueduct", a_city(), a_city("shelf_quarry")) == 12


def test_the_caravansery_costs_bruno_seven_coins() -> None:
    """The rulebook's example: 2 coins printed, 3 for the glass that Antoine makes too, 2 for the papyrus."""
    table = a_table(a_city(), a_city("glassworks"), lying="caravansery", coins=(7, 7))
    assert happened(table, "build caravansery", BuildingBuilt) == [BuildingBuilt(0, "caravansery", 7, 5)]
    assert after(table, "build caravansery").coins == (0, 7)


def test_goods_of_yellow_cards_and_wonders_do_not_raise_the_price() -> None:
    theirs = a_city("caravansery forum", finished="great_lighthouse piraeus")
    for works, goods in (("baths", 1), ("workshop", 1), ("apothecary", 1), ("walls", 2)):
        assert payment(works, a_city(), theirs) == 2 * goods


@pytest.mark.parametrize(
    ("yellow", "works", "units"),
    [("stone_reserve", "walls", 2), ("clay_reserve", "statue", 2), ("wood_reserve", "stable", 1)],
)
def test_a_reserve_fixes_the_price_of_its_good_at_one_coin(yellow: str, works: str, units: int) -> None:
    theirs = a_city("shelf_quarry brickyard sawmill quarry clay_pool lumber_yard")
    assert payment(works, a_city(yellow), theirs) == units
    assert payment(works, a_city(yellow), a_city()) == units
    assert payment(works, a_city(), theirs) == 5 * units


def test_the_customs_house_fixes_the_prices_of_glass_and_papyrus() -> None:
    theirs = a_city("glassworks glassblower press drying_room")
    assert payment("apothecary", a_city(), theirs) == 4
    assert payment("apothecary", a_city("customs_house"), theirs) == 1
    assert payment("workshop", a_city("customs_house"), theirs) == 1
    assert payment("chamber_of_commerce", a_city("customs_house"), theirs) == 2


def test_a_choice_producer_gives_one_unit_of_one_good_at_a_time() -> None:
    assert payment("aqueduct", a_city("caravansery")) == 4
    assert payment("aqueduct", a_city("caravansery", finished="great_lighthouse")) == 2
    assert payment("baths", a_city(finished="great_lighthouse")) == 0
    assert payment("study", a_city("forum sawmill")) == 2
    assert payment("study", a_city("forum sawmill", finished="piraeus")) == 0
    assert payment("apothecary", a_city("caravansery")) == 2, "raw goods only"


def test_a_choice_producer_replaces_the_dearest_missing_good() -> None:
    theirs = a_city("shelf_quarry clay_pool")
    assert payment("arena", a_city("caravansery"), theirs) == 2 + 3, "stone would cost 4, clay 3, wood 2"
    assert payment("arena", a_city("caravansery stone_reserve"), theirs) == 1 + 2


def test_prices_follow_the_buildings_that_stand_now() -> None:
    """Before the Quarry of the other city a stone costs 2, afterwards 3."""
    table = a_table(a_city(), a_city(), lying="baths quarry walls", turn=1, coins=(9, 9))
    assert payment_for(table, 0, PIECES["walls"]) == 4  # type: ignore[arg-type]
    table = after(table, "build quarry")
    assert payment_for(table, 0, PIECES["walls"]) == 6  # type: ignore[arg-type]
    assert after(table, "build walls").coins == (3, 9)


def test_nobody_can_build_what_they_cannot_pay() -> None:
    table = a_table(a_city(wonders="pyramids"), lying="walls", last=True, coins=(3, 7))
    assert legal(table) == {"sell walls"}
    table = table.but(coins=(4, 7))
    assert legal(table) == {"build walls", "sell walls"}
    assert legal(table.but(coins=(8, 7))) == {"build walls", "wonder pyramids walls", "sell walls"}


def test_coins_that_a_building_brings_cannot_pay_for_it() -> None:
    """The Port would bring 2 coins for the brown building, but they come too late."""
    table = a_table(a_city("lumber_yard"), lying="port", coins=(3, 7), age=3)
    assert "build port" not in legal(table)
    paid = after(table.but(coins=(4, 7)), "build port")
    assert paid.coins == (2, 7)
    bank = happened(table.but(coins=(4, 7)), "build port", CoinsTaken)
    assert bank == [CoinsTaken(0, 2, "port")]


def test_a_reserve_does_not_help_to_pay_for_itself() -> None:
    """It costs coins anyway; its price counts from the next turn on."""
    table = a_table(a_city(), a_city("quarry"), lying="stone_reserve baths", coins=(4, 7))
    assert payment_for(table, 0, PIECES["baths"]) == 3  # type: ignore[arg-type]
    table = after(table, "build stone_reserve")
    assert payment_for(table, 0, PIECES["baths"]) == 1  # type: ignore[arg-type]
