"""What is looked at now and then beside the matches: acts of moderators, rated matches that have ended, what is old."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

from wonders.core.decisions import SPECTATOR
from wonders.server.errors import Refused
from wonders.server.limits import Ledger
from wonders.server.order.retention import Retention, old_profiles, tidy
from wonders.server.people.deletion import delete
from wonders.server.people.rated import settle_all
from wonders.server.runtime.harmless import harmless
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.order import OrderWatch
from wonders.server.runtime.pushing import Pusher
from wonders.server.settings import Settings
from wonders.server.sources import Sources
from wonders.server.store.order import Act
from wonders.server.store.store import Store

log = logging.getLogger("wonders.server")

HOUR: Final = 3600.0


class Tending:
    """One for each process. What fails is tried again by the next look."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        sources: Sources,
        live: Mapping[str, LiveTable],
        give_up: Callable[[LiveTable], None],
        limits: Ledger,
    ) -> None:
        self._store = store
        self._sources = sources
        self._live = live
        self._give_up = give_up
        self.order = OrderWatch(store.order, sources)
        self.reports = limits.limiter(settings.reports_per_hour, HOUR, sources.now, "reports")
        self.programs = limits.limiter(
            settings.token_requests_per_minute, 60.0, sources.now, "requests with this token"
        )
        self._kept = retention_of(settings)
        self._tidied = sources.now()
        self._settling: asyncio.Task[int] | None = None
        self.game_is_over: Callable[[], None] = _nothing
        """Called when a game of a tournament has ended."""
        self.pusher = Pusher(store, settings, sources, live)

    async def open(self) -> None:
        """Know the sanctions before anybody comes."""
        await self.order.look()
        self.pusher.open()

    def close(self) -> None:
        self.pusher.close()

    async def look(self) -> None:
        """Everything that has its time."""
        await self.keep_order()
        await self.settle()
        if self._sources.now() - self._tidied >= HOUR:
            self._tidied = self._sources.now()
            await self.tidy()

    async def keep_order(self) -> None:
        """Learn what moderators and operators have done, here or elsewhere, and let it happen here."""
        for act in await self.order.look():
            await self._follow(act)

    async def _follow(self, act: Act) -> None:
        table = self._live.get(act.subject)
        if act.act in ("close", "delete") and table is not None:
            with harmless("closing a table", act.subject):
                await table.catch_up()
            if act.act == "delete":
                self._give_up(table)
        elif act.act == "ban":
            for one in list(self._live.values()):
                _send_away(one, act.subject, self._banned(act.subject))

    def _banned(self, profile: str) -> Refused:
        try:
            self.order.check(profile, "ban")
        except Refused as wrong:
            return wrong
        return Refused("banned", "This profile may not play here.")

    async def settle(self) -> int:
        """Let rated matches that have ended move the ratings."""
        return await settle_all(self._store.ratings, self._sources.now())

    def after_change(self, live: LiveTable) -> None:
        """A rated match that is over is settled at once; who is asked and not there is told."""
        self.pusher.after_change(live)
        if live.state.made.rated and live.state.phase == "over":
            self.settle_soon()
        if live.state.made.tournament and live.state.phase in ("over", "closed"):
            self.game_is_over()

    def settle_soon(self) -> None:
        """Settle without waiting for it."""
        if self._settling is None or self._settling.done():
            self._settling = asyncio.ensure_future(self.settle())
            self._settling.add_done_callback(_noted)

    async def tidy(self) -> dict[str, int]:
        """Let go of what has been kept long enough."""
        engine, now = self._store.database.engine, self._sources.now()
        went = await asyncio.get_running_loop().run_in_executor(None, tidy, engine, self._kept, now)
        if forgotten := await self._forget_old_profiles(now):
            went["profiles"] = forgotten
        if went:
            log.info("tidied up", extra=went)
        return went

    async def _forget_old_profiles(self, now: float) -> int:
        """Those that nobody has used for too long are deleted, as their owners would."""
        store, count = self._store, 0
        for id in old_profiles(store.database.engine, self._kept.profiles, now):
            if (profile := await store.profiles.by_id(id)) is not None:
                await delete(store.erasing, store.histories, profile, now, self._catch_up)
                count += 1
        return count

    async def _catch_up(self, newest: Mapping[str, int]) -> None:
        for id in newest:
            if (live := self._live.get(id)) is not None:
                await live.catch_up()


def _send_away(live: LiveTable, profile: str, why: Refused) -> None:
    """Close the sockets of somebody who may not play here any more."""
    for connection in list(live.connections):
        if connection.seat != SPECTATOR and live.state.seats[connection.seat].spec.profile == profile:
            live.connections.discard(connection)
            connection.drop(why)


def _noted(task: "asyncio.Task[int]") -> None:
    if not task.cancelled() and (wrong := task.exception()) is not None:
        log.warning("rated matches could not be settled; it is tried again", extra={"error": type(wrong).__name__})


def retention_of(settings: Settings) -> Retention:
    return Retention(
        open=settings.keep_open_days,
        playing=settings.keep_playing_days,
        over=settings.keep_over_days,
        chat=settings.keep_chat_days,
        profiles=settings.keep_profiles_days,
        reports=settings.keep_reports_days,
        acts=settings.keep_acts_days,
        notebooks=settings.keep_notebooks_days,
        reviews=settings.keep_reviews_days,
    )


def _nothing() -> None:
    """Nobody has asked to be told."""
