"""The search over tables by what a judge thinks, for any number of seats."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import wonders
from tests.bots.judging import moments
from tests.bots.test_expert_seats import perspective
from tests.bots.toys import Die, Pennies, Say, Saying, Table, Toy
from wonders.bots.net.classic_form import CHOICES, FORM
from wonders.bots.net.many import ClassicJudge, SeatsJudge, judge_for
from wonders.bots.net.policy import SeatsNet
from wonders.bots.net.seats import SEATS
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.table_places import Cases, Mixed
from wonders.bots.search.table_tree import Settings, TableTree
from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat


class Biased(SeatsJudge):
    """Finds every seat as likely to win, and one word likelier than others."""

    decisions, closeness = frozenset(), 1.0

    def __init__(self, word: str, by: float) -> None:
        self._word, self._by = word, by

    def judged_views(self, game: Any, views: Sequence[Any]) -> tuple[Any, list[list[float]]]:
        return np.zeros((len(views), 1)), [[1 / game.players] * game.players for _ in views]

    def weights(self, logits: Any, view: Any, legal: Sequence[Action]) -> list[float]:
        return [self._by if action == Say(self._word) else 0.0 for action in legal]

    def ended(self, game: Any, table: Any) -> list[float]:
        outcome = game.outcome(table)
        return [outcome.share(seat) for seat in game.seats]

    def rows(self, game: Any, views: Any) -> Any: ...
    def choice(self, action: Any, view: Any) -> int: ...  # type: ignore[empty-body]
    def forget(self) -> None: ...


class Duet(Toy):
    """One after the other says left or right; seat 1, who speaks last, wins if it says the same."""

    id = "duet"

    def pending(self, table: Table) -> dict[Seat, Decision]:
        return {len(table.said): Saying()} if len(table.said) < 2 else {}

    def legal(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        return (Say("left"), Say("right")) if seat in self.pending(table) else ()

    def winner(self, table: Table) -> Seat:
        return int(table.said[0][1] == table.said[1][1])


def coins_matter() -> SeatsNet:
    """A net that finds all choices alike, and whoever has more coins better off."""
    arrays: dict[str, Any] = {}
    for name, shape in FORM.layers.items():
        arrays[name] = np.zeros(shape, np.int8)
        arrays[f"{name}_scale"] = np.ones(shape[1], np.float16)
        arrays[f"{name}_bias"] = np.zeros(shape[1], np.float16)
    own_coins = FORM.scales.index(1 / 8)
    arrays["first"][own_coins, 0] = 8
    arrays["head"][0, CHOICES] = 1
    assert arrays["head"].shape[1] == CHOICES + SEATS
    return SeatsNet(FORM, arrays)


def thought(game: Any, judge: SeatsJudge, nodes: int, **settings: Any) -> Any:
    tree = TableTree(game, judge, 0, Random(1), Settings(**settings))
    table = game.start()
    return tree.think((table,), game.legal(table, 0), Timer(Budget(nodes=nodes)))


def test_chance_comes_as_often_as_it_is_likely_whatever_looked_promising() -> None:
    found = thought(Die(), Biased("one", 2.0), 400)
    assert str(found.best) == "say two" and found.simulations == 400
    assert found.considered[0].value == pytest.approx(0.75, abs=0.02)


def test_others_choose_at_the_same_time_as_the_judge_finds_likely() -> None:
    found = thought(Pennies(), Biased("tails", 2.0), 600, worlds=64)
    assert str(found.best) == "say tails"
    assert found.considered[0].value == pytest.approx(1 / (1 + np.exp(-2)), abs=0.15)


def test_whoever_speaks_later_chooses_what_is_best_for_itself() -> None:
    found = thought(Duet(), Biased("left", 3.0), 300)
    assert found.value < 0.2, "seat 1 always wins if it thinks of itself"


def test_a_sample_of_what_others_choose_grows_with_the_visits() -> None:
    cases, met = Cases(), []
    for _ in range(16):
        at = cases.next()
        met.append(at)
        if at == len(cases.places):
            cases.places.append(None)  # type: ignore[arg-type]
    assert len(cases.places) == 5 and set(met) == set(range(5))


def test_answers_are_drawn_by_their_likelihood() -> None:
    mixed, rng = Mixed(1, (Say("a"), Say("b")), (0.9, 0.1)), Random(1)
    assert 860 < sum(mixed.drawn(rng) == Say("a") for _ in range(1000)) < 940


def test_it_answers_what_leads_where_the_net_likes_to_be() -> None:
    match, seen = perspective()
    tree = TableTree(seen.game, ClassicJudge(coins_matter()), 0, Random(2), Settings())
    found = tree.think(match.history(0), match.legal(0), Timer(Budget(nodes=200)))
    assert str(found.best).split()[0] == "sell" and found.simulations == 200


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("architects", 4)])
def test_what_every_seat_may_expect_is_told_by_seats_not_by_slots(game: str, players: int) -> None:
    match = wonders.Match(wonders.make(game, players), wonders.Dealer.from_seed(3))
    seat = match.waiting_for[-1]
    judge: Any = judge_for(match.game, match.pending[seat])
    view = match.view(seat)
    _, values = judge.judged_views(match.game, [view])
    own = judge.net.judged(judge.rows(match.game, [view]))[1][0]
    assert sum(values[0]) == pytest.approx(1, abs=1e-5) and values[0][seat] == pytest.approx(float(own[0]))
    assert values[0][(seat + 1) % players] == pytest.approx(float(own[1]))
    assert values[0][seat - 1] == pytest.approx(float(own[2]))


def test_where_nothing_is_hidden_it_goes_on_from_what_it_thought_before() -> None:
    game = Echo()
    tree = TableTree(game, Biased("left", 0.0), 0, Random(1), Settings())
    start = game.start()
    tree.think((start,), game.legal(start, 0), Timer(Budget(nodes=200)))
    after = game.step(start, {0: Say("right")}).table
    found = tree.think((after,), game.legal(after, 0), Timer(Budget(nodes=10)))
    assert found.simulations == 10 and sum(one.visits for one in found.considered) > 50
    assert str(found.best) == "say right" and found.worlds == 1


class Echo(Duet):
    """Seat 0 alone speaks, twice, and wins if it repeats itself."""

    id = "echo"

    def pending(self, table: Table) -> dict[Seat, Decision]:
        return {0: Saying()} if len(table.said) < 2 else {}

    def winner(self, table: Table) -> Seat:
        return int(table.said[0][1] != table.said[1][1])


def test_what_others_have_looked_at_in_architects_makes_no_world_of_its_own() -> None:
    game = wonders.make("architects", 2)
    looked = next(
        m for seed in range(9) for m in moments(game, f"look {seed}") if m.table.middle.lookers == (1 - m.seat,)
    )
    judge: Any = judge_for(game, next(m for m in moments(game, "look 0")).asked)
    views = (game.view(looked.table, looked.seat),)
    dealt = [game.resample(views, Random(seed)) for seed in range(20)]
    assert len(set(dealt)) > 1
    (thought_of,) = {judge.thought_of(table, looked.seat) for table in dealt}
    assert not list(game.audit(thought_of)) and game.legal(thought_of, looked.seat) == game.legal(
        looked.table, looked.seat
    )
    assert judge.thought_of(looked.table, 1 - looked.seat) is looked.table
