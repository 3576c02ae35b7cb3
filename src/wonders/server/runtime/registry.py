"""All tables: those in memory, and those that can be fetched from the store."""

import asyncio
import logging
from collections.abc import Sequence

from msgspec import structs

from wonders.server.errors import Refused
from wonders.server.limits import Limiter
from wonders.server.metrics import Metrics
from wonders.server.runtime.automation import Automation
from wonders.server.runtime.bot_pool import BotPool
from wonders.server.runtime.bus import Bus
from wonders.server.runtime.harmless import harmless
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.presence import Presence
from wonders.server.runtime.rows import batch_of_new, table_row_of
from wonders.server.runtime.uptime import Uptime
from wonders.server.settings import Settings
from wonders.server.sources import Sources
from wonders.server.store.batch import Batch, Conflict, NotSaved
from wonders.server.store.store import Store
from wonders.server.tables import entries as e
from wonders.server.tables.folding import folded
from wonders.server.tables.state import TableState

log = logging.getLogger("wonders.server")

TRIES = 5
MOST_UNREADABLE = 10_000
RECENTLY = 10.0
"""A table that was asked for less than so many seconds ago stays: somebody may be on the way to it."""
KEPT_FREE = 10
"""One in so many places in memory is for tables that are there already, not for new ones."""
SWEEP = 5.0
"""Seconds between two looks at tables whose time is up and tables that nobody visits."""


