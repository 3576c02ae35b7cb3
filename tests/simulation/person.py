"""Somebody with a browser: asks over HTTP, opens sockets, and tries again when something is lost."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

from tests.simulation.judge import TOLD, Told
from tests.simulation.trace import digest
from tests.simulation.wires import Exchange, Line, Lost, Response
from wonders.core.decisions import SPECTATOR

if TYPE_CHECKING:
    from tests.simulation.world import World

TABLES = "/api/tables"
AGAIN = (500, 503, 429)


class Visit:
    """A socket of a person, and what is expected of it."""

    def __init__(self, person: "Person", table: str, token: str | None, since: int | None = None) -> None:
        self.person, self.table, self.token = person, table, token
        self.world = person.world
        self.rights: set[Any] = set()
        self._watch_rights()
        self.line = Line(self.world.loop, self.world.faults, self.world.a_process(), self._sent)
        self.seat: int | None = None
        hello = {"type": "hello", "protocol": 2, "table": table, "token": token, "since": since}
        self.put(hello)

    def _watch_rights(self) -> None:
        self.rights.add(self.world.judge.rights(self.table, self.token) if self.token is not None else SPECTATOR)

    def put(self, message: dict[str, Any]) -> None:
        self.world.trace.note("says", self.person.name, message["type"], message.get("move", ""))
        self.line.put(json.dumps(message))

    def _sent(self, line: Line, frame: bytes) -> None:
        """The server sends something: it is judged before it is on its way."""
        self._watch_rights()
        told = self.world.judge.frame(self.table, self.rights, frame)
        self.world.trace.note("frame", self.person.name, told.type, told.v, told.error, digest(frame))
        if told.type == "welcome" and told.seat is not None and not line.broken:
            self.seat = told.seat
            self.world.ledger.come(self.table, told.seat, line)
        if told.type == "bye" and told.error == "bad_token":
            self._check_bye()

    def _check_bye(self) -> None:
        """Who has had a right all the time is not sent away."""
        seats = {right for right in self.rights if isinstance(right, int)}
        if len(self.rights) == 1 and seats and self.token is not None:
            self.world.trace.violate("rights", f"{self.person.name} is sent away from {self.table} without a reason")

    async def get(self, patience: float = 20.0) -> Told | None:
        """The next message; None when the line is cut, or nothing comes."""
        try:
            message = await self.line.get(patience)
        except TimeoutError:
            message = None
        while message is not None and message["type"] == "websocket.accept":
            try:
                message = await self.line.get(patience)
            except TimeoutError:
                message = None
        if message is None or message["type"] != "websocket.send":
            if message is not None and message.get("code") == 1011:
                self.world.server_fault(f"the socket of {self.person.name} was closed with 1011")
            self.leave()
            return None
        return TOLD.decode(message["text"])

    def leave(self) -> None:
        self.line.cut()


class Person:
    """Has a name, tokens, and a will of its own."""

    def __init__(self, world: "World", name: str) -> None:
        self.world, self.name = world, name
        self.rng = Random(f"{world.seed}:{name}")
        self.tokens: dict[str, str] = {}
        """Of seats, by table."""
        self.hosting: dict[str, str] = {}
        self._moves = count(1)

    def move(self) -> str:
        return f"{self.name}-{next(self._moves):016d}"

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Response:
        """One attempt; Lost if nothing came back."""
        world = self.world
        exchange = Exchange(world.loop, world.faults, world.a_process())
        told: Callable[[Response], None] = world.referee.watch(self.name, method, path, body, token)
        try:
            response = await exchange.ask(method, path, body, token, told)
        except Lost as why:
            world.trace.note("lost", self.name, method, path, why)
            raise
        if response.status == 500:
            world.server_fault(f"{method} {path} was answered with 500")
        return response

    async def insist(self, method: str, path: str, body: Any = None, token: str = "") -> Response:
        """Ask until there is an answer. Attempts before it may have been heard, too."""
        while True:
            try:
                response = await self.ask(method, path, body, token)
                if response.status not in AGAIN:
                    return response
            except Lost:
                pass
            await asyncio.sleep(self.rng.uniform(0.2, 1.0))
