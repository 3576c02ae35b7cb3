"""The progress tokens. Rulebook: "Fortschritts-Plättchen"."""

import pytest

from tests.duel.builders import a_city, a_table, after, asked, happened, legal, take, who
from tests.duel.test_trade import payment
from wonders.games.duel.decisions import ChooseToken
from wonders.games.duel.events import BuildingBuilt, CoinsTaken, ExtraTurnWon, PawnMoved
from wonders.games.duel.scoring import total


def test_agriculture_pays_six_coins_at_once_and_is_worth_four_points() -> None:
    table = a_table(a_city("workshop"), lying="laboratory", coins=(20, 7), board="agriculture law")
    table = after(table, "build laboratory", "token agriculture")
    assert table.coins == (20 - 6 + 6, 7)
    assert total(a_table(a_city(tokens="agriculture"), coins=(0, 0)), 0) == 4


def test_architecture_drops_the_two_dearest_goods_from_the_cost_of_a_wonder() -> None:
    theirs = a_city("shelf_quarry")
    assert payment("pyramids", a_city(), theirs) == 3 * 4 + 2
    assert payment("pyramids", a_city(tokens="architecture"), theirs) == 4 + 2, "two stones are dropped"
    assert payment("aqueduct", a_city(tokens="architecture"), theirs) == 12, "wonders only"


def test_masonry_drops_the_two_dearest_goods_from_the_cost_of_a_blue_card() -> None:
    theirs = a_city("shelf_quarry")
    assert payment("aqueduct", a_city(tokens="masonry"), theirs) == 4
    assert payment("pyramids", a_city(tokens="masonry"), theirs) == 14
    assert payment("walls", a_city(tokens="masonry"), theirs) == 8


def test_a_discount_drops_goods_only_and_what_is_not_needed_is_lost() -> None:
    assert payment("baths", a_city(tokens="masonry")) == 0
    assert payment("statue", a_city(tokens="masonry")) == 0
    assert payment("palace", a_city("glassworks glassblower", tokens="masonry")) == 2, "it drops what is missing"


def test_a_discount_comes_on_top_of_choice_producers() -> None:
    mine = a_city("caravansery forum", tokens="masonry")
    assert payment("palace", mine) == 2, "five goods: one raw, one manufactured and two more are saved"
    assert payment("palace", mine, a_city("glassworks")) == 2


def test_economy_takes_the_coins_that_the_other_city_pays_for_goods() -> None:
    table = a_table(a_city(), a_city(tokens="economy"), lying="caravansery", coins=(9, 0))
    step = take(table, "build caravansery")
    assert step.events == (BuildingBuilt(0, "caravansery", 6, 4), CoinsTaken(1, 4, "economy"))
    assert step.table.coins == (3, 4), "not the two coins that are printed"


def test_economy_takes_no_more_than_is_really_paid() -> None:
    table = a_table(a_city("stone_reserve"), a_city("shelf_quarry", tokens="economy"), lying="walls", coins=(9, 0))
    assert after(table, "build walls").coins == (7, 2)
    chained = a_table(a_city("baths"), a_city(tokens="economy"), lying="aqueduct", coins=(9, 0))
    assert after(chained, "build aqueduct").coins == (9, 0)


def test_economy_takes_coins_for_wonders_too_and_before_the_loss_of_the_same_wonder() -> None:
    """The other city first gets 10 coins and then loses 3 by the Appian Way."""
    table = a_table(a_city(wonders="appian_way"), a_city(tokens="economy"), lying="baths", coins=(10, 0))
    table = after(table, "wonder appian_way baths")
    assert table.coins == (3, 10 - 3)


def test_economy_takes_coins_before_the_city_is_looted() -> None:
    table = a_table(a_city(), a_city(tokens="economy"), lying="walls", coins=(9, 0), pawn=2)
    assert after(table, "build walls").coins == (5, 4 - 2)


