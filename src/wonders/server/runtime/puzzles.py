"""Puzzles and people: a first try is a match between somebody and a puzzle, and moves the ratings of both."""

from typing import Final

from wonders.puzzles.puzzle import Puzzle
from wonders.ratings.rating import Rating
from wonders.ratings.update import Player, Side, updated
from wonders.server.errors import Refused
from wonders.server.limits import Ledger
from wonders.server.people.rated import SURE
from wonders.server.runtime.services import Services
from wonders.server.store.profiles import Profile
from wonders.server.tables.puzzle import info_of
from wonders.server.wire.puzzles import PuzzleInfo, PuzzleRated

GUESSED: Final = 200.0
"""How far from sure the rating is with which a puzzle ships."""
FRESH: Final = 30.0
"""Seconds for which ratings that were read are told."""
AN_HOUR: Final = 90
"""Tries from one address that are rated; whoever is faster goes unrated."""
A_DAY: Final = 3
"""Tries at the same puzzle from one address that are rated: a household, but no crowd of profiles."""


class Puzzles:
    """All puzzles, as one process has to do with them."""

    def __init__(self, services: Services, limits: Ledger) -> None:
        self._store, self._now = services.store.puzzles, services.sources.now
        self._tries = limits.limiter(AN_HOUR, 3600.0, self._now, "rated tries")
        self._same = limits.limiter(A_DAY, 86400.0, self._now, "rated tries at a puzzle")
        self._read, self._ratings = float("-inf"), dict[str, float]()

    async def rating(self, puzzle: Puzzle) -> int:
        """How hard a puzzle has proved; how hard it is thought to be, if nobody has tried it."""
        await self._refresh()
        return self._rating(puzzle)

    async def infos(self, puzzles: list[Puzzle]) -> list[PuzzleInfo]:
        """Puzzles for a list, the easiest first."""
        await self._refresh()
        infos = [info_of(puzzle, self._rating(puzzle)) for puzzle in puzzles]
        return sorted(infos, key=lambda one: (one.rating, one.id))

    async def tried(
        self, profile: Profile, puzzle: Puzzle, right: bool, wished: bool, address: str
    ) -> PuzzleRated | None:
        """Note a try; what it has done to the ratings. Nothing, if it was not the first or is not to be rated."""
        if await self._store.has_tried(profile.id, puzzle.id):
            return None
        is_rated = wished and self._may_count(address, puzzle)

        def work(solver: Rating, known: Rating | None) -> tuple[Rating, Rating]:
            return after_try(solver, known or Rating(puzzle.rating, GUESSED), right)

        moved = await self._store.note(profile.id, puzzle.id, self._now(), right, work if is_rated else None)
        if moved is None:
            return None
        self._ratings[puzzle.id] = moved.puzzle.mean
        return PuzzleRated(
            round(moved.puzzle.mean), round(moved.solver.mean), round(moved.change), moved.solver.deviation > SURE
        )

    def _may_count(self, address: str, puzzle: Puzzle) -> bool:
        try:
            self._same.take(f"{address} {puzzle.id}")
            self._tries.take(address)
        except Refused:
            return False
        return True

    def _rating(self, puzzle: Puzzle) -> int:
        return round(self._ratings.get(puzzle.id, puzzle.rating))

    async def _refresh(self) -> None:
        if self._now() - self._read >= FRESH:
            self._read = self._now()
            self._ratings = await self._store.ratings()


def after_try(solver: Rating, puzzle: Rating, right: bool) -> tuple[Rating, Rating]:
    """What is thought of a solver and of a puzzle after a try: who is right has beaten the puzzle."""
    sides = Side((Player(solver),), 1 if right else 2), Side((Player(puzzle),), 2 if right else 1)
    ((first,), (second,)) = updated(sides)
    return first, second
