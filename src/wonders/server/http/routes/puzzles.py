"""Puzzles: the list, one to solve, and what an answer is worth. For who comes with a profile the first try counts."""

import asyncio
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from wonders.core.decisions import WondersError
from wonders.core.options import BadOption
from wonders.puzzles.library import chosen, daily, puzzle_of, shipped, today
from wonders.puzzles.puzzle import BadPuzzle, Puzzle
from wonders.server.errors import Refused, refusal_of
from wonders.server.http.answers import answers, told
from wonders.server.http.packing import packed_json, public
from wonders.server.http.routes.common import Address, Charge, MaybeProfile, MyProfile, TheRegistry
from wonders.server.people.puzzles import puzzles_kept
from wonders.server.tables import puzzle as puzzles
from wonders.server.wire.bodies import PuzzleAnswer
from wonders.server.wire.puzzles import Daily, MyPuzzles, PuzzleAsked, PuzzleInfo, PuzzleTold

router = APIRouter(prefix="/api", tags=["puzzles"])

COST = 3
"""What a puzzle costs, in requests: its match is played up to there."""
KEPT = 64

Word = Annotated[str | None, Query(max_length=40)]


@router.get("/puzzles", **answers(list[PuzzleInfo]))
async def listed(request: Request, registry: TheRegistry, game: Word = None, theme: Word = None) -> Response:
    """Every puzzle, of a game or about a theme, the easiest first."""
    await asyncio.to_thread(shipped)  # unpacked once: that takes a while
    try:
        found = chosen(list(shipped().values()), game, theme)
    except BadOption as wrong:
        raise Refused("bad_option", str(wrong)) from None
    return public(request, packed_json(await registry.puzzles.infos(found)), "application/json")


@router.get("/puzzles/daily", **answers(Daily))
async def of_today(registry: TheRegistry) -> Response:
    """The puzzle of today, by the clock of Greenwich."""
    await asyncio.to_thread(shipped)
    day = today()
    puzzle = _found("daily", daily(day))
    return told(Daily(puzzle.id, day.isoformat(), await registry.puzzles.rating(puzzle)))


@router.get("/puzzles/{id}", **answers(PuzzleAsked))
async def ask(id: str, request: Request, registry: TheRegistry, charge: Charge) -> Response:
    """A puzzle as its seat sees it: the state of a table, with what may be answered."""
    puzzle = _found(id, id)
    charge(COST)
    rating = await registry.puzzles.rating(puzzle)
    return public(request, await asyncio.to_thread(_asked, puzzle.id, rating), "application/json")


@lru_cache(maxsize=KEPT)
def _asked(id: str, rating: int) -> bytes:
    return packed_json(puzzles.asked(shipped()[id], rating))


@router.post("/puzzles/{id}", **answers(PuzzleTold))
async def answer(
    id: str, given: PuzzleAnswer, registry: TheRegistry, profile: MaybeProfile, address: Address, charge: Charge
) -> Response:
    """Whether an answer is right, with the chances of those that were compared. The first try of a profile is rated."""
    puzzle = _found(id, id)
    charge(COST)
    try:
        found = await asyncio.to_thread(puzzles.told, puzzle, given.answer)
    except WondersError as wrong:
        raise refusal_of(wrong) from None
    if profile is not None:
        found.rated = await registry.puzzles.tried(profile, puzzle, found.right, given.rated, address)
    return told(found)


@router.get("/me/puzzles", **answers(MyPuzzles))
async def mine(profile: MyProfile, registry: TheRegistry) -> Response:
    """One's own rating with puzzles, and which of them were tried."""
    return told((await puzzles_kept(registry.store.puzzles, profile.id)).now)


def _found(name: str, id: str) -> Puzzle:
    try:
        return puzzle_of(id)
    except BadPuzzle:
        raise Refused("not_found", f"There is no puzzle '{name[:40]}'.") from None
