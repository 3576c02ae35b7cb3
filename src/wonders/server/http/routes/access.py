"""One's tokens for programs: making, listing, ending them. Only the profile itself may."""

from fastapi import APIRouter
from fastapi.responses import Response

from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Address, MyKey, TheRegistry
from wonders.server.people import tokens
from wonders.server.wire.order import NewToken, TokenTold
from wonders.server.wire.order_bodies import TokenBody

router = APIRouter(prefix="/api/me/tokens", tags=["people"])


@router.post("", **answers(NewToken, 201))
async def make(asked: TokenBody, mine: MyKey, registry: TheRegistry, address: Address) -> Response:
    """A token for a program, told once: it acts for the profile within its scopes, as Authorization: Bearer TOKEN."""
    registry.new.take(address)
    access = registry.store.access
    secret, kept = await tokens.make(access, registry.sources, mine[0], asked.label, asked.scopes, asked.days)
    return told(NewToken(secret, tokens.token_told(kept)), 201)


@router.get("", **answers(list[TokenTold]))
async def listed(mine: MyKey, registry: TheRegistry) -> Response:
    """All tokens of the profile, the oldest first; those that have ended as well."""
    return told([tokens.token_told(one) for one in await registry.store.access.of(mine[0].id)])


@router.delete("/{token}", **answers(list[TokenTold]))
async def end(token: str, mine: MyKey, registry: TheRegistry) -> Response:
    """End a token; those that are left."""
    access = registry.store.access
    found = [one for one in await access.of(mine[0].id) if one.id == token]
    if not found:
        raise Refused("not_found", "There is no such token of this profile.")
    await access.end(found[0].hash)
    return told([tokens.token_told(one) for one in await access.of(mine[0].id)])
