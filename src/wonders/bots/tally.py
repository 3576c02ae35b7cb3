"""What many matches add up to: wins, points and endings."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Protocol

from wonders.bots.guard import Fault
from wonders.core.decisions import Seat
from wonders.core.outcome import Outcome


class Over(Protocol):
    """A match that is over, as far as it is counted."""

    @property
    def outcome(self) -> Outcome: ...
    @property
    def decisions(self) -> int: ...
    @property
    def faults(self) -> tuple[Fault, ...]: ...


def forfeited(outcome: Outcome, seats: set[Seat]) -> Outcome:
    """The outcome if some seats have lost the match, whatever they scored, and their partners with them."""
    lost = seats | {seat for team in outcome.teams if seats & set(team) for seat in team}
    if not lost:
        return outcome
    ranks = [len(outcome.ranks) + 1 if seat in lost else rank for seat, rank in enumerate(outcome.ranks)]
    return outcome.but(ranks=tuple(1 + sum(other < rank for other in ranks) for rank in ranks))


@dataclass
class Tally:
    """Counts matches as they come in. Of a shared victory everybody has a part; partners of a team win as one."""

    players: int
    forfeit: bool = True
    """Whether a bot that has lost a move by its own fault has lost the match."""
    games: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    """Victories of each seat, shared ones in part: together as many as there were matches."""
    shared_matches: int = 0
    """Matches with more than one winner, or winning team."""
    shared: list[int] = field(default_factory=list)
    """How many of these victories were shared."""
    counted: int = 0
    """Matches in which points were counted; the others ended before."""
    endings: Counter[str] = field(default_factory=Counter)
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Moves that bots have lost: by bot and kind."""
    _sums: list[int] = field(default_factory=list)
    _squares: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins.extend([0.0] * self.players)
        for counts in (self.shared, self._sums, self._squares):
            counts.extend([0] * self.players)

    def add(self, played: Over) -> None:
        at_fault = {fault.seat for fault in played.faults} if self.forfeit else set()
        outcome = forfeited(played.outcome, at_fault)
        self.games += 1
        self.decisions += played.decisions
        self.endings[outcome.reason] += 1
        self.faults.update((fault.bot, fault.kind) for fault in played.faults)
        self.shared_matches += outcome.share(outcome.winners[0]) < 1
        for seat in outcome.winners:
            self.wins[seat] += outcome.share(seat)
            self.shared[seat] += outcome.share(seat) < 1
        if not outcome.counted:
            return
        self.counted += 1
        for seat, points in enumerate(outcome.points):
            self._sums[seat] += points
            self._squares[seat] += points * points

    def mean(self, seat: int) -> float:
        """Points of a seat, over the matches in which they were counted."""
        return self._sums[seat] / self.counted if self.counted else 0.0

    def deviation(self, seat: int) -> float:
        """Standard deviation of the points of a seat; none for a single match."""
        if self.counted < 2:
            return 0.0
        spread = self._squares[seat] - self._sums[seat] ** 2 / self.counted
        return sqrt(max(spread, 0.0) / (self.counted - 1))
