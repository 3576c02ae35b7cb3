"""Learning from matches: reviews, and hints while playing."""

import asyncio
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response
from pydantic import Field

from wonders.core.game import AnyGame
from wonders.core.wire import JsonObject
from wonders.games.replay import replay as played_again
from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Address, Charge, TheRegistry, TheTable, Token, seat_right
from wonders.server.http.routes.replaying import joints_of, seen_by
from wonders.server.runtime.hints import hint
from wonders.server.runtime.registry import Registry
from wonders.server.tables.options import option
from wonders.server.wire.bodies import MOST_CHARACTERS, Body
from wonders.server.wire.games import Option
from wonders.server.wire.responses import Replay
from wonders.server.wire.studies import HintTold, Study, StudyReview
from wonders.study.reviewing import Reviewed

router = APIRouter(prefix="/api", tags=["studies"])

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
    match = live.state.match
    if live.state.phase != "over" or match is None:
        raise Refused("not_over", "The match is not over yet; only then it is reviewed.")
    charge(REVIEW)
    key = await registry.studies.begin(match.record("").dumps(), address)
    return await _study(registry, key, address)


@router.get("/studies/{key}", **answers(Study))
async def look(key: Key, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """A review, as far as it has come: ask again for more."""
    return await _study(registry, key, address)


@router.get("/studies/{key}/choices", **answers(list[Option]))
async def choices(
    key: Key, registry: TheRegistry, step: Annotated[int, Query(ge=0)], seat: Annotated[int, Query(ge=0, le=20)]
) -> Response:
    """What a seat could have answered at one of its decisions."""
    return told([option(action) for action in await registry.studies.legal(key, step, seat)])


@router.get("/studies/{key}/record", response_class=PlainTextResponse)
async def record(key: Key, registry: TheRegistry) -> PlainTextResponse:
    """What is reviewed, as a record."""
    return PlainTextResponse((await registry.studies.record(key)).dumps(), media_type="application/x-ndjson")


@router.get("/studies/{key}/replay", **answers(Replay))
async def replay(
    key: Key, registry: TheRegistry, charge: Charge, seat: Annotated[int | None, Query(ge=0, le=20)] = None
) -> Response:
    """Every step of a reviewed match as this seat saw it; without a seat, as everybody saw it."""
    charge(REPLAY)
    found = await registry.studies.record(key)
    joints = await asyncio.to_thread(lambda: joints_of(played_again(found)))
    return await seen_by(registry, found.header, joints, seat)


@router.post("/tables/{id}/hint", **answers(HintTold))
async def advise(asked: HintBody, live: TheTable, registry: TheRegistry, token: Token, address: Address) -> Response:
    """Advice for a seat that is to decide, where the table allows it."""
    await live.whose(token)
    seat = seat_right(live.state, token)
    return told(await hint(registry.services, live, seat, asked.strength, address))


async def _study(registry: Registry, key: str, address: str) -> Response:
    known, review = await registry.studies.look(key, address)
    game = known.match.game
    parts: JsonObject = {**review, "decisions": [_decision(game, one) for one in review["decisions"]]}
    sent = msgspec.convert(parts, StudyReview)
    return told(Study(key, game.rules, dict(game.options), len(sent.decisions), len(known.places), sent))


def _decision(game: AnyGame, one: Reviewed) -> JsonObject:
    """A decision with its answers in parts, so that a client can word them."""
    best = [{**answer, "said": _said(game, answer["answer"])} for answer in one["best"]]
    return {**one, "said": _said(game, one["answer"]), "best": best}


def _said(game: AnyGame, text: str) -> Option:
    return option(game.notation.parse(text))
