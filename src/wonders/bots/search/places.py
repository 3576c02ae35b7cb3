"""The places of a tree over tables that hide nothing: decisions of a seat, draws of chance, ends."""

from math import sqrt
from random import Random

from wonders.bots.search.answers import Answers
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


class Decided(Answers["Place"]):
    """A decision of one seat."""

    __slots__ = ("seat", "sign", "table")

    explore = EXPLORE

    def __init__(self, table: object, seat: Seat) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.sign = -1.0 if seat else 1.0

    def select(self) -> int:
        """The place of the answer to try next."""
        return self.promising(self.explore, DOUBT)


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
