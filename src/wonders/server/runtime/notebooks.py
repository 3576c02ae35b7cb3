"""Notebooks: checked before they are kept, and found again by who has the link."""

import asyncio
from typing import Final

from wonders.core.decisions import WondersError
from wonders.core.record import Header
from wonders.notation.reading import read_chronicle
from wonders.server.errors import Refused
from wonders.server.limits import Ledger
from wonders.server.runtime.services import Services
from wonders.server.sources import hashed, same
from wonders.server.store.notebooks import NotebookRow
from wonders.server.tables.pages import Pages, pages_of
from wonders.server.wire.notebooks import NotebookBody, NotebookChange
from wonders.study.lines import Move, tree_of

AN_HOUR: Final = 20
"""Notebooks that an address may begin."""


def _begun(asked: NotebookBody) -> Pages:
    header: Header | None = None
    moves: list[Move] = []
    if asked.record.strip():
        try:
            header, moves = tree_of(read_chronicle(asked.record))
        except WondersError as wrong:
            raise Refused("bad_record", str(wrong)) from None
    return pages_of(asked.title, asked.text, header, moves)


class Notebooks:
    """All notebooks, as one process has to do with them."""

    def __init__(self, services: Services, limits: Ledger) -> None:
        self._store, self._sources = services.store.notebooks, services.sources
        self._begins = limits.limiter(AN_HOUR, 3600.0, services.sources.now, "notebooks")

    async def begin(self, asked: NotebookBody, address: str) -> tuple[NotebookRow, str]:
        """A new notebook, and the token that lets its writer change it."""
        pages = await asyncio.to_thread(_begun, asked)
        self._begins.take(address)
        token = self._sources.token()
        row = NotebookRow(self._sources.table_id(), hashed(token), pages.dumps(), 1, self._sources.now())
        await self._store.add(row)
        return row, token

    async def find(self, key: str) -> NotebookRow:
        row = await self._store.find(key)
        if row is None:
            raise Refused("not_found", "There is no such notebook.")
        return row

    async def change(self, key: str, asked: NotebookChange, token: str) -> NotebookRow:
        """Keep it as it shall be, unless it has changed since it was read."""
        row = await self._own(key, token)
        moves = [Move(one.parent, tuple(one.answers), one.comment.strip(), one.name.strip()) for one in asked.moves]
        header = Pages.loads(row.body).header
        pages = await asyncio.to_thread(pages_of, asked.title, asked.text, header, moves)
        now = row._replace(body=pages.dumps(), version=asked.version, changed=self._sources.now())
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
