"""Which process holds which table, where several processes share a database.

A process has a row as long as it lives, and renews it every few seconds. Whoever finds it old may end that process by
deleting its row, and take its tables over. The row is the fence: each transaction that writes entries looks at it and
holds it until it is committed (see the writer), so it cannot be deleted in between, and nothing is written after it.
"""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, text

from wonders.server.store.batch import NotSaved
from wonders.server.store.drivers import AnyResult

LEASE: Final = 10.0
"""Seconds after its last renewal in which nobody may end a process. They are the database's seconds: the clocks of
machines differ."""

NOW: Final = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgresql": "EXTRACT(EPOCH FROM clock_timestamp())",
}
JOIN: Final = "INSERT INTO processes (process, address, renewed) VALUES (:process, :address, {now})"
RENEW: Final = "UPDATE processes SET renewed = {now} WHERE process = :process"
END_OLD: Final = "DELETE FROM processes WHERE process <> :process AND renewed < {now} - 2 * :lease"
MEMBERS: Final = "SELECT process, address FROM processes WHERE renewed >= {now} - :lease"
END_HOLDER: Final = (
    "DELETE FROM processes WHERE process IN (SELECT holder FROM tables WHERE id = :table) "
    "AND process <> :process AND renewed < {now} - :lease"
)
CLAIM: Final = (
    "UPDATE tables SET holder = :process WHERE id = :table "
    "AND (holder IS NULL OR holder NOT IN (SELECT process FROM processes)) "
    "AND EXISTS (SELECT 1 FROM processes WHERE process = :process)"
)
HOLDER: Final = (
    "SELECT tables.holder, processes.address FROM tables "
    "LEFT JOIN processes ON processes.process = tables.holder WHERE tables.id = :table"
)
RELEASE: Final = "UPDATE tables SET holder = NULL WHERE id = :table AND holder = :process"
RELEASE_ALL: Final = "UPDATE tables SET holder = NULL WHERE holder = :process"
END: Final = "DELETE FROM processes WHERE process = :process"

Found = TypeVar("Found")


class Asking(Protocol):
    """How the store is asked something."""

    def __call__(self, ask: Callable[[Connection], Found], /) -> Awaitable[Found]: ...


class Holder(NamedTuple):
    """A process that holds a table."""

    process: str
    address: str


class Leases:
    """The rows of processes, and the holders of tables."""

    def __init__(self, dialect: str, ask: Asking) -> None:
        self._now = NOW[dialect]
        self._ask = ask

    async def join(self, process: str, address: str) -> dict[str, str]:
        """A row for a process that begins; the addresses of all that live."""

        def write(connection: Connection) -> dict[str, str]:
            self._run(connection, JOIN, process=process, address=address)
            return self._members(connection)

        return await self._ask(write)

    async def renew(self, process: str) -> dict[str, str] | None:
        """The addresses of all processes that live; None if this one has been ended."""

        def write(connection: Connection) -> dict[str, str] | None:
            if not self._run(connection, RENEW, process=process).rowcount:
                return None
            self._run(connection, END_OLD, process=process, lease=LEASE)
            return self._members(connection)

        return await self._ask(write)

    def _members(self, connection: Connection) -> dict[str, str]:
        found = {row[0]: row[1] for row in self._run(connection, MEMBERS, lease=LEASE)}
        connection.commit()
        return found

    async def claim(self, table: str, process: str) -> Holder | None:
        """Hold a table from now on; or the living process that holds it. It is nobody's whose holder has ended."""

        def write(connection: Connection) -> Holder | None:
            self._run(connection, END_HOLDER, table=table, process=process, lease=LEASE)
            self._run(connection, CLAIM, table=table, process=process)
            found = self._run(connection, HOLDER, table=table).first()
            connection.commit()
            if found is None or found[0] == process:
                return None
            if found[1] is None:
                raise NotSaved("This process has been ended by others; try again.")
            return Holder(found[0], found[1])

        return await self._ask(write)

    async def release(self, table: str, process: str) -> None:
        """Hold a table no longer."""
        await self._do(RELEASE, table=table, process=process)

    async def end(self, process: str) -> None:
        """Let a process write no more: it is known to be dead. What it has begun to write is waited for."""
        await self._do(END, process=process)

    async def leave(self, process: str) -> None:
        """A process ends by itself, and holds nothing any more."""
        await self._do(RELEASE_ALL, process=process)
        await self.end(process)

    async def _do(self, sql: str, **given: object) -> None:
        def write(connection: Connection) -> None:
            self._run(connection, sql, **given)
            connection.commit()

        await self._ask(write)

    def _run(self, connection: Connection, sql: str, **given: object) -> AnyResult:
        return connection.execute(text(sql.format(now=self._now)), given)
