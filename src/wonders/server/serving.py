"""How uvicorn is told to serve."""

from wonders.core.wire import JsonObject
from wonders.server.logs import log_config
from wonders.server.settings import Settings


def options(settings: Settings) -> JsonObject:
    """For every line, whichever process has accepted it."""
    return {
        "log_config": log_config(settings.log_format == "json", settings.log_level),
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # the guard looks at them, if the operator vouches for the proxy
        # The defaults take 16 MiB a message, compress secrets together with chosen text, and queue a lot.
        "http": "wonders.server.http.protocol:HttpProtocol",
        "ws": "wonders.server.socket.protocol:SocketProtocol",
        "ws_max_size": settings.max_message,
        "ws_per_message_deflate": False,
        "ws_max_queue": 8,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": 5,
        # Of several workers one that is silent for so long is replaced; on a busy machine a new one takes a while.
        "timeout_worker_healthcheck": 30,
    }
