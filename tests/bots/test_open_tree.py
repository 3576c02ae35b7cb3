"""The search over tables that hide nothing."""

import gc
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from tests.bots.judging import moments
from wonders import make
from wonders.bots.bot import Perspective
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.chance import Draws
from wonders.bots.search.expert import Expert
from wonders.bots.search.open_tree import OpenTree
from wonders.bots.search.places import Decided, Drawn
from wonders.bots.search.uncollected import uncollected
from wonders.bots.uniform import Uniform
from wonders.core.actions import Action
from wonders.core.decisions import ChanceDecision, Seat

GAME = make("duel")


class Blind:
    """Knows nothing of any table."""

    def worth(self, tables: Sequence[Any], seats: Sequence[Seat]) -> list[tuple[float, bool]]:
        return [(0.0, True) for _ in tables]

    def priors(self, basis: object, legal: Sequence[Action]) -> list[float]:
        return [1 / len(legal)] * len(legal)


def solved(table: Any) -> float:
    """What seat 0 gets at best play, from -1 to 1."""
    outcome = GAME.outcome(table)
    if outcome is not None:
        return float((outcome.ranks[1] > 1) - (outcome.ranks[0] > 1))
    ((seat, _),) = GAME.pending(table).items()
    values = [solved(GAME.step(table, {seat: action}).table) for action in GAME.legal(table, seat)]
    return min(values) if seat else max(values)


def last_choices() -> Iterator[tuple[Any, Seat, dict[Action, float]]]:
    """Tables with three cards left, none of them closed, at which answers lead to different ends."""
    for number in range(60):
        for table, seat, _ in moments(GAME, f"last {number}"):
            draws = any(wonder.draws for city in table.cities for wonder in city.wonders)
            if table.age == 3 and table.shape.left.bit_count() == 3 and not (table.closed or table.owed or draws):
                values = {a: solved(GAME.step(table, {seat: a}).table) for a in GAME.legal(table, seat)}
                if len(set(values.values())) > 1:
                    yield table, seat, values


def test_near_the_end_it_finds_what_wins() -> None:
    found = list(last_choices())[:6]
    assert len(found) >= 3
    for table, seat, values in found:
        tree = OpenTree(GAME, Blind(), Random(1))
        best = tree.think(table, Timer(Budget(nodes=1500))).best
        assert values[best] == (min if seat else max)(values.values())


def middle() -> Any:
    return [table for table, _, _ in moments(GAME, "middle")][30]


def test_what_a_leaf_counted_for_before_it_was_judged_is_taken_back() -> None:
    tree = OpenTree(GAME, Blind(), Random(2))
    thought = tree.think(middle(), Timer(Budget(nodes=300)))
    root = tree._root
    assert root is not None and thought.simulations == 300
    assert root.visits == 301 and sum(root.visited) == 300
    assert root.total == pytest.approx(0) and root.sums == pytest.approx([0] * len(root.sums))


def test_the_worth_of_a_leaf_is_that_of_the_seat_that_decides_there() -> None:
    class Partial(Blind):
        """Thinks that seat 1 is ahead, whoever decides."""

        def worth(self, tables: Sequence[Any], seats: Sequence[Seat]) -> list[tuple[float, bool]]:
            return [(seat - 0.5, True) for seat in seats]

    tree = OpenTree(GAME, Partial(), Random(2))
    thought = tree.think(middle(), Timer(Budget(nodes=200)))
    share = 0.75 if tree._root is not None and tree._root.seat else 0.25
    assert all(one.value == pytest.approx(share) for one in thought.considered if one.visits)


def test_simulations_alone_give_the_same_on_every_machine() -> None:
    one, same = (OpenTree(GAME, Blind(), Random(3)).think(middle(), Timer(Budget(nodes=200))) for _ in range(2))
    assert one.considered == same.considered


def test_it_goes_on_from_what_it_has_thought_before() -> None:
    tree = OpenTree(GAME, Blind(), Random(4))
    tree.think(middle(), Timer(Budget(nodes=400)))
    root = tree._root
    assert root is not None
    child = next(place for place in root.children if isinstance(place, Decided))
    before = child.visits
    tree.think(child.table, Timer(Budget(nodes=10)))
    assert tree._root is child and child.visits == before + 10 > 11
    tree.think(GAME_START, Timer(Budget(nodes=10)))
    assert tree._root.visits == 11


GAME_START = next(iter(moments(GAME, "another"))).table


