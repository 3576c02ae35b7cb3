"""How long a search may think: by the clock, by the number of its simulations, or both."""

import time
from dataclasses import dataclass

FOREVER = float("inf")


@dataclass(frozen=True)
class Budget:
    """Whatever runs out first ends the search. With simulations alone it is the same on every machine."""

    seconds: float | None = None
    nodes: int | None = None
    """Simulations: each adds at most one place to the tree of every seat."""
    cpu: float | None = None
    """Seconds of computing, in place of seconds by the clock: for measuring on a machine that does other things too."""

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None and self.cpu is None:
            raise ValueError("a budget needs seconds, nodes or cpu")
        if self.seconds is not None and self.cpu is not None:
            raise ValueError("a budget counts seconds by the clock or of computing, not both")
        for limit in (self.seconds, self.nodes, self.cpu):
            if limit is not None and not 0 < limit < FOREVER:
                raise ValueError(f"a budget must be more than nothing and have an end, not {limit}")


class Timer:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self._clock = time.perf_counter if budget.cpu is None else time.thread_time
        self._begin = self._clock()
        limit = budget.seconds if budget.cpu is None else budget.cpu
        self._seconds = limit if limit is not None else FOREVER
        self._nodes = budget.nodes if budget.nodes is not None else FOREVER
        self.done = 0

    @property
    def counts_only(self) -> bool:
        """Whether only simulations are counted, and no time."""
        return self._seconds == FOREVER

    @property
    def spent(self) -> float:
        """How much of the budget is used up, from 0 to 1."""
        return max(self.done / self._nodes, self.passed / self._seconds)

    @property
    def passed(self) -> float:
        return self._clock() - self._begin

    @property
    def left(self) -> float:
        """Seconds that are left; without end where only simulations are counted."""
        return self._seconds - self.passed

    def another(self) -> bool:
        """Whether there is time for one more simulation, if it takes as long as those before."""
        if self.done >= self._nodes:
            return False
        if self.counts_only or not self.done:
            return True
        passed = self.passed
        return passed + passed / self.done / 2 < self._seconds

    def room(self, wanted: int) -> int:
        """As many simulations as wanted, or fewer if there is less left, one at least: a search that makes many at once
        would not look at the clock before all of them are made. How long one takes is known after the first."""
        left = self._nodes - self.done
        if not self.counts_only:
            passed = self.passed
            left = min(left, (self._seconds - passed) / passed * self.done if self.done and passed else 1)
        return int(max(1, min(wanted, left)))
