"""What one address that wants too much does to everybody else: their answers without it, and with it.

    .venv/bin/python benchmarks/server_flood.py [--seconds 10] [--rounds 3] [--only resync notation …]

The server runs on the first core with its limits as they are by default, its bots too; everybody else on the second,
and the flood on the third, if there is one. Twenty tables for two, each at an address of its own (127.0.1.x), are
played without end; their times are from sending an answer to having its acknowledgement. The flood comes from
127.0.0.66 in a process of its own, and takes all that it is given:

- resync: a hundred sockets that watch a table, ask for the whole story twice a second, and read nothing
- handshake: sockets opened and closed, forty a second
- slow: six hundred half requests, opened again when they are cut
- create: tables of seven hard bots, five a second, each watched as long as there are sockets
- replay: replays of a match that is over, of every seat in turn, twenty a second
- notation: the longest notation of a match of seven, four thousand variations, four times a second
- notebook: a notebook of a thousand moves, read ten times a second
- line: a whole match of seven, asked how it goes on, ten times a second
- position: a position in which everything is wrong, checked ten times a second
- attend: seven players look here and away, five times a second each, and a hundred watchers are told every time
"""

import argparse
import asyncio
import json
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import uvloop
from floods import FLOOD, FLOODS, line_at, visitor_at
from processes import cpu, memory, on_core, second_core

from tests.reliability.killing import Server
from tests.reliability.players import begun

TABLES = 20
THINK = 0.2


# Everybody else


class Others:
    """People who play."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.acks: list[float] = []
        self._rng = Random(5)

    async def table(self, address: str) -> None:
        """Match after match, for ever."""
        async with visitor_at(address) as http:
            while True:
                seats = [{"kind": "person", "mine": True}] * 2
                try:
                    made = await begun(http, self.url, {"game": "duel", "players": 2, "seats": seats})
                except httpx.HTTPStatusError as refused:
                    if refused.response.status_code != 429:
                        raise
                    await asyncio.sleep(2.0)
                    continue
                tokens = [one["token"] for one in made["tokens"]]
                await asyncio.gather(*(self._play(address, made["table"]["id"], token) for token in tokens))

    async def _play(self, address: str, table: str, token: str) -> None:
        line = await line_at(address, self.url, table, token)
        sent, number, outcome = 0.0, 0, None
        while outcome is None:
            told: dict[str, Any] = json.loads(await line.recv())
            if told["type"] == "ack":
                self.acks.append(time.perf_counter() - sent)
            outcome, asked = told.get("outcome", outcome), told.get("decision")
            if asked and asked["chosen"] is None and asked["number"] != number:
                number = asked["number"]
                await asyncio.sleep(THINK * self._rng.uniform(0.5, 1.5))
                action = self._rng.choice(asked["options"])["action"]
                move, sent = secrets.token_hex(12), time.perf_counter()
                await line.send(json.dumps({"type": "answer", "number": number, "move": move, "action": action}))
        await line.close()


# The flood


async def flood(kind: str, url: str) -> None:
    async with visitor_at(FLOOD) as http:
        await FLOODS[kind](http, url)


@contextmanager
def flooding(kind: str, url: str) -> Iterator[None]:
    """A process that does it. Without a core of its own it runs only while those do nothing whose times are taken: what
    it keeps from them is not what the server does to them."""
    words = ("chrt", "--idle", "0", *on_core(2), sys.executable, __file__, "--flood", kind, url)
    process = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()
        process.wait()


# Measuring


class Taken:
    """What was seen in all rounds together: a hundredth of one round is a handful of answers."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.used = 0.0
        """Seconds of its core that the server's process has used."""

    async def take(self, others: Others, pid: int, seconds: float) -> None:
        others.acks.clear()
        used = cpu(pid)
        await asyncio.sleep(seconds)
        self.used += cpu(pid) - used
        self.acks += others.acks or [float("inf")]


def figures(acks: list[float]) -> tuple[float, float]:
    """p50 and p99 in milliseconds."""
    ordered = sorted(acks)
    return ordered[len(ordered) // 2] * 1000, ordered[len(ordered) * 99 // 100] * 1000


async def one_flood(folder: Path, kind: str, seconds: float, rounds: int) -> None:
    environment = {"WONDERS_LOG_LEVEL": "error", "WONDERS_BOT_PROCESSES": "1"}
    server = Server(folder, before=on_core(0), environment=environment)
    calm, busy = Taken(), Taken()
    try:
        await server.start()
        assert server.process is not None
        others = Others(server.url)
        playing = [asyncio.ensure_future(others.table(f"127.0.1.{at + 1}")) for at in range(TABLES)]
        await asyncio.sleep(5.0)
        for _ in range(rounds):
            await calm.take(others, server.process.pid, seconds)
            with flooding(kind, server.url):
                await asyncio.sleep(6.0)  # it sets up what it needs
                await busy.take(others, server.process.pid, seconds)
            held = memory(server.process.pid)
            await asyncio.sleep(2.0)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        server.stop()
    (calm50, calm99), (p50, p99), seconds = figures(calm.acks), figures(busy.acks), seconds * rounds
    print(
        f"{kind:10} p50 {calm50:6.1f} → {p50:6.1f} ms, p99 {calm99:6.1f} → {p99:7.1f} ms ({p99 / calm99 - 1:+.0%}); "
        f"server {calm.used / seconds:.1%} → {busy.used / seconds:.1%} of its core, {held:.0f} MiB; "
        f"{len(calm.acks)} and {len(busy.acks)} answers",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", nargs="+", choices=tuple(FLOODS), default=list(FLOODS))
    parser.add_argument("--flood", nargs=2, metavar=("KIND", "URL"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.flood:
        uvloop.run(flood(*given.flood))
    second_core()
    for kind in given.only:
        with tempfile.TemporaryDirectory() as folder:
            uvloop.run(one_flood(Path(folder), kind, given.seconds, given.rounds))


if __name__ == "__main__":
    main()
