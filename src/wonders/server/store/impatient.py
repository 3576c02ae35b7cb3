"""Connections to PostgreSQL that do not wait for ever: neither for a server that is away, nor for one that hangs."""

import time
from collections.abc import Generator
from typing import Any, Final

import psycopg

CONNECTING: Final = 5
ANSWERING: Final = 8.0
"""Seconds. The server ends statements by itself a little sooner; one that is frozen cannot."""


class Impatient(psycopg.Connection[Any]):
    """Gives up when an answer takes too long. What it asked for may have happened or not, as when the line is cut."""

    def wait(self, gen: Generator[Any, Any, Any], interval: float = 0.1, timeout: float | None = None) -> Any:
        """Run what talks to the server until it is done, or the time is up."""
        return super().wait(self._limited(gen, timeout or ANSWERING), interval)

    def _limited(self, gen: Generator[Any, Any, Any], seconds: float) -> Generator[Any, Any, Any]:
        until, ready = time.monotonic() + seconds, None
        while True:
            try:
                waiting = gen.send(ready)
            except StopIteration as done:
                return done.value
            ready = yield waiting
            if not ready and time.monotonic() > until:
                self.pgconn.finish()
                raise psycopg.OperationalError("the server does not answer")


def connect(target: str) -> Impatient:
    """A connection with limits of time on both sides."""
    ending = f"-c statement_timeout={int((ANSWERING - 1) * 1000)} -c lock_timeout={int((ANSWERING - 1) * 1000)}"
    return Impatient.connect(target, connect_timeout=CONNECTING, options=ending, keepalives_idle=10)
