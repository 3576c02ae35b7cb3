"""The Courtesans: when built, the effect of one leader of a neighbour from now on."""

import pytest

from tests.classic.builders import kinds, pending_in, with_leaders
from tests.leaders.builders import (
    COURTESANS,
    a_city,
    a_table,
    coins,
    copier,
    extras,
    gains,
    game_of,
    ids,
    legal,
    play,
    recruited_in,
    ways,
)
from wonders.core.decisions import IllegalAction
from wonders.core.events import Step
from wonders.games.classic.table import Table
from wonders.games.leaders.pending_effects import PickLeaderToCopy

GOODS = "W C G L"


def table_beside(left: str = "", right: str = "", *, built: str = "", coins: int = 3, discard: str = "") -> Table:
    """A city that can build the guild between neighbours with these leaders."""
    cities = a_city("", built, goods=GOODS, coins=coins), a_city("", left), a_city("", right)
    return a_table(*cities, hands=[COURTESANS], age=3, discard=discard)


def copying(leader: str, *, built: str = "", coins: int = 3, discard: str = "") -> Step[Table]:
    """The step in which a leader of the left neighbour is copied."""
    table = table_beside(leader, built=built, coins=coins, discard=discard)
    return play(play(table, f"build {COURTESANS}").table, f"copy {leader}")


# The choice


def test_the_owner_chooses_among_the_leaders_of_both_neighbours_at_once() -> None:
    step = play(table_beside("sappho midas", "nero", built="plato"), f"build {COURTESANS}")
    assert game_of(step.table).pending(step.table) == {0: PickLeaderToCopy(0)}
    assert legal(step.table) == ["copy midas", "copy nero", "copy sappho"]


def test_only_neighbours_count() -> None:
    cities = [a_city(goods=GOODS), a_city("", "midas"), a_city("", "nero"), a_city("", "plato")]
    step = play(a_table(*cities, hands=[COURTESANS], age=3), f"build {COURTESANS}")
    assert legal(step.table) == ["copy midas", "copy plato"]


def test_leaders_that_were_not_recruited_cannot_be_copied() -> None:
    table = with_leaders(table_beside("midas"), reserves=((), (), (a_city("", "nero").standing.built[0],)))
    assert legal(play(table, f"build {COURTESANS}").table) == ["copy midas"]


def test_a_leader_that_a_neighbour_has_copied_cannot_be_copied_again() -> None:
    cities = [a_city(goods=GOODS), copier("plato"), a_city("", "midas"), a_city("", "plato")]
    step = play(a_table(*cities[:3], hands=[COURTESANS], age=3), f"build {COURTESANS}")
    assert legal(step.table) == ["copy midas"]


def test_a_leader_must_be_chosen_if_there_is_one() -> None:
    step = play(table_beside("midas"), f"build {COURTESANS}")
    with pytest.raises(IllegalAction):
        play(step.table, "decline")


def test_without_a_leader_beside_the_guild_has_no_effect() -> None:
    step = play(table_beside(), f"build {COURTESANS}")
    assert step.table.phase == "pick" and step.table.turn == 2
    assert pending_in(step.table) == ()
    assert step.table.cities[0].standing.borrowed == ()


def test_it_has_none_later_either() -> None:
    """A leader recruited next door afterwards is not copied, not even one of the same turn."""
    rome = a_city("rome_b", goods="S C L", stages=1)
    table = a_table(a_city(goods=GOODS), rome, hands=[COURTESANS, "altar"], reserves=["", "midas"], age=3)
    step = play(table, f"build {COURTESANS}", "stage altar")
    assert legal(step.table, 1) == ["recruit midas bank=1", "decline"]
    step = play(step.table, None, "recruit midas bank=1")
    assert step.table.phase == "pick" and step.table.turn == 2
    assert step.table.cities[0].standing.borrowed == ()


