"""What a seat has tried at one place, told apart by what that seat sees there."""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from wonders.core.actions import Action
from wonders.core.sums import added

EXPLORE = 1.4
"""How much untried answers attract, against the spread of what was seen."""
NARROW, WIDEN = 3, 1.2
"""How many answers are looked at from the beginning, and how this grows with the root of the visits."""
LEAST_SPREAD = 0.005


class Node:
    """The answers of one seat, the most promising first; worse ones are let in as visits grow.

    Each seat chooses by its own figures alone: nobody at a simultaneous decision knows what the others choose.
    """

    __slots__ = ("actions", "number", "priors", "squares", "sums", "total", "visited", "visits")

    def __init__(
        self, actions: Sequence[Action], weights: Sequence[float], grain: float, tie: Sequence[float], number: int = 0
    ) -> None:
        order = sorted(range(len(actions)), key=lambda at: (-weights[at], tie[at]))
        best = weights[order[0]]
        shares = [exp(max(-30.0, (weights[at] - best) / grain)) for at in order]
        total = added(shares)
        self.actions = [actions[at] for at in order]
        self.priors = [share / total for share in shares]
        self.visited = [0] * len(order)
        self.sums = [0.0] * len(order)
        self.number = number
        """Tells the nodes of a tree apart."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def select(self, rng: Random) -> int:
        """The place of the answer to try next.

        How much an answer attracts is left to chance a little: seats that choose at the same time by the same figures
        would else fall into step, and each would take the other's habit for a weakness.
        """
        visits = self.visits
        if not visits:
            return 0
        mean = self.total / visits
        spread = sqrt(max(self.squares / visits - mean * mean, 0.0))
        pull = EXPLORE * max(spread, LEAST_SPREAD) * sqrt(visits)
        best, chosen = -1e9, 0
        open_now = min(len(self.actions), NARROW + int(WIDEN * sqrt(visits)))
        even = 0.5 / open_now
        for at in range(open_now):
            tried = self.visited[at]
            value = self.sums[at] / tried if tried else mean
            score = value + pull * (0.5 * self.priors[at] + even) * (0.5 + rng.random()) / (1 + tried)
            if score > best:
                best, chosen = score, at
        return chosen

    def learn(self, at: int, value: float) -> None:
        """What came of an answer."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        self.visited[at] += 1
        self.sums[at] += value

    def ranked(self) -> list[int]:
        """Places of all answers, the one to give first."""
        return sorted(range(len(self.actions)), key=self._rank)

    def _rank(self, at: int) -> tuple[float, float, int]:
        tried = self.visited[at]
        return -tried, -(self.sums[at] / tried if tried else 0.0), at
