"""Lines that can be passed on to another process, together with what was read from them."""

import asyncio
import socket
import weakref
from typing import Any, Final, TypeAlias

AnyTransport: TypeAlias = Any
"""The protocols of asyncio and uvicorn disagree about what a transport is, and a muted one is neither."""

MOST_KEPT: Final = 128 * 1024
"""Bytes of a request that are kept, until it is known who answers it: no head and body together are longer."""


class Passable(asyncio.Protocol):
    """To be mixed into a protocol of uvicorn. Only what has not been answered can be passed on."""

    kind = ""
    """By which another process knows how to go on."""
    transport: AnyTransport
    app_state: dict[str, object]
    kept: bytearray | None = None
    """What has been read of the request; None if it is not, or no longer, kept."""
    passed = False
    """Whether this line has come from another process: it is passed on only once."""

    @property
    def may_be_passed(self) -> bool:
        return bool(self.app_state.get("several"))

    def keep(self, data: bytes) -> None:
        if self.kept is not None:
            self.kept += data
            if len(self.kept) > MOST_KEPT:
                self.kept = None

    def introduce(self, state: dict[str, object]) -> None:
        """Let those who answer the request know the line. It holds its scope: a reference back would be a circle."""
        if self.may_be_passed:
            state["line"], state["passed"] = weakref.ref(self), self.passed

    def whole(self) -> tuple[int, bytes] | None:
        """The number of its file and what was read from it, if it can be passed on now."""
        if self.kept is None or self.transport.is_closing() or self.transport.get_write_buffer_size():
            return None
        connection: socket.socket | None = self.transport.get_extra_info("socket")
        return (connection.fileno(), bytes(self.kept)) if connection is not None else None

    def let_go(self) -> None:
        """Another process has it: here it ends, and the other side is told nothing."""
        self.kept = None
        self.transport.abort()
