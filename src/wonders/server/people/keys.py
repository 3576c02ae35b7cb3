"""Keys: each device has its own, a random secret that only the device knows; the server keeps its hash."""

import base64
from typing import Final

from wonders.server.errors import Refused
from wonders.server.sources import Sources, hashed
from wonders.server.store.profiles import Key, Profile, Profiles
from wonders.server.store.tickets import Passkeys
from wonders.server.tables.checks import checked_line
from wonders.server.wire.people import Device, Me, PasskeyTold

HEADER: Final = "wonders-profile"
LABEL: Final = 40
MOST: Final = 50
"""Devices of one profile. Nobody is kept out by it: the one that was away longest is signed out."""
OFTEN: Final = 3600.0
"""Seconds between two notes of when a device was last used."""


def new_key(profile: str, label: str, sources: Sources) -> tuple[str, Key]:
    """A key, and what is kept of it."""
    key = base64.urlsafe_b64encode(sources.random_bytes(32)).decode().rstrip("=")
    at = sources.now()
    return key, Key(hashed(key), profile, checked_line(label, LABEL, "The name of a device"), at, at)


async def admit(profiles: Profiles, sources: Sources, profile: str, label: str) -> str:
    """A key for one more device of a profile."""
    key, row = new_key(profile, label, sources)
    await profiles.add_key(row, MOST)
    return key


async def known(profiles: Profiles, sources: Sources, key: str) -> tuple[Profile, Key]:
    """Whose key it is, or Refused."""
    found = await profiles.by_key(hashed(key))
    if found is None:
        raise Refused("bad_key", "This key belongs to no profile: it has been signed out, or the profile is deleted.")
    if sources.now() - found[1].used > OFTEN:
        await profiles.touch(found[1], sources.now())
    return found


async def me_told(profiles: Profiles, passkeys: Passkeys, profile: Profile, hash: str) -> Me:
    """One's own profile, as it is told to the device with this key."""
    devices = [
        Device(device_id(key), key.label, key.created, key.used, key.hash == hash)
        for key in await profiles.keys(profile.id)
    ]
    return Me(
        id=profile.id,
        name=profile.name,
        colour=profile.colour,
        public=profile.public,
        created=profile.created,
        recovery=profile.recovery is not None,
        devices=devices,
        passkeys=[PasskeyTold(one.id, one.label, one.created) for one in await passkeys.of(profile.id)],
    )


def device_id(key: Key) -> str:
    """By which a device is told from others; its key does not follow from it."""
    return key.hash[:12]
