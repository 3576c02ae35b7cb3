"""The lease of this process, where several share a database: it is renewed every few seconds, and says who else lives.

Without it nothing is written (see the store), and nothing is shown either: what is in memory may be old.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Final

from wonders.core.wire import Json
from wonders.server.errors import Refused
from wonders.server.placing import place_of
from wonders.server.runtime.neighbours import Gone, Neighbours
from wonders.server.sources import Sources
from wonders.server.store.batch import Fenced, NotSaved
from wonders.server.store.leases import LEASE, Holder, Leases

log = logging.getLogger("wonders.server")

EVERY: Final = LEASE / 4
"""Seconds between two renewals."""
SURE: Final = LEASE - EVERY / 2
"""Seconds in which nobody else can have ended this process."""
TRIES: Final = 4


class Lease:
    """One for each process, from its beginning to its end: a process that has lost it does not get another."""

    def __init__(self, leases: Leases, sources: Sources, folder: str) -> None:
        self.process = f"{os.getpid()}-{sources.nonce()}"
        self.neighbours = Neighbours(folder, self.process)
        self.members: dict[str, str] = {}
        """The sockets of the processes of this machine that live, this one included, by their names."""
        self.is_lost = False
        self.on_change: Callable[[], None] = _nothing
        """Called when processes have come or gone."""
        self.on_loss: Callable[[], None] = _nothing
        self._leases = leases
        self._sources = sources
        self._host = _host()
        self._renewed = 0.0
        """When the last renewal began, by a clock that nobody sets."""
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Take the lease, and let the neighbours know."""
        self.neighbours.heard_of = lambda _: self._soon()
        self.neighbours.open()
        self._renewed = self._sources.uptime()
        self._note(await self._leases.join(self.process, f"{self._host}{self.neighbours.address}"))
        self.tell("here")
        self._run(self._renew_often())

    # Being sure

    @property
    def is_sure(self) -> bool:
        """Whether this process holds what it has claimed."""
        return not self.is_lost and self._sources.uptime() - self._renewed < SURE

    async def make_sure(self) -> None:
        """Come back when it is sure that no other process has taken over; Fenced if one has."""
        if not self.is_sure:
            await self.renew()

    async def renew(self) -> None:
        async with self._lock:
            began = self._sources.uptime()
            found = None if self.is_lost else await self._leases.renew(self.process)
            if found is None:
                self.lose()
                raise Fenced
            self._renewed = began
            self._note(found)

    def lose(self) -> None:
        """Others have taken over."""
        if not self.is_lost:
            log.warning("this process has lost its lease: others have taken its tables over")
            self.is_lost = True
            self.on_loss()

    # Tables

    def place(self, table: str) -> str:
        """The process of this machine to which a table belongs."""
        return place_of(table, self.members)

    async def claim(self, table: str) -> None:
        """Hold a table from now on; whoever holds it is asked to let it go. NotSaved, if that cannot be."""
        for _ in range(TRIES):
            holder = await self._leases.claim(table, self.process)
            if holder is None:
                return
            await self._ask_for(table, holder)
        raise NotSaved("The table is on its way from one process of the server to another; try again.")

    async def _ask_for(self, table: str, holder: Holder) -> None:
        if not holder.address.startswith(self._host):
            raise NotSaved("The table is held by another machine; try again.")
        try:
            await self.neighbours.ask(holder.address.removeprefix(self._host), "release", table)
        except Gone:
            await self.end(holder.process)

    async def release(self, table: str) -> None:
        await self._leases.release(table, self.process)

    async def end(self, process: str) -> None:
        """A process has died: its tables are free."""
        if self.members.pop(process, None) is not None:
            log.warning("another process has died; its tables are taken over", extra={"error": process})
        await self._leases.end(process)
        await self.renew()

    # Members

    def _note(self, found: dict[str, str]) -> None:
        near = {
            process: address.removeprefix(self._host)
            for process, address in found.items()
            if address.startswith(self._host)
        }
        if near != self.members:
            self.members = near
            self.on_change()

    def tell(self, kind: str, body: Json = None) -> None:
        """Let all neighbours know."""
        for process, address in self.members.items():
            if process != self.process:
                self.neighbours.tell(address, kind, body)

    def _soon(self) -> None:
        """Somebody has come or gone: look who is there."""
        self._run(self._renew_once())

    async def _renew_once(self) -> None:
        with suppress(Refused):
            await self.renew()

    async def _renew_often(self) -> None:
        while not self.is_lost:
            await asyncio.sleep(EVERY)
            try:
                await self.renew()
            except Refused as wrong:
                log.warning("the lease could not be renewed", extra={"error": wrong.code})

    def _run(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Hold nothing any more. Neighbours were told before that this process goes."""
        for task in list(self._tasks):
            task.cancel()
        if not self.is_lost:
            with suppress(Refused):
                await self._leases.leave(self.process)
        self.tell("gone")
        self.neighbours.close()


def _nothing() -> None:
    """Nobody has asked to be told."""


def _host() -> str:
    """What tells this machine, since it was started, from others: sockets in its files are reached only here."""
    boot = Path("/proc/sys/kernel/random/boot_id")
    since = boot.read_text().strip()[:8] if boot.exists() else ""
    return f"{socket.gethostname()}/{since}:"
