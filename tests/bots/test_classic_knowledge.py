"""Judgement about 7 Wonders."""

import pytest

from tests.bots.judging import ending
from tests.classic.builders import a_city, a_table, game_of
from wonders import make
from wonders.bots.classic.knowledge import ClassicKnowledge
from wonders.core.options import Setting
from wonders.games.classic.table import Table

KNOWS = ClassicKnowledge()
RICH = "W S C O W S C O"


def weights(table: Table, **options: Setting) -> dict[str, float]:
    game = game_of(table, **options)
    legal = game.legal(table, 0)
    found = KNOWS.weigh(game, table, 0, game.pending(table)[0], legal)
    return {str(action): weight for action, weight in zip(legal, found, strict=True)}


def choice(table: Table, **options: Setting) -> str:
    found = weights(table, **options)
    return max(found, key=found.__getitem__)


def test_production_that_unlocks_something_comes_before_more_of_the_same() -> None:
    table = a_table(a_city(goods="W W", coins=5), hands=("lumber_yard stone_pit",))
    assert choice(table) == "build stone_pit"
    rich, poor = (weights(a_table(a_city(goods=goods), hands=("stone_pit",))) for goods in (RICH, "W C"))
    assert poor["build stone_pit"] > 1.5 * rich["build stone_pit"]


def test_production_is_worth_nothing_in_the_last_turn() -> None:
    found = weights(a_table(a_city(goods="W"), hands=("stone_pit",), age=3, turn=6))
    assert found["build stone_pit"] == 0 < found["sell stone_pit"]


def test_a_set_of_symbols_is_completed() -> None:
    hand = "workshop scriptorium"  # a gear, or a second tablet
    table = a_table(a_city(goods=RICH + " G L P", science="compass tablet", coins=9), hands=(hand,), age=3, turn=5)
    assert choice(table) == "build workshop"


def test_shields_count_where_they_turn_a_conflict() -> None:
    def gain(mine: int, theirs: int) -> float:
        others = a_city(shields=theirs), a_city(shields=theirs)
        table = a_table(a_city(goods=RICH, shields=mine), *others, hands=("stockade",), age=3, turn=6)
        return weights(table)["build stockade"]

    assert gain(3, 3) > 8 and gain(2, 3) > 1
    assert abs(gain(1, 6)) < 1 and abs(gain(9, 2)) < 1


def test_a_building_that_makes_another_free_is_worth_more() -> None:
    table = a_table(a_city(goods=RICH), hands=("baths theater altar pawnshop",))
    found = weights(table)
    assert found["build baths"] > found["build pawnshop"], "both have three points; one leads on to the aqueduct"


def test_what_the_next_player_wants_is_worth_taking_away() -> None:
    scholar = a_city(goods=RICH + " G L P", science="tablet tablet tablet", coins=9)
    here = a_city(coins=0)

    def sale(next_city: bool) -> float:
        cities = (here, scholar, a_city()) if next_city else (here, a_city(), scholar)
        return weights(a_table(*cities, hands=("scriptorium",), turn=3))["sell scriptorium"]

    assert sale(next_city=True) > sale(next_city=False) + 0.3


def test_partners_leave_each_other_good_cards() -> None:
    """Seats 0 and 1 are partners, and the first age is passed on to seat 1."""
    scholar = a_city(goods=RICH + " G L P", science="tablet tablet tablet", coins=9)
    table = a_table(a_city(coins=0), scholar, a_city(), a_city(), hands=("scriptorium",), turn=3)
    rivals, partners = weights(table), weights(table, teams=True)
    sale = "sell scriptorium"
    assert rivals[sale] - rivals["sell pawnshop"] > 0 > partners[sale] - partners["sell pawnshop"]


def test_coins_go_to_the_partner_rather_than_to_a_rival() -> None:
    beside = a_city(goods="S")
    table = a_table(a_city(coins=6), beside, a_city(), beside, hands=("baths",))
    found = weights(table, teams=True)
    assert found["build baths left=2"] > found["build baths right=2"]


def test_the_estimate_knows_the_winner_of_a_clear_end() -> None:
    game = make("classic", 4)
    right = 0
    for number in range(10):
        table = ending(game, f"end:{number}")
        outcome, shares = game.outcome(table), KNOWS.estimate(game, table)
        assert outcome is not None and sum(shares) == pytest.approx(1)
        right += shares.index(max(shares)) in outcome.winners
    assert right >= 9


def test_the_estimate_of_an_end_follows_the_points() -> None:
    cities = (a_city(coins=30), a_city(coins=3), a_city(coins=15))
    table = a_table(*cities, age=3, phase="over")
    first, second, third = KNOWS.estimate(game_of(table), table)
    assert first > third > second
