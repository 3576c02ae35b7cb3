"""What tables with `expert` cost everybody else: answers of people under the everyday load, without them and with them.

    .venv/bin/python benchmarks/server_experts.py [--experts 8] [--seconds 15] [--rounds 3] [--tables 250]

The server and the processes of its bots share the first core that we may use (`--cores 2`: the first two), this
generator runs on the last. At the tables of people four seats think for about five seconds each; at each table with
experts one person answers at once, so that an expert thinks all the time: three of four are Duel, one is classic for
four. Without and with take turns: in between the people at the tables of the experts do not answer.
"""

import argparse
import asyncio
import json
import os
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
from processes import CORES, cpu, second_core
from server_load import SCENARIOS, Load, figures, populate
from websockets.asyncio.client import connect

from tests.reliability.killing import ENVIRONMENT, Server
from tests.reliability.players import begun

KINDS = (("duel", 2), ("duel", 2), ("duel", 2), ("classic", 4))
SETTLED = 1.0
"""Seconds in which bots do nothing before it is measured without them, and in which they begin before it is with."""


class Experts:
    """People who play against experts, and answer only while they may."""

    def __init__(self, url: str, level: str) -> None:
        self._url, self._level = url, level
        self.may = asyncio.Event()
        self.answered = 0

    async def table(self, http: httpx.AsyncClient, number: int) -> None:
        """Match after match, for ever."""
        game, players = KINDS[number % len(KINDS)]
        rng = Random(number)
        while True:
            bots = [{"kind": "bot", "level": self._level}] * (players - 1)
            body = {"game": game, "players": players, "seats": [{"kind": "person", "mine": True}, *bots]}
            made = await begun(http, self._url, body)
            await self._play(made["table"]["id"], made["tokens"][0]["token"], rng)

    async def _play(self, table: str, token: str, rng: Random) -> None:
        url = self._url.replace("http", "ws", 1) + "/ws"
        async with connect(url, compression=None, ping_interval=None, max_size=None, open_timeout=60) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "token": token}))
            number, outcome = 0, None
            while outcome is None:
                told: dict[str, Any] = json.loads(await line.recv())
                outcome, asked = told.get("outcome", outcome), told.get("decision")
                if asked and asked["chosen"] is None and asked["number"] != number:
                    number = asked["number"]
                    await self.may.wait()
                    action = rng.choice(asked["options"])["action"]
                    answer = {"type": "answer", "number": number, "move": secrets.token_hex(12), "action": action}
                    await line.send(json.dumps(answer))
                    self.answered += 1


def bots_computing(server: int) -> float:
    """Seconds of processor time of the processes that a server has started."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return sum(cpu(int(child)) for child in children)


async def settled(experts: Experts, server: int, may: bool) -> None:
    """Let the people at the tables of experts answer, or wait until all thoughts that were begun are over."""
    if may:
        experts.may.set()
        return await asyncio.sleep(SETTLED)
    experts.may.clear()
    thought = -1.0
    while bots_computing(server) - thought > 0.02:
        thought = bots_computing(server)
        await asyncio.sleep(SETTLED)


async def measured(load: Load, server: int, seconds: float) -> dict[str, Any]:
    """Answers of people for so long, and how much the server and its bots have computed."""
    load.acks.clear()
    used, thought = cpu(server), bots_computing(server)
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    used, thought = cpu(server) - used, bots_computing(server) - thought
    told = {name: round(value, 2) for name, value in figures(load, seconds).items() if name in ("moves", "p50", "p99")}
    return told | {"server": round(used / seconds, 2), "bots": round(thought / seconds, 2)}


async def compared(folder: Path, given: argparse.Namespace) -> None:
    words = ("taskset", "-c", ",".join(map(str, CORES[: given.cores])))
    server = Server(folder, before=words, environment={**ENVIRONMENT, "WONDERS_BOT_PROCESSES": str(given.processes)})
    load = Load(server.url, SCENARIOS["everyday"][1])
    try:
        await server.start()
        assert server.process is not None
        pid = server.process.pid
        async with httpx.AsyncClient(limits=httpx.Limits(max_connections=32)) as http:
            playing = await populate(load, http, given.tables)
            experts = Experts(server.url, given.level)
            playing += [asyncio.ensure_future(experts.table(http, number)) for number in range(given.experts)]
            ratios = []
            for number in range(given.rounds):
                found = {}
                for name in ("without", "with"):
                    await settled(experts, pid, name == "with")
                    before = experts.answered
                    found[name] = await measured(load, pid, given.seconds) | {"experts": experts.answered - before}
                ratios.append(found["with"]["p99"] / found["without"]["p99"])
                print(json.dumps({"round": number, **found, "ratio": round(ratios[-1], 2)}), flush=True)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            print(f"p99 with {given.experts} tables of experts: {statistics.median(ratios):.2f} times that without")
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--experts", type=int, default=8)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--tables", type=int, default=SCENARIOS["everyday"][0])
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cores", type=int, default=1, help="of the server and its bots")
    parser.add_argument("--processes", type=int, default=1, help="of bots")
    given = parser.parse_args()
    second_core()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(compared(Path(folder), given))
    print(f"{time.monotonic() - began:.0f} s on cores {os.sched_getaffinity(0)} and {CORES[: given.cores]}")


if __name__ == "__main__":
    main()
