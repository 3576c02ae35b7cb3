"""Goods that need not be there: the discounts, Bilkis, Ramses and Caligula. All ways are searched in the next file."""

import pytest

from tests.leaders.builders import a_city, a_table, before_age, coins, deal, legal, play, ways
from wonders.games.leaders.effects import GOOD_FROM_BANK

# Archimedes, Hammurabi, Leonidas, Imhotep: one good less


@pytest.mark.parametrize(
    ("leader", "card", "goods"),
    [
        ("archimedes", "laboratory", "C P"),  # 2C 1P
        ("hammurabi", "aqueduct", "S S"),  # 3S
        ("leonidas", "walls", "S S"),  # 3S
    ],
)
def test_a_discount_drops_one_good_of_buildings_of_its_colour(leader: str, card: str, goods: str) -> None:
    assert ways(a_table(a_city("", leader, goods=goods), hands=[card]), f"build {card}") == [""]
    assert ways(a_table(a_city("", "sappho", goods=goods), hands=[card]), f"build {card}") == []


@pytest.mark.parametrize(
    ("leader", "card", "goods"),
    [
        ("archimedes", "walls", "S S"),
        ("archimedes", "aqueduct", "S S"),
        ("hammurabi", "laboratory", "C P"),
        ("leonidas", "aqueduct", "S S"),
        ("imhotep", "aqueduct", "S S"),
        ("hammurabi", "forum", "C"),
        ("leonidas", "spies_guild", "C C C"),
        ("archimedes", "spies_guild", "C C C"),
    ],
)
def test_a_discount_is_for_no_other_colour(leader: str, card: str, goods: str) -> None:
    assert ways(a_table(a_city("", leader, goods=goods), hands=[card]), f"build {card}") == []


def test_imhotep_drops_one_good_of_every_stage() -> None:
    table = a_table(a_city("gizah_b", "imhotep", goods="W"), hands=["altar"])
    assert ways(table, "stage altar") == [""]
    assert ways(a_table(a_city("gizah_b", "imhotep"), hands=["altar"]), "stage altar") == []
    for leader in ("archimedes", "hammurabi", "leonidas"):
        assert ways(a_table(a_city("gizah_b", leader, goods="W"), hands=["altar"]), "stage altar") == []


def test_imhotep_helps_with_a_stage_marked_by_a_leader() -> None:
    table = before_age(2, a_city("gizah_b", "imhotep", goods="W"), reserves=["midas"])
    assert "stage midas" in legal(table)


@pytest.mark.parametrize("goods", ["C P", "C C"])
def test_the_owner_chooses_which_good_is_dropped_raw_or_manufactured(goods: str) -> None:
    """The laboratory asks for two clay and a papyrus."""
    table = a_table(a_city("", "archimedes", goods=goods), hands=["laboratory"])
    assert ways(table, "build laboratory") == [""]


def test_only_one_good_is_dropped() -> None:
    table = a_table(a_city("", "archimedes", goods="C"), hands=["laboratory"])
    assert ways(table, "build laboratory") == []


def test_dropping_a_good_saves_buying_it_whoever_would_have_sold_it() -> None:
    """Stone is sold on the left, glass on the right: one of them is still bought, and the owner says which."""
    table = a_table(a_city("", "hammurabi", goods="S", coins=2), a_city(goods="S"), a_city(goods="G"), hands=["temple"])
    assert ways(table, "build temple") == []  # 1W 1C 1G: two goods are nowhere
    table = a_table(a_city("", "hammurabi", goods="W", coins=2), a_city(goods="C"), a_city(goods="G"), hands=["temple"])
    assert ways(table, "build temple") == ["right=2", "left=2"]


def test_a_good_that_nobody_sells_can_be_dropped() -> None:
    table = a_table(a_city("", "hammurabi", goods="W", coins=2), a_city(goods="C"), hands=["temple"])
    assert ways(table, "build temple") == ["left=2"]


def test_coins_are_never_dropped() -> None:
    for leader in ("imhotep", "archimedes"):
        poor = a_table(a_city("petra_a", f"{leader} bilkis", stages=1, coins=6), hands=["altar"])
        assert ways(poor, "stage altar") == []
    rich = a_table(a_city("petra_a", "imhotep", stages=1, coins=7), hands=["altar"])
    assert ways(rich, "stage altar") == ["bank=7"]


def test_a_chain_is_still_free_and_no_discount_is_needed() -> None:
    table = a_table(a_city("", "hammurabi baths", goods="S"), hands=["aqueduct"])
    assert ways(table, "build aqueduct") == [""]


