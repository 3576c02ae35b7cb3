"""A server that is killed again and again under load, with a slow disk."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from tests.reliability.players import Tables
from tests.server.services import end, free_port

ROOT = Path(__file__).parents[2]

ENVIRONMENT = {
    "WONDERS_MESSAGES_PER_20_SECONDS": "100000",
    "WONDERS_REQUESTS_PER_MINUTE": "1000000",
    "WONDERS_CREATES_PER_MINUTE": "1000000",
    "WONDERS_KEEPS_PER_DAY": "100000000",
    "WONDERS_MAX_SOCKETS_PER_ADDRESS": "100000",
    "WONDERS_MAX_LINES_PER_ADDRESS": "100000",
    "WONDERS_HANDSHAKES_PER_12_SECONDS": "100000",
    "WONDERS_ADDRESS_MESSAGES_PER_20_SECONDS": "10000000",
    "WONDERS_LOG_LEVEL": "warning",
}
"""All visitors come from one address here."""


class Server:
    """A server process that can be killed and started again at its port, with its database."""

    def __init__(
        self,
        folder: Path,
        kind: str = "right",
        slow: float = 0.0,
        before: Sequence[str] = (),
        environment: Mapping[str, str] = ENVIRONMENT,
        db: str = "",
    ) -> None:
        self.database = folder / "tables.db"
        self.log = folder / "log"
        self.url = f"http://127.0.0.1:{(port := free_port())}"
        words = ["-m", "tests.reliability.launcher", kind, "--port", str(port), "--db", db or str(self.database)]
        self._command = [*before, sys.executable, *words]
        self._environment = os.environ | dict(environment) | {"WONDERS_SLOW_COMMIT": str(slow)}
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Come back when it serves; how long that took."""
        import httpx

        began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log, env=self._environment, cwd=ROOT)
        async with httpx.AsyncClient() as http:
            while True:
                with suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/healthz", timeout=30)).status_code == 200:
                        return time.monotonic() - began
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() - began < 120, "the server does not come up"
                await asyncio.sleep(0.02)

    def kill(self) -> None:
        """As when somebody pulls the process out from under it: no handler runs."""
        assert self.process is not None, "it runs"
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            end(self.process)


async def kill_under_load(
    server: Server, tables: Tables, kills: int, rng: Random, to_the_end: bool = True
) -> list[float]:
    """Play at all tables and kill the server at random moments; then let all matches end. Seconds of each restart."""
    restarts = []
    await server.start()
    playing = asyncio.ensure_future(tables.play())
    try:
        for _ in range(kills):
            await tables.more_acknowledged(3 * tables.count)
            await asyncio.sleep(rng.random() * 0.3)
            server.kill()
            restarts.append(await server.start())
        if to_the_end:
            await tables.more_acknowledged(tables.count)
            tables.ending = True
            await playing
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    return restarts
