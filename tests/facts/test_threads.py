"""Facts are worked out in several threads of a server at once: its tables in one, whole replays in others."""

import sys
import threading
from random import Random
from typing import Any

import pytest

from wonders import Dealer, Match, make
from wonders.core.decisions import SPECTATOR
from wonders.facts import duel, facts
from wonders.facts.once import Recent


def views(seed: int) -> list[Any]:
    """What a watcher sees of a match of Duel, step by step."""
    rng, match = Random(seed), Match(make("duel"), Dealer.from_seed(seed))
    seen = [match.view(SPECTATOR)]
    while match.waiting_for:
        seat = match.waiting_for[0]
        match.answer(seat, rng.choice(match.legal(seat)))
        seen.append(match.view(SPECTATOR))
    return seen


def test_facts_are_the_same_in_many_threads_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short memory and short turns: what one thread has just found, another throws out."""
    game, shown = make("duel"), [(view, seed) for seed in range(3) for view in views(seed)]
    right = {id(view): facts(game, view) for view, _ in shown}
    monkeypatch.setattr(duel, "_known", Recent[Any](1))
    monkeypatch.setattr(duel, "_facts", lambda view: right[id(view)])
    wrong: list[BaseException] = []

    def show(offset: int) -> None:
        try:
            for turn in range(3000):
                view, _ = shown[(turn * 7 + offset) % len(shown)]
                assert facts(game, view) is not None
        except BaseException as failed:
            wrong.append(failed)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=show, args=(at * 31,)) for at in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert not wrong
