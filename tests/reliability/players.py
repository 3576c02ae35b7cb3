"""Players who behave as the protocol says: what was not acknowledged is sent again, with the same id."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

GAMES = (("duel", 2), ("classic", 3), ("architects", 2))
CUT = (OSError, WebSocketException, InvalidHandshake, EOFError)


async def begun(http: httpx.AsyncClient, url: str, body: dict[str, Any]) -> Any:
    """A match that has begun: people add their nonces when they have seen the commitment."""

    async def post(path: str, content: dict[str, Any], token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await http.post(f"{url}/api/tables{path}", json=content, headers=headers, timeout=60)
        return answer.raise_for_status().json()

    made = await post("", body)
    id = made["table"]["id"]
    seats = [{"token": one["token"], "nonce": f"nonce-{one['seat']}"} for one in made["tokens"]]
    await post(f"/{id}/start", {"seats": seats}, made["host"])
    return made


@dataclass(frozen=True)
class Acked:
    """An answer that the server has acknowledged."""

    table: str
    seat: int
    number: int
    move: str
    action: str
    v: int


@dataclass
class Player:
    """One seat, through any number of lines."""

    url: str
    table: str
    seat: int
    token: str
    rng: Random
    acked: list[Acked] = field(default_factory=list)
    back: int = 0
    """How often a state was older than something acknowledged before."""
    last: dict[str, Any] = field(default_factory=dict)
    sent: dict[str, Any] | None = None
    """The answer that is on its way."""

    async def play(self) -> None:
        """Until the match is over."""
        while not self.last.get("outcome"):
            with suppress(*CUT):
                async with connect(self.url.replace("http", "ws", 1) + "/ws", compression=None) as line:
                    await self._talk(line)
            await asyncio.sleep(0.05)

    async def _talk(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "protocol": 1, "table": self.table, "token": self.token}))
        if self.sent is not None:
            await line.send(json.dumps(self.sent))
        while not self.last.get("outcome"):
            message = json.loads(await line.recv())
            if message["type"] == "ack" and self.sent and message["move"] == self.sent["move"]:
                self._note(message)
            elif message["type"] == "refused" and message["error"] != "not_saved":
                self.sent = None  # decided otherwise: a server that forgets may ask something else now
            elif message["type"] == "state":
                self._see(message)
            await self._answer(line)

    def _note(self, ack: dict[str, Any]) -> None:
        assert self.sent is not None, "asked only then"
        action = self.sent["action"]
        self.acked.append(Acked(self.table, self.seat, ack["number"], ack["move"], action, ack["v"]))
        self.sent = None

    def _see(self, state: dict[str, Any]) -> None:
        self.last = state
        if self.acked and state["v"] < self.acked[-1].v:
            self.back += 1

    async def _answer(self, line: ClientConnection) -> None:
        asked = self.last.get("decision")
        if asked is None or asked["chosen"] is not None or self.sent is not None:
            return
        action = self.rng.choice(asked["options"])["action"]
        move = f"{self.rng.getrandbits(96):024x}"
        self.sent = {"type": "answer", "number": asked["number"], "move": move, "action": action}
        await line.send(json.dumps(self.sent))


class Tables:
    """So many tables at once; when a match is over, another begins at a new table."""

    def __init__(self, url: str, count: int, rng: Random, games: tuple[tuple[str, int], ...] = GAMES) -> None:
        self.url = url
        self.count = count
        self.ending = False
        self.players: list[Player] = []
        self._rng = rng
        self._games = games

    @property
    def acked(self) -> list[Acked]:
        return [one for player in self.players for one in player.acked]

    async def play(self) -> None:
        """Until told that it is the end, and then to the end of every match."""
        async with httpx.AsyncClient() as http, asyncio.TaskGroup() as group:
            for at in range(self.count):
                group.create_task(self._matches(http, *self._games[at % len(self._games)]))

    async def _matches(self, http: httpx.AsyncClient, game: str, players: int) -> None:
        while not self.ending:
            seats = [{"kind": "person", "mine": True} for _ in range(players)]
            body = {"game": game, "players": players, "seats": seats}
            try:
                made = await begun(http, self.url, body)
            except (
                httpx.TransportError,
                httpx.HTTPStatusError,
            ):  # killed between two requests, perhaps by a server that forgets
                await asyncio.sleep(0.05)
                continue
            id, rng = made["table"]["id"], self._rng
            seated = [Player(self.url, id, one["seat"], one["token"], rng) for one in made["tokens"]]
            self.players += seated
            await asyncio.gather(*(player.play() for player in seated))

    async def more_acknowledged(self, count: int) -> None:
        """Come back when so many more answers have been acknowledged."""
        until = len(self.acked) + count
        async with asyncio.timeout(120):
            while len(self.acked) < until:
                await asyncio.sleep(0.01)
