"""Hints: a legal answer, the same whatever others hide."""

import sys
from random import Random

import pytest

from tests.driving import Variant
from tests.study.test_judging import VARIANTS, a_moment
from wonders import Dealer, Match, make
from wonders.bots.search.expert import Expert
from wonders.core.events import Step
from wonders.study.hints import hint_for
from wonders.study.judging import Position, judge


@pytest.mark.parametrize("variant", VARIANTS)
def test_hints_give_nothing_away(variant: Variant) -> None:
    """At three tables that the seat cannot tell apart, the hint is the same, reasons included."""
    match, position = a_moment(variant)
    whole = hint_for(position, 30)
    assert whole["action"] in map(str, position.legal) and whole["action"].startswith(whole["verb"])
    for number in range(2):
        twin = match.copy()
        twin.steps[-1] = Step(match.game.resample(position.history, Random(number)), ())
        assert hint_for(Position.of(twin, len(twin.steps) - 1, position.seat), 30) == whole


@pytest.mark.parametrize("game", ["duel", "classic", "architects"])
def test_where_a_net_has_learnt_the_game_the_hint_is_what_expert_answers(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With so few simulations the two searches often differ; without numpy it is the other one's answer."""
    differ = 0
    for seed in range(3):
        position = decision(game, seed)
        expert = Expert(nodes=64 if game == "duel" else 32)
        wanted = expert.choose(position.asked, position.legal, position.seen(Random("hint")))
        searched = judge(position, 8, seed="hint").best.action
        assert hint_for(position, 8)["action"] == str(wanted)
        with monkeypatch.context() as without:
            without.setitem(sys.modules, "wonders.bots.search.expert", None)
            assert hint_for(position, 8)["action"] == str(searched)
        differ += wanted != searched
    assert differ


def decision(game: str, seed: int) -> Position:
    """One of a match of random play, with some answers."""
    players, least, answers = {"classic": (3, 9, 4), "duel": (2, 24, 4), "architects": (2, 30, 3)}[game]
    match, rng = Match(make(game, players), Dealer.from_seed(seed)), Random(seed)
    while len(match.steps) < least or len(match.legal(match.waiting_for[0])) < answers:
        seat = match.waiting_for[0]
        match.answer(seat, rng.choice(match.legal(seat)))
    return Position.of(match, len(match.steps) - 1, match.waiting_for[0])
