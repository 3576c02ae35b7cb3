"""What a search has thought: how often it tried each answer, and what came of it."""

from dataclasses import dataclass

from wonders.core.actions import Action
from wonders.core.sums import added


@dataclass(frozen=True)
class Considered:
    """One answer: visits, the share of victory it led to, the probability to win, and how good it looked at first."""

    action: Action
    visits: int
    value: float
    chance: float
    """The probability that this seat wins, alone or with its partner or by a tie."""
    prior: float


@dataclass(frozen=True)
class Thought:
    """A search in figures, the answers in the order in which they would be chosen."""

    considered: tuple[Considered, ...]
    simulations: int
    worlds: int
    seconds: float

    @property
    def best(self) -> Action:
        return self.considered[0].action

    @property
    def value(self) -> float:
        """The share of victory to expect: the mean over all simulations."""
        tried = sum(one.visits for one in self.considered)
        return added(one.value * one.visits for one in self.considered) / tried if tried else 0.0
