"""Positions set up by hand: to begin with, to check, to think about. They live in links, and nothing is kept."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Query
from fastapi.responses import Response

from wonders.core.decisions import WondersError
from wonders.core.options import Given
from wonders.core.phrases import phrase_read
from wonders.games.registry import make_as
from wonders.games.replay import replay
from wonders.notation.reading import read_record
from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Address, Charge, TheRegistry
from wonders.server.tables.options import option
from wonders.server.tables.position import checked
from wonders.server.wire.phrases import phrase_sent
from wonders.server.wire.positions import (
    MomentBody,
    PositionAnalysed,
    PositionAnswer,
    PositionBody,
    PositionChecked,
    PositionMade,
)
from wonders.study.position.starting import first_position, position_near

router = APIRouter(prefix="/api/positions", tags=["positions"])

CHECK: Final = 2
"""What a check costs, in requests."""
MOMENT: Final = 5
ANALYSE: Final = 5

Word = Annotated[str, Query(max_length=40)]


@router.get("/start", **answers(PositionMade))
async def start(
    charge: Charge,
    game: Word,
    players: Annotated[int | None, Query(ge=2, le=8)] = None,
    expansions: Word = "",
    seed: Word = "",
) -> Response:
    """A match that has just been dealt, as a position to change."""
    charge(CHECK)
    options: dict[str, Given] = {"expansions": expansions} if expansions else {}
    try:
        position = await asyncio.to_thread(lambda: first_position(make_as(game, None, players, options), seed))
    except WondersError as wrong:
        raise Refused("bad_option", str(wrong)) from None
    return told(PositionMade(position))


@router.post("/moment", **answers(PositionMade))
async def moment(asked: MomentBody, charge: Charge) -> Response:
    """A moment of a match as a position to change; the next one that can be set up."""
    charge(MOMENT)
    try:
        position = await asyncio.to_thread(
            lambda: position_near(replay(read_record(asked.record)), asked.step, asked.seat)
        )
    except WondersError as wrong:
        raise Refused("bad_record", str(wrong)) from None
    return told(PositionMade(position))


@router.post("/check", **answers(PositionChecked))
async def check(asked: PositionBody, charge: Charge) -> Response:
    """All that cannot be in a position; if nothing, the table as its seat sees it."""
    charge(CHECK)
    return told(await asyncio.to_thread(checked, asked.position))


@router.post("/analyse", **answers(PositionAnalysed))
async def analyse(asked: PositionBody, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """The best answers of the seat that decides in a position, thought of in the background of everything else."""
    charge(ANALYSE)
    placed, found = await registry.positions.analyse(asked.position, address)
    best = [
        PositionAnswer(
            one["answer"],
            option(placed.game.notation.parse(one["answer"])),
            one["chance"],
            one["behind"],
            one["error"],
            one["visits"],
            [phrase_sent(phrase_read(reason)) for reason in one["reasons"]],
        )
        for one in found["best"]
    ]
    return told(PositionAnalysed(found["seat"], found["kind"], found["choices"], found["nodes"], best))
