"""Subscriptions to push, days off and the server's own keys, as the store has them."""

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.exc import IntegrityError

from wonders.server.store.days_schema import days_off, push_subscriptions, server_keys
from wonders.server.store.leases import Asking
from wonders.server.store.people_schema import participations
from wonders.server.store.profiles import Check, hold, hold_room
from wonders.server.store.schema import entries


class Subscription(NamedTuple):
    """A browser that is told of its owner's turn."""

    id: str
    profile: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: float


SUBSCRIBE: Final = (
    f"INSERT INTO push_subscriptions ({', '.join(Subscription._fields)}) "
    f"VALUES (:{', :'.join(Subscription._fields)}) ON CONFLICT (id) DO UPDATE SET "
    f"{', '.join(f'{name} = excluded.{name}' for name in Subscription._fields[1:])}"
)

Decide = Callable[[frozenset[str]], tuple[Collection[str], Collection[str]]]
"""From the days that are off to those that are so from now on as well, and those that are not any more; or Refused."""


class Days:
    """What matches over days need."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def subscribe(self, one: Subscription, check: Check) -> None:
        """Tell this browser, if there may be one more; whoever used it before is told there no more."""

        def write(connection: Connection) -> None:
            hold_room(connection, one.profile, push_subscriptions, check, push_subscriptions.c.id != one.id)
            connection.execute(text(SUBSCRIBE), one._asdict())
            connection.commit()

        await self._ask(write)

    async def subscriptions(self, profile: str) -> Sequence[Subscription]:
        query = select(push_subscriptions).where(push_subscriptions.c.profile == profile)
        query = query.order_by(push_subscriptions.c.created)
        return await self._ask(lambda connection: [Subscription(*row) for row in connection.execute(query)])

    async def unsubscribe(self, profile: str, id: str) -> bool:
        """Tell a browser no more; whether it was told."""
        mine = (push_subscriptions.c.profile == profile) & (push_subscriptions.c.id == id)

        def write(connection: Connection) -> bool:
            gone = connection.execute(delete(push_subscriptions).where(mine)).rowcount
            connection.commit()
            return gone > 0

        return await self._ask(write)

    async def key(self, name: str, fresh: str) -> str:
        """A key of the server: the one that is kept, or this one from now on. All processes have the same."""
        kept = select(server_keys.c.value).where(server_keys.c.name == name)

        def write(connection: Connection) -> str:
            if (found := connection.execute(kept).scalar()) is not None:
                return str(found)
            try:
                connection.execute(insert(server_keys).values(name=name, value=fresh))
                connection.commit()
            except IntegrityError:
                connection.rollback()
            return str(connection.execute(kept).scalar())

        return await self._ask(write)

    async def off(self, profile: str) -> Sequence[str]:
        """The days off of a profile, in their order."""
        query = select(days_off.c.day).where(days_off.c.profile == profile).order_by(days_off.c.day)
        return await self._ask(lambda connection: list(connection.execute(query).scalars()))

    async def change_off(self, profile: str, decide: Decide) -> None:
        """Let a calendar change, one change after the other; what `decide` raises is raised, and nothing changes."""
        mine = days_off.c.profile == profile
        query = select(days_off.c.day).where(mine).order_by(days_off.c.day)

        def write(connection: Connection) -> None:
            hold(connection, profile)
            fresh, gone = decide(frozenset(connection.execute(query).scalars()))
            connection.execute(delete(days_off).where(mine, days_off.c.day.in_(list(gone))))
            for day in fresh:
                connection.execute(insert(days_off).values(profile=profile, day=day))
            connection.commit()

        await self._ask(write)

    async def playing(self, profile: str) -> Sequence[tuple[str, int, str]]:
        """Where a profile plays: the table, the seat, and the table's first entry."""
        query = select(participations.c.table_id, participations.c.seat, entries.c.body)
        query = query.join(entries, (entries.c.table_id == participations.c.table_id) & (entries.c.seq == 1))
        query = query.where(participations.c.profile == profile, participations.c.state == "playing")
        return await self._ask(lambda connection: [(row[0], row[1], row[2]) for row in connection.execute(query)])


def forget_days(connection: Connection, profile: str) -> None:
    """Delete what names a profile; for who deletes a profile, within one transaction."""
    for table in (push_subscriptions, days_off):
        connection.execute(delete(table).where(table.c.profile == profile))
