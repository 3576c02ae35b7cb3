"""The Courtesans: when built, the effect of one leader of a neighbour from now on."""

import pytest

from tests.classic.builders import kinds
from tests.leaders.builders import (
    a_city,
    a_table,
    before_age,
    coins,
    extras,
    gains,
    game_of,
    ids,
    leaders_of,
    legal,
    play,
    score,
    ways,
)
from wonders.core.decisions import IllegalAction
from wonders.core.events import Step
from wonders.games.cities.income import RIGHT
from wonders.games.classic.city import City
from wonders.games.classic.table import Table
from wonders.games.leaders.errands import PickLeaderToCopy

GUILD = "courtesans_guild"
GOODS = "W C G L"


def table_beside(left: str = "", right: str = "", *, built: str = "", coins: int = 3, **more: str) -> Table:
    """A city that can build the guild between neighbours with these leaders."""
    cities = a_city("", built, goods=GOODS, coins=coins), a_city("", left), a_city("", right)
    return a_table(*cities, hands=[GUILD], age=3, **more)  # type: ignore[arg-type]


def copying(leader: str, *, built: str = "", coins: int = 3, **more: str) -> Step[Table]:
    """The step in which a leader of the left neighbour is copied."""
    return play(play(table_beside(leader, built=built, coins=coins, **more), f"build {GUILD}").table, f"copy {leader}")


def copier(leader: str, board: str = "", **more: object) -> City:
    return a_city(board, GUILD, copied=leader, **more)  # type: ignore[arg-type]


# The choice


def test_the_owner_chooses_among_the_leaders_of_both_neighbours_at_once() -> None:
    step = play(table_beside("sappho midas", "nero", built="plato"), f"build {GUILD}")
    assert game_of(step.table).pending(step.table) == {0: PickLeaderToCopy(0)}
    assert legal(step.table) == ["copy midas", "copy nero", "copy sappho"]


def test_only_neighbours_count() -> None:
    cities = [a_city(goods=GOODS), a_city("", "midas"), a_city("", "nero"), a_city("", "plato")]
    step = play(a_table(*cities, hands=[GUILD], age=3), f"build {GUILD}")
    assert legal(step.table) == ["copy midas", "copy plato"]


def test_leaders_that_were_not_recruited_cannot_be_copied() -> None:
    table = table_beside("midas").but(reserves=((), (), (a_city("", "nero").standing.built[0],)))
    assert legal(play(table, f"build {GUILD}").table) == ["copy midas"]


def test_a_leader_that_a_neighbour_has_copied_cannot_be_copied_again() -> None:
    cities = [a_city(goods=GOODS), copier("plato"), a_city("", "midas"), a_city("", "plato")]
    step = play(a_table(*cities[:3], hands=[GUILD], age=3), f"build {GUILD}")
    assert legal(step.table) == ["copy midas"]


def test_a_leader_must_be_chosen_if_there_is_one() -> None:
    step = play(table_beside("midas"), f"build {GUILD}")
    with pytest.raises(IllegalAction):
        play(step.table, "decline")


def test_without_a_leader_beside_the_guild_has_no_effect() -> None:
    step = play(table_beside(), f"build {GUILD}")
    assert step.table.phase == "pick" and step.table.turn == 2
    assert step.table.errands == ()
    assert step.table.cities[0].standing.borrowed == ()


def test_it_has_none_later_either() -> None:
    """A leader recruited next door afterwards is not copied, not even one of the same turn."""
    rome = a_city("rome_b", goods="S C L", stages=1)
    table = a_table(a_city(goods=GOODS), rome, hands=[GUILD, "altar"], reserves=["", "midas"], age=3)
    step = play(table, f"build {GUILD}", "stage altar")
    assert legal(step.table, 1) == ["recruit midas bank=1", "decline"]
    step = play(step.table, None, "recruit midas bank=1")
    assert step.table.phase == "pick" and step.table.turn == 2
    assert step.table.cities[0].standing.borrowed == ()


def test_nothing_changes_for_the_owner_of_the_leader() -> None:
    before = play(table_beside("midas"), f"build {GUILD}")
    step = play(before.table, "copy midas")
    assert step.table.cities[1] == before.table.cities[1]
    assert ids(step.table.cities[0].standing.borrowed) == ["midas"]
    assert leaders_of(step.table.cities[0]) == []


def test_the_guild_itself_costs_what_it_costs() -> None:
    step = play(a_table(a_city("", "ramses"), a_city("", "midas"), hands=[GUILD], age=3), f"build {GUILD}")
    assert legal(step.table) == ["copy midas"]
    assert ways(a_table(a_city(), a_city("", "midas"), hands=[GUILD], age=3), f"build {GUILD}") == []


def test_a_guild_sold_or_under_a_stage_copies_nobody() -> None:
    table = table_beside("midas")
    assert play(table, f"sell {GUILD}").table.phase == "pick"