def test_nothing_changes_for_the_owner_of_the_leader() -> None:
    before = play(table_beside("midas"), f"build {COURTESANS}")
    step = play(before.table, "copy midas")
    assert step.table.cities[1] == before.table.cities[1]
    assert ids(step.table.cities[0].standing.borrowed) == ["midas"]
    assert recruited_in(step.table.cities[0]) == []


def test_the_guild_itself_costs_what_it_costs() -> None:
    step = play(a_table(a_city("", "ramses"), a_city("", "midas"), hands=[COURTESANS], age=3), f"build {COURTESANS}")
    assert legal(step.table) == ["copy midas"]
    assert ways(a_table(a_city(), a_city("", "midas"), hands=[COURTESANS], age=3), f"build {COURTESANS}") == []


def test_a_guild_sold_or_under_a_stage_copies_nobody() -> None:
    table = table_beside("midas")
    assert play(table, f"sell {COURTESANS}").table.phase == "pick"


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
    table = a_table(*cities, hands=[COURTESANS, "", "altar"], age=3, discard="palace baths")
    step = play(play(table, f"build {COURTESANS}", None, "stage altar").table, "copy solomon")
    assert step.table.revivals == (2, 0)


def test_the_guild_from_the_discard_pile_copies_too() -> None:
    table = a_table(a_city("halikarnassos_b", goods="O O"), a_city("", "midas solomon"), hands=["altar"], age=3)
    table = table.but(discard=table_beside().hands[0][-1:])
    step = play(play(table, "stage altar").table, f"revive {COURTESANS}")
    assert legal(step.table) == ["copy midas", "copy solomon"]
    assert play(step.table, "copy midas").table.turn == 2


def test_solomon_copied_by_a_guild_from_the_pile_builds_another_card_from_it() -> None:
    table = a_table(
        a_city("halikarnassos_b", goods="O O"), a_city("", "solomon"), hands=["altar"], age=3, discard="baths"
    )
    table = table.but(discard=(*table.discard, table_beside().hands[0][-1]))
    step = play(play(play(table, "stage altar").table, f"revive {COURTESANS}").table, "copy solomon")
    assert legal(step.table) == ["revive baths", "decline"]
    assert play(step.table, "revive baths").table.turn == 2


def test_a_guild_built_as_the_last_card_copies_before_the_conflicts() -> None:
    babylon = a_city("babylon_b", goods=GOODS, stages=2)
    table = a_table(babylon, a_city("", "hannibal"), hands=[f"altar {COURTESANS}"], age=3, turn=6)
    step = play(play(table, "build altar").table, f"build {COURTESANS}")
    after = play(step.table, "copy hannibal").table
    assert after.phase == "over"
    assert [len(city.victories) for city in after.cities] == [1, 1, 0]


def test_a_leader_is_copied_before_the_last_card_which_has_its_effect() -> None:
    babylon = a_city("babylon_b", goods=GOODS, stages=2, coins=20)
    table = a_table(babylon, a_city("", "xenophon"), hands=[f"{COURTESANS} tavern"], age=3, turn=6)
    asked = play(table, f"build {COURTESANS}").table
    copied = play(asked, "copy xenophon").table
    after = play(copied, "build tavern")
    assert gains(after) == [(5, "tavern"), (2, "tavern")]


def test_by_rules_1_the_leader_came_after_the_last_card() -> None:
    babylon = a_city("babylon_b", goods=GOODS, stages=2, coins=20)
    table = a_table(babylon, a_city("", "xenophon"), hands=[f"{COURTESANS} tavern"], age=3, turn=6)
    asked = play(table, f"build {COURTESANS}", rules="1").table
    assert gains(play(asked, "build tavern", rules="1")) == [(5, "tavern")]


def test_the_guild_is_not_counted_by_an_effect_it_has_only_just_copied() -> None:
    """From then on: Xenophon copied by the guild pays for the next yellow building."""
    assert gains(copying("xenophon")) == []
    assert gains(copying("hatshepsut")) == []