def test_own_economy_takes_nothing_from_oneself() -> None:
    assert after(a_table(a_city(tokens="economy"), lying="walls", coins=(9, 0)), "build walls").coins == (5, 0)


def test_mathematics_is_worth_three_points_for_each_token_itself_included() -> None:
    assert total(a_table(a_city(tokens="mathematics"), coins=(0, 0)), 0) == 3
    assert total(a_table(a_city(tokens="mathematics law economy"), coins=(0, 0)), 0) == 9


def test_philosophy_is_worth_seven_points() -> None:
    assert total(a_table(a_city(tokens="philosophy"), coins=(0, 0)), 0) == 7


@pytest.mark.parametrize(("card", "spaces"), [("guard_tower", 2), ("walls", 3), ("pretorium", 4)])
def test_strategy_adds_a_shield_to_each_red_card_built_later(card: str, spaces: int) -> None:
    """The rulebook's example: a red card with two shields moves the pawn three spaces."""
    table = a_table(a_city(tokens="strategy"), lying=card, coins=(20, 7), last=True)
    assert happened(table, f"build {card}", PawnMoved) == [PawnMoved(0, spaces, spaces)]


def test_strategy_does_nothing_for_wonders_or_for_red_cards_that_stand() -> None:
    table = a_table(a_city("walls", wonders="colossus", tokens="strategy"), lying="baths", coins=(50, 7))
    assert after(table, "wonder colossus baths").pawn == 2
    table = a_table(a_city("workshop walls"), lying="laboratory", coins=(20, 7), board="strategy")
    assert after(table, "build laboratory").pawn == 0


def test_theology_gives_an_extra_turn_with_each_wonder_built_later() -> None:
    mine = a_city(wonders="pyramids sphinx", tokens="theology")
    table = a_table(mine, lying="baths quarry", coins=(50, 7))
    assert who(after(table, "wonder pyramids baths")) == 0
    assert happened(table, "wonder sphinx baths", ExtraTurnWon) == [ExtraTurnWon(0)], "it is never doubled"
    table = after(table, "wonder sphinx baths", "sell quarry")
    assert who(table) == 1


def test_theology_does_nothing_for_the_wonder_that_brings_it() -> None:
    """The Great Library finds Theology; the turn passes all the same."""
    table = a_table(a_city(wonders="great_library"), lying="baths", coins=(50, 7), board="law economy")
    table = after(table, "wonder great_library baths", "draw masonry,strategy,theology", "token theology")
    assert who(table) == 1
    revived = a_table(
        a_city("workshop", wonders="mausoleum"), lying="baths", coins=(50, 7), board="theology", discard="laboratory"
    )
    assert who(after(revived, "wonder mausoleum baths")) == 1


def test_urbanism_pays_six_coins_at_once() -> None:
    table = a_table(a_city("workshop"), lying="laboratory", coins=(20, 7), board="urbanism law")
    assert after(table, "build laboratory", "token urbanism").coins == (20, 7)


def test_urbanism_comes_too_late_for_the_building_that_brings_it() -> None:
    """The chained Library completes a pair; Urbanism then pays its six coins and no four."""
    table = a_table(a_city("scriptorium"), lying="library", coins=(0, 7), board="urbanism law")
    table = after(table, "build library")
    assert asked(table) == ChooseToken(0)
    assert after(table, "token urbanism").coins == (6, 7)


def test_urbanism_pays_nothing_for_a_card_that_the_mausoleum_builds() -> None:
    mine = a_city("baths", wonders="mausoleum", tokens="urbanism")
    table = a_table(mine, lying="quarry", coins=(10, 7), discard="aqueduct")
    assert after(table, "wonder mausoleum quarry").coins == (0, 7)


def test_a_token_is_chosen_only_from_the_board() -> None:
    table = a_table(a_city("workshop"), lying="laboratory", coins=(20, 7), board="law economy")
    assert legal(after(table, "build laboratory")) == {"token law", "token economy"}
