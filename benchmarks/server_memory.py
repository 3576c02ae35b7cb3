"""Whether a server keeps what its visitors leave behind: people and watchers come, play a little and go, without end.

    .venv/bin/python benchmarks/server_memory.py [--minutes 60] [--visitors 40] [--settle 10]

The server runs on the first core, the visitors on the second. Each visitor sets up a table for two, sits down with two
sockets and a watcher, answers a few times, and cuts its lines: half of them politely, half without a word. Memory is
looked at every ten seconds. The figure that counts is how much is held at the end (the mean of the last minute, or of
the last tenth of a shorter run) above what was held when the first `--settle` minutes were over.
"""

import argparse
import asyncio
import json
import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import uvloop
from processes import memory, on_core, second_core
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.reliability.killing import Server
from tests.reliability.players import begun

ANSWERS = 8
"""Of each seat before it goes."""
EVERY = 10.0
"""Seconds between two looks at the memory."""


class Visitors:
    """Those who come and go."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.visits = 0
        self.turned_away = 0
        """How often the server was too busy, or the line too slow, to set up a table: they come again, as people do."""
        self._rng = Random(7)

    async def for_ever(self, http: httpx.AsyncClient) -> None:
        while True:
            seats = [{"kind": "person", "mine": True}] * 2
            try:
                made = await begun(http, self.url, {"game": "duel", "players": 2, "seats": seats})
            except (httpx.HTTPStatusError, httpx.TransportError) as wrong:
                if isinstance(wrong, httpx.HTTPStatusError) and wrong.response.status_code != 503:
                    raise
                self.turned_away += 1
                await asyncio.sleep(1.0)
                continue
            table, tokens = made["table"]["id"], [one["token"] for one in made["tokens"]]
            await asyncio.gather(*(self._visit(table, token) for token in (*tokens, None)))

    async def _visit(self, table: str, token: str | None) -> None:
        url = self.url.replace("http", "ws", 1) + "/ws"
        try:
            line = await connect(url, compression=None, ping_interval=None, max_size=None, open_timeout=60)
        except (OSError, WebSocketException):
            return
        try:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "token": token}))
            async with asyncio.timeout(2.0):
                await self._play(line)
        except (TimeoutError, ConnectionClosed):
            pass  # it was the other's turn, there was nothing more to watch, or the server was too busy
        self.visits += 1
        if self._rng.random() < 0.5:
            await line.close()
        else:
            line.transport.abort()

    async def _play(self, line: ClientConnection) -> None:
        answered = 0
        while answered < ANSWERS:
            asked: Any = json.loads(await line.recv()).get("decision")
            if asked and asked["chosen"] is None:
                action = self._rng.choice(asked["options"])["action"]
                move = secrets.token_hex(12)
                await line.send(
                    json.dumps({"type": "answer", "number": asked["number"], "move": move, "action": action})
                )
                answered += 1


async def measure(folder: Path, minutes: float, visitors: int) -> list[float]:
    """MiB of the server at each look."""
    server = Server(folder, before=on_core(0))
    held: list[float] = []
    try:
        await server.start()
        assert server.process is not None
        crowd, began = Visitors(server.url), time.monotonic()
        async with httpx.AsyncClient(limits=httpx.Limits(max_connections=32)) as http:
            coming = [asyncio.ensure_future(crowd.for_ever(http)) for _ in range(visitors)]
            while time.monotonic() - began < minutes * 60:
                await asyncio.sleep(EVERY)
                held.append(memory(server.process.pid))
                print(f"  {time.monotonic() - began:5.0f} s  {crowd.visits:7} visits  {held[-1]:6.1f} MiB", flush=True)
                for task in coming:
                    if task.done():
                        task.result()
            for task in coming:
                task.cancel()
            await asyncio.gather(*coming, return_exceptions=True)
    finally:
        server.stop()
    return held


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--visitors", type=int, default=40)
    parser.add_argument("--settle", type=float, default=10.0, help="minutes before it is measured")
    given = parser.parse_args()
    second_core()
    with tempfile.TemporaryDirectory() as folder:
        held = uvloop.run(measure(Path(folder), given.minutes, given.visitors))
    settled = held[max(0, min(len(held) - 2, round(given.settle * 60 / EVERY) - 1))]
    last = statistics.fmean(held[-max(1, min(6, len(held) // 10)) :])
    print(f"{settled:.1f} MiB after {given.settle:g} minutes, {last:.1f} MiB at the end: {last / settled - 1:+.1%}")


if __name__ == "__main__":
    main()
