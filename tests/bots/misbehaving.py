"""Bots that misbehave, and a way to play with them."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from wonders import make
from wonders.bots.bot import Bot, Perspective
from wonders.bots.guard import Guarded
from wonders.bots.hosting import closing
from wonders.bots.play import Played, play_match
from wonders.bots.threaded import Threaded
from wonders.bots.uniform import Uniform
from wonders.core.actions import Action
from wonders.core.decisions import Decision

Answer = Callable[[Sequence[Action], Perspective], Any]


class Toy:
    """Answers with whatever a function returns, from some decision on; before that at random."""

    def __init__(self, answer: Answer, good: int = 0) -> None:
        self.answer = answer
        self.good = good
        self.asked = 0

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        self.asked += 1
        if self.asked <= self.good:
            return Uniform().choose(asked, legal, seen)
        answer: Action = self.answer(legal, seen)
        return answer


def crash(legal: Sequence[Action], seen: Perspective) -> Any:
    raise ZeroDivisionError("no\nreason")


def leave(legal: Sequence[Action], seen: Perspective) -> Any:
    raise SystemExit(3)


def sleep(legal: Sequence[Action], seen: Perspective) -> Any:
    time.sleep(0.5)


def loop(legal: Sequence[Action], seen: Perspective) -> Any:
    while True:
        time.sleep(0.001)


class Odd:
    """Equal to nothing, printable by nobody."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("odd")

    def __str__(self) -> str:
        raise RuntimeError("odder")


def guarded(bot: Bot, limit: float = 2.0, name: str = "toy") -> Guarded:
    return Guarded(name, Threaded(bot), limit)


def play_with(*guests: Bot, game: str = "duel", seed: str = "1") -> Played:
    """A match of these bots and of random ones."""
    made = make(game)
    bots = (*guests, *(Uniform() for _ in range(made.players - len(guests))))
    with closing(bots):
        return play_match(made, bots, seed)
