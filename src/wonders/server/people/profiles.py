"""Who somebody is: a name and a colour, both theirs to change, and whether others may look them up."""

import unicodedata
from typing import Final

from wonders.server.errors import Refused
from wonders.server.people.keys import new_key
from wonders.server.sources import Sources
from wonders.server.store.profiles import NameTaken, Profile, Profiles
from wonders.server.tables.checks import checked_name
from wonders.server.tables.seats import Who

COLOURS: Final = 8
"""Colours of players, numbered from 1."""


def name_key(name: str) -> str:
    """By what two names are the same: without regard to case, width and spaces."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


async def make(profiles: Profiles, sources: Sources, name: str, colour: int | None, label: str) -> tuple[Profile, str]:
    """A new profile, and the key to it, which is told once."""
    name = checked_name(name)
    id, at = sources.table_id(), sources.now()
    shown = colour if colour is not None else 1 + sources.random_bytes(1)[0] % COLOURS
    profile = Profile(id, name, name_key(name), shown, False, None, at, at)
    key, row = new_key(id, label, sources)
    await profiles.make(profile, row)
    return profile, key


async def change(
    profiles: Profiles, profile: Profile, name: str | None, colour: int | None, public: bool | None
) -> Profile:
    """Change what is given. Whoever wants to be found needs a name that nobody else is found by."""
    now = profile._replace(
        name=checked_name(name) if name is not None else profile.name,
        colour=colour if colour is not None else profile.colour,
        public=public if public is not None else profile.public,
    )
    now = now._replace(name_key=name_key(now.name))
    if now.public:
        _check_public(now.name)
    try:
        await profiles.change(now.id, now.name, now.name_key, now.colour, now.public)
    except NameTaken:
        raise Refused("taken", "Another public profile goes by this name; choose another, or stay private.") from None
    return now


def _check_public(name: str) -> None:
    if not name:
        raise Refused("bad_option", "A public profile needs a name.")
    if "/" in name:
        raise Refused("bad_option", "The name of a public profile stands in a link, so it has no '/' in it.")


def who(profile: Profile | None) -> Who | None:
    """Somebody with a profile, as a table knows them."""
    return Who(profile.id, profile.name, profile.colour) if profile is not None else None
