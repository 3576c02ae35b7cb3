"""How a match ended: who won, why, and every point explained line by line."""

from collections.abc import Sequence
from typing import TypeAlias

from wonders.core.decisions import Seat
from wonders.core.phrases import Phrase
from wonders.core.values import Value, fact


class Line(Value):
    """One entry of a score sheet: points in a category, from a source (a card, a stage, coins), for a reason."""

    category: str
    points: int
    source: str
    reason: Phrase


class Column(Value):
    """The points of one seat (or of a city without a player), in the order they were counted."""

    owner: str
    lines: tuple[Line, ...]

    @fact
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    def of(self, category: str) -> int:
        """Points of one category."""
        return sum(line.points for line in self.lines if line.category == category)


class Outcome(Value):
    """The end of a match. Ranks start at 1; seats that share a rank share it fully. `sheet` has a column a city."""

    reason: str
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    categories: tuple[str, ...]
    sheet: tuple[Column, ...]
    teams: tuple[tuple[Seat, ...], ...] = ()
    """Seats that play together, if any do: they share their rank."""

    def together(self, seat: Seat) -> int:
        """Points of a seat and its partners."""
        team = next((team for team in self.teams if seat in team), (seat,))
        return sum(self.points[one] for one in team)

    @property
    def counted(self) -> bool:
        """Whether points were counted at all: some matches end before."""
        return any(column.lines for column in self.sheet)

    def share(self, seat: Seat) -> float:
        """The seat's part of the victory: 1 alone or as a team, less where others have won as well."""
        if self.ranks[seat] != 1:
            return 0.0
        team = next((team for team in self.teams if seat in team), (seat,))
        return len(team) / len(self.winners)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


Ranking: TypeAlias = tuple[str, tuple[int, ...], tuple[tuple[int, ...], ...]]
"""Why a match ended as it did, the rank of each seat, and the teams."""


def ranks(scores: Sequence[tuple[int, ...]], team_size: int = 1) -> tuple[int, ...]:
    """Rank of each seat by its score, best first; equal scores share a rank and the next is skipped.

    Partners, who have the same score, are one behind which the next team comes second.
    """
    teams = scores[::team_size]
    return tuple(1 + sum(other > score for other in teams) for score in scores)
