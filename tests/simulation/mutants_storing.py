"""Servers that store wrongly, or do not see that they could not."""

import asyncio
from collections.abc import Sequence
from typing import Any

from tests.simulation.planting import Patch, mutant
from wonders.server.errors import Refused
from wonders.server.runtime import stored
from wonders.server.runtime.automation import Automation
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.rows import batch_of
from wonders.server.runtime.stored import StoredTable, Written
from wonders.server.runtime.uptime import Uptime
from wonders.server.socket.session import SocketSession
from wonders.server.store.batch import Conflict, NotSaved
from wonders.server.store.store import Store
from wonders.server.tables import entries as e
from wonders.server.tables.decided import Decided
from wonders.server.tables.state import TableState
from wonders.server.wire.messages import Ack


@mutant
def acknowledges_before_the_commit(patch: Patch) -> None:
    """It is told to everybody while the store is still writing."""

    async def change(self: LiveTable, decide: Any, by: Any, told: Any) -> Sequence[e.Entry]:
        async with self._lock:
            decided = decide(self.state)
            batch = batch_of(self.state, decided.entries)
            self._apply(decided)
            await self._tell(decided.entries, by, told)
            if decided.entries:
                await self.services.store.append(batch)
                self._has_changed()
        return list(decided.entries)

    patch.setattr(LiveTable, "_change", change)


@mutant
def acknowledges_on_receipt(patch: Patch) -> None:
    """Only the one who asked is told too early."""
    play = SocketSession._play

    async def hasty(self: SocketSession, message: Any) -> None:
        self._put(Ack(message.move, getattr(message, "number", 0), 0))
        await play(self, message)

    patch.setattr(SocketSession, "_play", hasty)


@mutant
def applies_before_it_is_written(patch: Patch) -> None:
    """What could not be saved stays in memory."""

    async def write(self: StoredTable, decide: Any) -> Written:
        decided = decide(self.state)
        batch = batch_of(self.state, decided.entries)
        self._apply(decided)
        if decided.entries:
            try:
                await self.services.store.append(batch)
            except (Conflict, NotSaved):
                raise Refused("not_saved", "This could not be saved, so it does not count; try again.") from None
        return Written(decided, known=not decided.entries)

    async def change(self: LiveTable, decide: Any, by: Any, told: Any) -> Sequence[e.Entry]:
        async with self._lock:
            decided, _ = await self._write(decide)
            await self._tell(decided.entries, by, told)
        if decided.entries:
            self._has_changed()
        return list(decided.entries)

    patch.setattr(StoredTable, "_write", write)
    patch.setattr(LiveTable, "_change", change)


@mutant
def does_not_know_moves_again(patch: Patch) -> None:
    """A move that is sent again is taken for a new one."""

    decide = SocketSession._decide

    def forgetful(self: SocketSession, table: TableState, message: Any) -> Decided:
        known = dict(table.moves)
        table.moves.clear()
        try:
            return decide(self, table, message)
        finally:
            table.moves.update(known)

    patch.setattr(SocketSession, "_decide", forgetful)


@mutant
def says_that_nothing_was_saved_without_looking(patch: Patch) -> None:
    """The store has it, only its answer was lost."""

    def refuse(found: Sequence[e.Entry], entries: Sequence[e.Entry]) -> bool:
        raise Refused("not_saved", "This could not be saved.")

    patch.setattr(stored, "_begin_with", refuse)


@mutant
def decides_on_what_may_be_old(patch: Patch) -> None:
    """The store did not say what came of a commit, and nobody asks it before others are let in."""
    patch.setattr(StoredTable, "_make_sure", _nothing)


async def _nothing(self: StoredTable) -> None:
    """Whatever is in memory is believed."""


@mutant
def gives_up_on_conflicts(patch: Patch) -> None:
    """Whoever is too late is refused instead of deciding again."""
    append = Store.append

    async def give_up(self: Store, batch: Any) -> None:
        try:
            await append(self, batch)
        except Conflict as wrong:
            raise RuntimeError("conflict") from wrong

    patch.setattr(Store, "append", give_up)


@mutant
def lets_errors_of_the_store_through(patch: Patch) -> None:
    """A store that is away ends in a traceback and code 1011, not in `not_saved`."""

    def ask(self: Store, question: Any) -> Any:
        with self._engine.connect() as connection:
            return question(connection)

    patch.setattr(Store, "_ask", ask)


@mutant
def clocks_run_while_nobody_is_there(patch: Patch) -> None:
    patch.setattr(TableState, "pauses", lambda self, outages, at: [])
    patch.setattr(Automation, "_wind", _wind_without_grace)


def _wind_without_grace(self: Automation, table: LiveTable) -> None:
    if deadlines := table.state.timing.deadlines():
        wait = max(0.0, min(deadlines.values()) - self._services.sources.now())
        self._alarms[table.state.id] = asyncio.get_running_loop().call_later(wait, self.ring, table)


@mutant
def a_slow_sign_of_life_is_one_of_when_it_was_asked_for(patch: Patch) -> None:
    """While the store took its time, clocks ran."""
    sign = Uptime._sign

    async def trusting(self: Uptime, tolerance: float | None) -> None:
        await sign(self, tolerance)
        self._failed = False

    patch.setattr(Uptime, "_sign", trusting)


@mutant
def after_a_slow_sign_of_life_clocks_go_on_at_once(patch: Patch) -> None:
    """The time that the sign itself took is not given back before somebody's time is up."""

    async def make_sure(self: Uptime) -> None:
        if not self.is_sure:
            await self.sign()

    patch.setattr(Uptime, "make_sure", make_sure)
