"""Lines that another process has passed on: they are served beside those that uvicorn has accepted itself."""

import asyncio
import logging
import socket
from functools import partial
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from wonders.core.wire import Json
from wonders.server.http.protocol import HttpProtocol
from wonders.server.limits import Ledger
from wonders.server.passable import AnyTransport
from wonders.server.runtime.lease import Lease
from wonders.server.runtime.neighbours import Gone
from wonders.server.runtime.questions import answer
from wonders.server.runtime.registry import Registry
from wonders.server.serving import options
from wonders.server.socket.protocol import SocketProtocol
from wonders.server.store.batch import NotSaved

log = logging.getLogger("wonders.server")

LONGEST_PARTING: Final = 5.0
"""Seconds in which what was begun is brought to an end."""
TELL: Final = 1.0
"""Seconds between two words about what addresses have spent of their limits."""


class Lines:
    """All lines of this process that were accepted by another."""

    def __init__(self, app: ASGIApp, registry: Registry, lease: Lease) -> None:
        self._config = uvicorn.Config(app, **options(registry.settings) | {"log_config": None})
        self._config.load()
        self._lease = lease
        self._state = ServerState()
        self._coming: set[asyncio.Task[None]] = set()
        self._is_closing = False
        lease.neighbours.take_line, lease.neighbours.answer = self.take, partial(answer, registry)
        lease.neighbours.hear_spent = registry.ledger.hear
        self._telling = asyncio.ensure_future(self._tell_spending(registry.ledger))

    async def _tell_spending(self, ledger: Ledger) -> None:
        """A limit is one for all processes: what was spent here, the others learn soon."""
        while True:
            await asyncio.sleep(TELL)
            if spent := ledger.spent():
                self._lease.tell("spent", spent)

    def take(self, line: socket.socket, kind: str, data: bytes) -> None:
        """Serve a line from where the other process has stopped."""
        if self._is_closing:
            self._pass_back(line, kind, data)
            return
        task = asyncio.ensure_future(self._take(line, kind, data))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _take(self, line: socket.socket, kind: str, data: bytes) -> None:
        line.setblocking(False)
        made = _Socket if kind == "socket" else _Http
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(
                lambda: made(data, config=self._config, server_state=self._state, app_state={"several": True}), line
            )
        except OSError:
            line.close()  # the other side has gone in the meantime

    def _pass_back(self, line: socket.socket, kind: str, data: bytes) -> None:
        """While this process ends, somebody else serves what still comes."""
        others = [at for process, at in self._lease.members.items() if process != self._lease.process]
        with line:
            try:
                if others:
                    self._lease.neighbours.pass_line(others[0], kind, line.fileno(), data)
            except (Gone, NotSaved):
                log.info("a line was cut while this process ended")

    async def close(self) -> None:
        """Take no more, and bring what there is to an end, as uvicorn does with its own."""
        self._is_closing = True
        self._telling.cancel()
        for connection in list(self._state.connections):
            connection.shutdown()
        until = asyncio.get_running_loop().time() + LONGEST_PARTING
        while self._state.tasks and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)
        for task in list(self._state.tasks):
            task.cancel()


class _Http(HttpProtocol):
    """A line for requests, of which the first has been read elsewhere."""

    def __init__(self, data: bytes, **given: Json) -> None:
        super().__init__(**given)
        self._data = data
        self.passed = True

    def connection_made(self, transport: AnyTransport) -> None:
        super().connection_made(transport)
        data, self._data = self._data, b""
        self.data_received(data)


class _Socket(SocketProtocol):
    """A socket that has been opened, and has said hello, elsewhere."""

    def __init__(self, data: bytes, **given: Json) -> None:
        super().__init__(**given)
        self._data = data

    def connection_made(self, transport: AnyTransport) -> None:
        super().connection_made(transport)
        data, self._data = self._data, b""
        self.take_over(data)
