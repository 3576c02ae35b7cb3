"""Learning from matches: reviews, and hints while playing."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response
from pydantic import Field

from wonders.server.errors import Refused
from wonders.server.http.answers import answers, encoded, told
from wonders.server.http.routes.common import Address, Charge, TheRegistry, TheTable, Token, seat_right
from wonders.server.runtime.hints import hint
from wonders.server.runtime.registry import Registry
from wonders.server.tables.replay import record_replayed
from wonders.server.wire.bodies import MOST_CHARACTERS, Body
from wonders.server.wire.games import Option
from wonders.server.wire.responses import Replay
from wonders.server.wire.studies import HintTold, Study

router = APIRouter(prefix="/api", tags=["studies"])

LOOK: Final = 2
"""What it costs to look at a review, or to be advised, in requests."""
REVIEW: Final = 5
"""What it costs to have a match played again for its review, in requests."""
REPLAY: Final = 20

Key = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]


class RecordBody(Body):
    """A record, or notation, of a match that is over."""

    record: str = Field(max_length=MOST_CHARACTERS)


class HintBody(Body):
    """How much shall be told."""

    strength: Literal["nudge", "answer", "reasons"] = "nudge"


@router.post("/studies", **answers(Study))
async def begin(asked: RecordBody, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """Have a match reviewed that was played elsewhere: its record, or its notation."""
    charge(REVIEW)
    return await _study(registry, await registry.studies.begin(asked.record, address), address)


@router.post("/tables/{id}/study", **answers(Study))
async def begin_here(live: TheTable, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """Have a match of this server reviewed, once it is over; the review, if there is one."""
    charge(REVIEW)
    match = live.state.match
    if live.state.phase != "over" or match is None:
        raise Refused("not_over", "The match is not over yet; only then it is reviewed.")
    key = await registry.studies.begin(match.record("").dumps(), address)
    return await _study(registry, key, address)


@router.get("/studies/{key}", **answers(Study))
async def look(key: Key, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """A review, as far as it has come: ask again for more."""
    charge(LOOK)
    return await _study(registry, key, address)


@router.get("/studies/{key}/choices", **answers(list[Option]))
async def choices(
    key: Key,
    registry: TheRegistry,
    address: Address,
    charge: Charge,
    step: Annotated[int, Query(ge=0)],
    seat: Annotated[int, Query(ge=0, le=20)],
) -> Response:
    """What a seat could have answered at one of its decisions."""
    charge(LOOK)
    return encoded(await registry.studies.choices(key, step, seat, address))


@router.get("/studies/{key}/record", response_class=PlainTextResponse)
async def record(key: Key, registry: TheRegistry) -> PlainTextResponse:
    """What is reviewed, as a record."""
    return PlainTextResponse(await registry.studies.record(key), media_type="application/x-ndjson")


@router.get("/studies/{key}/replay", **answers(Replay))
async def replay(
    key: Key,
    registry: TheRegistry,
    address: Address,
    charge: Charge,
    seat: Annotated[int | None, Query(ge=0, le=20)] = None,
) -> Response:
    """Every step of a reviewed match as this seat saw it; without a seat, as everybody saw it."""
    charge(REPLAY)
    text = await registry.studies.record(key)
    return encoded(await registry.bot_pool.work(address, record_replayed, text, seat))


@router.post("/tables/{id}/hint", **answers(HintTold))
async def advise(
    asked: HintBody, live: TheTable, registry: TheRegistry, token: Token, address: Address, charge: Charge
) -> Response:
    """Advice for a seat that is to decide, where the table allows it."""
    charge(LOOK)
    await live.whose(token)
    seat = seat_right(live.state, token)
    return told(await hint(registry.services, live, seat, asked.strength, address))


async def _study(registry: Registry, key: str, address: str) -> Response:
    return encoded(await registry.studies.look(key, address))
