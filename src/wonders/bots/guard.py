"""Playing with bots that nobody here has vouched for.

A guarded bot has a time limit and gets every answer checked. If it crashes, is late, answers illegally or talks
nonsense, it loses the move to a fallback and its fault is noted; the match goes on.
"""

import copy
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from wonders.bots.bot import Bot, Perspective
from wonders.bots.uniform import Uniform
from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.events import AnyStep
from wonders.core.outcome import Outcome

LIMIT = 10.0
"""Seconds for an answer, where nothing else was agreed."""

PATIENCE = 3
"""So many faults in a row, and the fallback plays the rest of the match: a dead bot must not cost its limit again."""

log = logging.getLogger("wonders.bots")


class Misplay(Exception):
    """Why there is no answer that counts. The kinds: "crashed", "late", "illegal", "garbled"."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind


@dataclass(frozen=True)
class Fault:
    """A move that a bot has lost."""

    bot: str
    seat: Seat
    number: int
    """Which of the seat's decisions it was, counted from 1."""
    kind: str
    detail: str

    def __str__(self) -> str:
        return f"{self.bot} at seat {self.seat}, decision {self.number}: {self.kind} ({self.detail})"


class Witness(Perspective):
    """A perspective that also tells what has happened, as far as the seat may know it."""

    __slots__ = ("_steps",)

    def __init__(self, sight: Perspective, steps: Callable[[], Sequence[AnyStep]]) -> None:
        super().__init__(sight.game, sight.seat, sight.rng, sight._look, sight._recall)
        self._steps = steps

    @property
    def moment(self) -> int:
        """How many steps there have been."""
        return len(self._steps())

    def events(self, since: int) -> list[dict[str, object]]:
        """What has happened from a moment on."""
        return [event.seen_by(self.seat) for step in self._steps()[since:] for event in step.events]


class Guest(Protocol):
    """A bot of others as the guard reaches it. All but `ask` may do nothing; none but `ask` may raise Misplay."""

    def begin(self, seen: Witness, limit: float) -> None:
        """A match begins."""
        ...

    def ask(self, asked: Decision, legal: Sequence[Action], number: int) -> Action:
        """One of the legal actions, within the limit; or Misplay."""
        ...

    def end(self, outcome: Outcome | None) -> None:
        """The match is over, or was left."""
        ...

    def close(self) -> None:
        """No more matches."""
        ...


class Guarded:
    """A guest with a fallback beside it. It sits at one seat at a time."""

    def __init__(self, name: str, guest: Guest, limit: float = LIMIT, fallback: Bot | None = None) -> None:
        self.name = name
        self.limit = limit
        self.faults: list[Fault] = []
        """Those of the match that is being played, or was played last."""
        self._guest = guest
        self._fallback: Bot = fallback or Uniform()
        self._in_a_row = 0
        self.asked, self.seconds, self.slowest = 0, 0.0, 0.0
        """Decisions of this match, what they took together, and the longest of them."""

    def begin(self, seen: Witness) -> None:
        """A match begins; what the seat will see is in `seen`."""
        self.faults = []
        self._in_a_row = 0
        self.asked, self.seconds, self.slowest = 0, 0.0, 0.0
        spare = Random(copy.copy(seen.rng).getrandbits(64))  # apart: what the guest draws, and when, changes nothing
        self._spare = Perspective(seen.game, seen.seat, spare, seen._look, seen._recall)
        self._guest.begin(seen, self.limit)

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        """The guest's answer, or the fallback's."""
        self.asked += 1
        if self._in_a_row < PATIENCE:
            began = time.perf_counter()
            try:
                action = self._guest.ask(asked, legal, self.asked)
                self._in_a_row = 0
                return action
            except Misplay as wrong:
                self._note(wrong)
            finally:
                took = time.perf_counter() - began
                self.seconds, self.slowest = self.seconds + took, max(self.slowest, took)
        return self._fall_back(asked, legal)

    def end(self, outcome: Outcome | None) -> None:
        self._guest.end(outcome)

    def close(self) -> None:
        self._guest.close()

    def _note(self, wrong: Misplay) -> None:
        fault = Fault(self.name, self._spare.seat, self.asked, wrong.kind, str(wrong))
        self.faults.append(fault)
        log.warning("%s", fault)
        self._in_a_row += 1
        if self._in_a_row == PATIENCE:
            log.warning("%s at seat %d has lost the rest of this match", self.name, fault.seat)

    def _fall_back(self, asked: Decision, legal: Sequence[Action]) -> Action:
        try:
            return self._fallback.choose(asked, legal, self._spare)
        except Exception:
            log.exception("the fallback of %s failed; it plays at random instead", self.name)
            self._fallback = Uniform()
            return self._fallback.choose(asked, legal, self._spare)


def chosen(legal: Sequence[Action], answer: object) -> Action:
    """The legal action that an answer means: itself, an equal one, or its text."""
    for action in legal:
        if action is answer or action == answer or (isinstance(answer, str) and str(action) == answer):
            return action
    raise Misplay("illegal", f"{brief(answer)} is none of the {len(legal)} legal actions")


def brief(value: object, length: int = 160) -> str:
    """Something strange in a few printable words."""
    try:
        text = str(value)
    except Exception:
        text = f"a {type(value).__name__} without a text"
    text = "".join(sign if sign.isprintable() else " " for sign in text[: length + 1]).strip()
    return f"'{text[:length]}…'" if len(text) > length else f"'{text}'"
