"""How fast an engine plays, measured so that figures of different machines can be compared."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from wonders.bots.play import play_match
from wonders.bots.uniform import Uniform
from wonders.core.game import AnyGame

WINDOWS = 5


@dataclass(frozen=True)
class Speed:
    """The best of some windows of process CPU time, and what the same machine did then of a fixed workload."""

    games: float
    """Matches a second."""
    decisions: float
    """Decisions a second."""
    reference: float
    """Runs of the reference workload a second."""
    points: float
    """Mean points of a seat, which tell whether two measurements are of the same game."""

    @property
    def relative(self) -> float:
        """Decisions for each run of the reference workload: the figure to compare between machines."""
        return self.decisions / self.reference


def measure(game: AnyGame, seconds: float = 0.5, windows: int = WINDOWS) -> Speed:
    """Random bots play for so many seconds, several times over; the best window counts, the others were disturbed."""
    best = Speed(0.0, 0.0, 0.0, 0.0)
    for window in range(windows):
        reference = _rate(_reference_workload, seconds / 5)
        found = _play_for(game, seconds, window)
        best = replace(best, reference=max(best.reference, reference), points=best.points + found.points / windows)
        if found.games > best.games:
            best = replace(best, games=found.games, decisions=found.decisions)
    return best


def _play_for(game: AnyGame, seconds: float, window: int) -> Speed:
    bots = (Uniform(),) * game.players
    games = decisions = points = 0
    begin = time.process_time()
    while (passed := time.process_time() - begin) < seconds or not games:
        played = play_match(game, bots, f"speed:{window}:{games}")
        games += 1
        decisions += played.decisions
        points += sum(played.outcome.points)
    return Speed(games / passed, decisions / passed, 0.0, points / games / game.players)


def _rate(work: Callable[[], object], seconds: float) -> float:
    runs = 0
    begin = time.process_time()
    while (passed := time.process_time() - begin) < seconds or not runs:
        work()
        runs += 1
    return runs / passed


def _reference_workload() -> int:
    """Plain Python of the kind engines are made of: small objects, dictionaries, tuples, sorting, whole numbers."""
    held: dict[int, tuple[int, ...]] = {}
    total = 0
    for number in range(200):
        held[number % 17] = (*held.get(number % 17, ())[-5:], number * number & 0xFF)
        total += sum(held[number % 17])
    for items in sorted(held.values(), key=len):
        total ^= max(items)
    return total
