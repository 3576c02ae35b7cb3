"""Notebooks in the store: each is changed as a whole, by whoever has seen its newest version."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, select, text

from wonders.server.store.order import log_act
from wonders.server.store.schema import notebooks
from wonders.server.store.studies import Reading

ADD: Final = (
    "INSERT INTO notebooks (key, token, body, version, made, changed) "
    "VALUES (:key, :token, :body, :version, :changed, :changed)"
)
CHANGE: Final = (
    "UPDATE notebooks SET body = :body, version = version + 1, changed = :changed "
    "WHERE key = :key AND token = :token AND version = :version"
)
REMOVE: Final = "DELETE FROM notebooks WHERE key = :key"
DELETE: Final = "DELETE FROM notebooks WHERE key = :key AND token = :token"


class NotebookRow(NamedTuple):
    """A notebook as it is kept. `token` is hashed."""

    key: str
    token: str
    body: str
    version: int
    changed: float


class NotebookStore:
    """One for each store."""

    def __init__(self, run: Reading) -> None:
        self._run = run

    async def find(self, key: str) -> NotebookRow | None:
        columns = (getattr(notebooks.c, name) for name in NotebookRow._fields)
        query = select(*columns).where(notebooks.c.key == key)
        row = await self._run(lambda connection: connection.execute(query).first())
        return NotebookRow(*row) if row is not None else None

    async def add(self, row: NotebookRow) -> None:
        await self._write(ADD, row)

    async def change(self, row: NotebookRow) -> bool:
        """Whether it had this version, and this token."""
        return await self._write(CHANGE, row) == 1

    async def delete(self, row: NotebookRow) -> bool:
        return await self._write(DELETE, row) == 1

    async def remove(self, key: str, actor: str, why: str, now: float) -> bool:
        """Whoever wrote it: for moderators, and written down as their act. False if there is none."""

        def write(connection: Connection) -> bool:
            if not connection.execute(text(REMOVE), {"key": key}).rowcount:
                return False
            log_act(connection, now, actor, "notebook", key, why)
            connection.commit()
            return True

        return await self._run(write)

    async def _write(self, statement: str, row: NotebookRow) -> int:
        """How many rows it has met."""

        def write(connection: Connection) -> int:
            met = connection.execute(text(statement), row._asdict()).rowcount
            connection.commit()
            return met

        return await self._run(write)
