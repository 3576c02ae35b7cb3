"""The places of a tree over tables for many seats: decisions, in which others may decide at once, draws, ends."""

from collections.abc import Sequence
from itertools import accumulate
from math import exp, sqrt
from random import Random

import numpy as np

from wonders.bots.search.answers import Answers
from wonders.bots.search.chance import MOST_LISTED, Draws, Spread, is_deal
from wonders.core.actions import Action
from wonders.core.decisions import ChanceDecision, Seat
from wonders.core.game import AnyTable, AnyView

FIRST_CASES = 1
"""Of countless deals, and of what others may choose at the same time, so many cases are thought of at first."""


def shares(weights: Sequence[float], flatten: float) -> list[float]:
    """How likely answers with such logits are; above 1 they are flattened, made more alike."""
    best = max(weights)
    found = [exp(max(-30.0, (weight - best) / flatten)) for weight in weights]
    whole = sum(found)
    return [share / whole for share in found]


class Ended:
    """The end of a match, and what every seat has of the victory."""

    __slots__ = ("values",)

    def __init__(self, values: Sequence[float]) -> None:
        self.values = values


class Mixed:
    """How likely a seat chooses each of its answers where it chooses at the same time as another."""

    __slots__ = ("actions", "seat", "sums")

    def __init__(self, seat: Seat, actions: Sequence[Action], priors: Sequence[float]) -> None:
        self.seat = seat
        self.actions = actions
        self.sums = list(accumulate(priors))

    def drawn(self, rng: Random) -> Action:
        """One of the answers."""
        aim = rng.random() * self.sums[-1]
        for action, reached in zip(self.actions, self.sums, strict=True):
            if reached >= aim:
                return action
        return self.actions[-1]


class Choice(Answers["Place"]):
    """A decision of one seat."""

    __slots__ = ("cases", "logits", "others", "seat", "table", "together", "values", "view")

    def __init__(self, table: AnyTable, seat: Seat, together: Sequence[Seat], view: AnyView) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.together = together
        """Others who choose at the same time."""
        self.view = view
        self.values: Sequence[float] = ()
        """What every seat may expect here, as the net has it; nothing before it was asked."""
        self.logits: np.ndarray | None = None
        self.others: list[Mixed] | None = None
        self.cases: list[dict[Seat, Action]] = []
        """What the others choose, case by case: the same for all answers, so that they compare well."""

    def passed(self, at: int) -> None:
        """Count a visit as lost until it is known what comes of it."""
        if at == self.tried:
            self.tried += 1
        self.visits += 1
        self.visited[at] += 1

    def learn(self, at: int, value: float) -> None:
        """What came of it."""
        self.total += value
        self.sums[at] += value


class Cases:
    """An answer where others choose at the same time: a sample of what they may choose, which grows with the visits."""

    __slots__ = ("places", "visits")

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.visits = 0

    def next(self) -> int:
        """Which case comes; one more than there are for a new one."""
        at, self.visits = self.visits, self.visits + 1
        return len(self.places) if len(self.places) < FIRST_CASES + sqrt(at) else at % len(self.places)


class Draw:
    """Something that chance decides: listed outcomes as often as they are likely, of countless ones a sample."""

    __slots__ = ("_spread", "asked", "places", "sampled", "table", "visits")

    def __init__(self, table: AnyTable, asked: ChanceDecision, rng: Random) -> None:
        self.table = table
        self.asked = asked
        self.places: dict[Action, Place] = {}
        self.sampled: list[Action] = []
        self.visits = 0
        found = None if is_deal(asked) else asked.outcomes()
        self._spread = Spread(found, rng) if found is not None and len(found) <= MOST_LISTED else None

    def next(self, draws: Draws) -> Action:
        """Which outcome comes."""
        if self._spread is not None:
            return self._spread.next()
        at, self.visits = self.visits, self.visits + 1
        if len(self.sampled) < FIRST_CASES + sqrt(at):
            self.sampled.append(self.asked.sample(draws))
            return self.sampled[-1]
        return self.sampled[at % len(self.sampled)]


Place = Ended | Choice | Cases | Draw
