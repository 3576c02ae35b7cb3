"""The lines between people and processes: requests that are lost on either way, sockets that are slow or cut."""

import asyncio
from collections.abc import Callable, MutableMapping
from itertools import count
from typing import Any

import msgspec

from tests.simulation.faults import Faults
from tests.simulation.loop import WORLD, SimulatedLoop
from tests.simulation.process import Process

WINDOW = 64 * 1024
"""Bytes that are on their way to a reader before the server has to wait."""

Message = MutableMapping[str, Any]


class Lost(Exception):
    """Whoever asked does not know what came of it."""


class Response(msgspec.Struct):
    """What came back."""

    status: int
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


_numbers = count()


class Exchange:
    """One request and its response."""

    def __init__(self, loop: SimulatedLoop, faults: Faults, process: Process) -> None:
        self._loop, self._faults, self._process = loop, faults, process
        self._done: asyncio.Future[Response] = loop.create_future()
        self._status = 0
        self._body: bytes | None = None

    async def ask(self, method: str, path: str, body: Any, token: str, told: Callable[[Response], None]) -> Response:
        """The response; Lost if it does not come. `told` hears of it when the server sends it, lost or not."""
        self._told = told
        await asyncio.sleep(self._faults.delay())
        if self._process.dead or not self._process.ready or self._faults.strikes("request_lost"):
            raise Lost("never sent")
        self._body = msgspec.json.encode(body) if body is not None else b""
        headers = [(b"host", b"sim"), (b"content-length", str(len(self._body)).encode())]
        headers += [(b"content-type", b"application/json")] if body is not None else []
        headers += [(b"authorization", f"Bearer {token}".encode())] if token else []
        number = next(_numbers)
        self._process.cuts[number] = self._cut
        scope = {"type": "http", "method": method, "path": path, "scheme": "http", "headers": headers,
                 "client": ("10.0.0.1", 1)}  # fmt: skip
        self._process.visit(scope, self._receive, self._send)
        try:
            async with asyncio.timeout(30.0):
                response = await self._done
        except TimeoutError:
            raise Lost("no answer in 30 seconds") from None
        finally:
            self._process.cuts.pop(number, None)
        await asyncio.sleep(self._faults.delay())
        if self._faults.strikes("answer_lost"):
            raise Lost("the answer was lost")
        return response

    def _cut(self) -> None:
        if not self._done.done():
            self._done.set_exception(Lost("the server died"))

    async def _receive(self) -> Message:
        if self._body is None:
            await asyncio.Event().wait()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
        elif not message.get("more_body") and not self._done.done():
            response = Response(self._status, message.get("body", b""))
            self._told(response)
            self._done.set_result(response)


class Line:
    """A socket. Each direction keeps its order; when it is cut, what is on its way is lost."""

    def __init__(
        self, loop: SimulatedLoop, faults: Faults, process: Process, sent: Callable[["Line", bytes], None]
    ) -> None:
        self._loop, self._faults, self.process, self._sent = loop, faults, process, sent
        self._to_server: asyncio.Queue[Message] = asyncio.Queue()
        self._to_client: asyncio.Queue[Message | None] = asyncio.Queue()
        self._last = {"server": 0.0, "client": 0.0}
        self._unread = 0
        self._room = asyncio.Event()
        self._room.set()
        self.broken = False
        """Nothing comes through any more."""
        self.gone = False
        """The server knows that."""
        self.closed = False
        """The server has closed it."""
        self.stalled_until = 0.0
        self._number = next(_numbers)
        process.cuts[self._number] = self._die
        scope = {"type": "websocket", "path": "/ws", "scheme": "ws", "subprotocols": [], "headers": [(b"host", b"sim")],
                 "client": ("10.0.0.1", 1)}  # fmt: skip
        self._to_server.put_nowait({"type": "websocket.connect"})
        self.task = process.visit(scope, self._to_server.get, self._send)

    @property
    def is_open(self) -> bool:
        return not (self.broken or self.gone or self.closed)

    # The server's end

    async def _send(self, message: Message) -> None:
        if self.gone:
            raise OSError("the line is cut")
        if message["type"] == "websocket.send":
            frame = message["text"].encode()
            self._sent(self, frame)
            self._unread += len(frame)
            if self._unread > WINDOW:
                self._room.clear()
            if self._faults.strikes("cut"):
                self.cut()
            if self._faults.strikes("stall"):
                self.stalled_until = self._loop.time() + self._faults.rng.uniform(1.0, 40.0)
        elif message["type"] == "websocket.close":
            self.closed = True
        if not self.broken:
            self._loop.call_at(self._arrival("client"), self._arrive, message, context=WORLD)
        await self._room.wait()
        if self.gone:
            raise OSError("the line is cut")

    def _arrive(self, message: Message) -> None:
        if not self.broken:
            self._to_client.put_nowait(message)

    def _arrival(self, end: str) -> float:
        self._last[end] = max(self._last[end], self._loop.time() + self._faults.delay())
        return self._last[end]

    # The client's end

    def put(self, text: str) -> None:
        if not self.broken:
            self._loop.call_at(self._arrival("server"), self._reach, {"type": "websocket.receive", "text": text})

    def _reach(self, message: Message) -> None:
        if not self.broken:
            self._to_server.put_nowait(message)

    async def get(self, patience: float) -> Message | None:
        """The next message of the server; None once the line is cut. TimeoutError if nothing comes."""
        if (wait := self.stalled_until - self._loop.time()) > 0 and not self._faults.calm:
            await asyncio.sleep(wait)
        async with asyncio.timeout(patience):
            message = await self._to_client.get()
        if message is not None and message["type"] == "websocket.send":
            self._unread -= len(message["text"])
            if self._unread <= WINDOW // 2:
                self._room.set()
        return message

    def cut(self) -> None:
        """The line breaks: the client finds out at once, the server now or much later."""
        if self.broken:
            return
        self.broken = True
        self._to_client.put_nowait(None)
        late = self._faults.rng.random() < 0.5
        self._loop.call_later(self._faults.rng.uniform(0.0, 25.0) if late else 0.0, self._notice, context=WORLD)

    def _notice(self) -> None:
        self.gone = True
        self._room.set()
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self.process.cuts.pop(self._number, None)

    def _die(self) -> None:
        """The server's process has died. What it had sent may still arrive."""
        self.gone = True
        self._loop.call_at(self._arrival("client"), self._end, context=WORLD)

    def _end(self) -> None:
        if not self.broken:
            self.broken = True
            self._to_client.put_nowait(None)