def test_everybody_is_told_who_is_copied() -> None:
    (event,) = kinds(copying("midas"), "CardBorrowed")
    assert event.seen_by(2)["city"] == 0 and event.seen_by(2)["card"].id == "midas"


# One-time effects come at once


def test_copying_croesus_gives_six_coins_at_once() -> None:
    step = copying("croesus", coins=0)
    assert gains(step) == [(6, "croesus")] and coins(step) == 6


def test_copying_croesus_with_berenice_gives_seven() -> None:
    assert coins(copying("croesus", built="berenice", coins=0)) == 7


def test_copying_aspasia_gives_a_diplomacy_token_and_two_points() -> None:
    city = copying("aspasia").table.cities[0]
    assert city.tokens == ("diplomacy",)
    assert extras(city) == 2


def test_copying_solomon_builds_from_the_discard_pile_at_the_end_of_the_turn() -> None:
    step = copying("solomon", discard="palace altar")
    assert legal(step.table) == ["revive altar", "revive palace", "decline"]
    built = play(step.table, "revive palace").table
    assert built.cities[0].standing.built[-1].id == "palace"
    assert built.turn == 2


def test_halikarnassos_chooses_before_who_copies_solomon() -> None:
    cities = [a_city(goods=GOODS), a_city("", "solomon"), a_city("halikarnassos_b", goods="O O")]
    table = a_table(*cities, hands=[GUILD, "", "altar"], age=3, discard="palace baths")
    step = play(play(table, f"build {GUILD}", None, "stage altar").table, "copy solomon")
    assert step.table.revivals == (2, 0)


def test_the_guild_from_the_discard_pile_copies_too() -> None:
    table = a_table(a_city("halikarnassos_b", goods="O O"), a_city("", "midas solomon"), hands=["altar"], age=3)
    table = table.but(discard=table_beside().hands[0][-1:])
    step = play(play(table, "stage altar").table, f"revive {GUILD}")
    assert legal(step.table) == ["copy midas", "copy solomon"]
    assert play(step.table, "copy midas").table.turn == 2


def test_solomon_copied_by_a_guild_from_the_pile_builds_another_card_from_it() -> None:
    table = a_table(a_city("halikarnassos_b", goods="O O"), a_city("", "solomon"), hands=["altar"], age=3, discard="baths")
    table = table.but(discard=(*table.discard, table_beside().hands[0][-1]))
    step = play(play(play(table, "stage altar").table, f"revive {GUILD}").table, "copy solomon")
    assert legal(step.table) == ["revive baths", "decline"]
    assert play(step.table, "revive baths").table.turn == 2


def test_a_guild_built_as_the_last_card_copies_before_the_conflicts() -> None:
    babylon = a_city("babylon_b", goods=GOODS, stages=2)
    table = a_table(babylon, a_city("", "hannibal"), hands=[f"altar {GUILD}"], age=3, turn=6)
    step = play(play(table, "build altar").table, f"build {GUILD}")
    after = play(step.table, "copy hannibal").table
    assert after.phase == "over"
    assert [len(city.victories) for city in after.cities] == [1, 1, 0]


# Lasting effects


@pytest.mark.parametrize(
    ("leader", "card", "goods"),
    [("archimedes", "lodge", "C C P"), ("hammurabi", "town_hall", "S S O"), ("leonidas", "circus", "S S S")],
)
def test_a_copied_discount_works(leader: str, card: str, goods: str) -> None:
    assert ways(a_table(copier(leader, goods=goods), hands=[card], age=3), f"build {card}") == [""]
    assert ways(a_table(copier("sappho", goods=goods), hands=[card], age=3), f"build {card}") == []


def test_copied_imhotep_works_for_the_stages_of_the_own_wonder() -> None:
    table = a_table(copier("imhotep", "gizah_a", goods="S"), hands=["altar"], age=3)
    assert ways(table, "stage altar") == [""]
    table = a_table(copier("imhotep", "gizah_b", goods="W"), hands=["altar"], age=3)
    assert ways(table, "stage altar") == [""]


def test_copied_bilkis_works_and_sells_once_a_turn() -> None:
    step = play(a_table(copier("bilkis"), hands=["baths"]), "build baths bank=1")
    assert step.table.cities[0].coins == 2
    babylon = copier("bilkis", "babylon_b", stages=2, coins=5)
    first = play(a_table(babylon, hands=["baths barracks"], turn=6), "build baths bank=1")
    assert legal(first.table) == ["sell barracks"]


def test_copied_ramses_frees_guilds() -> None:
    assert ways(a_table(copier("ramses"), hands=["workers_guild"], age=3), "build workers_guild") == [""]


def test_copied_maecenas_frees_leaders_that_rome_b_recruits() -> None:
    table = before_age(3, copier("maecenas", "rome_b", goods="S C L", stages=1, coins=0), reserves=["pericles midas"])
    assert legal(play(table, "stage midas").table) == ["recruit pericles", "decline"]


