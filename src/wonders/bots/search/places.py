"""The places of a tree over tables that hide nothing: decisions of a seat, draws of chance, ends."""

from collections.abc import Sequence
from math import sqrt
from random import Random

from wonders.bots.search.chance import MOST_LISTED, Draws, is_deal
from wonders.core.actions import Action
from wonders.core.decisions import ChanceDecision, Seat

EXPLORE = 1.5
"""How much answers attract that look promising and were tried little."""
DOUBT = 0.2
"""How much worse than the others an answer is taken to be before it is tried, as more of the promising ones were."""
FIRST_DEALS = 2
"""Of countless deals so many are thought of at first, and one more for each root of the visits."""


class Ended:
    """The end of a match; the value is seat 0's, from -1 to 1."""

    __slots__ = ("table", "value")

    def __init__(self, table: object, value: float) -> None:
        self.table = table
        self.value = value


class Decided:
    """A decision of one seat. Answers are sorted, the most promising first, and are tried in this order."""

    __slots__ = (
        "actions",
        "children",
        "priors",
        "seat",
        "sign",
        "sums",
        "table",
        "total",
        "tried",
        "visited",
        "visits",
    )

    explore = EXPLORE

    def __init__(self, table: object, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.sign = -1.0 if seat else 1.0
        self.actions: Sequence[Action] = ()
        self.priors: list[float] = []
        self.children: list[Place | None] = []
        self.visited: list[int] = []
        self.sums: list[float] = []
        self.tried = 0
        """So many of the answers have been tried."""
        self.visits = 0
        self.total = 0.0

    def open(self, actions: Sequence[Action], priors: Sequence[float], value: float) -> None:
        """What is to be known before going on from here; the value is that of the seat."""
        order = sorted(range(len(actions)), key=priors.__getitem__, reverse=True)
        self.actions = [actions[at] for at in order]
        self.priors = [priors[at] for at in order]
        self.children = [None] * len(order)
        self.visited = [0] * len(order)
        self.sums = [0.0] * len(order)
        self.visits = 1
        self.total = value

    def select(self) -> int:
        """The place of the answer to try next: what it has brought, and what it promises for how often it was tried."""
        tried, visited, sums, priors = self.tried, self.visited, self.sums, self.priors
        pull = self.explore * sqrt(self.visits)
        best, chosen = -1e9, 0
        for at in range(tried):
            times = visited[at]
            score = sums[at] / times + pull * priors[at] / (1 + times)
            if score > best:
                best, chosen = score, at
        if tried < len(priors):
            score = self.total / self.visits - (DOUBT if tried else 0.0) + pull * priors[tried]
            if score > best:
                return tried
        return chosen

    def ranked(self) -> list[int]:
        """Places of all answers, the one to give first."""
        visited, sums = self.visited, self.sums
        return sorted(range(len(self.actions)), key=lambda at: (-visited[at], -sums[at] / (visited[at] or 1), at))


class Drawn:
    """Something that chance decides: few outcomes in turn, of countless ones a sample that grows with the visits."""

    __slots__ = ("asked", "children", "listed", "table", "visits")

    def __init__(self, table: object, asked: ChanceDecision, rng: Random) -> None:
        self.table = table
        self.asked = asked
        self.children: list[Place | None] = []
        self.visits = 0
        self.listed: list[Action] = []
        found = None if is_deal(asked) else asked.outcomes()
        if found is not None and len(found) <= MOST_LISTED and len({weight for _, weight in found}) == 1:
            self.listed = [action for action, _ in found]
            rng.shuffle(self.listed)
            self.children = [None] * len(self.listed)

    def next(self, draws: Draws) -> tuple[int, Action | None]:
        """Which outcome comes, and if it is a new one, what it is."""
        at, self.visits = self.visits, self.visits + 1
        if self.listed:
            at %= len(self.listed)
            return at, None if self.children[at] else self.listed[at]
        if len(self.children) < FIRST_DEALS + sqrt(at):
            self.children.append(None)
            return len(self.children) - 1, self.asked.sample(draws)
        return at % len(self.children), None


Place = Ended | Decided | Drawn
