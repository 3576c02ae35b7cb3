"""Ways to a profile from a device that has no key to it: a recovery code, a link from another device, a passkey."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from wonders.core.wire import JsonObject
from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Address, TheRegistry
from wonders.server.people import passkeys as keys
from wonders.server.people.keys import admit, me_told
from wonders.server.people.moving import moved
from wonders.server.people.passkeys import site_of
from wonders.server.people.recovery import recovered
from wonders.server.runtime.registry import Registry
from wonders.server.sources import hashed
from wonders.server.wire.people import Entered
from wonders.server.wire.profile_bodies import Follow, Recover, ShowPasskey

router = APIRouter(prefix="/api/enter", tags=["people"])


@router.post("/recovery", **answers(Entered))
async def by_code(asked: Recover, registry: TheRegistry, address: Address) -> Response:
    """Come back by a recovery code. It stays valid."""
    registry.entries.take(address)
    profile = await recovered(registry.store.profiles, asked.code)
    return await _entered(registry, profile.id, asked.device)


@router.post("/link", **answers(Entered))
async def by_link(asked: Follow, registry: TheRegistry, address: Address) -> Response:
    """Come by the link that another device of the profile has made. It opens once."""
    registry.entries.take(address)
    return await _entered(registry, await moved(registry.store.tickets, registry.sources, asked.ticket), asked.device)


@router.post("/passkey/begin", **answers(JsonObject))
async def begin(request: Request, registry: TheRegistry, address: Address) -> Response:
    """What a browser needs to ask for a passkey: `PublicKeyCredentialRequestOptions` in JSON."""
    registry.entries.take(address)
    site = site_of(request.headers.get("origin", ""))
    return told(await keys.to_enter(registry.store.tickets, registry.sources, site))


@router.post("/passkey", **answers(Entered))
async def by_passkey(asked: ShowPasskey, request: Request, registry: TheRegistry, address: Address) -> Response:
    """Come by a passkey: the browser's answer to what was begun."""
    registry.entries.take(address)
    site, store = site_of(request.headers.get("origin", "")), registry.store
    profile = await keys.entered(store.passkeys, store.tickets, registry.sources, site, asked.credential)
    return await _entered(registry, profile, asked.device)


async def _entered(registry: Registry, id: str, device: str) -> Response:
    """A key of its own for the device that has proved itself."""
    store = registry.store
    profile = await store.profiles.by_id(id)
    if profile is None:
        raise Refused("bad_key", "This profile has been deleted.")
    key = await admit(store.profiles, registry.sources, id, device)
    return told(Entered(key, await me_told(store.profiles, store.passkeys, profile, hashed(key))))
