"""How many tables a server on one core can hold: real rules, real sockets, every answer on disk before it counts.

    .venv/bin/python benchmarks/server_load.py everyday|crowd|ceiling [--seconds 60] [--runs 3] [--folder DIR]
    .venv/bin/python benchmarks/server_load.py --tables 20 --think 2 --seconds 20

The server runs on the first core that we may use, this generator on the second. Each table is a match of four people,
some way into it when measuring begins; each seat thinks for about so many seconds, and answers at random. Times are
from sending an answer to having its acknowledgement, as the generator sees them. A match that ends is followed by a
new one.
"""

import argparse
import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
import uvloop
from processes import cpu, memory, on_core, second_core
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.reliability.killing import Server
from tests.reliability.players import begun

SEATS = 4
AHEAD = 15
"""Answers of each seat before measuring, at most: a match has 18 turns, and late ones are the heavier."""
SPREAD = 0.2
"""Seats think for this part more or less than they should on average."""
SERVICE_RESTART = 1012
"""The code with which a line is closed whose table has moved."""

SCENARIOS = {"everyday": (250, 5.0), "crowd": (1000, 10.0), "ceiling": (100, 0.0)}


class Option(msgspec.Struct):
    """Something that can be answered."""

    action: str


class Asked(msgspec.Struct):
    """A decision, as far as the generator needs it."""

    number: int
    chosen: str | None
    options: list[Option]


class Frame(msgspec.Struct):
    """Any message of the server."""

    type: str
    v: int = 0
    move: str | None = None
    decision: Asked | None = None
    outcome: msgspec.Raw = msgspec.Raw(b"null")


DECODER = msgspec.json.Decoder(Frame)


@dataclass
class Load:
    """What all players share."""

    url: str
    think: float
    rng: Random = field(default_factory=Random)
    measuring: bool = False
    ready: int = 0
    acks: list[float] = field(default_factory=list)
    states: int = 0
    size: int = 0
    refused: int = 0
    moved: int = 0
    """Lines that were cut because their table went to another process."""
    players: "set[Player]" = field(default_factory=set)
    """All that sit at a table now."""
    doors: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(32))
    """Not all come in at the same time."""

    def pause(self) -> float:
        return self.think * self.rng.uniform(1 - SPREAD, 1 + SPREAD)


class Player:
    """One seat."""

    def __init__(self, load: Load, ahead: int) -> None:
        self._load = load
        self._ahead = ahead
        self.table = self.token = ""
        self.v = 0
        self._sent: dict[str, float] = {}
        self._number = 0
        self._waiting: asyncio.TimerHandle | None = None
        self._line: ClientConnection
        self._sending: asyncio.Future[None] | None = None

    async def play(self, table: str, token: str) -> None:
        """To the end of the match, by another line if the table moves to another process, as clients do."""
        while not await self._stay(table, token):
            pass

    async def _stay(self, table: str, token: str) -> bool:
        """One line; whether the match has ended."""
        load = self._load
        self.table, self.token = table, token
        async with load.doors:
            url = load.url.replace("http", "ws", 1) + "/ws"
            self._line = await connect(url, compression=None, ping_interval=None, max_size=None, open_timeout=60)
            await self._line.send(
                msgspec.json.encode({"type": "hello", "protocol": 1, "table": table, "token": token}).decode()
            )
        load.players.add(self)
        try:
            while not self._is_last(await self._line.recv(decode=False)):
                pass
            return True
        except ConnectionClosed as cut:
            if cut.rcvd is None or cut.rcvd.code != SERVICE_RESTART:
                raise
            load.moved += 1
            self._number, self._sent = 0, {}  # what was on its way is asked again, if it was not stored
            return False
        finally:
            load.players.discard(self)
            if self._waiting is not None:
                self._waiting.cancel()
            await self._line.close()

    def _is_last(self, text: bytes) -> bool:
        """Take a message; whether the match is over."""
        load, now, frame = self._load, time.perf_counter(), DECODER.decode(text)
        if frame.type == "ack" and frame.move in self._sent:
            sent = self._sent.pop(frame.move)
            if load.measuring:
                load.acks.append(now - sent)
        elif frame.type == "state":
            load.states += load.measuring
            load.size += len(text) * load.measuring
            self.v = frame.v
            self._think(frame.decision)
            return bytes(frame.outcome) != b"null"
        elif frame.type in ("refused", "bye"):
            load.refused += 1
        return False

    def _think(self, asked: Asked | None) -> None:
        if asked is None or asked.chosen is not None or asked.number == self._number:
            return
        self._number = asked.number
        early = self._ahead > 0
        self._ahead -= early
        if early and self._ahead == 0:
            self._load.ready += 1
        action = self._load.rng.choice(asked.options).action
        pause = 0.0 if early else self._load.pause()
        self._waiting = asyncio.get_running_loop().call_later(pause, self._answer, asked.number, action)

    def _answer(self, number: int, action: str) -> None:
        move = f"{self._load.rng.getrandbits(96):024x}"
        message = {"type": "answer", "number": number, "move": move, "action": action}
        self._sent[move] = time.perf_counter()
        self._sending = asyncio.ensure_future(self._line.send(msgspec.json.encode(message).decode()))
        self._sending.add_done_callback(_look_at)


