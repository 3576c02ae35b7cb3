"""Notebooks: checked before they are kept, and found again by who has the link."""

from typing import Final

from wonders.server.errors import Refused
from wonders.server.limits import Ledger
from wonders.server.runtime.services import Services
from wonders.server.sources import hashed, same
from wonders.server.store.notebooks import NotebookRow
from wonders.server.tables import notebook
from wonders.server.wire.notebooks import NotebookBody, NotebookChange

A_DAY: Final = 60
"""Notebooks that an address may begin: they are kept for long."""


class Notebooks:
    """All notebooks, as one process has to do with them."""

    def __init__(self, services: Services, limits: Ledger) -> None:
        self._store, self._sources = services.store.notebooks, services.sources
        self._work = services.bot_pool.work
        self._begins = limits.limiter(A_DAY, 86400.0, services.sources.now, "notebooks")

    async def begin(self, asked: NotebookBody, address: str) -> tuple[NotebookRow, str]:
        """A new notebook, and the token that lets its writer change it."""
        body = await self._work(address, notebook.begun, asked)
        self._begins.take(address)
        token = self._sources.token()
        row = NotebookRow(self._sources.table_id(), hashed(token), body, 1, self._sources.now())
        await self._store.add(row)
        return row, token

    async def find(self, key: str) -> NotebookRow:
        row = await self._store.find(key)
        if row is None:
            raise Refused("not_found", "There is no such notebook.")
        return row

    async def told(self, row: NotebookRow, address: str) -> bytes:
        """A notebook as everybody may read it."""
        return await self._work(address, notebook.told, row.key, row.body, row.version, row.changed)

    async def notation(self, key: str, address: str) -> tuple[str, str]:
        """The game of a notebook, and its lines."""
        return await self._work(address, notebook.notation, (await self.find(key)).body)

    async def change(self, key: str, asked: NotebookChange, token: str, address: str) -> NotebookRow:
        """Keep it as it shall be, unless it has changed since it was read."""
        row = await self._own(key, token)
        body = await self._work(address, notebook.changed, row.body, asked)
        now = row._replace(body=body, version=asked.version, changed=self._sources.now())
        if not await self._store.change(now):
            raise Refused("taken", "The notebook has been changed elsewhere; load it again.")
        return now._replace(version=now.version + 1)

    async def delete(self, key: str, token: str) -> None:
        await self._store.delete(await self._own(key, token))

    async def _own(self, key: str, token: str) -> NotebookRow:
        row = await self.find(key)
        if not token:
            raise Refused("no_token", "This needs a token, as Authorization: Bearer TOKEN.")
        if not same(row.token, hashed(token)):
            raise Refused("bad_token", "This token gives no right to this notebook.")
        return row
