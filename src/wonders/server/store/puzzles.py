"""Puzzles in the store: the first try of a profile at a puzzle moves the ratings of both, once."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Column, Connection, Table, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from wonders.ratings.rating import UNKNOWN, Rating
from wonders.server.store.leases import Asking
from wonders.server.store.people_schema import profiles
from wonders.server.store.puzzle_schema import puzzle_ratings, puzzle_solvers, puzzle_tries

NEWCOMER: Final = Rating(1300.0, UNKNOWN)
"""What is thought of somebody who has solved nothing yet: as good as the middling puzzle is hard."""
LOCK: Final = 0x70757A7A
"""Ratings of puzzles are moved by one process at a time (PostgreSQL); SQLite locks by its first write."""

Work = Callable[[Rating, Rating | None], tuple[Rating, Rating]]
"""From what is known of a solver and of a puzzle to what is thought of both after a try."""


class Solver(NamedTuple):
    """How well somebody solves puzzles."""

    rating: Rating
    tries: int


class Tried(NamedTuple):
    """The first try of somebody at a puzzle."""

    puzzle: str
    at: float
    solved: bool
    change: float | None


class Moved(NamedTuple):
    """What a try has done: the ratings of solver and puzzle, and by how much the solver's has changed."""

    solver: Rating
    puzzle: Rating
    change: float


class PuzzleStore:
    """One for each store."""

    def __init__(self, ask: Asking, shared: bool) -> None:
        self._ask, self._shared = ask, shared

    async def ratings(self) -> dict[str, float]:
        """How hard puzzles have proved, those that somebody has tried."""
        query = select(puzzle_ratings.c.puzzle, puzzle_ratings.c.mean)
        return await self._ask(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def solver(self, profile: str) -> Solver | None:
        query = select(puzzle_solvers).where(puzzle_solvers.c.profile == profile)
        row = await self._ask(lambda connection: connection.execute(query).first())
        return Solver(Rating(row.mean, row.deviation), row.tries) if row is not None else None

    async def tries(self, profile: str) -> Sequence[Tried]:
        """All first tries of somebody, the oldest first."""
        columns = (puzzle_tries.c[name] for name in Tried._fields)
        query = select(*columns).where(puzzle_tries.c.profile == profile).order_by(puzzle_tries.c.at)
        return await self._ask(lambda connection: [Tried(*row) for row in connection.execute(query)])

    async def has_tried(self, profile: str, puzzle: str) -> bool:
        mine = (puzzle_tries.c.profile == profile) & (puzzle_tries.c.puzzle == puzzle)
        return await self._ask(
            lambda connection: connection.execute(select(puzzle_tries).where(mine)).first() is not None
        )

    async def note(self, profile: str, puzzle: str, at: float, solved: bool, work: Work | None) -> Moved | None:
        """Keep a try, if it is the first; what it has moved. Without work it is kept and moves nothing."""

        def write(connection: Connection) -> Moved | None:
            if connection.execute(select(profiles.c.id).where(profiles.c.id == profile)).first() is None:
                return None
            if self._shared:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            try:
                tried = {"profile": profile, "puzzle": puzzle, "at": at, "solved": solved, "change": None}
                connection.execute(insert(puzzle_tries).values(tried))
            except IntegrityError:
                connection.rollback()
                return None
            moved = _moved(connection, profile, puzzle, work) if work is not None else None
            connection.commit()
            return moved

        return await self._ask(write)


def _moved(connection: Connection, profile: str, puzzle: str, work: Work) -> Moved:
    before = _rating(connection, puzzle_solvers, puzzle_solvers.c.profile, profile) or NEWCOMER
    solver, harder = work(before, _rating(connection, puzzle_ratings, puzzle_ratings.c.puzzle, puzzle))
    _keep(connection, puzzle_solvers, puzzle_solvers.c.profile, profile, solver)
    _keep(connection, puzzle_ratings, puzzle_ratings.c.puzzle, puzzle, harder)
    change = solver.mean - before.mean
    mine = (puzzle_tries.c.profile == profile) & (puzzle_tries.c.puzzle == puzzle)
    connection.execute(update(puzzle_tries).where(mine).values(change=change))
    return Moved(solver, harder, change)


def _rating(connection: Connection, table: Table, key: Column[str], value: str) -> Rating | None:
    row = connection.execute(select(table.c.mean, table.c.deviation).where(key == value)).first()
    return Rating(row.mean, row.deviation) if row is not None else None


def _keep(connection: Connection, table: Table, key: Column[str], value: str, rating: Rating) -> None:
    now = {"mean": rating.mean, "deviation": rating.deviation}
    if not connection.execute(update(table).where(key == value).values(**now, tries=table.c.tries + 1)).rowcount:
        connection.execute(insert(table).values({key.name: value, **now, "tries": 1}))


def forget_puzzles(connection: Connection, profile: str) -> None:
    """What a profile has tried. How hard puzzles have proved stays: it says nothing about anybody."""
    connection.execute(delete(puzzle_solvers).where(puzzle_solvers.c.profile == profile))
    connection.execute(delete(puzzle_tries).where(puzzle_tries.c.profile == profile))
