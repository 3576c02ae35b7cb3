"""How somebody has fared with puzzles, for themselves."""

from wonders.server.people.rated import SURE
from wonders.server.store.puzzles import NEWCOMER, PuzzleStore
from wonders.server.wire.people import PuzzlesKept
from wonders.server.wire.puzzles import MyPuzzles, PuzzleTry


async def puzzles_kept(store: PuzzleStore, profile: str) -> PuzzlesKept:
    """All that is kept of it."""
    solver, tries = await store.solver(profile), await store.tries(profile)
    rating = solver.rating if solver is not None else NEWCOMER
    tried = {one.puzzle: one.solved for one in tries}
    now = MyPuzzles(round(rating.mean), rating.deviation > SURE, solver.tries if solver is not None else 0, tried)
    return PuzzlesKept(now, [PuzzleTry(*one) for one in tries])
