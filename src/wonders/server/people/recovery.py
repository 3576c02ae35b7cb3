"""A recovery code to be printed: shown once, kept by a slow hash. It opens the profile from any device."""

import asyncio
import hashlib
import hmac
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from wonders.server.errors import Refused
from wonders.server.sources import ALPHABET, Sources
from wonders.server.store.profiles import Profile, Profiles

GROUP: Final = 4
SECRET: Final = 12
"""Signs of the code that are secret: 60 bits. The others are the id of the profile."""
COST: Final = {"n": 2**15, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024}

_HASHING: Final = ThreadPoolExecutor(1, thread_name_prefix="scrypt")
"""One after the other: each takes 32 MiB for a while."""


async def new_code(profiles: Profiles, sources: Sources, profile: Profile) -> str:
    """A new code for a profile; an older one ends."""
    secret = "".join(ALPHABET[byte % 32] for byte in sources.random_bytes(SECRET))
    salt = sources.random_bytes(16)
    await profiles.set_recovery(profile.id, f"{salt.hex()}:{(await _slow(secret, salt)).hex()}")
    text = profile.id + secret
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


async def recovered(profiles: Profiles, code: str) -> Profile:
    """The profile that a code is for, or Refused. It takes as long whether there is such a profile or not."""
    text = "".join(sign for sign in code.lower() if sign in ALPHABET)
    id, secret = text[:-SECRET], text[-SECRET:]
    profile = await profiles.by_id(id) if id else None
    salt, _, kept = (profile.recovery if profile and profile.recovery else f"{'00' * 16}:").partition(":")
    found = await _slow(secret, bytes.fromhex(salt))
    if profile is None or not hmac.compare_digest(found.hex(), kept):
        raise Refused("bad_key", "This recovery code is not right, or a newer one has taken its place.")
    return profile


async def _slow(secret: str, salt: bytes) -> bytes:
    def work() -> bytes:
        return hashlib.scrypt(secret.encode(), salt=salt, **COST)

    return await asyncio.get_running_loop().run_in_executor(_HASHING, work)