def test_copied_caligula_frees_a_black_card_an_age() -> None:
    table = a_table(copier("caligula"), hands=["capitol", "", "contingent"], age=3)
    after = play(table, "build capitol using=caligula").table
    assert ways(after, "build contingent") == []


@pytest.mark.parametrize(("leader", "shields"), [("hannibal", 1), ("caesar", 2)])
def test_copied_shields_fight(leader: str, shields: int) -> None:
    assert copier(leader).standing.shields == shields


def test_copied_semiramis_counts_the_own_defeats() -> None:
    after = play(a_table(copier("semiramis", defeats=1), turn=6, age=3)).table
    assert len(after.cities[0].victories) == 2


def test_copied_tomyris_passes_the_own_defeats_on() -> None:
    after = play(a_table(copier("tomyris"), a_city(shields=1), turn=6, age=3)).table
    assert [city.defeats for city in after.cities] == [0, 1, 1]


def test_copied_nero_pays_for_the_own_victories() -> None:
    assert coins(play(a_table(copier("nero", shields=1, coins=0), turn=6, age=3))) == 4


def test_copied_hatshepsut_pays_for_the_own_trade() -> None:
    step = play(a_table(copier("hatshepsut", coins=2), a_city(goods="S"), hands=["baths"]), "build baths left=2")
    assert coins(step) == 1


def test_copied_vitruvius_pays_for_the_own_chains() -> None:
    city = a_city("", f"{GUILD} library", copied="vitruvius", coins=0)
    assert coins(play(a_table(city, hands=["senate"], age=3), "build senate")) == 2


@pytest.mark.parametrize(("leader", "card"), [("xenophon", "marketplace"), ("diocletian", "hideout")])
def test_copied_xenophon_and_diocletian_pay_for_the_own_buildings(leader: str, card: str) -> None:
    assert coins(play(a_table(copier(leader, coins=0), hands=[card]), f"build {card}")) == 2


def test_copied_berenice_pays_for_the_own_income() -> None:
    step = play(a_table(copier("berenice", coins=0), hands=["tavern"]), "sell tavern")
    assert coins(step) == 4
    assert RIGHT not in step.table.cities[0].spent


def test_the_guild_is_not_counted_by_an_effect_it_has_only_just_copied() -> None:
    """From then on: Xenophon copied by the guild pays for the next yellow building."""
    assert gains(copying("xenophon")) == []
    assert gains(copying("hatshepsut")) == []


@pytest.mark.parametrize(("leader", "points"), [("cleopatra", 5), ("nefertiti", 4), ("zenobia", 3), ("sappho", 2)])
def test_copied_points_count(leader: str, points: int) -> None:
    assert extras(copier(leader)) == points


@pytest.mark.parametrize(
    ("leader", "colour", "each"),
    [
        ("phidias", "brown", 1),
        ("praxiteles", "grey", 2),
        ("nebuchadnezzar", "blue", 1),
        ("varro", "yellow", 1),
        ("pericles", "red", 2),
        ("hypatia", "green", 1),
        ("darius", "black", 1),
    ],
)
def test_a_copied_leader_counts_the_cards_of_the_copying_city(leader: str, colour: str, each: int) -> None:
    crowd = a_city("", leader, plain=f"{colour} " * 5)
    assert extras(copier(leader, plain=f"{colour} {colour}"), crowd, crowd) == 2 * each


def test_copied_hiram_counts_the_guild_of_the_courtesans_too() -> None:
    assert extras(copier("hiram", purple=1)) == 4


def test_copied_amytis_alexander_midas_justinian_and_plato_count_here() -> None:
    assert extras(copier("amytis", "gizah_a", stages=2)) == 4
    assert extras(copier("alexander", victories=(1, 3))) == 2
    assert extras(copier("midas", coins=7)) == 2
    assert extras(copier("justinian", blue=1, green=1, red=1)) == 3
    assert extras(copier("plato", plain="brown grey blue yellow red green")) == 7


def test_copied_aristotle_makes_the_own_sets_worth_ten() -> None:
    sheet = score(copier("aristotle", science="compass gear tablet"))
    assert (sheet.of("science"), sheet.of("extras")) == (10, 3)


@pytest.mark.parametrize("leader", ["euclid", "ptolemy", "pythagoras"])
def test_a_copied_symbol_counts(leader: str) -> None:
    assert score(copier(leader)).of("science") == 1
    assert score(copier(leader), a_city("", leader)).of("science") == 1


def test_the_points_stand_in_the_row_of_the_leaders() -> None:
    sheet = score(copier("cleopatra"))
    assert sheet.of("guilds") == 0
    assert [line.source for line in sheet.lines if line.category == "extras"] == ["cleopatra"]