def _look_at(sending: "asyncio.Future[None]") -> None:
    """A line that ends while something is on its way is no news."""
    if not sending.cancelled():
        sending.exception()


async def one_table(load: Load, http: httpx.AsyncClient, ahead: int) -> None:
    """Match after match, for ever."""
    while True:
        seats = [{"kind": "person", "mine": True} for _ in range(SEATS)]
        try:
            async with load.doors:
                made = await begun(http, load.url, {"game": "classic", "players": SEATS, "seats": seats})
        except httpx.TransportError:
            load.moved += 1  # the table went to another process while it was set up: another one
            continue
        players = [(Player(load, ahead), one["token"]) for one in made["tokens"]]
        await asyncio.gather(*(player.play(made["table"]["id"], token) for player, token in players))
        ahead = 0


async def populate(load: Load, http: httpx.AsyncClient, tables: int) -> list["asyncio.Task[None]"]:
    """So many tables, each some way into its match."""
    playing = [asyncio.ensure_future(one_table(load, http, 1 + at % AHEAD)) for at in range(tables)]
    began = time.perf_counter()
    while load.ready < tables * SEATS:
        await asyncio.sleep(0.1)
        _raise_what_broke(playing)
    print(f"  {tables * SEATS} seats are ready after {time.perf_counter() - began:.0f} s", flush=True)
    await asyncio.sleep(load.think * (1 + SPREAD) + 1)
    return playing


async def measure(folder: Path, tables: int, think: float, seconds: float) -> dict[str, Any]:
    server = Server(folder, before=on_core(0))
    load = Load(server.url, think)
    try:
        await server.start()
        assert server.process is not None
        limits = httpx.Limits(max_connections=32)
        async with httpx.AsyncClient(limits=limits) as http:
            playing = await populate(load, http, tables)
            gc.collect()
            gc.freeze()
            load.measuring, used, ours = True, cpu(server.process.pid), time.process_time()
            await asyncio.sleep(seconds)
            load.measuring = False
            used, ours = cpu(server.process.pid) - used, time.process_time() - ours
            _raise_what_broke(playing)
            result = figures(load, seconds) | {"rss": memory(server.process.pid)}
            result |= {"server": used / seconds, "generator": ours / seconds, "cost": used / len(load.acks) * 1000}
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    finally:
        server.stop()
    return result | {"faults": server.log.read_text().count("Traceback")}


def _raise_what_broke(tasks: Sequence["asyncio.Future[None]"]) -> None:
    for task in tasks:
        if task.done():
            task.result()


def figures(load: Load, seconds: float) -> dict[str, Any]:
    acks = sorted(load.acks)
    at = {f"p{part}": acks[min(len(acks) - 1, len(acks) * part // 100)] * 1000 for part in (50, 95, 99)}
    moves, states = len(acks) / seconds, load.states / seconds
    size = load.size / max(1, load.states) / 1024
    return {"moves": moves, "states": states, "kib": size, **at, "max": acks[-1] * 1000, "refused": load.refused}


LINE = (
    "{moves:.0f} moves/s, {states:.0f} states/s of {kib:.1f} KiB; ack p50 {p50:.1f}, p95 {p95:.1f}, p99 {p99:.1f}, "
    "max {max:.0f} ms; server {cost:.2f} ms of computing a move, {rss:.0f} MiB, {server:.0%} of its core "
    "(generator {generator:.0%}); {refused} refused, {faults} tracebacks"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario", nargs="?", choices=tuple(SCENARIOS), default="everyday")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--think", type=float)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--folder", help="where the database is put; its disk is what is measured")
    given = parser.parse_args()
    tables, think = SCENARIOS[given.scenario]
    tables, think = given.tables or tables, think if given.think is None else given.think
    second_core()
    print(f"{tables} tables × {SEATS} seats, {think:g} s to think", flush=True)
    for _ in range(given.runs):
        with tempfile.TemporaryDirectory(dir=given.folder) as folder:
            print("  " + LINE.format(**uvloop.run(measure(Path(folder), tables, think, given.seconds))), flush=True)


if __name__ == "__main__":
    main()
