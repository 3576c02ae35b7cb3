"""The answers of one decision in a tree: what each has brought, and which to try next."""

from collections.abc import Sequence
from math import sqrt
from typing import Generic, TypeVar

from wonders.core.actions import Action

Child = TypeVar("Child")


class Answers(Generic[Child]):
    """Answers are sorted, the most promising first, and are tried in this order."""

    __slots__ = ("actions", "children", "priors", "sums", "total", "tried", "visited", "visits")

    def __init__(self) -> None:
        self.actions: Sequence[Action] = ()
        self.priors: Sequence[float] = ()
        self.children: list[Child | None] = []
        self.visited: list[int] = []
        self.sums: list[float] = []
        self.tried = 0
        """So many of the answers have been tried."""
        self.visits = 0
        self.total = 0.0

    def open(self, actions: Sequence[Action], priors: Sequence[float], value: float) -> None:
        """What is to be known before going on from here; the value is that of the seat. Most places are seen once and
        never opened."""
        order = sorted(range(len(actions)), key=priors.__getitem__, reverse=True)
        self.actions = [actions[at] for at in order]
        self.priors = [priors[at] for at in order]
        self.children = [None] * len(order)
        self.visited = [0] * len(order)
        self.sums = [0.0] * len(order)
        self.visits = 1
        self.total = value

    def promising(self, explore: float, doubt: float) -> int:
        """The place of the answer to try next: what it has brought, and what it promises for how often it was tried."""
        tried, priors = self.tried, self.priors
        pull = explore * sqrt(self.visits)
        if tried < len(priors):
            best = self.total / self.visits - (doubt if tried else 0.0) + pull * priors[tried]
        else:
            best = -1e9
        at, chosen = 0, tried
        for times, brought, prior in zip(self.visited[:tried], self.sums, priors):  # noqa: B905 (a tenth slower)
            score = brought / times + pull * prior / (1 + times)
            if score > best or (score == best and chosen == tried):
                best, chosen = score, at
            at += 1
        return chosen

    def ranked(self) -> list[int]:
        """Places of all answers, the one to give first."""
        visited, sums = self.visited, self.sums
        return sorted(range(len(self.actions)), key=lambda at: (-visited[at], -sums[at] / (visited[at] or 1), at))
