"""All tables of a process: what happens after each change, and what is looked at now and then."""

import asyncio
import logging
from collections.abc import Sequence

from wonders.server.errors import Refused
from wonders.server.limits import Ledger, Limiters
from wonders.server.metrics import Metrics
from wonders.server.runtime.bot_pool import BotPool
from wonders.server.runtime.bus import Bus, seats_in
from wonders.server.runtime.cache import TableCache
from wonders.server.runtime.harmless import harmless
from wonders.server.runtime.lease import Lease
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.notebooks import Notebooks
from wonders.server.runtime.orphans import end_child
from wonders.server.runtime.positions import Positions
from wonders.server.runtime.presence import Presence
from wonders.server.runtime.puzzles import Puzzles
from wonders.server.runtime.rows import filed, table_row_of
from wonders.server.runtime.services import Services
from wonders.server.runtime.studies import Studies
from wonders.server.runtime.tending import Tending
from wonders.server.runtime.uptime import Uptime
from wonders.server.settings import Settings
from wonders.server.sources import Sources
from wonders.server.store.batch import Batch, NotSaved
from wonders.server.store.store import Store

log = logging.getLogger("wonders.server")

SWEEP = 5.0
"""Seconds between two looks at tables whose time is up and tables that nobody visits."""
PAUSE = 0.02
"""Seconds between two tables that are handed over: their visitors do not all come back at once."""


