"""Keeping one's profile: a recovery code, passkeys, another device; and taking it away, exported or deleted."""

from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import Response

from wonders.core.wire import JsonObject
from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Charge, MyKey, MyProfile, TheRegistry
from wonders.server.people import deletion, moving, recovery
from wonders.server.people import passkeys as keys
from wonders.server.people.export import export
from wonders.server.people.keys import me_told
from wonders.server.people.passkeys import site_of
from wonders.server.runtime.news import tell_news
from wonders.server.wire.people import Export, Me, MoveLink, RecoveryCode
from wonders.server.wire.profile_bodies import ShowPasskey

router = APIRouter(prefix="/api/me", tags=["people"])

SLOW = 10
"""What it costs to look through everything about somebody, in requests."""


@router.post("/recovery", **answers(RecoveryCode))
async def new_code(profile: MyProfile, registry: TheRegistry, charge: Charge) -> Response:
    """A recovery code, told once; an older one ends."""
    charge(SLOW)
    return told(RecoveryCode(await recovery.new_code(registry.store.profiles, registry.sources, profile)))


@router.post("/move", **answers(MoveLink))
async def new_link(profile: MyProfile, registry: TheRegistry) -> Response:
    """A ticket that opens the profile on another device, once, within ten minutes: `/me#TICKET` is its link."""
    return told(MoveLink(*await moving.new_link(registry.store.tickets, registry.sources, profile.id)))


@router.post("/passkeys/begin", **answers(JsonObject))
async def begin(profile: MyProfile, request: Request, registry: TheRegistry) -> Response:
    """What a browser needs to make a passkey: `PublicKeyCredentialCreationOptions` in JSON."""
    site, store = site_of(request.headers.get("origin", "")), registry.store
    return told(await keys.to_add(store.passkeys, store.tickets, registry.sources, site, profile))


@router.post("/passkeys", **answers(Me))
async def add(asked: ShowPasskey, mine: MyKey, request: Request, registry: TheRegistry) -> Response:
    """Keep a passkey: the browser's answer to what was begun."""
    site, store, (profile, key) = site_of(request.headers.get("origin", "")), registry.store, mine
    await keys.add(store.passkeys, store.tickets, registry.sources, site, profile, asked.credential, asked.device)
    return told(await me_told(store.profiles, store.passkeys, profile, key.hash))


@router.delete("/passkeys/{id}", **answers(Me))
async def remove(id: str, mine: MyKey, registry: TheRegistry) -> Response:
    """Let a passkey open the profile no more."""
    store, (profile, key) = registry.store, mine
    if not await store.passkeys.remove(profile.id, id[:400]):
        raise Refused("not_found", "This profile has no such passkey.")
    return told(await me_told(store.profiles, store.passkeys, profile, key.hash))


@router.get("/export", **answers(Export))
async def exported(mine: MyKey, registry: TheRegistry, charge: Charge) -> Response:
    """All that is kept about oneself, as JSON to be saved."""
    charge(SLOW)
    profile, key = mine
    response = told(await export(registry.store, registry.sources, profile, key))
    response.headers["Content-Disposition"] = f'attachment; filename="wonders-{profile.id}.json"'
    return response


@router.delete("", **answers(dict[str, bool]))
async def delete(profile: MyProfile, registry: TheRegistry, charge: Charge) -> Response:
    """Delete the profile with all that names it. Matches stay, with somebody who has no name."""
    charge(SLOW)
    store, now = registry.store, registry.sources.now()
    await deletion.delete(store.erasing, store.histories, profile, now, partial(tell_news, registry))
    return told({"deleted": True})
