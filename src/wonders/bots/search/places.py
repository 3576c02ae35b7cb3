"""The places of a tree over tables that hide nothing: decisions of a seat, draws of chance, ends."""

from math import sqrt

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

    __slots__ = ("basis", "seat", "sign", "table", "worth")

    explore = EXPLORE

    def __init__(self, table: object, seat: Seat) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.sign = -1.0 if seat else 1.0
        self.worth = 0.0
        """What it is worth to the seat, once it was judged."""
        self.basis: object = None
        """By what its answers can be weighed: something from when it is judged until it is opened."""

    def select(self) -> int:
        """The place of the answer to try next."""
        return self.promising(self.explore, DOUBT)


class Drawn:
    """Something that chance decides: few outcomes in turn, of countless ones a sample that grows with the visits."""

    __slots__ = ("asked", "children", "listed", "table", "visits")

    def __init__(self, table: object, asked: ChanceDecision) -> None:
        self.table = table
        self.asked = asked
        self.children: list[Place | None] = []
        self.visits = 0
        self.listed: list[Action] = []
        """All outcomes if they are few, those that have come up first; at the first visit there is only that one."""

    def next(self, draws: Draws) -> tuple[int, Action | None]:
        """Which outcome comes, and if it is a new one, what it is. Most are asked once: the first is just drawn."""
        at, self.visits = self.visits, self.visits + 1
        children, listed = self.children, self.listed
        if not at:
            listed.append(self.asked.sample(draws))
        elif at == 1:
            listed = self.listed = self._outcomes(listed[0])
        if listed:
            at %= len(listed)
            if at < len(children):
                return at, None
            chosen = at + draws.below(len(listed) - at)
            listed[at], listed[chosen] = listed[chosen], listed[at]
            children.append(None)
            return at, listed[at]
        if len(children) < FIRST_DEALS + sqrt(at):
            children.append(None)
            return len(children) - 1, self.asked.sample(draws)
        return at % len(children), None

    def _outcomes(self, first: Action) -> list[Action]:
        """All there are if they are few and alike, the one that came up already first."""
        found = None if is_deal(self.asked) else self.asked.outcomes()
        if found is None or len(found) > MOST_LISTED or len({weight for _, weight in found}) > 1:
            return []
        return [first, *[action for action, _ in found if action != first]]


Place = Ended | Decided | Drawn
