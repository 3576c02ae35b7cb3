"""Plans and results made up for tests."""

from collections.abc import Sequence

from wonders.arena.plan import Fixture, Plan
from wonders.arena.results import Row
from wonders.core.options import Setting


def a_plan(
    bots: str = "random,random", players: int = 2, games: int = 4, game: str = "duel", **options: Setting
) -> Plan:
    return Plan(game, players, options, tuple(bots.split(",")), "7", games)


def a_row(plan: Plan, fixture: Fixture, ranks: Sequence[int], points: Sequence[int] = ()) -> Row:
    seats = plan.players
    return Row(
        *fixture,
        bots=plan.seating(fixture),
        ranks=tuple(ranks),
        points=tuple(points) or tuple(10 * (seats - rank) for rank in ranks),
        reason="points",
        decisions=(10,) * seats,
        seconds=(0.02,) * seats,
        slowest=(0.005,) * seats,
    )


def without_times(rows: Sequence[Row]) -> list[tuple[object, ...]]:
    """What must be the same for the same seed."""
    return sorted((*row.fixture, row.bots, row.ranks, row.points, row.reason, row.decisions) for row in rows)
