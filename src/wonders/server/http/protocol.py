"""How uvicorn takes requests, with an end to those that never become whole."""

import asyncio
from collections import Counter
from functools import cache
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wonders.server.errors import Refused
from wonders.server.http.refusals import plain_refusal
from wonders.server.impatience import Impatient
from wonders.server.limits import Limiter, visitor
from wonders.server.passable import AnyTransport, Passable
from wonders.server.settings import Settings

LONGEST_HEAD: Final = 16_384
"""Bytes of the request line and the headers."""

TOO_OFTEN: Final = plain_refusal(Refused("too_fast", "Too many new connections; wait a little."))
"""What a handshake is answered that comes too soon after too many others."""

_open: Counter[str] = Counter()
"""Lines of each address that are no sockets (yet)."""


@cache
def _settings() -> Settings:
    """As the environment of the process has them."""
    return Settings()


class HttpProtocol(Impatient, Passable, HttpToolsProtocol):
    """A line over which requests come: each must be whole in time, and one address has only so many lines."""

    kind = "http"
    _deadline: asyncio.TimerHandle | None = None
    _address = ""
    _head = 0
    """Bytes of a head that is not complete yet."""
    _begun = 0
    """Requests of which something is kept; one that was answered is not passed on a second time."""

    def connection_made(self, transport: AnyTransport) -> None:
        super().connection_made(transport)
        settings = _settings()
        if self.client and not settings.behind_proxy:
            self._address = visitor(self.client[0])
            _open[self._address] += 1
            if _open[self._address] > settings.max_lines_per_address:
                transport.abort()
                return
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.may_be_passed:
            if self._head <= 0 and (self.cycle is None or self.cycle.response_complete):
                self.kept, self._begun = bytearray(), 0
            self.keep(data)
        super().data_received(data)
        if self._head >= 0:
            self._head += len(data)
            if self._head > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The headers are too long.")

    def handle_websocket_upgrade(self) -> None:
        if self._knocks_too_often():
            self.transport.write(TOO_OFTEN)
            self.transport.close()
            return
        self._let_go()  # from here on it is counted as a socket
        self._head = -1
        self.kept = None
        super().handle_websocket_upgrade()
        self._break_up()

    def _knocks_too_often(self) -> bool:
        """Whether the guard would turn this handshake away. Asked before a socket is made for it, it costs a third;
        behind a proxy only the guard knows whose it is."""
        limiter: Limiter | None = getattr(getattr(self.app, "state", None), "handshakes", None)
        return limiter is not None and bool(self._address) and not limiter.has_room(self._address)

    def _break_up(self) -> None:
        """The line has another protocol now, and nobody tells this one when it ends. It and its parser hold each other:
        without this, each socket that ever was stays in memory until all memory is searched for circles."""
        del self.parser, self.flow, self.transport, self.scope, self.headers

    def on_message_begin(self) -> None:
        self._head = 0
        self._begun += 1
        self._await_request()
        super().on_message_begin()
        self.introduce(self.scope["state"])
        self.passed = False

    def whole(self) -> tuple[int, bytes] | None:
        return super().whole() if self._begun == 1 else None

    def on_headers_complete(self) -> None:
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _await_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(_settings().request_seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        self.transport.abort()

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._address:
            _open[self._address] -= 1
            if not _open[self._address]:
                del _open[self._address]
            self._address = ""
