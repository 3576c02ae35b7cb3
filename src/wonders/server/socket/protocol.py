"""How uvicorn holds a socket, less what is no longer needed once it is open."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from wonders.server.impatience import Impatient


class SocketProtocol(Impatient, WebSocketsSansIOProtocol):
    """An open line. Thousands rest in memory at once."""

    def start_keepalive(self) -> None:
        """The line has just been opened: request, response and headers have done their duty (5 KiB)."""
        del self.request, self.response
        self.scope["headers"] = []
        super().start_keepalive()
