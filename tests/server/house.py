"""A server for tests: the whole application in this process, without a network, with a clock of its own."""

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from wonders.server.app import create_app
from wonders.server.errors import Refused
from wonders.server.runtime.bot_pool import BotPool
from wonders.server.runtime.bot_process import Question, ponder, tried
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.registry import Registry
from wonders.server.settings import Settings
from wonders.server.sources import Sources
from wonders.server.store.databases import open_database
from wonders.study.reviewing import Reviewed
from wonders.study.running import review_at

SECONDS = 10.0
"""How long a test waits for what must come."""


class FakeSources(Sources):
    """A clock that stands still until told otherwise."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def now(self) -> float:
        return self.time


class HouseCrew(BotPool):
    """Bots that think in this process."""

    def __init__(self) -> None:
        super().__init__(1, 10.0)
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> str:
        self.asked.append(question)
        await asyncio.sleep(0)
        return ponder(question)

    async def analyse(self, question: Question) -> str:
        return await self.ask(question)

    async def review(self, record: str, step: int, seat: int, nodes: int) -> Reviewed:
        await asyncio.sleep(0)
        return review_at(record, step, seat, nodes)

    async def work(self, address: str, work: Any, *given: Any) -> Any:
        async with self._turns.turn(address):
            await asyncio.sleep(0)
            found, refused = tried(work, *given)
        if refused is not None:
            raise Refused(*refused)
        return found


class Line:
    """One socket, as a client sees it."""

    def __init__(self, app: FastAPI, headers: dict[str, str], address: str, path: str = "/ws") -> None:
        self._to_server: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path,
            "raw_path": b"", "query_string": b"", "root_path": "", "subprotocols": [], "state": {}, "app": app,
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": (address, 1), "server": ("test", 80),
        }  # fmt: skip
        self._to_server.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self._to_server.get, self._from_server.put))

    async def raw(self) -> MutableMapping[str, Any]:
        """The next message of the server, as ASGI has it."""
        async with asyncio.timeout(SECONDS):
            return await self._from_server.get()

    async def frame(self) -> str:
        """The next text frame."""
        message = await self.raw()
        assert message["type"] == "websocket.send", message
        return str(message["text"])

    async def get(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; others are passed over."""
        while True:
            message: dict[str, Any] = json.loads(await self.frame())
            if not kinds or message["type"] in kinds:
                return message

    async def closed(self) -> int:
        """The code the server closes with; what it still says is passed over."""
        while (message := await self.raw())["type"] == "websocket.send":
            pass
        assert message["type"] == "websocket.close", message
        return int(message["code"])

    def waiting(self) -> list[dict[str, Any]]:
        """Everything that has come and was not looked at."""
        found = []
        while not self._from_server.empty():
            found.append(json.loads(self._from_server.get_nowait()["text"]))
        return found

    def put(self, message: Any) -> None:
        self.put_text(json.dumps(message))

    def put_text(self, text: str) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    def put_bytes(self, noise: bytes) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "bytes": noise})

    async def answer(self, number: int, action: str, move: str) -> dict[str, Any]:
        """Answer, and come back with the acknowledgement or the refusal."""
        self.put({"type": "answer", "number": number, "move": move, "action": action})
        return await self.get("ack", "refused")

    async def hang_up(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(SECONDS):
            await self.task


class House:
    """The server and those who come to it."""

    def __init__(self, app: FastAPI, sources: FakeSources, bot_pool: HouseCrew) -> None:
        self.app = app
        self.sources = sources
        self.bot_pool = bot_pool
        self.lines: list[Line] = []
        transport = httpx.ASGITransport(app, client=("10.0.0.1", 1), raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://house")

    @property
    def registry(self) -> Registry:
        registry: Registry = self.app.state.registry
        return registry

    async def post(self, path: str, body: Any = None, token: str = "", status: int = 200, key: str = "") -> Any:
        return await self.ask("POST", path, body if body is not None else {}, token, status, key)

    async def get(self, path: str, status: int = 200, key: str = "") -> Any:
        return await self.ask("GET", path, status=status, key=key)

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = "", status: int = 200, key: str = ""
    ) -> Any:
        """Any request, with the token of a seat and the key of a profile where there are."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= {"Wonders-Profile": key} if key else {}
        response = await self.http.request(method, path, json=body, headers=headers)
        assert response.status_code == status, response.text
        return response.json()

    async def table(self, game: str = "duel", people: int = 2, bots: int = 0, **more: Any) -> "Made":
        """A table at which all people are ours, already playing unless told otherwise."""
        seats: list[dict[str, Any]] = [{"kind": "person", "mine": True, "name": f"P{at}"} for at in range(people)]
        seats += [{"kind": "bot", "level": more.pop("level", "random")}] * bots
        begins = more.pop("start", True)
        made = await self.post(
            "/api/tables", {"game": game, "players": people + bots, "seats": seats} | more, status=201
        )
        found = Made(made["table"]["id"], made["host"], {one["seat"]: one["token"] for one in made["tokens"]})
        for seat, token in found.tokens.items():
            await self.post(f"/api/tables/{found.id}/seats/{seat}", {"nonce": f"nonce-{seat}", "ready": True}, token)
        if begins:
            await self.post(f"/api/tables/{found.id}/start", token=found.host)
        return found

    async def line(
        self,
        table: str = "",
        token: str | None = None,
        since: int | None = None,
        origin: str | None = "http://house",
        path: str = "/ws",
    ) -> Line:
        """A socket that has said hello, if it names a table."""
        headers = {"host": "house"} | ({"origin": origin} if origin else {})
        line = Line(self.app, headers, "10.0.0.1", path)
        self.lines.append(line)
        accepted = await line.raw()
        if accepted["type"] == "websocket.accept" and table:
            line.put({"type": "hello", "protocol": 2, "table": table, "token": token, "since": since})
        elif accepted["type"] != "websocket.accept":
            line._from_server.put_nowait(accepted)
        return line

    def live(self, table: str) -> LiveTable:
        return self.registry.live[table]


class Made:
    """A table that a test has set up."""

    def __init__(self, id: str, host: str, tokens: dict[int, str]) -> None:
        self.id = id
        self.host = host
        self.tokens = tokens


@cache
def fresh_database() -> bytes:
    """An empty database of ours: making the schema anew for each test would take longer than most tests."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "fresh.db"
        opened = open_database(f"sqlite:///{file}")
        with opened.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        opened.engine.dispose()
        return file.read_bytes()


@asynccontextmanager
async def house_at(folder: Path, sources: FakeSources | None = None, **settings: Any) -> AsyncIterator[House]:
    """A server with its database in a folder; the same folder again is a restart."""
    generous = {"requests_per_minute": 100_000, "creates_per_minute": 10_000, "joins_per_minute": 10_000}
    generous |= {"keeps_per_day": 100_000, "tournaments_per_day": 1000}
    generous |= {"handshakes_per_12_seconds": 10_000, "address_messages_per_20_seconds": 1_000_000}
    given: dict[str, Any] = {"db": f"sqlite:///{folder / 'house.db'}", "bot_processes": 1, **generous} | settings
    if "db" not in settings and not (folder / "house.db").exists():
        (folder / "house.db").write_bytes(fresh_database())
    sources, bot_pool = sources or FakeSources(), HouseCrew()
    app = create_app(Settings(**given), sources, bot_pool)
    async with app.router.lifespan_context(app):
        house = House(app, sources, bot_pool)
        yield house
        for line in house.lines:
            if not line.task.done():
                line._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait([line.task for line in house.lines], timeout=SECONDS) if house.lines else None
        await house.http.aclose()