def test_a_discount_does_not_work_backwards() -> None:
    """Recruited before the second age, Imhotep gives nothing back for the stage of the first."""
    table = before_age(2, a_city("gizah_a", goods="S S", stages=1, coins=3), reserves=["imhotep"])
    step = play(table, "recruit imhotep bank=3")
    assert coins(step) == 0


def test_discounts_of_two_kinds_do_not_add_up_on_one_building() -> None:
    table = a_table(a_city("", "hammurabi leonidas imhotep", goods="S"), hands=["aqueduct walls"])
    assert ways(table, "build aqueduct") == ways(table, "build walls") == []


# Bilkis


def test_bilkis_buys_a_good_of_choice_from_the_bank_for_a_coin() -> None:
    table = a_table(a_city("", "bilkis", coins=1), hands=["baths"])
    step = play(table, "build baths bank=1")
    assert [city.coins for city in step.table.cities] == [0, 3, 3]


@pytest.mark.parametrize("card", ["baths", "scriptorium", "barracks", "apothecary", "workshop", "stockade"])
def test_bilkis_sells_every_good(card: str) -> None:
    assert ways(a_table(a_city("", "bilkis"), hands=[card]), f"build {card}") == ["bank=1"]


def test_bilkis_helps_with_stages_and_buildings_of_every_colour() -> None:
    table = a_table(a_city("gizah_b", "bilkis", goods="W"), hands=["pigeon_loft traders_guild haven"])
    assert ways(table, "stage haven") == ["bank=1"]
    assert ways(table, "build pigeon_loft") == ["bank=2"]


def test_bilkis_sells_one_good_only() -> None:
    assert ways(a_table(a_city("", "bilkis", coins=9), hands=["temple"]), "build temple") == []


def test_bilkis_without_a_coin_is_of_no_use() -> None:
    assert ways(a_table(a_city("", "bilkis", coins=0), hands=["baths"]), "build baths") == []


def test_bilkis_is_not_needed_where_the_goods_are_at_hand() -> None:
    assert ways(a_table(a_city("", "bilkis", goods="S"), hands=["baths"]), "build baths") == [""]


def test_the_bank_and_the_neighbours_are_both_offered() -> None:
    table = a_table(a_city("", "bilkis", coins=4), a_city(goods="S"), a_city(goods="S"), hands=["baths"])
    assert ways(table, "build baths") == ["bank=1", "right=2", "left=2"]


def test_bilkis_and_a_discount_go_together() -> None:
    """The temple asks for three goods: one is dropped, one comes from the bank, one is made here or bought."""
    table = a_table(a_city("", "bilkis hammurabi", goods="W", coins=1), hands=["temple"])
    assert ways(table, "build temple") == ["bank=1"]
    buying = a_table(a_city("", "bilkis hammurabi", coins=3), a_city(goods="C"), hands=["temple"])
    assert ways(buying, "build temple") == ["left=2 bank=1"]


def test_neighbours_cannot_buy_from_bilkis() -> None:
    table = a_table(a_city(), a_city("", "bilkis"), a_city("", "bilkis"), hands=["baths"])
    assert ways(table, "build baths") == []


def test_a_good_from_the_bank_is_not_bought_from_a_neighbour() -> None:
    """So Hatshepsut gains nothing from it."""
    step = play(a_table(a_city("", "bilkis hatshepsut", coins=1), hands=["baths"]), "build baths bank=1")
    assert coins(step) == 0


def test_the_secret_warehouse_cannot_double_bilkis() -> None:
    """Rulebook: cities, "Geheimes Lager"."""
    table = a_table(a_city("", "bilkis secret_warehouse", coins=9), hands=["temple baths"])
    assert ways(table, "build baths") == ["bank=1"]
    assert ways(table, "build temple") == []
    made = a_table(a_city("", "bilkis secret_warehouse", goods="S", coins=9), hands=["aqueduct"])
    assert ways(made, "build aqueduct") == ["bank=1"]


def test_the_black_market_takes_no_notice_of_bilkis() -> None:
    """Rulebook: cities, "Schwarzmarkt"."""
    table = a_table(a_city("", "bilkis black_market", goods="W", coins=9), hands=["temple"])
    assert ways(table, "build temple") == ["bank=1"]


def test_bilkis_sells_one_good_a_turn_even_to_who_plays_two_cards() -> None:
    """Babylon B plays the last card of the age too."""
    babylon = a_city("babylon_b", "bilkis", stages=2, coins=5)
    step = play(a_table(babylon, hands=["baths barracks"], turn=6), "build baths bank=1")
    assert step.table.phase == "last_card"
    assert legal(step.table) == ["sell barracks"]
    unused = play(a_table(babylon, hands=["altar barracks"], turn=6), "build altar")
    assert ways(unused.table, "build barracks") == ["bank=1"]


