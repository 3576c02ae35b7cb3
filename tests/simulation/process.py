"""A server process of a run: the whole application on the virtual clock, which may die between any two steps."""

import asyncio
from collections.abc import Callable
from contextvars import Context, copy_context
from functools import cache
from random import Random
from typing import Any

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from tests.simulation.disk import Disk, SimulatedStore
from tests.simulation.loop import OWNER, WORLD, SimulatedLoop
from tests.simulation.thinkers import SimulatedPool
from tests.simulation.words import Ether, SimulatedBus
from wonders.server.app import create_app
from wonders.server.http.guard import Guard, handshake_limit
from wonders.server.limits import Ledger
from wonders.server.metrics import Metrics
from wonders.server.runtime.lobby import Lobby
from wonders.server.runtime.registry import Registry
from wonders.server.settings import Settings
from wonders.server.socket.route import serve_socket
from wonders.server.sources import Sources

EPOCH = 1_800_000_000.0


class SimulatedSources(Sources):
    """Time of the virtual clock, chance of the seed."""

    def __init__(self, loop: SimulatedLoop, rng: Random) -> None:
        self._loop, self._rng = loop, rng

    def now(self) -> float:
        return EPOCH + self._loop.time()

    def uptime(self) -> float:
        return self._loop.time()

    def random_bytes(self, count: int) -> bytes:
        return self._rng.randbytes(count)


@cache
def settings() -> Settings:
    much: dict[str, Any] = {"requests_per_minute": 100_000, "creates_per_minute": 10_000, "joins_per_minute": 10_000}
    much |= {"handshakes_per_12_seconds": 10_000, "messages_per_20_seconds": 1000}
    return Settings(db="sqlite:///none.db", bot_processes=1, **much)


class Here:
    """The state of the application: that of the process which asks."""

    @property
    def registry(self) -> Registry:
        return _asking().registry

    @property
    def lobby(self) -> Lobby:
        return _asking().lobby


def _asking() -> "Process":
    process = OWNER.get()
    assert isinstance(process, Process), "only servers ask for it"
    return process


@cache
def application() -> FastAPI:
    """Routes and what is said of errors, made once for all processes of all runs."""
    app = create_app(settings())
    app.user_middleware.clear()
    app.state = Here()  # type: ignore[assignment]
    return app


class Process:
    """It owns its steps in the loop. Dead, it is never heard of again; another one starts in its place."""

    def __init__(self, name: str, disk: Disk, ether: Ether | None, sources: SimulatedSources) -> None:
        self.name = name
        self.dead = False
        self.ready = False
        """Whether it takes visitors."""
        self.tasks: list[asyncio.Task[Any]] = []
        self.fuse: int | None = None
        """Steps after which it dies."""
        self.cuts: dict[int, Callable[[], None]] = {}
        """What is open towards it, and is cut when it dies."""
        self.on_death: Callable[[], None] = lambda: None
        self.on_open: Callable[[], None] = lambda: None
        self._loop, self._ether, self._trace = disk.loop, ether, disk.trace
        self.context: Context = copy_context()
        self.context.run(OWNER.set, self)
        self.context.run(self._build, disk, sources)

    def _build(self, disk: Disk, sources: SimulatedSources) -> None:
        bus = SimulatedBus(self._ether, sources) if self._ether is not None else None
        pool, metrics = SimulatedPool(disk.loop, disk.faults), Metrics()
        store = SimulatedStore(disk, shared=self._ether is not None)
        self.registry = Registry(store, settings(), sources, metrics, bus, pool)
        self.lobby = Lobby(self.registry)
        ledger = Ledger()
        handshakes = handshake_limit(settings(), sources, ledger)
        self._guard = Guard(application(), settings(), sources, metrics, serve_socket, ledger, handshakes)

    def start(self) -> None:
        """Open; visitors come when it is ready."""
        self.context.run(self._loop.create_task, self._open())

    async def _open(self) -> None:
        """Servers that find no store end, and are started again."""
        try:
            await self.registry.open()
        except Exception as wrong:
            self._trace.note("cannot-open", self.name, type(wrong).__name__)
            self._loop.call_soon(self.die, context=WORLD)
        else:
            self.ready = True
            self._trace.note("open", self.name)
            self.on_open()

    def survives_step(self) -> bool:
        if self.fuse is not None:
            self.fuse -= 1
            if self.fuse < 0:
                self.die()
                return False
        if len(self.tasks) > 400:
            self.tasks = [task for task in self.tasks if not task.done()]
        return True

    def die(self) -> None:
        if self.dead:
            return
        self._trace.note("crash", self.name)
        self.dead, self.ready = True, False
        for cut in list(self.cuts.values()):
            cut()
        if self._ether is not None:
            self._ether.ears = [ear for ear in self._ether.ears if ear.owner is not self]
        self._loop.bury(self)
        self.on_death()

    async def close(self) -> None:
        """Go as a server goes that is told to: no more visitors, what was begun is stored."""
        self.ready = False
        self._trace.note("closing", self.name)
        task = self.context.run(self._loop.create_task, self.registry.close())
        await asyncio.wait([task], timeout=5.0)
        if not self.dead:
            self.die()

    def visit(self, scope: Scope, receive: Receive, send: Send) -> "asyncio.Task[None]":
        """A request or a socket is served, in steps of this process."""
        scope = {**scope, "app": application(), "asgi": {"version": "3.0"}, "http_version": "1.1", "root_path": ""}
        scope = {**scope, "server": ("sim", 80), "query_string": b"", "raw_path": scope["path"].encode(), "state": {}}
        return self.context.run(self._loop.create_task, self._guard(scope, receive, send))
