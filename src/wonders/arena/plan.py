"""What an arena plays: which bots meet, at which seats, with which deals. All of it follows from the plan."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import ceil
from typing import NamedTuple

from wonders.bots.guard import LIMIT
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame
from wonders.core.options import BadOption, Setting
from wonders.games.registry import make

FORMAT = 1


class Fixture(NamedTuple):
    """One match: a line-up, the number of its deal, and how far the bots are moved on round the table."""

    lineup: int
    deal: int
    rotation: int


@dataclass(frozen=True)
class Plan:
    """The bots of an arena and what they play. Sides are seats, or teams of two."""

    game: str
    players: int
    options: dict[str, Setting]
    bots: tuple[str, ...]
    """As given: one for each side, or more; two sides may have the same."""
    seed: str
    games: int
    """Matches of each line-up; the last deal is played to its end."""
    limit: float = LIMIT
    """Seconds that bots of others have for an answer."""
    forfeit: bool = True
    """Whether a side that has lost a move to its fallback loses the match."""
    records: bool = False
    """Whether the records of the matches are wanted beside their results."""
    teams: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        game = self.make()
        object.__setattr__(self, "options", dict(game.options))
        object.__setattr__(self, "teams", game.options.get("teams") is True)
        if self.games < 1:
            raise BadOption(f"At least 1 match must be played, not {self.games}.")
        if not all(self.bots):
            raise BadOption("The name of a bot is empty.")

    def make(self) -> AnyGame:
        return make(self.game, self.players, **self.options)

    @property
    def sides(self) -> int:
        return self.players // 2 if self.teams else self.players

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Bots that meet, one a side. Too few are repeated in their order; of too many, all choices meet."""
        listed = self.bots if len(self.bots) <= self.sides else self.names
        if len(listed) <= self.sides:
            return (tuple(listed[side % len(listed)] for side in range(self.sides)),)
        return tuple(combinations(listed, self.sides))

    def seating(self, fixture: Fixture) -> tuple[str, ...]:
        """The bot of each seat."""
        lineup = self.lineups[fixture.lineup]
        seats = 2 if self.teams else 1
        return tuple(lineup[(seat // seats + fixture.rotation) % len(lineup)] for seat in range(self.players))

    def rotations(self, lineup: tuple[str, ...]) -> int:
        """How often the bots can be moved on before everybody sits as in the beginning."""
        return next(by for by in range(1, len(lineup) + 1) if lineup[by:] + lineup[:by] == lineup)

    def fixtures(self) -> Iterator[Fixture]:
        """All matches, deal by deal, so that what has been played is paired whenever it stops."""
        turns = [self.rotations(lineup) for lineup in self.lineups]
        for deal in range(ceil(self.games / min(turns))):
            for lineup, rotations in enumerate(turns):
                if deal * rotations < self.games:
                    yield from (Fixture(lineup, deal, rotation) for rotation in range(rotations))

    def seed_of(self, fixture: Fixture) -> str:
        """A deal is the same for every line-up and every rotation."""
        return f"{self.seed}:{fixture.deal}"

    def side_of(self, seat: Seat) -> int:
        return seat // 2 if self.teams else seat

    def identity(self) -> dict[str, object]:
        """What must be equal for results to belong together. More games are the same arena gone on with."""
        game = self.make()
        what = {"arena": FORMAT, "game": self.game, "rules": game.rules, "players": self.players}
        return what | {"options": dict(self.options), "bots": list(self.bots), "seed": self.seed}
