"""How players have fared: figures a player and game, from the tables of the history."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import mean

from wonders.core.wire import JsonObject
from wonders.pad.store import Kept


@dataclass(frozen=True)
class Result:
    """One player at one table."""

    played: str
    table: str
    rank: int
    players: int
    points: int | None
    """None after a match that was won outright."""
    categories: dict[str, int]
    wonder: str


@dataclass
class Record:
    """All tables of one player in one game."""

    player: str
    """The name as it was written last."""
    game: str
    results: list[Result] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def wins(self) -> int:
        """First places, shared ones included."""
        return sum(result.rank == 1 for result in self.results)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def points(self) -> list[int]:
        return [result.points for result in self.results if result.points is not None]

    @property
    def mean_points(self) -> float | None:
        return mean(self.points) if self.points else None

    @property
    def best(self) -> int | None:
        return max(self.points, default=None)

    @property
    def mean_rank(self) -> float:
        return mean(result.rank for result in self.results)

    def by_category(self) -> dict[str, float]:
        """Mean points by category, over the tables that were counted; a row that a table lacks counts 0."""
        counted = [result for result in self.results if result.points is not None]
        rows = dict.fromkeys(row for result in counted for row in result.categories)
        return {row: mean(result.categories.get(row, 0) for result in counted) for row in rows}

    def plain(self) -> JsonObject:
        """For programs."""
        return {
            "player": self.player,
            "game": self.game,
            "games": self.games,
            "wins": self.wins,
            "share": round(self.share, 4),
            "mean_points": None if self.mean_points is None else round(self.mean_points, 2),
            "best": self.best,
            "mean_rank": round(self.mean_rank, 2),
            "categories": {row: round(points, 2) for row, points in self.by_category().items()},
            "course": [{"played": one.played, "points": one.points, "rank": one.rank} for one in self.results],
        }


def records(tables: Iterable[Kept], player: str | None = None) -> list[Record]:
    """A record for each player of each game, who has won most first. Names that differ in case only are one's."""
    found: dict[tuple[str, str], Record] = {}
    for kept in tables:
        for seat, name in enumerate(kept.names):
            record = found.setdefault((kept.game, name.casefold()), Record(name, kept.game))
            record.player = name
            record.results.append(_result(kept, seat))
    wanted = [one for (_, name), one in found.items() if player is None or name == player.casefold()]
    return sorted(wanted, key=lambda one: (one.game, -one.share, -(one.mean_points or 0), one.player.casefold()))


def _result(kept: Kept, seat: int) -> Result:
    result, player = kept.result, kept.entry["players"][seat]
    return Result(
        played=kept.played,
        table=kept.id,
        rank=result["ranks"][seat],
        players=len(kept.names),
        points=result["points"][seat] if kept.counted else None,
        categories=result["categories"][seat] if kept.counted else {},
        wonder=player.get("wonder") or "",
    )
