"""The route `/ws`: lets a socket in, if there is room, and out again whatever happens."""

import logging

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from wonders.server.runtime.registry import Registry
from wonders.server.socket.session import SocketSession

log = logging.getLogger("wonders.server")


async def serve_socket(socket: WebSocket) -> None:
    registry: Registry = socket.app.state.registry
    address: str = socket.state.address
    open_here = registry.sockets.get(address, 0)
    full = sum(registry.sockets.values()) >= registry.settings.max_sockets
    if full or open_here >= registry.settings.max_sockets_per_address:
        await socket.close(1013, "too many sockets")
        return
    registry.sockets[address] = open_here + 1
    try:
        await SocketSession(registry, socket, address).run()
    except (WebSocketDisconnect, OSError):
        pass  # the line was cut while something was on its way
    except Exception:
        log.exception("a socket broke")
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.close(1011, "a fault of the server")
    finally:
        registry.sockets[address] -= 1
        if not registry.sockets[address]:
            del registry.sockets[address]
