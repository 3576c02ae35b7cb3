"""Puzzles: the list, one to solve, and what an answer is worth. Nothing is kept about who solves them."""

from functools import cache, lru_cache
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
from wonders.server.http.routes.common import Charge
from wonders.server.tables import puzzle as puzzles
from wonders.server.wire.bodies import PuzzleAnswer
from wonders.server.wire.puzzles import Daily, PuzzleAsked, PuzzleInfo, PuzzleTold

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

COST = 3
"""What a puzzle costs, in requests: its match is played up to there."""
KEPT = 64

Word = Annotated[str | None, Query(max_length=40)]


@router.get("", **answers(list[PuzzleInfo]))
def listed(request: Request, game: Word = None, theme: Word = None) -> Response:
    """Every puzzle, of a game or about a theme, the easiest first."""
    try:
        found = chosen(list(shipped().values()), game, theme)
    except BadOption as wrong:
        raise Refused("bad_option", str(wrong)) from None
    if game is None and theme is None:
        return public(request, _all(), "application/json")
    return told([puzzles.info_of(puzzle) for puzzle in found])


@cache
def _all() -> bytes:
    return packed_json([puzzles.info_of(puzzle) for puzzle in chosen(list(shipped().values()), None, None)])


@router.get("/daily", **answers(Daily))
def of_today() -> Response:
    """The puzzle of today, by the clock of Greenwich."""
    day = today()
    return told(Daily(_found("daily", daily(day)).id, day.isoformat()))


@router.get("/{id}", **answers(PuzzleAsked))
def ask(id: str, request: Request, charge: Charge) -> Response:
    """A puzzle as its seat sees it: the state of a table, with what may be answered."""
    puzzle = _found(id, id)
    charge(COST)
    return public(request, _asked(puzzle.id), "application/json")


@lru_cache(maxsize=KEPT)
def _asked(id: str) -> bytes:
    return packed_json(puzzles.asked(shipped()[id]))


@router.post("/{id}", **answers(PuzzleTold))
def answer(id: str, given: PuzzleAnswer, charge: Charge) -> Response:
    """Whether an answer is right, with the chances of those that were compared."""
    puzzle = _found(id, id)
    charge(COST)
    try:
        return told(puzzles.told(puzzle, given.answer))
    except WondersError as wrong:
        raise refusal_of(wrong) from None


def _found(name: str, id: str) -> Puzzle:
    try:
        return puzzle_of(id)
    except BadPuzzle:
        raise Refused("not_found", f"There is no puzzle '{name[:40]}'.") from None
