"""One's own profile: making it, changing it, signing out."""

from fastapi import APIRouter
from fastapi.responses import Response

from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Address, MaybeVisitor, MyKey, MyProfile, TheRegistry
from wonders.server.people import profiles as people
from wonders.server.people.keys import device_id, me_told
from wonders.server.sources import hashed
from wonders.server.wire.people import Entered, Me
from wonders.server.wire.profile_bodies import ChangeProfile, NewProfile, SignOut

router = APIRouter(prefix="/api/me", tags=["people"])


@router.post("", **answers(Entered, 201))
async def make(asked: NewProfile, registry: TheRegistry, address: Address) -> Response:
    """A new profile, and the key to it: told once. Nothing else is needed, neither password nor address."""
    registry.new.take(address)
    profiles = registry.store.profiles
    profile, key = await people.make(profiles, registry.sources, asked.name, asked.colour, asked.device)
    return told(Entered(key, await me_told(profiles, registry.store.passkeys, profile, hashed(key))), 201)


@router.get("", **answers(Me))
async def show(profile: MyProfile, visitor: MaybeVisitor, registry: TheRegistry) -> Response:
    """One's own profile."""
    key, store = visitor[1] if visitor is not None else None, registry.store
    return told(await me_told(store.profiles, store.passkeys, profile, key.hash if key is not None else ""))


@router.patch("", **answers(Me))
async def change(asked: ChangeProfile, mine: MyKey, registry: TheRegistry) -> Response:
    """Change name, colour, or whether others may look the profile up by its name."""
    profiles = registry.store.profiles
    profile = await people.change(profiles, mine[0], asked.name, asked.colour, asked.public)
    return told(await me_told(profiles, registry.store.passkeys, profile, mine[1].hash))


@router.post("/out", **answers(list[str]))
async def sign_out(asked: SignOut, mine: MyKey, registry: TheRegistry) -> Response:
    """End keys of the profile: the one that is used, that of another device, or all. Which devices are left."""
    profiles, (profile, key) = registry.store.profiles, mine
    found = key.hash
    if asked.device is not None:
        found = next((one.hash for one in await profiles.keys(profile.id) if device_id(one) == asked.device), "")
    if not found:
        raise Refused("not_found", "There is no such device of this profile.")
    await profiles.end_keys(profile.id, None if asked.everywhere else found)
    return told([device_id(one) for one in await profiles.keys(profile.id)])
