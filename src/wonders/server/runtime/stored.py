"""A table that is stored before it counts: its entries are decided one request after the other, on the newest state."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.runtime.connection import Connection
from wonders.server.runtime.rows import batch_of
from wonders.server.runtime.services import Services
from wonders.server.store.batch import Conflict, Fenced, NotSaved
from wonders.server.store.participations import ProfileGone
from wonders.server.tables import entries as e
from wonders.server.tables.decided import Decided, has_any
from wonders.server.tables.folding import UNREADABLE
from wonders.server.tables.state import TableState

log = logging.getLogger("wonders.server")

Decide = Callable[[TableState], Decided]
"""What a request leads to on the table as it stands, or Refused. It may be asked again, on a newer state."""
_FORGOTTEN: Final = frozenset({e.Forgotten})
CLOSED = "This table has been closed"
Stored = Callable[[Sequence[e.Entry]], None]


def _unless_closed(decide: Decide) -> Decide:
    def checked(table: TableState) -> Decided:
        if (why := table.rulings.closed) is not None:
            raise Refused("closed", f"{CLOSED}: {why}" if why else f"{CLOSED}.")
        return decide(table)

    return checked


class Written(NamedTuple):
    """What was decided and is stored."""

    decided: Decided
    known: bool = False
    """Whether it has been applied and told already: the store's answer was lost, and it was found there."""


class StoredTable:
    """A table in memory that is always the fold of what the store has of it."""

    def __init__(self, services: Services, state: TableState) -> None:
        self.services = services
        self.state = state
        self.is_here = True
        """Whether it lives in this process; one that has moved is never changed here again."""
        self.unsure = False
        """Whether the store may have more than is known here: it did not say what came of a commit."""
        self._lock = asyncio.Lock()

    async def _change(self, decide: Decide, by: Connection | None, stored: Stored | None) -> Sequence[e.Entry]:
        async with self._lock:
            self._check_here()
            if self.unsure:
                await self._catch_up()  # what is not known for certain is looked up before anything is decided on it
            if self.state.timing.is_running:
                await self._stand_still_unless_known(decide)
            decided, known = await self._write(_unless_closed(decide))
            if not known:
                self._apply(decided)
            await self._tell(() if known else decided.entries, by, stored)
        if decided.entries:
            self._has_changed()
        return decided.entries

    async def _stand_still_unless_known(self, decide: Decide) -> None:
        try:
            await self._stand_still()
        except Refused:
            if not self._is_known(decide):
                raise  # what is stored already is so, whatever the store can do now

    def _is_known(self, decide: Decide) -> bool:
        """Whether what is to be decided has been stored before, so that nothing is to be written."""
        try:
            return not decide(self.state).entries
        except Refused:
            return False

    async def _write(self, decide: Decide) -> Written:
        """What `decide` finds fit, once its entries are stored. A refusal stands only if no other process has stored
        anything that is not known here."""
        while True:
            try:
                decided = decide(self.state)
            except Refused:
                if not await self.has_news():
                    raise
                continue
            if not decided.entries:
                return Written(decided)
            self.state.check_room(decided.entries)
            try:
                await self.services.store.append(batch_of(self.state, *decided))
                return Written(decided)
            except Conflict:
                await self._catch_up()
                self._check_here()  # it may have to be read anew
            except ProfileGone:
                if not await self._catch_up():
                    raise
            except NotSaved as wrong:
                if isinstance(wrong, Fenced) and self.services.lease is not None:
                    self.services.lease.lose()
                    raise
                self.unsure = True
                found = await self._catch_up()
                if _begin_with(found, decided.entries):
                    return Written(decided, known=True)  # only the store's answer was lost
                if not found:
                    raise Refused("not_saved", "This could not be saved, so it does not count; try again.") from None
                # Another process was quicker, maybe with the very same move: it is decided anew.

    @property
    def is_alone(self) -> bool:
        """Whether no other process can store anything of it."""
        return self.services.lease is not None or not self.services.store.database.shared

    async def has_news(self) -> bool:
        """Whether other processes had stored something; it is known now. Call it under the lock."""
        return not self.is_alone and bool(await self._catch_up())

    async def whose(self, token: str) -> Seat | str | None:
        """What a token gives a right to. Where other processes may have granted or ended it, the store is asked."""
        if self.unsure or not self.is_alone:
            async with self._lock:
                await self._catch_up()
        return self.state.whose(token)

    async def stand_still(self) -> None:
        """Let the clocks know of the times in which nobody could play."""
        async with self._lock:
            self._check_here()
            await self._stand_still()

    async def move_away(self) -> None:
        """Whatever is being stored is stored; nothing follows it here."""
        async with self._lock:
            self.is_here = False

    def _check_here(self) -> None:
        if not self.is_here:
            raise NotSaved("The table has moved to another process of the server; come again.")

    async def _stand_still(self) -> None:
        if not self.state.timing.is_running:
            return
        uptime, now = self.services.uptime, self.services.sources.now
        await uptime.make_sure()
        decided, known = await self._write(lambda table: Decided(table.pauses(uptime.outages, now())))
        if decided.entries:
            if not known:
                self._apply(decided)
                await self._tell(decided.entries)
            self._has_changed()

    def _apply(self, decided: Decided) -> None:
        try:
            self.state.follow(decided)
        except Exception:
            log.exception("a table does not follow from its entries", extra={"table": self.state.id})
            self._give_up()
            raise Refused("broken", "Something went wrong in the server; it has been noted.") from None
        if has_any(decided.entries, _FORGOTTEN):
            self.is_here = False
            self._give_up(1012)

    async def catch_up(self) -> None:
        """Load what other processes have stored."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> Sequence[e.Entry]:
        """What was new."""
        bodies = await self.services.store.load(self.state.id, self.state.seq)
        try:
            entries = [e.decode(body) for body in bodies]
        except ValueError:
            self._give_up()
            raise Refused("other_rules", UNREADABLE) from None
        self._apply(Decided(entries))
        self.unsure = False
        await self._tell(entries)
        return entries

    async def _tell(
        self, entries: Sequence[e.Entry], by: Connection | None = None, stored: Stored | None = None
    ) -> None:
        """Entries have happened: let everybody know."""
        raise NotImplementedError

    def _has_changed(self) -> None:
        """Something of it was stored here: others may have to act."""
        raise NotImplementedError

    def _give_up(self, code: int = 1011) -> None:
        """What is in memory is not to be trusted any more."""
        raise NotImplementedError


def _begin_with(found: Sequence[e.Entry], entries: Sequence[e.Entry]) -> bool:
    return [*map(e.encode, found[: len(entries)])] == [*map(e.encode, entries)]
