"""How long everybody waits when a server is killed and started again.

    .venv/bin/python benchmarks/server_restart.py [--tables 1000] [--think 10] [--folder DIR]

Tables of four are played as in server_load.py. Then the server is killed and started again at once; all seats come back
with the version they saw last, trying again after a while as clients do. Times are from the start of the new process.
"""

import argparse
import asyncio
import gc
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

import httpx
import msgspec
import uvloop
from processes import cpu, memory, on_core, second_core
from server_load import DECODER, SEATS, Load, populate
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.reliability.killing import Server


@dataclass
class Return:
    """All seats on their way back."""

    url: str
    rng: Random = field(default_factory=Random)
    began: float = field(default_factory=time.perf_counter)
    back: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """From hello to the state."""
    done: asyncio.Event = field(default_factory=asyncio.Event)

    async def come(self, table: str, token: str, v: int) -> None:
        """Try until the state is there, and stay until all have theirs."""
        hello = {"type": "hello", "protocol": 1, "table": table, "token": token, "since": v}
        text = msgspec.json.encode(hello).decode()
        while True:
            with suppress(OSError, WebSocketException):
                async with connect(
                    self.url, compression=None, ping_interval=None, max_size=None, open_timeout=60
                ) as line:
                    await self._greet(line, text, v)
                    await self.done.wait()
                    return
            await asyncio.sleep(self.rng.uniform(0.5, 1.5))

    async def _greet(self, line: ClientConnection, hello: str, v: int) -> None:
        sent = time.perf_counter()
        await line.send(hello)
        while (frame := DECODER.decode(await line.recv(decode=False))).type != "state":
            assert frame.type != "bye", "a seat is its player's after a restart, too"
        assert frame.v >= v, "what was seen has happened"
        now = time.perf_counter()
        self.back.append(now - self.began)
        self.waits.append(now - sent)


async def measure(folder: Path, tables: int, think: float) -> dict[str, Any]:
    server = Server(folder, before=on_core(0))
    load = Load(server.url, think)
    try:
        await server.start()
        async with httpx.AsyncClient(limits=httpx.Limits(max_connections=32)) as http:
            playing = await populate(load, http, tables)
            known = [(player.table, player.token, player.v) for player in load.players]
            server.kill()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        gc.collect()
        gc.freeze()
        return await restart(server, known)
    finally:
        server.stop()


async def restart(server: Server, known: list[tuple[str, str, int]]) -> dict[str, Any]:
    way = Return(server.url.replace("http", "ws", 1) + "/ws")
    coming = [asyncio.ensure_future(way.come(*one)) for one in known]
    up = await server.start()
    assert server.process is not None
    while len(way.back) < len(known):
        await asyncio.sleep(0.05)
        for task in coming:
            if task.done():
                task.result()
    pid = server.process.pid
    result = {"seats": len(known), "up": up, "half": sorted(way.back)[len(known) // 2], "all": max(way.back)}
    result |= {"wait": max(way.waits), "cpu": cpu(pid), "rss": memory(pid)}
    way.done.set()
    await asyncio.gather(*coming)
    return result | {"faults": server.log.read_text().count("Traceback")}


LINE = (
    "the server answers after {up:.1f} s; half of {seats} seats are back after {half:.1f} s, all after {all:.1f} s "
    "(longest from hello to state {wait:.1f} s); {cpu:.1f} s of computing, {rss:.0f} MiB, {faults} tracebacks"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--think", type=float, default=10.0)
    parser.add_argument("--folder", help="where the database is put")
    given = parser.parse_args()
    second_core()
    print(f"{given.tables} tables × {SEATS} seats, {given.think:g} s to think", flush=True)
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        print("  " + LINE.format(**uvloop.run(measure(Path(folder), given.tables, given.think))), flush=True)


if __name__ == "__main__":
    main()
