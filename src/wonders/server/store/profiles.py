"""Profiles and their keys in the store. Only hashes of keys are kept."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from wonders.server.store.drivers import AnyResult
from wonders.server.store.leases import Asking
from wonders.server.store.participations import ProfileGone
from wonders.server.store.people_schema import profile_keys, profiles


class NameTaken(Exception):
    """Another public profile goes by this name."""


class Profile(NamedTuple):
    """Somebody, as the store knows them."""

    id: str
    name: str
    name_key: str
    colour: int
    public: bool
    recovery: str | None
    """The hash of the recovery code, with its salt; None if there is none."""
    created: float
    seen: float


class Key(NamedTuple):
    """A device that may act for a profile."""

    hash: str
    profile: str
    label: str
    created: float
    used: float


Check = Callable[[int], None]
"""Given how many of something a profile has, raises Refused if it may not have one more."""


class Profiles:
    """Profiles by their keys, ids and public names."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def make(self, profile: Profile, key: Key) -> None:
        """A new profile with its first key."""

        def write(connection: Connection) -> None:
            connection.execute(insert(profiles).values(profile._asdict()))
            connection.execute(insert(profile_keys).values(key._asdict()))
            connection.commit()

        await self._ask(write)

    async def add_key(self, key: Key, most: int) -> None:
        """Let one more device act for a profile. Of those that are too many with it, who was away longest goes."""
        latest = select(profile_keys.c.hash).where(profile_keys.c.profile == key.profile)
        latest = latest.order_by(profile_keys.c.used.desc(), profile_keys.c.hash).limit(most - 1)

        def write(connection: Connection) -> None:
            hold(connection, key.profile)
            kept = list(connection.execute(latest).scalars())
            gone = (profile_keys.c.profile == key.profile) & profile_keys.c.hash.not_in(kept)
            connection.execute(delete(profile_keys).where(gone))
            connection.execute(insert(profile_keys).values(key._asdict()))
            connection.commit()

        await self._ask(write)

    async def by_key(self, hash: str) -> tuple[Profile, Key] | None:
        """The profile that a key is for, and what is known of the key."""
        query = select(profiles, profile_keys).join(profile_keys, profile_keys.c.profile == profiles.c.id)
        query = query.where(profile_keys.c.hash == hash)
        row = await self._ask(lambda connection: connection.execute(query).first())
        size = len(Profile._fields)
        return (Profile(*row[:size]), Key(*row[size:])) if row is not None else None

    async def by_id(self, id: str) -> Profile | None:
        query = select(profiles).where(profiles.c.id == id)
        return _profile(await self._ask(lambda connection: connection.execute(query).first()))

    async def by_public_name(self, name_key: str) -> Profile | None:
        query = select(profiles).where(profiles.c.name_key == name_key, profiles.c.public)
        return _profile(await self._ask(lambda connection: connection.execute(query).first()))

    async def change(self, id: str, name: str, name_key: str, colour: int, public: bool) -> None:
        """Raises NameTaken; the database decides between two who want a name at the same moment."""
        values = {"name": name, "name_key": name_key, "colour": colour, "public": public}

        def write(connection: Connection) -> bool:
            try:
                connection.execute(update(profiles).where(profiles.c.id == id).values(values))
                connection.commit()
            except IntegrityError:
                connection.rollback()
                return False
            return True

        if not await self._ask(write):
            raise NameTaken

    async def set_recovery(self, id: str, kept: str) -> None:
        """Keep the hash of a recovery code, in place of an older one."""

        def write(connection: Connection) -> None:
            connection.execute(update(profiles).where(profiles.c.id == id).values(recovery=kept))
            connection.commit()

        await self._ask(write)

    async def touch(self, key: Key, now: float) -> None:
        """A profile has been seen, by way of a key."""

        def write(connection: Connection) -> None:
            connection.execute(update(profile_keys).where(profile_keys.c.hash == key.hash).values(used=now))
            connection.execute(update(profiles).where(profiles.c.id == key.profile).values(seen=now))
            connection.commit()

        await self._ask(write)

    async def keys(self, profile: str) -> Sequence[Key]:
        """The devices of a profile, the oldest first."""
        query = select(profile_keys).where(profile_keys.c.profile == profile).order_by(profile_keys.c.created)
        return await self._ask(lambda connection: [Key(*row) for row in connection.execute(query)])

    async def end_keys(self, profile: str, hash: str | None = None) -> None:
        """Let a device act no more for a profile, or none of them."""
        ending = delete(profile_keys).where(profile_keys.c.profile == profile)
        if hash is not None:
            ending = ending.where(profile_keys.c.hash == hash)

        def write(connection: Connection) -> None:
            connection.execute(ending)
            connection.commit()

        await self._ask(write)


def hold(connection: Connection, profile: str) -> None:
    """Let nobody else write what follows from all that a profile has, in any process, until this transaction ends; for
    whoever counts before writing. Raises ProfileGone: nothing is written about a profile that was deleted."""
    holding = update(profiles).where(profiles.c.id == profile).values(seen=profiles.c.seen)
    if connection.execute(holding).rowcount != 1:
        raise ProfileGone


def hold_room(connection: Connection, profile: str, table: Table, check: Check, *but: ColumnElement[bool]) -> None:
    """`hold` a profile, and check how many rows of a table it has, those left aside that `but` does not mean."""
    hold(connection, profile)
    query = select(func.count()).select_from(table).where(table.c.profile == profile, *but)
    check(connection.execute(query).scalar() or 0)


def _profile(row: Row[AnyResult] | None) -> Profile | None:
    return Profile._make(row) if row is not None else None
