"""Judgement about Duel."""

from random import Random
from typing import Any

import pytest

from tests.bots.judging import best, ending, moments, wins_against_random
from tests.duel.builders import a_city, a_table, after, drafted
from wonders import make
from wonders.bots.duel.knowledge import DuelKnowledge
from wonders.bots.duel.prices import bill
from wonders.games.duel.cards import CARDS
from wonders.games.duel.game import Duel
from wonders.games.duel.layout import LAYOUTS
from wonders.games.duel.table import Table
from wonders.games.duel.tally import TRADES

GAME = Duel()
KNOWS = DuelKnowledge()
FIVE_SYMBOLS = "workshop apothecary scriptorium pharmacist academy"
RICH = "sawmill brickyard shelf_quarry glassworks press glassblower drying_room"


def choice(table: Table) -> str:
    return best(KNOWS, GAME, table)


def a_layout(lying: dict[int, str], table: Table) -> Table:
    """The table with these cards in these slots of the first age's layout, all face up."""
    laid = tuple(CARDS[lying[slot]] if slot in lying else None for slot in range(20))
    return table.but(laid=laid, shape=LAYOUTS[1].shape(sum(1 << slot for slot in lying)))


def test_it_takes_the_capital_when_it_can() -> None:
    table = a_table(lying="tavern guard_tower baths", pawn=8)
    assert choice(table) == "build guard_tower"


def test_it_takes_the_capital_with_a_wonder_too() -> None:
    table = a_table(a_city(RICH, wonders="pyramids colossus"), lying="town_hall palace", pawn=7, coins=(20, 7))
    assert choice(table).startswith("wonder colossus")


def test_it_takes_the_sixth_symbol() -> None:
    table = a_table(a_city(FIVE_SYMBOLS + " " + RICH), lying="palace observatory town_hall", age=3, coins=(9, 9))
    assert choice(table) == "build observatory"


def test_it_takes_away_the_sixth_symbol_that_the_other_could_build() -> None:
    table = a_table(theirs=a_city(FIVE_SYMBOLS), lying="pretorium observatory gardens", age=3, coins=(3, 9))
    assert choice(table) == "sell observatory"


def test_a_sixth_symbol_that_the_other_cannot_pay_may_lie() -> None:
    table = a_table(a_city(RICH), a_city(FIVE_SYMBOLS), lying="palace observatory", age=3, coins=(9, 0))
    assert choice(table) == "build palace"


def test_it_takes_away_the_shields_that_would_cost_the_capital() -> None:
    table = a_table(lying="theater guard_tower altar", pawn=-8, last=True)
    assert choice(table).endswith("guard_tower")


def test_it_pushes_an_army_back_when_one_threat_cannot_be_taken_away() -> None:
    table = a_table(lying="garrison guard_tower altar", pawn=-8, coins=(7, 7))
    assert choice(table).startswith("build g")


def test_it_does_not_uncover_the_victory_of_the_other() -> None:
    lying = {9: "guard_tower", 14: "theater", 19: "palace", 18: "town_hall"}
    assert choice(a_layout(lying, a_table(pawn=-8, coins=(3, 3)))).endswith(("palace", "town_hall"))
    assert choice(a_layout(lying, a_table(pawn=0, coins=(3, 3)))) == "build theater"


def test_an_extra_turn_is_used_to_reach_a_card_that_wins() -> None:
    mine = a_city(RICH, wonders="sphinx pyramids")
    lying = {9: "guard_tower", 14: "theater", 19: "tavern", 18: "clay_pool"}
    assert choice(a_layout(lying, a_table(mine, pawn=8, coins=(20, 7)))) == "wonder sphinx theater"


def test_a_building_that_is_free_is_built_rather_than_one_that_is_dear() -> None:
    table = a_table(a_city("theater"), lying="statue rostrum", age=2, coins=(7, 7))
    assert choice(table) == "build statue"


def test_production_is_worth_more_where_the_own_wonders_need_it() -> None:
    table = a_table(a_city(wonders="great_library hanging_gardens"), lying="lumber_yard clay_pool quarry")
    assert choice(table) == "build lumber_yard"


def test_what_one_city_makes_lowers_its_own_bill_and_raises_that_of_the_other() -> None:
    nothing, sawmill = a_city().tally & TRADES, a_city("sawmill").tally & TRADES
    assert bill(sawmill, nothing, 1, 1.0) < bill(nothing, nothing, 1, 1.0) < bill(nothing, sawmill, 1, 1.0)
    assert bill(a_city("wood_reserve").tally & TRADES, sawmill, 1, 1.0) < bill(nothing, sawmill, 1, 1.0)
    assert bill(nothing, sawmill, 3, 0.1) < bill(nothing, sawmill, 3, 0.5) < bill(nothing, sawmill, 2, 0.5)


