"""How uvicorn holds a socket, less what is no longer needed once it is open; and how one that is open changes hands."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from wonders.server.impatience import Impatient
from wonders.server.passable import AnyTransport, Passable

HEAD_ENDS: Final = b"\r\n\r\n"


class SocketProtocol(Impatient, Passable, WebSocketsSansIOProtocol):
    """An open line. Thousands rest in memory at once."""

    kind = "socket"
    _taken: bytes | None = None
    """What another process has read from the line after the handshake."""

    def take_over(self, data: bytes) -> None:
        """Go on where another process has stopped: the handshake has been answered, what followed has not."""
        head, ends, self._taken = data.partition(HEAD_ENDS)
        self.passed, self.transport = True, _Mute(self.transport)
        super().data_received(head + ends)

    def data_received(self, data: bytes) -> None:
        if self._taken is not None:
            self._taken += data
            return
        if self.kept is None and not self.handshake_initiated and self.may_be_passed:
            self.kept = bytearray()
        self.keep(data)
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if "state" in getattr(self, "scope", {}):
            self.introduce(self.scope["state"])

    def start_keepalive(self) -> None:
        """The line has just been opened: request, response and headers have done their duty (5 KiB)."""
        del self.request, self.response
        self.scope["headers"] = []
        if self._taken is not None:
            self.transport, taken = self.transport.real, self._taken
            self._taken = None
            self.data_received(taken)
        super().start_keepalive()


class _Mute:
    """A transport that writes nothing: the other side has had this answer."""

    def __init__(self, real: AnyTransport) -> None:
        self.real = real

    def write(self, data: bytes) -> None:
        """Not a second time."""

    def __getattr__(self, name: str) -> object:
        return getattr(self.real, name)
