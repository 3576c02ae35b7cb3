"""The stages of Rome B: coins and unused leaders, then one more leader recruited with each stage."""

from itertools import combinations

import pytest

from tests.classic.builders import kinds, pending_in
from tests.leaders.builders import (
    a_city,
    a_match,
    a_table,
    before_age,
    chance,
    coins,
    gains,
    game_of,
    ids,
    legal,
    play,
    recruited_in,
    score,
)
from wonders.core.chance import Stream
from wonders.core.decisions import CHANCE
from wonders.games.classic.table import Table
from wonders.games.leaders.pending_effects import DrawingLeaders, DrawLeaderCards
from wonders.games.leaders.state import leaders_of

GOODS = "W S S C P L"


def rome(stages: int = 0, built: str = "", coins: int = 3) -> Table:
    """Rome B with all goods it needs, about to play a card."""
    return a_table(
        a_city("rome_b", built, goods=GOODS, stages=stages, coins=coins),
        hands=["altar palace"],
        reserves=["pericles sappho caesar"],
        supply="midas nero hannibal plato varro hiram",
        age=2,
        discard="theater",
    )


def test_the_stages_of_rome_a_are_worth_four_and_six_points() -> None:
    assert score(a_city("rome_a", stages=2)).of("wonder") == 10


def test_the_stages_of_rome_b_are_worth_three_points_each_but_the_first() -> None:
    assert [score(a_city("rome_b", stages=n)).of("wonder") for n in range(4)] == [0, 0, 3, 6]


# Stage 1


def test_the_first_stage_gives_five_coins() -> None:
    step = play(rome(), "stage altar")
    assert gains(step) == [(5, "rome_b")]
    assert coins(step) == 8


def test_the_first_stage_takes_four_unused_leaders_into_the_reserve() -> None:
    step = play(rome(), "stage altar")
    asked = game_of(step.table).pending(step.table)[CHANCE]
    assert isinstance(asked, DrawingLeaders)
    assert ids(asked.supply) == ["hannibal", "hiram", "midas", "nero", "plato", "varro"] and asked.count == 4
    drawn = chance(step.table, "draw_leaders hannibal,midas,plato,varro").table
    assert ids(leaders_of(drawn).reserves[0]) == ["caesar", "hannibal", "midas", "pericles", "plato", "sappho", "varro"]
    assert ids(leaders_of(drawn).supply) == ["hiram", "nero"]
    assert drawn.phase == "pick" and drawn.turn == 2


def test_any_four_can_be_drawn_and_no_others() -> None:
    step = play(rome(), "stage altar")
    asked = game_of(step.table).pending(step.table)[CHANCE]
    assert isinstance(asked, DrawingLeaders)
    outcomes = asked.outcomes()
    assert outcomes is not None
    assert {frozenset(action.cards) for action, _ in outcomes} == set(
        map(frozenset, combinations(ids(asked.supply), 4))
    )
    assert {weight for _, weight in outcomes} == {1}
    assert len({asked.sample(Stream(b"x", str(n))) for n in range(200)}) == 15
    assert not asked.accepts(DrawLeaderCards(("hannibal", "midas", "plato")))
    assert not asked.accepts(DrawLeaderCards(("hannibal", "midas", "plato", "sappho")))
    assert not asked.accepts(DrawLeaderCards(("hannibal", "midas", "plato", "plato")))


def test_a_large_pile_is_not_listed() -> None:
    match = a_match(3, wonders="rome,gizah,rhodos", sides="B")
    asked = DrawingLeaders("test", leaders_of(match.table).supply, 4)
    assert len(asked.supply) == 30
    assert asked.outcomes() is None


def test_the_first_stage_can_be_marked_with_a_leader() -> None:
    table = before_age(
        1, a_city("rome_b", goods="W C"), reserves=["caesar midas"], supply="nero plato varro hiram zenobia"
    )
    step = play(table, "stage caesar")
    assert coins(step) == 8
    drawn = chance(step.table, "draw_leaders hiram,nero,plato,varro").table
    assert ids(leaders_of(drawn).reserves[0]) == ["hiram", "midas", "nero", "plato", "varro"]
    assert drawn.phase == "deal_age"


def test_drawn_leaders_can_be_used_like_the_others() -> None:
    table = before_age(2, a_city("rome_b", stages=1), reserves=["hiram midas nero plato"])
    assert [text for text in legal(table) if text.startswith("recruit")] == [
        "recruit hiram bank=1",
        "recruit midas bank=1",
        "recruit nero",
        "recruit plato bank=2",
    ]


# Stages 2 and 3


@pytest.mark.parametrize("stages", [1, 2])
def test_the_other_stages_let_rome_recruit_one_more_leader_at_its_price(stages: int) -> None:
    step = play(rome(stages), "stage altar")
    assert legal(step.table) == ["recruit caesar bank=3", "recruit sappho", "decline"]
    after = play(step.table, "recruit caesar bank=3")
    assert coins(after) == 0
    assert recruited_in(after.table.cities[0]) == ["caesar"]
    assert ids(leaders_of(after.table).reserves[0]) == ["pericles", "sappho"]
    assert after.table.phase == "pick" and after.table.turn == 2


def test_only_one_more_is_recruited_for_each_stage() -> None:
    step = play(play(rome(1, coins=9), "stage altar").table, "recruit sappho")
    assert step.table.turn == 2


def test_rome_need_not_recruit() -> None:
    step = play(play(rome(1), "stage altar").table, "decline")
    assert step.table.turn == 2
    assert len(leaders_of(step.table).reserves[0]) == 3


def test_a_leader_recruited_by_a_stage_is_neither_sold_nor_put_under_a_stage() -> None:
    step = play(rome(1), "stage altar")
    assert not [text for text in legal(step.table) if text.startswith(("sell", "stage"))]