class Registry(TableCache):
    """Where the tables stand: they are kept going, other processes are heard, what nobody needs is let go of."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        sources: Sources,
        metrics: Metrics,
        bus: Bus | None = None,
        bot_pool: BotPool | None = None,
        lease: Lease | None = None,
        ledger: Ledger | None = None,
    ) -> None:
        process = lease.process if lease is not None else sources.nonce()
        pool = bot_pool or BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_seconds_per_minute)
        uptime = Uptime(store, sources, process, several=lease is not None)
        super().__init__(Services(store, settings, sources, metrics, pool, uptime, Presence(sources.now), lease))
        self.metrics, self.bot_pool, self.uptime = metrics, pool, uptime
        self.elsewhere, self.bus, self._process = self.services.elsewhere, bus, process
        self.ledger = limits = ledger or Ledger()
        self.studies, self.notebooks = Studies(self.services, limits), Notebooks(self.services, limits)
        self.positions, self.puzzles = Positions(self.services, limits), Puzzles(self.services, limits)
        self.creates = limits.limiter(settings.creates_per_minute, 60.0, sources.now, "new tables")
        self.keeps = limits.limiter(settings.keeps_per_day, 86400.0, sources.now, "new things to keep")
        self.new = Limiters(self.creates, self.keeps)
        self.joins = limits.limiter(settings.joins_per_minute, 60.0, sources.now, "attempts to join")
        self.entries = limits.limiter(settings.entries_per_minute, 60.0, sources.now, "attempts to come back")
        self.messages = limits.limiter(settings.address_messages_per_20_seconds, 20.0, sources.now, "messages")
        self.tending = Tending(store, settings, sources, self.live, self.give_up, limits)
        self.sockets: dict[str, int] = {}
        """Open sockets by address."""
        self._telling: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._sharing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look after the tables."""
        await self.uptime.open()
        await self.tending.open()
        if self.lease is not None:
            self.store.write_as(self.lease.process)
            self.lease.on_change, self.lease.on_loss = self._share, self._leave_all
            await self.lease.open()
        if self.bus is not None:
            await self.bus.listen(self._heard)
            self._telling = asyncio.ensure_future(self._tell_often(self.bus))
        self._sweeping = asyncio.ensure_future(self._sweep_often())

    def has_changed(self, live: LiveTable) -> None:
        """Called after each change: bots answer, clocks are wound, other processes are told."""
        with harmless("looking after a table", live.state.id):
            self.automation.look_after(live)
        self.tending.after_change(live)
        if self.bus is not None:
            self.bus.tell("seq", live.state.id, live.state.seq)
        if (now := filed(live.state)) != live.filed:
            live.filed = now
            self.store.file(Batch(live.state.id, (), table_row_of(live.state)))

    # Other processes

    async def _heard(self, words: Sequence[str]) -> None:
        """Another process tells something: `seq TABLE NUMBER`, or `here TABLE PROCESS SEATS WATCHING ATTENDING`."""
        live = self.live.get(words[1]) if len(words) > 2 else None
        if live is None:
            return
        if words[0] == "seq":
            await self._catch_up(live, int(words[2]))
        elif words[0] == "here" and words[2] != self._process:
            attending = seats_in(words[5]) if len(words) > 5 else None
            if self.elsewhere.hear(words[1], words[2], seats_in(words[3]), int(words[4]), attending):
                live.tell_table()
                live.watch_fading()

    async def _catch_up(self, live: LiveTable, seq: int) -> None:
        if live.state.seq < seq:
            await live.catch_up()
            asyncio.get_running_loop().call_later(SWEEP, self._take_over, live)

    def tell_presence(self, live: LiveTable) -> None:
        """Let the other processes know who is at a table here."""
        if self.bus is not None:
            seats, attending = (",".join(map(str, sorted(here))) for here in (live.seats_here(), live.attending_here()))
            self.bus.tell("here", live.state.id, self._process, seats, live.watchers_here(), attending)

    async def _tell_often(self, bus: Bus) -> None:
        """Whoever is here is here, whether the store answers or not: nothing else is waited for."""
        while True:
            await asyncio.sleep(SWEEP)
            bus.tell("alive", self._process)
            for live in list(self.live.values()):
                self.tell_presence(live)

    def _take_over(self, live: LiveTable) -> None:
        """Whoever stored the last entry looks after the table; if nothing has come of it, so do we."""
        if self.live.get(live.state.id) is live:
            self.automation.look_after(live)

    # Sharing the tables out

    def _share(self) -> None:
        """Processes have come or gone: tables that belong to others now go there, one after the other."""
        if self._sharing is None or self._sharing.done():
            self._sharing = asyncio.ensure_future(self._hand_over_all())

    async def _hand_over_all(self) -> None:
        assert self.lease is not None, "tables are shared only then"
        known: dict[str, str] = {}
        while known != self.lease.members:
            known = self.lease.members
            for id in list(self.live):
                if id in self.live and self.lease.place(id) != self.lease.process:
                    with harmless("handing a table over", id):
                        await self.hand_over(id)
                    await asyncio.sleep(PAUSE)

    def _leave_all(self) -> None:
        """The lease is lost: others have these tables, and what is in memory is old."""
        for live in list(self.live.values()):
            live.is_here = False
            self.give_up(live, 1012)
        end_child()

    # Sweeping

    async def _sweep_often(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        """Load tables whose time is up, catch up where word was lost, look after those that stand still, and let go of
        tables without visitors. What fails, fails for itself."""
        for part in (self._ring_due, self._hear_of_changes, self._look_after_all, self.tending.look):
            try:
                await part()
            except Refused as wrong:
                log.warning("sweeping failed; it is tried again", extra={"error": wrong.code})
            except Exception:
                log.exception("sweeping failed; it is tried again")
        self.drop_stuck()
        self.let_go(self.settings.keep_seconds)

    async def _ring_due(self) -> None:
        """A table that cannot be read stays due, for a server that can; it is passed over here."""
        for id in await self.store.due(self.sources.now(), 100 + len(self.unreadable)):
            if self.place(id) is not None:
                continue
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
        newest = await self.store.newest(list(self.live)) if self.live else {}
        for id, seq in newest.items():
            if id in self.live:
                with harmless("catching up", id):
                    await self._catch_up(self.live[id], seq)

    async def _look_after_all(self) -> None:
        """Tables at which nothing has happened for a while: clocks may have stood still, a bot's answer may be lost."""
        before = self.sources.now() - SWEEP
        for at, live in enumerate(list(self.live.values())):
            if at % 100 == 99:
                await asyncio.sleep(0)
            if live.state.touched > before or live.changing or live.state.phase != "playing":
                continue
            if live.unsure:
                with harmless("catching up", live.state.id):
                    await live.catch_up()
            if live.state.pauses(self.uptime.outages, before):
                await live.stand_still()
            with harmless("looking after a table", live.state.id):
                self.automation.look_after(live)

    @property
    def presence_known_since(self) -> float | None:
        """Since when it is known who is at a table: while others are heard, or since none gives a sign of life."""
        if self.lease is not None or not self.store.database.shared:
            return 0.0  # it can live only here
        return self.uptime.alone_since or (self.bus.hears_since if self.bus is not None else None)

    async def close(self) -> None:
        """Stop, with everything stored that was begun."""
        for task in (self._telling, self._sweeping, self._sharing):
            if task is not None:
                task.cancel()
        for part in (self.automation, self.studies, self.tending, self.bot_pool):
            part.close()
        if self.bus is not None:
            await self.bus.close()
        await self.uptime.close()
        if self.lease is not None:
            await self._part()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def _part(self) -> None:
        """Whatever is being stored is stored, then all tables are free for others."""
        assert self.lease is not None, "asked only then"
        for live in list(self.live.values()):
            await live.move_away()
            self.give_up(live, 1012)
        await self.lease.close()
