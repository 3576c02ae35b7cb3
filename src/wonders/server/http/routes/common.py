"""What the routes share: the registry, and who is asking.

What FastAPI asks for is async even where nothing is waited for: it hands plain functions to a thread, which costs more
than the work itself.
"""

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Request

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.people.keys import HEADER, known
from wonders.server.people.tokens import is_access_token, whose
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.looking import COLD
from wonders.server.runtime.registry import Registry
from wonders.server.sources import hashed
from wonders.server.store.profiles import Key, Profile
from wonders.server.tables.state import HOST, TableState


async def registry_of(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


async def token_of(request: Request) -> str:
    """The bearer token of a request, for a seat or the host's; empty without one."""
    token = _bearer(request)
    return "" if is_access_token(token) else token


def _bearer(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:100] if scheme.lower() == "bearer" else ""


async def table_of(id: str, request: Request) -> LiveTable:
    registry = await registry_of(request)
    if id not in registry.live:
        request.state.charge(COLD)
    return await registry.table(id)


async def address_of(request: Request) -> str:
    address: str = request.state.address
    return address


async def charge_of(request: Request) -> Callable[[float], None]:
    charge: Callable[[float], None] = request.state.charge
    return charge


async def visitor_of(request: Request) -> tuple[Profile, Key | None] | None:
    """Whose profile the request comes with, and by which key; or by none, if a program comes with a token, which must
    allow what it asks for. None without either."""
    registry = await registry_of(request)
    key = request.headers.get(HEADER, "").strip()
    token = _bearer(request)
    if key:
        found: tuple[Profile, Key | None] = await known(registry.store.profiles, registry.sources, key[:100])
    elif is_access_token(token):
        registry.tending.programs.take(hashed(token))
        asked = request.method, request.scope["route"].path
        found = (await whose(registry.store.access, registry.sources, token, *asked))[0], None
    else:
        return None
    registry.tending.order.check(found[0].id, "ban")
    return found


MaybeVisitor = Annotated[tuple[Profile, Key | None] | None, Depends(visitor_of)]


async def maybe_profile(visitor: MaybeVisitor) -> Profile | None:
    return visitor[0] if visitor is not None else None


async def own_profile(visitor: MaybeVisitor) -> Profile:
    if visitor is None:
        raise Refused("no_profile", "This needs a profile: send its key as Wonders-Profile: KEY.")
    return visitor[0]


async def own_key(visitor: MaybeVisitor) -> tuple[Profile, Key]:
    profile, key = await own_profile(visitor), visitor[1] if visitor is not None else None
    if key is None:
        raise Refused("not_allowed", "No token of a program may do this; it needs the profile itself.")
    return profile, key


MaybeProfile = Annotated[Profile | None, Depends(maybe_profile)]
"""The profile of who asks, if the request comes with one. A key that is none is refused."""
MyProfile = Annotated[Profile, Depends(own_profile)]
"""The same where nobody else may ask."""
MyKey = Annotated[tuple[Profile, Key], Depends(own_key)]
"""The same, with the key it comes by."""
Charge = Annotated[Callable[[float], None], Depends(charge_of)]
"""Lets a request cost as much as so many others; raises Refused if the address has had too many."""
Address = Annotated[str, Depends(address_of)]
TheRegistry = Annotated[Registry, Depends(registry_of)]
Token = Annotated[str, Depends(token_of)]
TheTable = Annotated[LiveTable, Depends(table_of)]


def right_of(table: TableState, token: str) -> Seat | str:
    """What the token gives a right to at this table; Refused if to nothing."""
    if not token:
        raise Refused("no_token", "This needs a token, as Authorization: Bearer TOKEN.")
    right = table.whose(token)
    if right is None:
        raise Refused("bad_token", "This token gives no right at this table.")
    return right


def seat_right(table: TableState, token: str) -> Seat:
    right = right_of(table, token)
    if not isinstance(right, int):
        raise Refused("not_allowed", "Only those who have a seat may do this.")
    return right


def host_right(table: TableState, token: str) -> None:
    if right_of(table, token) != HOST:
        raise Refused("not_allowed", "Only the host may do this.")
