"""Who waits to be seated with others, in the store: the same for all processes."""

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from wonders.server.store.batch import Conflict
from wonders.server.store.drivers import AnyCursor
from wonders.server.store.leases import Asking
from wonders.server.store.meeting_schema import waiting
from wonders.server.store.profiles import hold
from wonders.server.waiters import Waiter

MOST: Final = 5_000
"""People who are looked at at once."""
CLAIM: Final = "UPDATE waiting SET table_id = ?, seat = ?, name = '' WHERE id = ? AND table_id IS NULL"
"""From then on the name stands at the table."""


class Seat(NamedTuple):
    """Where somebody has been seated."""

    table: str
    seat: int


_COLUMNS: Final = tuple(waiting.c[name] for name in Waiter._fields)


class WaitingRoom:
    """Those who wait, in the order in which they came."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def enter(self, waiter: Waiter) -> None:
        """Wait from now on. A profile waits once: where it waited before, it does no longer."""

        def write(connection: Connection) -> None:
            if waiter.profile:
                hold(connection, waiter.profile)
                mine = waiting.c.profile == waiter.profile
                connection.execute(delete(waiting).where(mine, waiting.c.table_id.is_(None)))
            connection.execute(insert(waiting).values(**waiter._asdict(), seen=waiter.since))
            connection.commit()

        await self._ask(write)

    async def leave(self, id: str) -> None:
        """Wait no longer; whoever has been seated stays seated."""
        await self._write(delete(waiting).where(waiting.c.id == id, waiting.c.table_id.is_(None)))

    async def open(self, seen_after: float) -> Sequence[Waiter]:
        """Those who wait and have been there lately, who came first before the others."""
        query = select(*_COLUMNS).where(waiting.c.table_id.is_(None), waiting.c.seen > seen_after)
        query = query.order_by(waiting.c.since, waiting.c.id).limit(MOST)
        return await self._ask(lambda connection: [Waiter(*row) for row in connection.execute(query)])

    async def count(self, game: str, seen_after: float) -> int:
        """How many wait for a game."""
        query = select(func.count()).select_from(waiting)
        query = query.where(waiting.c.table_id.is_(None), waiting.c.seen > seen_after, waiting.c.game == game)
        return await self._ask(lambda connection: connection.execute(query).scalar() or 0)

    async def one(self, id: str) -> tuple[str, str, Seat | None] | None:
        """The hash of somebody's token, the game, and where they have been seated, if they have."""
        query = select(waiting.c.token, waiting.c.game, waiting.c.table_id, waiting.c.seat).where(waiting.c.id == id)
        row = await self._ask(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        return row[0], row[1], Seat(row[2], row[3]) if row[2] is not None else None

    async def see(self, ids: Collection[str], now: float) -> Collection[str]:
        """Note that these are there; which of them have been seated."""
        mine = waiting.c.id.in_(ids)

        def write(connection: Connection) -> Collection[str]:
            connection.execute(update(waiting).where(mine).values(seen=now))
            connection.commit()
            query = select(waiting.c.id).where(mine, waiting.c.table_id.is_not(None))
            return connection.execute(query).scalars().all()

        return await self._ask(write)

    async def seated(self, ids: Collection[str]) -> Collection[str]:
        """Which of these have been seated."""
        query = select(waiting.c.id).where(waiting.c.id.in_(ids), waiting.c.table_id.is_not(None))
        return await self._ask(lambda connection: connection.execute(query).scalars().all())

    async def tidy(self, before: float) -> None:
        """Forget those who have not been there for long."""
        await self._write(delete(waiting).where(waiting.c.seen < before))

    async def _write(self, statement: Executable) -> None:
        def write(connection: Connection) -> None:
            connection.execute(statement)
            connection.commit()

        await self._ask(write)


def claim(cursor: AnyCursor, sql: Callable[[str], str], table: str, seats: Sequence[tuple[str, int]]) -> None:
    """Seat people, in the transaction that makes their table; Conflict if one of them sits elsewhere or has left."""
    for waiter, seat in seats:
        cursor.execute(sql(CLAIM), (table, seat, waiter))
        if cursor.rowcount != 1:
            raise Conflict(f"{waiter} waits no longer")
