"""Positions set up by hand: to begin with, to check, to think about. They live in links, and nothing is kept."""

from typing import Annotated, Final

from fastapi import APIRouter, Query
from fastapi.responses import Response

from wonders.core.options import Given
from wonders.core.phrases import phrase_read
from wonders.server.http.answers import answers, encoded, told
from wonders.server.http.routes.common import Address, Charge, TheRegistry
from wonders.server.tables import position
from wonders.server.tables.options import option
from wonders.server.wire.phrases import phrase_sent
from wonders.server.wire.positions import (
    MomentBody,
    PositionAnalysed,
    PositionAnswer,
    PositionBody,
    PositionChecked,
    PositionMade,
)

router = APIRouter(prefix="/api/positions", tags=["positions"])

CHECK: Final = 2
"""What a check costs, in requests."""
MOMENT: Final = 5
ANALYSE: Final = 5

Word = Annotated[str, Query(max_length=40)]


@router.get("/start", **answers(PositionMade))
async def start(
    registry: TheRegistry,
    address: Address,
    charge: Charge,
    game: Word,
    players: Annotated[int | None, Query(ge=2, le=8)] = None,
    expansions: Word = "",
    seed: Word = "",
) -> Response:
    """A match that has just been dealt, as a position to change."""
    charge(CHECK)
    options: dict[str, Given] = {"expansions": expansions} if expansions else {}
    return encoded(await registry.bot_pool.work(address, position.started, game, players, options, seed))


@router.post("/moment", **answers(PositionMade))
async def moment(asked: MomentBody, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """A moment of a match as a position to change; the next one that can be set up."""
    charge(MOMENT)
    return encoded(await registry.bot_pool.work(address, position.moment, asked.record, asked.step, asked.seat))


@router.post("/check", **answers(PositionChecked))
async def check(asked: PositionBody, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """All that cannot be in a position; if nothing, the table as its seat sees it."""
    charge(CHECK)
    return encoded(await registry.bot_pool.work(address, position.checked, asked.position))


@router.post("/analyse", **answers(PositionAnalysed))
async def analyse(asked: PositionBody, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """The best answers of the seat that decides in a position, thought of in the background of everything else."""
    charge(ANALYSE)
    game, found = await registry.positions.analyse(asked.position, address)
    best = [
        PositionAnswer(
            one["answer"],
            option(game.notation.parse(one["answer"])),
            one["chance"],
            one["behind"],
            one["error"],
            one["visits"],
            [phrase_sent(phrase_read(reason)) for reason in one["reasons"]],
        )
        for one in found["best"]
    ]
    return told(PositionAnalysed(found["seat"], found["kind"], found["choices"], found["nodes"], best))
