"""Tokens for programs as they are kept: hashed, each with its scopes and its end."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from wonders.server.store.leases import Asking
from wonders.server.store.order_schema import access_tokens
from wonders.server.store.people_schema import profiles
from wonders.server.store.profiles import Check, Profile, hold_room


class AccessToken(NamedTuple):
    """A token by which a program acts for a profile."""

    hash: str
    profile: str
    label: str
    scopes: str
    created: float
    used: float | None
    ends: float | None

    @property
    def id(self) -> str:
        """By which a token is told from others; the token does not follow from it."""
        return self.hash[:12]


class Access:
    """Everything the store knows of tokens for programs."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def add(self, token: AccessToken, check: Check) -> None:
        """One more, if there may be."""

        def write(connection: Connection) -> None:
            hold_room(connection, token.profile, access_tokens, check)
            connection.execute(insert(access_tokens).values(**token._asdict()))
            connection.commit()

        await self._ask(write)

    async def by_hash(self, hash: str) -> tuple[AccessToken, Profile] | None:
        """A token and whose it is."""
        query = select(access_tokens, profiles).join(profiles, profiles.c.id == access_tokens.c.profile)
        row = await self._ask(lambda connection: connection.execute(query.where(access_tokens.c.hash == hash)).first())
        size = len(AccessToken._fields)
        return (AccessToken(*row[:size]), Profile(*row[size:])) if row is not None else None

    async def of(self, profile: str) -> Sequence[AccessToken]:
        query = select(access_tokens).where(access_tokens.c.profile == profile).order_by(access_tokens.c.created)
        return await self._ask(lambda connection: [AccessToken(*row) for row in connection.execute(query)])

    async def touch(self, hash: str, now: float) -> None:
        def write(connection: Connection) -> None:
            connection.execute(update(access_tokens).where(access_tokens.c.hash == hash).values(used=now))
            connection.commit()

        await self._ask(write)

    async def end(self, hash: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(delete(access_tokens).where(access_tokens.c.hash == hash))
            connection.commit()

        await self._ask(write)


def forget_tokens(connection: Connection, profile: str) -> None:
    """Delete what names a profile; for who deletes a profile, within one transaction."""
    connection.execute(delete(access_tokens).where(access_tokens.c.profile == profile))
