"""Matches played on as a judge finds likely, and what a search makes of them."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import wonders
from tests.bots.test_table_tree import Biased, Duet, Echo, thought
from tests.bots.toys import Die, Pennies, Say, Table
from wonders.bots.net.many import ClassicJudge, judge_for
from wonders.bots.search.onward import Onward
from wonders.bots.search.table_tree import Settings


def led_to(game: Any, judge: Any, tables: Sequence[Any]) -> list[list[float]]:
    return [list(values) for values in Onward(game, judge, 0, Random(1)).values(tables)]


@pytest.mark.parametrize("word", ["left", "right"])
def test_each_match_goes_on_by_the_policy_to_its_own_end(word: str) -> None:
    begun = [Table(), Table(((0, "left"),)), Table(((0, "right"),)), Table(((0, "left"), (1, "left")))]
    won_by = [1, 1 if word == "left" else 0, 1 if word == "right" else 0, 1]
    assert led_to(Duet(), Biased(word, 30.0), begun) == [[1.0 - seat, float(seat)] for seat in won_by]


def test_those_who_choose_at_once_and_chance_are_drawn_as_they_are_likely() -> None:
    agreed = sum(values[0] for values in led_to(Pennies(), Biased("tails", 2.0), [Table()] * 1000)) / 1000
    likely = 1 / (1 + 2.718281828**-2)
    assert agreed == pytest.approx(likely**2 + (1 - likely) ** 2, abs=0.04)
    bets = sum(values[0] for values in led_to(Die(), Biased("", 0.0), [Table(((0, "two"),))] * 1000)) / 1000
    assert bets == pytest.approx(0.75, abs=0.04)


class Noted(ClassicJudge):
    """The shipped net, and all that it was asked about, in turn."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Sequence[Any]] = []

    def judged_views(self, game: Any, views: Sequence[Any]) -> Any:
        self.asked.append(views)
        return super().judged_views(game, views)


def test_before_another_age_the_net_is_asked_and_in_the_last_one_the_rules() -> None:
    match = wonders.Match(wonders.make("classic", 3), wonders.Dealer.from_seed(5))
    judge = Noted()
    (values,) = led_to(match.game, judge, [match.table])
    *before, last = judge.asked
    assert {view.age for views in before for view in views} == {1} and len(before) == 6
    assert [(view.seat, view.age, view.turn) for view in last] == [(0, 2, 1)]
    assert values == pytest.approx(judge.judged_views(match.game, last)[1][0])
    while match.table.age < 3:
        match.answer(seat := match.waiting_for[0], match.legal(seat)[0])
    judge.asked.clear()
    (values,) = led_to(match.game, judge, [match.table])
    assert {view.age for views in judge.asked for view in views} == {3}
    assert max(values) > 0.6 and sum(values) == pytest.approx(1)


class Late(Biased):
    """Finds that it is the third age."""

    def age(self, table: Any) -> int:
        return 3


def test_a_leaf_is_worth_in_part_what_playing_on_from_it_led_to() -> None:
    """Who says left again has won: the judge knows nothing of it, but says left."""
    for part, worth in ((0.0, 0.5), (0.7, 0.85), (1.0, 1.0)):
        found = thought(Echo(), Late("left", 30.0), 1, played=part).considered[0]
        assert (found.action, found.visits, found.value) == (Say("left"), 1, pytest.approx(worth))
    for judge, onward in ((Biased("left", 30.0), 3), (Late("left", 30.0), 4)):
        found = thought(Echo(), judge, 1, played=1.0, onward=onward).considered[0]
        assert found.value == pytest.approx(0.5), "it is too early"


def test_unless_told_otherwise_few_play_on_and_only_in_the_last_age() -> None:
    ages = [Settings().first_age(players) for players in (3, 4, 5, 7)]
    assert ages[:2] == [3, 3] and min(ages[2:]) > 3
    assert Settings(onward=1).first_age(7) == 1 and Settings(onward=1, played=0.0).first_age(3) > 3


@pytest.mark.parametrize(("game", "ages"), [("classic", [1, 2, 3]), ("architects", [0])])
def test_only_classic_has_ages_to_be_played_on_in(game: str, ages: list[int]) -> None:
    match = wonders.Match(wonders.make(game, 3), wonders.Dealer.from_seed(3))
    judge = judge_for(match.game, match.pending[match.waiting_for[0]])
    assert judge is not None
    met = set()
    while match.waiting_for:
        met.add(judge.age(match.table))
        match.answer(seat := match.waiting_for[0], match.legal(seat)[0])
    assert sorted(met) == ages
