"""What a match does to ratings: the Plackett–Luce update of R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method
for Online Ranking", Journal of Machine Learning Research 12 (2011), algorithm 4.

Of the sides still in the race, one comes in next with probability e^(m/c) over the sum of all; m is its mean, and c
grows with how little is known. Three choices are ours, and docs/ratings.md gives the reasons:

- c is chosen so that among settled players it is the scale of Elo, however many sides play;
- a team is as strong as its members on average, so that a bot's rating means the same in a team and alone;
- a rating is a little less sure before each match than after the last one, since people change.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from wonders.core.sums import added
from wonders.ratings.rating import SCALE, UNKNOWN, Rating

DRIFT: Final = 6.0
"""By how much the strength of a person changes from match to match (a standard deviation)."""
LEAST: Final = 0.0001
"""Of its variance at least so much of a rating is left by a match: the method's own bound."""


@dataclass(frozen=True)
class Player:
    """Somebody who has played. One who is fixed (a bot, by its anchor) keeps the rating, whatever happens."""

    rating: Rating
    fixed: bool = False


@dataclass(frozen=True)
class Side:
    """A player or a team at the end of a match. Rank 1 is the best; equal ranks are shared."""

    players: tuple[Player, ...]
    rank: int

    @property
    def mean(self) -> float:
        return added(player.rating.mean for player in self.players) / len(self.players)

    @property
    def variance(self) -> float:
        return added(player.rating.deviation**2 for player in self.players) / len(self.players) ** 2


@dataclass(frozen=True)
class Pull:
    """How far a result pulls a side, and how much is learnt by it: slope and curvature of the likelihood."""

    slope: float
    curvature: float


def updated(sides: Sequence[Side]) -> list[tuple[Rating, ...]]:
    """The ratings of all players after a match, side by side."""
    if len(sides) < 2:
        raise ValueError("a match has at least two sides")
    sides = [_drifted(side) for side in sides]
    return [
        tuple(_moved(player, pull, len(side.players)) for player in side.players)
        for side, pull in zip(sides, _pulls(sides), strict=True)
    ]


def _drifted(side: Side) -> Side:
    return Side(
        tuple(player if player.fixed else Player(_less_sure(player.rating)) for player in side.players), side.rank
    )


def _less_sure(rating: Rating) -> Rating:
    return Rating(rating.mean, min(UNKNOWN, sqrt(rating.deviation**2 + DRIFT**2)))


def _pulls(sides: Sequence[Side]) -> list[Pull]:
    """For each side, over every place that was given while it was still in the race."""
    c = sqrt(SCALE**2 + added(side.variance for side in sides))
    best = max(side.mean for side in sides)
    weights = [exp((side.mean - best) / c) for side in sides]
    racing = [added(w for w, other in zip(weights, sides, strict=True) if other.rank >= side.rank) for side in sides]
    sharing = [sum(other.rank == side.rank for other in sides) for side in sides]
    pulls = []
    for at, side in enumerate(sides):
        slope = curvature = 0.0
        for place, other in enumerate(sides):
            if other.rank > side.rank:
                continue
            chance = weights[at] / racing[place]
            slope += ((place == at) - chance) / sharing[place]
            curvature += chance * (1 - chance) / sharing[place]
        pulls.append(Pull(slope / c, curvature * sqrt(side.variance) / c**3))
    return pulls


def _moved(player: Player, pull: Pull, members: int) -> Rating:
    """One of a team moves by his share in it: who is less sure moves further."""
    if player.fixed:
        return player.rating
    mean, variance = player.rating.mean, player.rating.deviation**2
    left = max(LEAST, 1 - variance / members**2 * pull.curvature)
    return Rating(mean + variance / members * pull.slope, sqrt(variance * left))