def test_coins_printed_on_a_card_are_no_good_from_the_bank() -> None:
    babylon = a_city("babylon_b", "bilkis", stages=2, coins=5)
    step = play(a_table(babylon, hands=["sawmill barracks"], turn=6), "build sawmill bank=1")
    assert ways(step.table, "build barracks") == ["bank=1"]


def test_bilkis_sells_again_in_the_next_turn_and_in_the_next_age() -> None:
    step = play(a_table(a_city("", "bilkis", coins=2), hands=["baths"]), "build baths bank=1")
    assert step.table.turn == 2
    assert step.table.cities[0].spent == frozenset()
    used = a_city("gizah_b", "bilkis", goods="W", spent=GOOD_FROM_BANK)
    assert "stage midas bank=1" not in legal(before_age(2, used, reserves=["midas"]))


def test_bilkis_sells_in_the_recruitment_and_again_in_the_first_turn() -> None:
    table = before_age(2, a_city("gizah_b", "bilkis", goods="W"), reserves=["midas"])
    after = play(table, "stage midas bank=1").table
    assert after.cities[0].spent == {GOOD_FROM_BANK}
    assert deal(after).table.cities[0].spent == frozenset()


def test_bilkis_used_in_the_last_turn_of_an_age_sells_again_in_the_recruitment() -> None:
    table = a_table(
        a_city("gizah_b", "bilkis", goods="W", coins=9), hands=["barracks altar"], reserves=["midas"], turn=6
    )
    after = play(table, "build barracks bank=1").table
    assert after.phase == "recruit"
    assert "stage midas bank=1" in legal(after)


# Ramses


def test_with_ramses_guilds_cost_nothing() -> None:
    hand = "workers_guild scientists_guild courtesans_guild counterfeiters_guild"
    table = a_table(a_city("", "ramses", coins=0), hands=[hand], age=3)
    for guild in hand.split():
        assert ways(table, f"build {guild}") == [""]


def test_ramses_frees_nothing_else() -> None:
    table = a_table(a_city("gizah_a", "ramses", coins=9), hands=["palace walls arena capitol"], age=3)
    assert all(text.startswith("sell") or "pawnshop" in text for text in legal(table))


def test_a_guild_that_ramses_frees_is_no_chain() -> None:
    step = play(a_table(a_city("", "ramses vitruvius", coins=0), hands=["workers_guild"], age=3), "build workers_guild")
    assert coins(step) == 0


def test_no_guild_stands_twice_even_with_ramses() -> None:
    table = a_table(a_city("", "ramses workers_guild"), hands=["workers_guild"], age=3)
    assert ways(table, "build workers_guild") == []


# Caligula


def test_caligula_builds_a_black_card_for_nothing() -> None:
    table = a_table(a_city("", "caligula", coins=0), hands=["capitol"], age=3)
    step = play(table, "build capitol using=caligula")
    assert coins(step) == 0
    assert step.table.cities[0].standing.built[-1].id == "capitol"


def test_caligula_builds_one_black_card_an_age() -> None:
    table = a_table(a_city("", "caligula"), hands=["capitol", "", "contingent"], age=3)
    after = play(table, "build capitol using=caligula").table
    assert ways(after, "build contingent") == []
    again = after.but(cities=(after.cities[0].but(spent=frozenset()), *after.cities[1:]))
    assert ways(again, "build contingent") == ["using=caligula"]


def test_the_right_of_caligula_comes_back_with_the_next_age() -> None:
    table = before_age(3, a_city("", "caligula", spent="caligula"), reserves=["midas"])
    assert deal(play(table, "sell midas").table).table.cities[0].spent == frozenset()


def test_caligula_is_for_black_cards_only() -> None:
    table = a_table(a_city("", "caligula"), hands=["palace workers_guild walls"], age=3)
    assert not [text for text in legal(table) if "caligula" in text]


def test_a_black_card_that_costs_nothing_does_not_use_caligula_up() -> None:
    table = a_table(a_city("", "caligula"), hands=["hideout"])
    assert ways(table, "build hideout") == [""]


def test_caligula_may_be_saved_and_the_cost_paid() -> None:
    table = a_table(a_city("", "caligula", coins=3), hands=["militia"])
    assert ways(table, "build militia") == ["bank=3", "using=caligula"]


def test_caligula_and_olympia_are_two_rights() -> None:
    table = a_table(a_city("olympia_a", "caligula", stages=2), hands=["capitol"], age=3)
    assert ways(table, "build capitol") == ["using=free_build", "using=caligula"]
    after = play(table, "build capitol using=free_build").table
    assert after.cities[0].spent == {"free_build"}
