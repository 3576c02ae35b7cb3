"""Answers in advance, for who has a seat: nobody else is told that there are any."""

from typing import Annotated, Final

from fastapi import APIRouter, Query
from fastapi.responses import Response

from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Address, Charge, TheRegistry, TheTable, Token, seat_right
from wonders.server.runtime.foresight import foreseen
from wonders.server.tables.decided import Decided
from wonders.server.tables.planning import plan, plan_info
from wonders.server.tables.plans import MOST_STEPS
from wonders.server.tables.state import TableState
from wonders.server.wire.bodies import PlanBody
from wonders.server.wire.plans import Foreseen, PlanInfo

router = APIRouter(prefix="/api/tables/{id}/plan", tags=["matches"])

FORESEEN: Final = 2
"""What it costs to look ahead, in requests."""
LONGEST: Final = 400
"""Characters of an answer."""


@router.get("", **answers(PlanInfo))
async def show(live: TheTable, token: Token) -> Response:
    """What the seat has planned to answer."""
    await live.whose(token)
    return told(plan_info(live.state, seat_right(live.state, token)))


@router.post("", **answers(PlanInfo))
async def make(asked: PlanBody, live: TheTable, registry: TheRegistry, token: Token) -> Response:
    """Plan what the seat answers when it is asked next, in place of what it had planned; no lines take it back.

    It is played as soon as the seat is asked, by the first line that fits; if none does, the plan ends.
    """
    lines = [[(step.when or "", step.answer) for step in line] for line in asked.lines]

    def decide(table: TableState) -> Decided:
        seat = seat_right(table, token)
        registry.tending.order.check(table.seats[seat].spec.profile, "ban")
        return plan(table, seat, lines, registry.sources.now())

    await live.change(decide)
    return told(plan_info(live.state, seat_right(live.state, token)))


@router.get("/options", **answers(Foreseen))
async def options(
    live: TheTable,
    registry: TheRegistry,
    address: Address,
    token: Token,
    charge: Charge,
    after: Annotated[list[Annotated[str, Query(max_length=LONGEST)]], Query(max_length=2 * MOST_STEPS)] = [],  # noqa: B006
) -> Response:
    """What others may answer next, and what the seat may then, `after` their answer (empty for any) and the own, in
    turn: as far as the seat can know."""
    charge(FORESEEN)
    await live.whose(token)
    return told(await foreseen(registry.services, live, seat_right(live.state, token), tuple(after), address))