def test_law_is_taken_when_it_is_the_sixth_symbol() -> None:
    built = "workshop apothecary scriptorium pharmacist study"
    table = a_table(a_city(f"{built} {RICH}"), lying="academy", age=3, board="philosophy law economy", coins=(9, 9))
    assert choice(after(table, "build academy")) == "token law"


def test_zeus_destroys_what_the_other_makes_alone() -> None:
    mine, theirs = a_city(RICH, wonders="statue_of_zeus"), a_city("clay_pool brickyard quarry", wonders="pyramids")
    table = after(a_table(mine, theirs, lying="theater", coins=(20, 5)), "wonder statue_of_zeus theater")
    assert choice(table) == "destroy quarry"


def test_the_mausoleum_brings_back_the_card_that_wins() -> None:
    mine = a_city(RICH, wonders="mausoleum")
    table = a_table(mine, lying="theater", discard="palace guard_tower town_hall", coins=(20, 5), pawn=8)
    assert choice(after(table, "wonder mausoleum theater")) == "revive guard_tower"


def test_an_extra_turn_is_a_reason_to_pick_a_wonder() -> None:
    table = GAME.start().but(phase="draft", order=(0, 1, 1, 0))
    offer = tuple(wonder for wonder in drafted().cities[0].wonders + drafted().cities[1].wonders)
    assert len(offer) == 8
    names = {wonder.id: wonder for wonder in offer}
    again = [id for id, wonder in names.items() if wonder.plays_again]
    plain = [id for id, wonder in names.items() if not wonder.plays_again]
    picked = choice(table.but(offer=(names[plain[0]], names[plain[1]], names[again[0]])))
    assert picked == f"pick {again[0]}"


@pytest.mark.parametrize("options", [{}, {"fair": "bid", "first": "lot"}, {"wonders": "fixed"}, {"fair": "draft"}])
def test_every_decision_is_weighed(options: dict[str, Any]) -> None:
    game = make("duel", **options)
    kinds = set()
    for number in range(12):
        for table, seat, asked in moments(game, f"every:{number}"):
            legal = game.legal(table, seat)
            weights = KNOWS.weigh(game, table, seat, asked, legal)
            assert len(weights) == len(legal) and all(abs(weight) < 1e6 for weight in weights)
            assert sum(KNOWS.estimate(game, table)) == pytest.approx(1)
            kinds.add(asked.kind)
    assert kinds >= {"PlayTurn", "ChooseStarter", "DestroyCard", "ReviveCard", "KeepToken", "ChooseToken"} - (
        {"KeepToken", "ReviveCard"} if options.get("wonders") == "fixed" else set()
    )


def test_a_view_and_a_table_dealt_from_it_are_judged_alike() -> None:
    for table, seat, asked in moments(GAME, "alike"):
        legal = GAME.legal(table, seat)
        view = GAME.view(table, seat)
        dealt = GAME.resample((view,), Random(5))
        weights = KNOWS.weigh(GAME, view, seat, asked, legal)
        assert weights == KNOWS.weigh(GAME, dealt, seat, asked, legal) == KNOWS.weigh(GAME, table, seat, asked, legal)
        assert KNOWS.estimate(GAME, view) == KNOWS.estimate(GAME, dealt)


def test_the_seats_are_alike_to_the_estimate() -> None:
    for table, _, _ in moments(GAME, "turned"):
        mine, theirs = KNOWS.estimate(GAME, table)
        assert KNOWS.estimate(GAME, GAME.rotate(table, 1)) == pytest.approx((theirs, mine))


def test_the_estimate_of_an_end_is_its_outcome() -> None:
    for number in range(10):
        table = ending(GAME, f"end:{number}")
        outcome = GAME.outcome(table)
        assert outcome is not None
        share = 1 / len(outcome.winners)
        assert KNOWS.estimate(GAME, table) == tuple(share if seat in outcome.winners else 0.0 for seat in (0, 1))


def test_the_estimate_sees_a_victory_that_is_one_turn_away() -> None:
    assert KNOWS.estimate(GAME, a_table(lying="guard_tower", pawn=8))[0] > 0.9
    assert KNOWS.estimate(GAME, a_table(lying="guard_tower", pawn=-8, turn=1))[0] < 0.1


def test_it_beats_random_bots() -> None:
    assert wins_against_random(GAME, 30, "strength") >= 28
