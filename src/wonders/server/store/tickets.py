"""What opens something once and for a short time, and passkeys: the ways into a profile beside its keys."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from wonders.server.store.leases import Asking
from wonders.server.store.people_schema import passkeys, tickets
from wonders.server.store.profiles import Check, hold_room


class Ticket(NamedTuple):
    """Kept by its hash."""

    hash: str
    purpose: str
    profile: str | None
    ends: float


class Passkey(NamedTuple):
    """The public half of a passkey."""

    id: str
    profile: str
    public_key: str
    sign_count: int
    label: str
    created: float


class Tickets:
    """Each is taken once, whichever process it is shown to."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def make(self, ticket: Ticket, now: float) -> None:
        """Keep a ticket; those whose time is up are thrown away."""

        def write(connection: Connection) -> None:
            connection.execute(delete(tickets).where(tickets.c.ends < now))
            connection.execute(insert(tickets).values(ticket._asdict()))
            connection.commit()

        await self._ask(write)

    async def take(self, hash: str, purpose: str, now: float) -> Ticket | None:
        """The ticket, which is gone from now on; None if there is none, or its time is up."""
        taking = delete(tickets).where(tickets.c.hash == hash, tickets.c.purpose == purpose).returning(tickets)

        def write(connection: Connection) -> Ticket | None:
            row = connection.execute(taking).first()
            connection.commit()
            return Ticket._make(row) if row is not None else None

        found = await self._ask(write)
        return found if found is not None and found.ends >= now else None


class Passkeys:
    """Passkeys by their ids and profiles."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def add(self, passkey: Passkey, check: Check) -> bool:
        """One more, if there may be. False if there is one with its id."""

        def write(connection: Connection) -> bool:
            hold_room(connection, passkey.profile, passkeys, check)
            try:
                connection.execute(insert(passkeys).values(passkey._asdict()))
                connection.commit()
            except IntegrityError:
                connection.rollback()
                return False
            return True

        return await self._ask(write)

    async def by_id(self, id: str) -> Passkey | None:
        query = select(passkeys).where(passkeys.c.id == id)
        row = await self._ask(lambda connection: connection.execute(query).first())
        return Passkey._make(row) if row is not None else None

    async def of(self, profile: str) -> Sequence[Passkey]:
        """The passkeys of a profile, the oldest first."""
        query = select(passkeys).where(passkeys.c.profile == profile).order_by(passkeys.c.created)
        return await self._ask(lambda connection: [Passkey._make(row) for row in connection.execute(query)])

    async def used(self, id: str, sign_count: int) -> None:
        def write(connection: Connection) -> None:
            connection.execute(update(passkeys).where(passkeys.c.id == id).values(sign_count=sign_count))
            connection.commit()

        await self._ask(write)

    async def remove(self, profile: str, id: str) -> bool:
        """Whether there was one."""
        ending = delete(passkeys).where(passkeys.c.profile == profile, passkeys.c.id == id)

        def write(connection: Connection) -> bool:
            found = connection.execute(ending).rowcount
            connection.commit()
            return bool(found)

        return await self._ask(write)