class Registry:
    """Where the tables stand."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        sources: Sources,
        metrics: Metrics,
        bus: Bus | None = None,
        bot_pool: BotPool | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.sources = sources
        self.metrics = metrics
        self.live: dict[str, LiveTable] = {}
        thinking = settings.bot_seconds_per_minute
        self.bot_pool = bot_pool or BotPool(settings.bot_processes, settings.bot_seconds, thinking)
        self.automation = Automation(self)
        self.bus = bus
        self.creates = Limiter(settings.creates_per_minute, 60.0, sources.now, "new tables")
        self.joins = Limiter(settings.joins_per_minute, 60.0, sources.now, "attempts to join")
        self.messages = Limiter(settings.address_messages_per_20_seconds, 20.0, sources.now, "messages")
        self.elsewhere = Presence(sources.now)
        self._process = sources.nonce()
        self.uptime = Uptime(store, sources, self._process)
        self._unreadable: dict[str, tuple[str, str]] = {}
        """Tables that cannot be read, and what is said of them."""
        self.sockets: dict[str, int] = {}
        """Open sockets by address."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._creating = 0
        self._sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look after the tables."""
        await self.uptime.open()
        if self.bus is not None:
            await self.bus.listen(self._heard)
        self._sweeping = asyncio.ensure_future(self._sweep_often())

    async def table(self, id: str) -> LiveTable:
        """A table, fetched from the store if need be."""
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

    async def _load(self, id: str) -> LiveTable:
        self._make_room(self.settings.max_tables)
        if id in self._unreadable:
            raise Refused(*self._unreadable[id])
        bodies = await self.store.load(id) if len(id) <= 16 and id.isprintable() else ()
        live = LiveTable(self, self._folded(id, bodies))
        try:
            await live.stand_still()
        except NotSaved:
            pass  # the first change to the table will see to it
        self.live[id] = live
        self.automation.look_after(live)
        return live

    def _make_room(self, most: int) -> None:
        """See to it that those that are being loaded have room, this one included, or raise Refused."""
        for quiet in (None, min(RECENTLY, self.settings.keep_seconds), 0.0):
            if quiet is not None:
                self._let_go(quiet)
            if len(self.live) + len(self._loading) + self._creating <= most:
                return
        raise Refused("too_many", "The server has no room for another table now; try again later.")

    def _folded(self, id: str, bodies: Sequence[str]) -> TableState:
        """A table from its entries. One that cannot be read is remembered: it is not folded again for everybody."""
        try:
            return folded(id, bodies)
        except Refused as wrong:
            if wrong.code == "other_rules":
                if len(self._unreadable) >= MOST_UNREADABLE:
                    self._unreadable.pop(next(iter(self._unreadable)))
                self._unreadable[id] = (wrong.code, str(wrong))
            raise

    def give_up(self, live: LiveTable) -> None:
        """Forget a table that has gone wrong in memory. Whoever is at it comes back, and it is loaded anew."""
        if self.live.get(live.state.id) is live:
            self._forget(live.state.id)
        for connection in list(live.connections):
            connection.fail()

    async def by_code(self, code: str) -> LiveTable:
        code = code.upper()
        id = await self.store.by_code(code) if len(code) == 6 and code.isalpha() and code.isascii() else None
        if id is None:
            raise Refused("no_table", "There is no table with this code.")
        return await self.table(id)

    async def listed(self, most: int) -> list[str]:
        """Listed tables that are not over, without those that are known to be unreadable."""
        found = await self.store.listed(most + len(self._unreadable))
        return [id for id in found if id not in self._unreadable][:most]

    async def create(self, made: e.Created, patron: str = "") -> LiveTable:
        """A new table, stored. One that is refused is not: room is kept for matches that people come back to."""
        self._creating += 1
        try:
            self._make_room(self.settings.max_tables - self.settings.max_tables // KEPT_FREE)
            live = await self._store(made)
        finally:
            self._creating -= 1
        live.patron = patron
        return live

    async def _store(self, made: e.Created) -> LiveTable:
        """Its code is drawn again if there is one like it."""
        for _ in range(TRIES):
            id = self.sources.table_id()
            try:
                await self.store.append(batch_of_new(id, made))
                return await self.table(id)
            except Conflict:
                made = structs.replace(made, code=self.sources.code())
            except NotSaved:
                break
        raise Refused("not_saved", "The table could not be saved; try again.")

    def has_changed(self, live: LiveTable) -> None:
        """Called after each change: bots answer, clocks are wound, other processes are told."""
        with harmless("looking after a table", live.state.id):
            self.automation.look_after(live)
        if self.bus is not None:
            self.bus.tell("seq", live.state.id, live.state.seq)
        table_row = table_row_of(live.state)
        if (table_row.state, table_row.due is None) != live.filed:
            live.filed = (table_row.state, table_row.due is None)
            self.store.file(Batch(live.state.id, (), table_row))

    # Other processes

    async def _heard(self, words: Sequence[str]) -> None:
        """Another process tells something: `seq TABLE NUMBER`, or `here TABLE PROCESS SEATS WATCHING`."""
        live = self.live.get(words[1]) if len(words) > 2 else None
        if live is None:
            return
        if words[0] == "seq":
            await self._catch_up(live, int(words[2]))
        elif words[0] == "here" and words[2] != self._process:
            seats = [int(seat) for seat in words[3].split(",") if seat]
            if self.elsewhere.hear(words[1], words[2], seats, int(words[4])):
                live.tell_table()

    async def _catch_up(self, live: LiveTable, seq: int) -> None:
        if live.state.seq < seq:
            await live.catch_up()
            asyncio.get_running_loop().call_later(SWEEP, self._take_over, live)

    def tell_presence(self, live: LiveTable) -> None:
        """Let the other processes know who is at a table here."""
        if self.bus is not None:
            seats = ",".join(str(seat) for seat in sorted(live.seats_here()))
            self.bus.tell("here", live.state.id, self._process, seats, live.watchers_here())

    def _take_over(self, live: LiveTable) -> None:
        """Whoever stored the last entry looks after the table; if nothing has come of it, so do we."""
        if self.live.get(live.state.id) is live:
            self.automation.look_after(live)

    # Sweeping

    async def _sweep_often(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        """Load tables whose time is up, catch up where word was lost, look after those that stand still, and let go of
        tables without visitors. What fails, fails for itself."""
        for part in (self._ring_due, self._hear_of_changes, self._look_after_all):
            try:
                await part()
            except Refused as wrong:
                log.warning("sweeping failed; it is tried again", extra={"error": wrong.code})
            except Exception:
                log.exception("sweeping failed; it is tried again")
        self._drop_stuck()
        self._let_go(self.settings.keep_seconds)

    async def _ring_due(self) -> None:
        """A table that cannot be read stays due, for a server that can; it is passed over here."""
        for id in await self.store.due(self.sources.now(), 100 + len(self._unreadable)):
            try:
                live = await self.table(id)
            except NotSaved:
                raise
            except Refused as wrong:
                log.info("a table whose time is up cannot be loaded", extra={"table": id, "error": wrong.code})
                continue
            self.automation.look_after(live)
            self.store.file(Batch(id, (), table_row_of(live.state)))

    async def _hear_of_changes(self) -> None:
        if self.bus is None:
            return
        self.bus.tell("alive", self._process)
        newest = await self.store.newest(list(self.live)) if self.live else {}
        for id, seq in newest.items():
            if id in self.live:
                with harmless("catching up", id):
                    await self._catch_up(self.live[id], seq)
        for live in self.live.values():
            self.tell_presence(live)

    async def _look_after_all(self) -> None:
        """Tables at which nothing has happened for a while: clocks may have stood still, a bot's answer may be lost."""
        before = self.sources.now() - SWEEP
        for at, live in enumerate(list(self.live.values())):
            if at % 100 == 99:
                await asyncio.sleep(0)
            if live.state.touched > before or live.changing or live.state.phase != "playing":
                continue
            if live.state.pauses(self.uptime.outages, before):
                await live.stand_still()
            with harmless("looking after a table", live.state.id):
                self.automation.look_after(live)

    @property
    def presence_known_since(self) -> float | None:
        """Since when it is known who is at a table: always if no other process lives, else while they are heard."""
        if not self.uptime.others:
            return 0.0
        return self.bus.hears_since if self.bus is not None else None

    def _drop_stuck(self) -> None:
        now = asyncio.get_running_loop().time()
        for live in self.live.values():
            for connection in list(live.connections):
                if connection.is_stuck(now):
                    connection.drop()

    def _let_go(self, quiet: float) -> None:
        before = self.sources.now() - quiet
        for id, live in list(self.live.items()):
            if (
                not live.connections
                and not live.changing
                and live.quiet_since <= before
                and not self.automation.busy(id)
            ):
                self._forget(id)

    def _forget(self, id: str) -> None:
        self.automation.forget(id)
        self.elsewhere.forget(id)
        del self.live[id]

    async def close(self) -> None:
        """Stop, with everything stored that was begun."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        self.automation.close()
        self.bot_pool.close()
        if self.bus is not None:
            await self.bus.close()
        await self.uptime.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)
