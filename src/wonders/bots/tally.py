"""What many matches add up to: wins, points and endings."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from wonders.bots.play import Played


@dataclass
class Tally:
    """Counts matches as they come in. A shared victory counts for each who shares it."""

    players: int
    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Moves that bots have lost: by bot and kind."""
    _sums: list[int] = field(default_factory=list)
    _squares: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        for counts in (self.wins, self._sums, self._squares):
            counts.extend([0] * self.players)

    def add(self, played: Played) -> None:
        outcome = played.outcome
        self.games += 1
        self.decisions += played.decisions
        self.endings[outcome.reason] += 1
        self.faults.update((fault.bot, fault.kind) for fault in played.faults)
        for seat in outcome.winners:
            self.wins[seat] += 1
        for seat, points in enumerate(outcome.points):
            self._sums[seat] += points
            self._squares[seat] += points * points

    def mean(self, seat: int) -> float:
        return self._sums[seat] / self.games if self.games else 0.0

    def deviation(self, seat: int) -> float:
        """Standard deviation of the points of a seat; none for a single match."""
        if self.games < 2:
            return 0.0
        spread = self._squares[seat] - self._sums[seat] ** 2 / self.games
        return sqrt(max(spread, 0.0) / (self.games - 1))
