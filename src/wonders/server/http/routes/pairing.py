"""Being seated with others who want the same."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response

from wonders.core.decisions import WondersError
from wonders.games.registry import make_as
from wonders.server.errors import Refused, refusal_of
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Address, MaybeProfile, TheRegistry, Token
from wonders.server.http.routes.games import check_game
from wonders.server.runtime.pairing import Pairing
from wonders.server.sources import hashed, same
from wonders.server.store.profiles import Profile
from wonders.server.store.waiting import Seat
from wonders.server.tables.checks import checked_name
from wonders.server.waiters import Waiter
from wonders.server.wire.bodies import PairingBody
from wonders.server.wire.responses import Seated, Waiting

LONGEST: Final = 30.0
"""Seconds that an answer is held back while nothing happens."""

router = APIRouter(prefix="/api/pairing", tags=["tables"])


async def pairing_of(request: Request) -> Pairing:
    pairing: Pairing = request.app.state.pairing
    return pairing


ThePairing = Annotated[Pairing, Depends(pairing_of)]


@router.post("", **answers(Waiting, 201))
async def enter(
    asked: PairingBody, registry: TheRegistry, pairing: ThePairing, address: Address, profile: MaybeProfile
) -> Response:
    """Wait for others. The token is the right to the seat that comes of it."""
    registry.joins.take(address)
    registry.keeps.take(address)
    check_game(asked.game)
    check_wish(asked, profile)
    now, token, id = registry.sources.now(), registry.sources.token(), registry.sources.table_id()
    bots_at = now + asked.bots_after if asked.bots_after is not None else None
    name = checked_name(asked.name) or (profile.name if profile else "")
    who = (profile.id, profile.colour) if profile is not None else ("", 0)
    await registry.store.waiting.enter(
        Waiter(id, hashed(token), asked.game, asked.players, asked.pace, bots_at, name, *who, now, asked.rated)
    )
    pairing.nudge()
    return told(Waiting(id, token, await pairing.count(asked.game)), 201)


def check_wish(asked: PairingBody, profile: Profile | None) -> None:
    """Raise Refused unless there can be such a match."""
    if asked.players is not None:
        try:
            make_as(asked.game, None, asked.players, {})
        except WondersError as wrong:
            raise refusal_of(wrong) from None
    if asked.rated and profile is None:
        raise Refused("no_profile", "A rated match needs a profile of your own.")


@router.get("/{id}", **answers(Seated))
async def look(
    id: str,
    request: Request,
    registry: TheRegistry,
    pairing: ThePairing,
    token: Token,
    wait: Annotated[float, Query(ge=0, le=LONGEST)] = 0.0,
) -> Response:
    """Whether one has been seated. With `wait` the answer comes when one has, or after so many seconds."""
    game, seat = await _mine(registry, id, token)
    if seat is None and wait:
        await pairing.wait(id, wait, request.is_disconnected)
        game, seat = await _mine(registry, id, token)
    if seat is not None:
        return told(Seated("seated", 0, seat.table, seat.seat))
    return told(Seated("waiting", await pairing.count(game), None, None))


@router.delete("/{id}", **answers(Seated))
async def leave(id: str, registry: TheRegistry, token: Token) -> Response:
    """Wait no longer. Whoever has been seated in the meantime is told where, and may leave there."""
    await _mine(registry, id, token)
    await registry.store.waiting.leave(id)
    found = await registry.store.waiting.one(id)
    seat = found[2] if found is not None else None
    return told(Seated("seated", 0, seat.table, seat.seat) if seat is not None else Seated("left", 0, None, None))


async def _mine(registry: TheRegistry, id: str, token: str) -> tuple[str, Seat | None]:
    """The game that somebody waits for, and where they have been seated."""
    if not token:
        raise Refused("no_token", "This needs a token, as Authorization: Bearer TOKEN.")
    found = await registry.store.waiting.one(id) if len(id) <= 16 and id.isprintable() else None
    if found is None:
        raise Refused("not_found", "Nobody waits here: it has been given up, or is long over.")
    if not same(found[0], hashed(token)):
        raise Refused("bad_token", "This token gives no right here.")
    return found[1], found[2]
