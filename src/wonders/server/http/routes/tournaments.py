"""Tournaments: making them, taking part, looking on."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from sqlalchemy import Connection

from wonders.server.errors import Refused
from wonders.server.http.answers import answers, encoded, told
from wonders.server.http.routes.common import Address, Charge, MyProfile, TheRegistry
from wonders.server.http.routes.games import check_game
from wonders.server.runtime.lobby import etag
from wonders.server.runtime.registry import Registry
from wonders.server.runtime.tournaments import Tournaments
from wonders.server.store.tournament_rows import Whole
from wonders.server.tournaments import coming
from wonders.server.tournaments.plan import new_tournament
from wonders.server.tournaments.told import info_told, tournament_told
from wonders.server.wire.encoding import BODIES
from wonders.server.wire.tournament_bodies import BotBody, TournamentBody
from wonders.server.wire.tournaments import TournamentInfo, TournamentTold

SHOWN = 100
COUNTED = 16
"""Tournaments whose standings are kept until something changes there."""
SHOWING = 2
"""What it costs to have the standings worked out, in requests."""

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


async def tournaments_of(request: Request) -> Tournaments:
    tournaments: Tournaments = request.app.state.tournaments
    return tournaments


TheTournaments = Annotated[Tournaments, Depends(tournaments_of)]
Decide = Callable[[Connection, Whole], None]


@router.get("", **answers(list[TournamentInfo]))
async def listed(request: Request, registry: TheRegistry) -> Response:
    """Those that can be joined or watched, then those that are over. Whoever has the list already (`If-None-Match`) is
    told only that."""
    found = await registry.store.tournaments.listed(SHOWN)
    return _tagged(request, told([info_told(row, count, maker) for row, count, maker in found]))


@router.post("", **answers(TournamentTold, 201))
async def make(
    asked: TournamentBody, registry: TheRegistry, tournaments: TheTournaments, address: Address, profile: MyProfile
) -> Response:
    """Make a tournament. Its maker does not take part without joining."""
    registry.new.take(address)
    tournaments.made.take(address)
    check_game(asked.game)
    row = new_tournament(asked, profile.id, registry.sources)
    if not await registry.store.tournaments.make(row, coming.MOST_OF_ONE):
        raise Refused("too_many", f"You have {coming.MOST_OF_ONE} tournaments that are not over; close one first.")
    return await _shown(registry, row.id, 201)


@router.get("/{id}", **answers(TournamentTold))
async def show(id: str, request: Request, registry: TheRegistry, charge: Charge) -> Response:
    """A tournament: who takes part and how they stand, all rounds with their tables. With an `ETag`, like the list."""
    charge(SHOWING)
    return _tagged(request, await _shown(registry, id))


@router.post("/{id}/join", **answers(TournamentTold))
async def join(
    id: str, registry: TheRegistry, tournaments: TheTournaments, address: Address, profile: MyProfile
) -> Response:
    """Take part from the next round on, or come back."""
    registry.joins.take(address)
    return await _change(registry, tournaments, id, lambda connection, one: coming.join(connection, one, profile.id))


@router.post("/{id}/leave", **answers(TournamentTold))
async def leave(
    id: str, registry: TheRegistry, tournaments: TheTournaments, address: Address, profile: MyProfile
) -> Response:
    """Be paired no more."""
    registry.joins.take(address)

    def decide(connection: Connection, whole: Whole) -> None:
        coming.leave(connection, whole, coming.number_of(whole, profile.id))

    return await _change(registry, tournaments, id, decide)


@router.post("/{id}/bots", **answers(TournamentTold))
async def add_bot(
    id: str, asked: BotBody, registry: TheRegistry, tournaments: TheTournaments, address: Address, profile: MyProfile
) -> Response:
    """Let a bot take part; for the maker."""
    registry.joins.take(address)

    def decide(connection: Connection, whole: Whole) -> None:
        coming.check_maker(whole, profile, registry.settings)
        coming.add_bot(connection, whole, asked.level)

    return await _change(registry, tournaments, id, decide)


@router.delete("/{id}/entrants/{number}", **answers(TournamentTold))
async def remove(
    id: str, number: int, registry: TheRegistry, tournaments: TheTournaments, address: Address, profile: MyProfile
) -> Response:
    """Let somebody, or a bot, take part no longer; for the maker."""
    registry.joins.take(address)

    def decide(connection: Connection, whole: Whole) -> None:
        coming.check_maker(whole, profile, registry.settings)
        coming.leave(connection, whole, number)

    return await _change(registry, tournaments, id, decide)


@router.post("/{id}/start", **answers(TournamentTold))
async def start(id: str, registry: TheRegistry, tournaments: TheTournaments, profile: MyProfile) -> Response:
    """Begin now; for the maker."""

    def decide(connection: Connection, whole: Whole) -> None:
        coming.check_maker(whole, profile, registry.settings)
        coming.start(connection, whole, registry.sources.now())

    await _change(registry, tournaments, id, decide)
    await tournaments.look_after(id)
    return await _shown(registry, id)


@router.post("/{id}/close", **answers(TournamentTold))
async def close(id: str, registry: TheRegistry, tournaments: TheTournaments, profile: MyProfile) -> Response:
    """End it before its time; for the maker, and for moderators."""

    def decide(connection: Connection, whole: Whole) -> None:
        coming.check_maker(whole, profile, registry.settings)
        coming.close(connection, whole, profile, registry.sources.now())

    return await _change(registry, tournaments, id, decide)


async def _change(registry: Registry, tournaments: Tournaments, id: str, decide: Decide) -> Response:
    """Let somebody come or go, and look whether something follows from it."""
    if await registry.store.tournaments.change(_checked(id), decide) is None:
        raise _unknown()
    tournaments.nudge()
    return await _shown(registry, id)


async def _shown(registry: Registry, id: str, status: int = 200) -> Response:
    whole = await registry.store.tournaments.whole(_checked(id))
    if whole is None:
        raise _unknown()
    maker = await registry.store.profiles.by_id(whole.row.maker) if whole.row.maker else None
    # Sixty-four in thirty rounds take 60 ms to be counted: not in the loop, and once for all who look.
    return encoded(await asyncio.to_thread(_counted, whole, maker.name if maker is not None else ""), status)


@lru_cache(maxsize=COUNTED)
def _counted(whole: Whole, maker: str) -> bytes:
    return BODIES.encode(tournament_told(whole, maker))


def _checked(id: str) -> str:
    if len(id) > 16 or not id.isprintable():
        raise _unknown()
    return id


def _unknown() -> Refused:
    return Refused("not_found", "There is no such tournament.")


def _tagged(request: Request, response: Response) -> Response:
    tag = etag(bytes(response.body))
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response
