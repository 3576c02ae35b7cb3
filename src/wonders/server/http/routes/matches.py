"""In a match and after it: leaving, taking back, meeting again, looking at what happened."""

import asyncio
from typing import Final

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse, Response
from msgspec import structs

from wonders.core.decisions import SPECTATOR
from wonders.server.errors import Refused
from wonders.server.http.answers import answers, encoded, told, whole
from wonders.server.http.routes.common import Address, Charge, TheRegistry, TheTable, Token, seat_right
from wonders.server.runtime import looking
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.rematch import meet_again
from wonders.server.tables import pause as pausing
from wonders.server.tables import seats as seating
from wonders.server.tables.decided import Decided
from wonders.server.tables.games import check_no_game
from wonders.server.tables.match import TableMatch
from wonders.server.tables.replay import fairness_of
from wonders.server.tables.state import TableState
from wonders.server.tables.undo import undo
from wonders.server.wire.bodies import MineBody, PauseBody
from wonders.server.wire.responses import Fairness, MyTable, Rematch, Replay
from wonders.server.wire.tables import TableInfo

router = APIRouter(prefix="/api/tables", tags=["matches"])

REPLAY: Final = 20
"""What it costs to play a match again, in requests."""
FAIRNESS: Final = 10
"""What it costs to deal a match again."""


@router.post("/mine", **answers(list[MyTable]))
async def mine(asked: MineBody, registry: TheRegistry, charge: Charge) -> Response:
    """How remembered tables stand; those that are gone are left out."""
    found = await looking.mine(registry, asked.tables, charge)
    return told([structs.replace(one, table=whole(one.table)) for one in found if one is not None])


@router.post("/{id}/leave", **answers(TableInfo))
async def leave(live: TheTable, registry: TheRegistry, token: Token) -> Response:
    """Before the match: free the seat. In it: hand it to a bot for good."""
    return await _leave(live, registry.sources.now(), token)


@router.post("/{id}/resign", **answers(TableInfo))
async def resign(live: TheTable, registry: TheRegistry, token: Token) -> Response:
    """Hand the seat to a bot for good."""
    await live.whose(token)
    seat_right(live.state, token)
    if live.state.phase == "open":
        raise Refused("not_playing", "The match has not begun; leave the table instead.")
    return await _leave(live, registry.sources.now(), token)


async def _leave(live: LiveTable, at: float, token: str) -> Response:
    def decide(table: TableState) -> Decided:
        return Decided([seating.leave(table, seat_right(table, token), at)])

    await live.change(decide)
    return told(whole(live.info()))


@router.post("/{id}/undo", **answers(TableInfo))
async def take_back(live: TheTable, registry: TheRegistry, token: Token) -> Response:
    """Take back the seat's last answer, as far as that is fair."""

    def decide(table: TableState) -> Decided:
        return Decided([undo(table, seat_right(table, token), registry.sources.now())])

    await live.change(decide)
    return told(whole(live.info()))


@router.post("/{id}/pause", **answers(TableInfo))
async def pause(asked: PauseBody, live: TheTable, registry: TheRegistry, token: Token) -> Response:
    """Offer or agree to pause the match, or let it go on. It pauses when all people at the table want it."""

    def decide(table: TableState) -> Decided:
        seat = seat_right(table, token)
        check_no_game(table)
        return Decided(pausing.vote(seat, asked.wanted, table.phase, table.pause, registry.sources.now()))

    await live.change(decide)
    return told(whole(live.info()))


@router.post("/{id}/rematch", **answers(Rematch))
async def rematch(live: TheTable, registry: TheRegistry, token: Token, address: Address) -> Response:
    """The same table again. Whoever asks first is its host; each seat asks for its own token."""
    await live.whose(token)
    seat = seat_right(live.state, token)
    if live.state.phase != "over":
        raise Refused("not_over", "The match is not over yet.")
    again, host, fresh = await meet_again(registry, live, seat, address)
    return told(Rematch(whole(again), host, seat, fresh))


@router.get("/{id}/record", response_class=PlainTextResponse)
async def record(live: TheTable) -> PlainTextResponse:
    """The record of a match that is over, as JSON lines; its seed lets anybody verify the deal."""
    match = _finished(live)
    name = f'attachment; filename="{live.state.made.game}-{live.state.id}.jsonl"'
    seed = "" if match.begun else live.state.seed  # not all of it was dealt from the seed
    text = match.record(seed).dumps()
    return PlainTextResponse(text, media_type="application/x-ndjson", headers={"Content-Disposition": name})


@router.get("/{id}/replay", **answers(Replay))
async def replay(
    live: TheTable,
    registry: TheRegistry,
    address: Address,
    charge: Charge,
    seat: int | None = Query(None, ge=0, le=20),
) -> Response:
    """Every step of a match that is over as this seat saw it; without a seat, as everybody saw it."""
    match: TableMatch = _finished(live)
    if seat is not None:
        seating.check_seat(live.state, seat)
    whose = seat if seat is not None else SPECTATOR
    known = live.replays.get(whose)
    if known is None:
        charge(REPLAY)
        made = live.state.made
        joints = tuple(tuple((one, str(action)) for one, action in joint) for joint in match.rounds)
        known = await registry.bot_pool.recount(
            address, made.game, made.rules, made.players, made.options, joints, whose
        )
        live.replays[whose] = known
    return encoded(known)


@router.get("/{id}/fairness", **answers(Fairness))
async def fairness(live: TheTable, charge: Charge) -> Response:
    """The commitment and the nonces; after the end the secret and every draw, to be dealt again."""
    if live.state.phase != "over":
        return told(fairness_of(live.state))
    charge(FAIRNESS)
    return told(await asyncio.to_thread(fairness_of, live.state))


def _finished(live: LiveTable) -> TableMatch:
    match = live.state.match
    if match is None or not match.over:
        raise Refused("not_over", "The match is not over yet; until then its record is secret.")
    return match