def test_a_leader_recruited_by_a_stage_works_from_then_on() -> None:
    step = play(play(rome(1), "stage altar").table, "recruit caesar bank=3")
    assert step.table.cities[0].standing.shields == 2


def test_croesus_recruited_by_a_stage_pays_at_once() -> None:
    table = a_table(a_city("rome_b", goods=GOODS, stages=1), hands=["altar"], reserves=["croesus"])
    step = play(play(table, "stage altar").table, "recruit croesus")
    assert gains(step) == [(6, "croesus")]


def test_the_one_more_leader_is_paid_with_coins_held_when_the_turn_began() -> None:
    """A neighbour buys from Rome in the same turn; that money comes too late, as it would for goods."""
    table = a_table(
        a_city("rome_b", goods=GOODS, stages=1, coins=2),
        a_city(coins=9),
        hands=["altar", "baths"],
        reserves=["caesar nefertiti"],
    )
    step = play(table, "stage altar", "build baths right=2")
    assert coins(step) == 4
    assert legal(step.table) == ["recruit nefertiti bank=1", "decline"]


def test_what_the_stage_has_cost_is_gone() -> None:
    table = a_table(
        a_city("rome_b", goods="S C", stages=1, coins=3),
        a_city(goods="L"),
        hands=["altar"],
        reserves=["caesar nefertiti"],
    )
    step = play(table, "stage altar left=2")
    assert legal(step.table) == ["recruit nefertiti bank=1", "decline"]


def test_a_stage_marked_by_a_leader_lets_rome_recruit_another_at_once() -> None:
    table = before_age(2, a_city("rome_b", goods=GOODS, stages=1, coins=3), reserves=["caesar midas sappho"])
    step = play(table, "stage caesar")
    assert step.table.phase == "recruit_more_recruiting"
    assert legal(step.table) == ["recruit midas bank=1", "recruit sappho", "decline"]
    after = play(step.table, "recruit midas bank=1").table
    assert after.phase == "deal_age"
    assert recruited_in(after.cities[0]) == ["midas"]


def test_maecenas_recruited_in_rome_b_frees_the_next_one() -> None:
    table = before_age(2, a_city("rome_b", "maecenas", goods=GOODS, stages=1, coins=0), reserves=["pericles midas"])
    step = play(table, "stage midas")
    assert legal(step.table) == ["recruit pericles", "decline"]


def test_rome_recruits_before_anybody_builds_from_the_discard_pile() -> None:
    table = a_table(
        a_city("halikarnassos_b", goods="O O"),
        a_city("rome_b", goods=GOODS, stages=1),
        hands=["palace", "altar"],
        reserves=["", "solomon sappho"],
        discard="theater baths",
    )
    step = play(table, "stage palace", "stage altar")
    assert step.table.phase == "recruit_more"
    step = play(step.table, None, "recruit solomon bank=1")
    assert legal(step.table, 0) == ["revive baths", "revive theater", "decline"]
    step = play(step.table, "revive theater")
    assert legal(step.table, 1) == ["revive baths", "decline"]


# The last recruitment


def test_rome_b_keeps_its_leaders_while_a_stage_lets_it_recruit() -> None:
    table = before_age(3, a_city("rome_b", stages=2), a_city(), reserves=["midas nero plato", "hiram varro"])
    step = play(table, "sell midas", "sell hiram")
    assert [ids(reserve) for reserve in leaders_of(step.table).reserves] == [["nero", "plato"], [], []]


def test_rome_b_puts_them_away_when_no_such_stage_is_left() -> None:
    table = before_age(3, a_city("rome_b", stages=3), reserves=["midas nero plato"])
    step = play(table, "sell midas")
    assert leaders_of(step.table).reserves == ((), (), ())
    assert ids(leaders_of(step.table).retired[0]) == ["midas", "nero", "plato"]


def test_rome_a_puts_them_away_like_everybody() -> None:
    step = play(before_age(3, a_city("rome_a"), reserves=["midas nero"]), "sell midas")
    assert leaders_of(step.table).reserves[0] == ()


def test_a_stage_completed_in_the_last_recruitment_lets_rome_recruit_before_the_rest_is_put_away() -> None:
    table = before_age(3, a_city("rome_b", goods=GOODS, stages=2, coins=5), reserves=["midas nero plato"])
    step = play(play(table, "stage midas").table, "recruit plato bank=2")
    assert recruited_in(step.table.cities[0]) == ["plato"]
    assert ids(leaders_of(step.table).retired[0]) == ["nero"]


def test_others_are_told_that_leaders_were_drawn_but_not_which() -> None:
    step = chance(play(rome(), "stage altar").table, "draw_leaders hannibal,midas,plato,varro")
    (event,) = kinds(step, "LeadersDrawn")
    assert ids(event.seen_by(0)["cards"]) == ["hannibal", "midas", "plato", "varro"]
    assert event.seen_by(1) == {"event": "LeadersDrawn", "seat": 0}


def test_every_draw_has_a_label_of_its_own() -> None:
    table = play(rome(), "stage altar").table
    early = before_age(1, a_city("rome_b", goods="W C"), reserves=["caesar"], supply="nero plato varro hiram")
    asked = [game_of(one).pending(one)[CHANCE] for one in (table, play(early, "stage caesar").table)]
    labels = {one.label for one in asked if isinstance(one, DrawingLeaders)}
    assert len(labels) == 2


def test_who_cannot_recruit_one_more_leader_is_not_asked() -> None:
    table = a_table(a_city("rome_b", goods="S C L", stages=1, coins=2), hands=["altar"], reserves=["caesar"])
    after = play(table, "stage altar").table
    assert (after.phase, pending_in(after)) == ("pick", ())
