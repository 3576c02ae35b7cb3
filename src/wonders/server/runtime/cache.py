"""The tables in memory: loaded from the store when somebody asks for them, let go of when nobody does."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import structs

from wonders.server.errors import Refused
from wonders.server.runtime.automation import Automation
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.rows import Claims, batch_of_new
from wonders.server.runtime.services import Services
from wonders.server.store.batch import Conflict, GameSlot, NotSaved
from wonders.server.tables import entries as e
from wonders.server.tables.folding import folded
from wonders.server.tables.state import TableState

TRIES = 5
MOST_UNREADABLE = 10_000
RECENTLY = 10.0
"""A table that was asked for less than so many seconds ago stays: somebody may be on the way to it."""
KEPT_FREE = 10
"""One in so many places in memory is for tables that are there already, not for new ones."""


class TableCache(ABC):
    """Tables by their ids. What it takes to keep them going is added by the registry."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store, self.settings, self.sources = services.store, services.settings, services.sources
        self.lease = services.lease
        self.live: dict[str, LiveTable] = {}
        self.automation = Automation(services)
        self.unreadable: dict[str, tuple[str, str]] = {}
        """Tables that cannot be read, and what is said of them."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._moving: dict[str, asyncio.Task[None]] = {}
        """Tables that are being let go of to another process."""
        self._creating = 0

    async def table(self, id: str) -> LiveTable:
        """A table, fetched from the store if need be."""
        await self.make_sure()
        if id in self._moving:
            raise NotSaved("The table is on its way from one process of the server to another; try again.")
        live = self.live.get(id)
        if live is None:
            if id not in self._loading:
                self._loading[id] = asyncio.ensure_future(self._load(id))
            try:
                live = await asyncio.shield(self._loading[id])
            finally:
                self._loading.pop(id, None)
        live.quiet_since = self.sources.now()
        return live

    async def make_sure(self) -> None:
        """Nothing is shown from memory that another process may have changed: NotSaved, if that is not sure."""
        if self.lease is not None and not self.lease.is_sure:
            await self.lease.make_sure()

    async def _load(self, id: str) -> LiveTable:
        self._make_room(self.settings.max_tables)
        if id in self.unreadable:
            raise Refused(*self.unreadable[id])
        is_id = len(id) <= 16 and id.isprintable()
        if self.lease is not None and is_id:
            await self.lease.claim(id)
        bodies = await self.store.load(id) if is_id else ()
        live = LiveTable(self.services, self, self._folded(id, bodies))
        try:
            await live.stand_still()
        except NotSaved:
            pass  # the first change to the table will see to it
        self.live[id] = live
        self.look_after(live)
        return live

    def _make_room(self, most: int) -> None:
        """See to it that those that are being loaded have room, this one included, or raise Refused."""
        for quiet in (None, min(RECENTLY, self.settings.keep_seconds), 0.0):
            if quiet is not None:
                self.let_go(quiet)
            if len(self.live) + len(self._loading) + self._creating <= most:
                return
        raise Refused("too_many", "The server has no room for another table now; try again later.")

    def _folded(self, id: str, bodies: Sequence[str]) -> TableState:
        """A table from its entries. One that cannot be read is remembered: it is not folded again for everybody."""
        try:
            return folded(id, bodies)
        except Refused as wrong:
            if wrong.code == "other_rules":
                if len(self.unreadable) >= MOST_UNREADABLE:
                    self.unreadable.pop(next(iter(self.unreadable)))
                self.unreadable[id] = (wrong.code, str(wrong))
            raise

    def give_up(self, live: LiveTable, code: int = 1011) -> None:
        """Forget a table that has gone wrong in memory, or moves. Whoever is at it comes back: it is loaded anew."""
        if self.live.get(live.state.id) is live:
            self._forget(live.state.id)
        for connection in list(live.connections):
            connection.fail(code)

    async def by_code(self, code: str) -> str:
        """The id of the table with this code."""
        code = code.upper()
        id = await self.store.by_code(code) if len(code) == 6 and code.isalpha() and code.isascii() else None
        if id is None:
            raise Refused("no_table", "There is no table with this code.")
        return id

    async def listed(self, most: int) -> list[str]:
        """Listed tables that are not over, without those that are known to be unreadable."""
        found = await self.store.listed(most + len(self.unreadable))
        return [id for id in found if id not in self.unreadable][:most]

    async def create(
        self, made: e.Created, patron: str = "", claims: Claims = (), slot: GameSlot | None = None
    ) -> LiveTable:
        """A new table, stored. One that is refused is not: room is kept for matches that people come back to. Conflict,
        if somebody whom it would seat (`claims`) waits no longer, or its game of a tournament (`slot`) has a table."""
        self._creating += 1
        try:
            self._make_room(self.settings.max_tables - self.settings.max_tables // KEPT_FREE)
            live = await self._store(made, claims, slot)
        finally:
            self._creating -= 1
        live.patron = patron
        return live

    async def _store(self, made: e.Created, claims: Claims, slot: GameSlot | None) -> LiveTable:
        """Its code is drawn again if there is one like it."""
        for _ in range(TRIES):
            id = self._new_id()
            try:
                await self.store.append(batch_of_new(id, made, claims, slot))
                return await self.table(id)
            except Conflict:
                if claims or slot:
                    raise
                made = structs.replace(made, code=self.sources.code())
            except NotSaved:
                break
        raise Refused("not_saved", "The table could not be saved; try again.")

    def _new_id(self) -> str:
        """An id; among several processes, one by which the table belongs to this one."""
        while True:
            id = self.sources.table_id()
            if self.lease is None or self.lease.place(id) == self.lease.process:
                return id

    def place(self, id: str) -> str | None:
        """The process that a table belongs to, if it is another one."""
        if self.lease is None or id in self.live or id in self._loading:
            return None
        place = self.lease.place(id)
        return place if place != self.lease.process else None

    async def hand_over(self, id: str) -> None:
        """Let another process have a table. Whoever is at it comes back, and is led there."""
        if id not in self._moving:
            self._moving[id] = asyncio.ensure_future(self._hand_over(id))
            self._moving[id].add_done_callback(lambda _: self._moving.pop(id))
        await asyncio.shield(self._moving[id])

    async def _hand_over(self, id: str) -> None:
        if (loading := self._loading.get(id)) is not None:
            await asyncio.wait([loading])
        if (live := self.live.get(id)) is not None:
            await live.move_away()
            self.give_up(live, 1012)
        if self.lease is not None:
            await self.lease.release(id)

    def let_go(self, quiet: float) -> None:
        before = self.sources.now() - quiet
        for id, live in list(self.live.items()):
            if (
                not live.connections
                and not live.changing
                and live.quiet_since <= before
                and not self.automation.busy(id)
            ):
                self._forget(id)

    def drop_stuck(self) -> None:
        """Cut lines whose other end takes nothing in."""
        now = asyncio.get_running_loop().time()
        for live in self.live.values():
            for connection in list(live.connections):
                if connection.is_stuck(now):
                    connection.drop()

    def _forget(self, id: str) -> None:
        self.automation.forget(id)
        self.services.elsewhere.forget(id)
        self.live.pop(id).let_go()

    def look_after(self, live: LiveTable) -> None:
        """See to it that bots answer and clocks are wound."""
        self.automation.look_after(live)

    @property
    @abstractmethod
    def presence_known_since(self) -> float | None:
        """Since when it is known who is at a table; None if it is not."""

    @abstractmethod
    def has_changed(self, live: LiveTable) -> None:
        """Called after each change."""

    @abstractmethod
    def tell_presence(self, live: LiveTable) -> None:
        """Let the other processes know who is at a table here."""