def test_few_outcomes_of_chance_come_in_turn_and_countless_ones_grow_with_the_visits() -> None:
    asked = {type(a).__name__: a for a in _draws(20)}
    draws = Draws(Random(1))
    turned = Drawn(None, asked["TurningUp"])
    size = len(asked["TurningUp"].outcomes() or ())
    came = [turned.next(draws) for _ in range(3 * size)]
    assert size > 1 and all([at for at, _ in came].count(at) == 3 for at in range(size))
    new = [action for _, action in came if action is not None]
    assert len(set(new)) == len(new) == size and set(new) == {
        action for action, _ in asked["TurningUp"].outcomes() or ()
    }
    dealt = Drawn(None, asked["DealingAge"])
    for _ in range(100):
        dealt.next(draws)
    assert 8 <= len(dealt.children) <= 13


def _draws(matches: int) -> Iterator[ChanceDecision]:
    """What chance was asked in some matches, where one card at most was turned up."""
    for number in range(matches):
        answers = iter(play_match(GAME, (Uniform(), Uniform()), f"draws {number}").answers)
        table = GAME.start()
        while pending := GAME.pending(table):
            for asked in pending.values():
                if isinstance(asked, ChanceDecision) and len(getattr(asked, "pools", "1")) == 1:
                    yield asked
            table = GAME.step(table, dict(next(answers) for _ in pending)).table


def test_the_expert_says_what_it_thinks_and_keeps_to_its_simulations() -> None:
    bot = make_bot("expert:nodes=40")
    assert isinstance(bot, Expert)
    moment = [moment for moment in moments(GAME, "expert") if moment.seat == 0][12]
    view = GAME.view(moment.table, 0)
    seen = Perspective(GAME, 0, Random(1), lambda seat: view, lambda seat: (view,))
    legal = GAME.legal(moment.table, 0)
    thought = bot.think(moment.asked, legal, seen)
    assert thought.simulations == 40 and {one.action for one in thought.considered} == set(legal)
    assert sum(one.visits for one in thought.considered) == 40
    assert sum(one.prior for one in thought.considered) == pytest.approx(1, abs=1e-3)
    assert bot.choose(moment.asked, legal, seen) in legal


def test_a_tree_that_is_kept_keeps_to_the_time_on_a_slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])

    class Slow(Blind):
        def worth(self, tables: Sequence[Any], seats: Sequence[Seat]) -> list[tuple[float, bool]]:
            clock[0] += 0.03 * len(tables)
            return super().worth(tables, seats)

    tree = OpenTree(GAME, Slow(), Random(5))
    tree.think(middle(), Timer(Budget(nodes=600)))
    root, began = tree._root, clock[0]
    thought = tree.think(middle(), Timer(Budget(seconds=1.0)))
    assert tree._root is root and thought.simulations > 20
    assert clock[0] - began <= 1.0 + 2 * 0.03


def test_answers_are_weighed_only_where_a_place_is_met_again() -> None:
    class Counting(Blind):
        judged = weighed = 0

        def worth(self, tables: Sequence[Any], seats: Sequence[Seat]) -> list[tuple[float, bool]]:
            self.judged += len(tables)
            return super().worth(tables, seats)

        def priors(self, basis: object, legal: Sequence[Action]) -> list[float]:
            self.weighed += 1
            return super().priors(basis, legal)

    judge = Counting()
    tree = OpenTree(GAME, judge, Random(6))
    tree.think(middle(), Timer(Budget(nodes=400)))
    assert tree._root is not None
    opened = [place for place in tree._near(tree._root, 40) if place.visits]
    assert judge.weighed == len(opened) < judge.judged / 2


def test_pythons_search_for_circles_waits_until_the_thinking_is_over() -> None:
    assert gc.isenabled()
    with pytest.raises(ZeroDivisionError), uncollected():
        assert not gc.isenabled()
        _ = 1 / 0
    assert gc.isenabled()


def test_what_was_thought_of_is_not_looked_through_at_once_when_the_thinking_is_over() -> None:
    looked = []

    def watched(phase: str, told: dict[str, int]) -> None:
        looked.append(phase)

    gc.collect()
    with uncollected():
        kept = [[number] for number in range(10 * gc.get_threshold()[0])]
        gc.callbacks.append(watched)
    more: list[list[int]] = [[]]
    gc.callbacks.remove(watched)
    assert not looked
    assert len(kept) > len(more)
