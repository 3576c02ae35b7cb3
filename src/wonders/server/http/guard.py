"""At the door: where a request comes from, how big it is, and the headers that keep browsers safe."""

from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from wonders.server.errors import Refused
from wonders.server.http.refusals import HEADERS, refusal_of
from wonders.server.limits import Ledger, Limiter, visitor
from wonders.server.metrics import Metrics
from wonders.server.settings import Settings
from wonders.server.sources import Sources

SOCKET = "/ws"
READING = ("GET", "HEAD", "OPTIONS")
PIECE = 128 * 1024
"""Bytes of an answer that cost as much as a request."""


SocketRoute = Callable[[WebSocket], Awaitable[None]]


class Guard:
    """Wraps the application. What it turns away never reaches a route."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        sources: Sources,
        metrics: Metrics,
        socket: SocketRoute,
        ledger: Ledger,
        handshakes: Limiter,
    ) -> None:
        self._app = app
        self._socket = socket
        self._settings = settings
        self._metrics = metrics
        self._requests = ledger.limiter(settings.requests_per_minute, 60.0, sources.now, "requests")
        self._handshakes = handshakes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        address = address_of(scope, headers, self._settings.behind_proxy)
        scope.setdefault("state", {})["address"] = address
        try:
            self._check(scope, headers)
        except Refused as wrong:
            await _turn_away(scope, receive, send, wrong)
            return
        if scope["type"] == "websocket":
            del headers  # a visit lasts for hours
            await self._open(scope, receive, send)
            return
        try:
            if "content-length" not in headers and scope["method"] not in READING:
                receive = await _whole(receive, self._settings.max_body)
        except Refused as wrong:
            await _turn_away(scope, receive, send, wrong)
            return
        scope["state"]["charge"] = partial(self._requests.take, address)
        await self._app(scope, receive, self._answering(send, address))

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Straight to the only socket: the layers before a route would be held in memory for each that is open."""
        if scope["path"] == SOCKET:
            await self._socket(WebSocket(scope, receive, send))
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        host = headers.get("host", "").lower()
        if self._settings.host_list and _name_of(host) not in self._settings.host_list:
            raise Refused("bad_origin", "The server does not go by this name.")
        origin = headers.get("origin")
        if origin is not None and not self._is_ours(origin.lower(), host):
            raise Refused("bad_origin", "Pages of other sites may not do this.")
        if scope["type"] == "websocket":
            self._handshakes.take(scope["state"]["address"])
            return
        self._requests.take(scope["state"]["address"])
        if scope["method"] not in READING:
            self._check_body(headers)

    def _check_body(self, headers: dict[str, str]) -> None:
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        length = headers.get("content-length", "0")
        if (length != "0" or "transfer-encoding" in headers) and kind != "application/json":
            raise Refused("bad_type", "The body must be JSON, with the content type application/json.")
        if not length.isdigit() or int(length) > self._settings.max_body:
            raise Refused("too_long", f"The body of a request has at most {self._settings.max_body} bytes.")

    def _is_ours(self, origin: str, host: str) -> bool:
        """Whether a page comes from this server, or from one the operator has named."""
        named = self._settings.origin_list
        return _place_of(origin) == host != "" or origin in named or "*" in named

    def _answering(self, send: Send, address: str) -> Send:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message.get("headers", ())
                policy = any(name == b"content-security-policy" for name, _ in given)
                message["headers"] = [*given, *(HEADERS[1:] if policy else HEADERS)]
                self._metrics.responses.labels(str(message["status"])).inc()
            elif len(body := message.get("body", b"")) >= PIECE // 8:
                self._requests.owe(address, len(body) / PIECE)
            await send(message)

        return answer


def handshake_limit(settings: Settings, sources: Sources, ledger: Ledger) -> Limiter:
    """How many sockets an address may open. The guard asks it, and so does the protocol before the guard."""
    return ledger.limiter(settings.handshakes_per_12_seconds, 12.0, sources.now, "new connections")


def address_of(scope: Scope, headers: dict[str, str], behind_proxy: bool) -> str:
    """Who asks. Only a proxy that the operator vouches for may say it is somebody else."""
    if behind_proxy and (forwarded := headers.get("x-forwarded-for")):
        return visitor(forwarded.rpartition(",")[2].strip()[:64])
    client = scope.get("client")
    return visitor(str(client[0])) if client else "unknown"


def _place_of(origin: str) -> str:
    """The host and port of an origin; empty if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _name_of(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def _whole(receive: Receive, most: int) -> Receive:
    """A body that comes in pieces is taken in before it is looked at: it may not be longer than any other."""
    taken: deque[Message] = deque()
    got = 0
    while not taken or taken[-1].get("more_body"):
        taken.append(await receive())
        got += len(taken[-1].get("body", b""))
        if got > most:
            raise Refused("too_long", f"The body of a request has at most {most} bytes.")

    async def take() -> Message:
        return taken.popleft() if taken else await receive()

    return take


async def _turn_away(scope: Scope, receive: Receive, send: Send, wrong: Refused) -> None:
    if scope["type"] == "websocket":
        await receive()
        if wrong.code == "too_fast" and "websocket.http.response" in scope.get("extensions", {}):
            await _answer(send, wrong, "websocket.http.response")
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": str(wrong)})  # before `accept`: a plain 403
        return
    await _answer(send, wrong, "http.response")


async def _answer(send: Send, wrong: Refused, kind: str) -> None:
    headers, body = refusal_of(wrong)
    await send({"type": f"{kind}.start", "status": wrong.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
