"""Several server processes for tests: whole servers at ports of their own, in one process and one loop.

Which of them a request reaches is for the test to say; what is behind one port shares the tables with the others.
"""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from tests.server.house import SECONDS, FakeSources, HouseCrew, Made
from wonders.server.app import create_app
from wonders.server.runtime.lease import Lease
from wonders.server.runtime.registry import Registry
from wonders.server.serving import options
from wonders.server.settings import Settings


class Node:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.sources = FakeSources()
        self.app: FastAPI = create_app(settings, self.sources, HouseCrew())
        given: dict[str, Any] = options(settings) | {"log_config": None, "lifespan": "on"}
        self.server = uvicorn.Server(uvicorn.Config(self.app, **given))
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        alone = httpx.Limits(max_keepalive_connections=0)  # a line that was passed on would lead elsewhere
        self.http = httpx.AsyncClient(base_url=self.url, timeout=SECONDS, limits=alone)
        self._running = False

    @property
    def registry(self) -> Registry:
        registry: Registry = self.app.state.registry
        return registry

    @property
    def lease(self) -> Lease:
        assert self.registry.lease is not None
        return self.registry.lease

    async def start(self) -> None:
        self.server.config.load()
        self.server.lifespan = self.server.config.lifespan_class(self.server.config)
        await self.server.startup(sockets=[self._socket])
        self._running = True

    async def stop(self) -> None:
        if self._running:
            self._running = False
            await self.server.shutdown(sockets=[self._socket])
            await self.http.aclose()

    def freeze(self) -> None:
        """It neither hears nor renews anything, as a process that was stopped; what it has open stays open."""
        asyncio.get_running_loop().remove_reader(self.lease.neighbours._socket.fileno())
        for task in self.lease._tasks:
            task.cancel()

    def die(self) -> None:
        """As a process that was killed: nobody listens at its socket any more."""
        self.freeze()
        self.lease.neighbours._socket.close()

    async def post(self, path: str, body: Any = None, token: str = "", status: int = 200) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        response = await self.http.post(path, json=body if body is not None else {}, headers=headers)
        assert response.status_code == status, response.text
        return response.json()

    async def get(self, path: str, status: int = 200) -> Any:
        response = await self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    async def table(self, people: int = 2, begun: bool = True, **more: Any) -> Made:
        """A table of Duel at which all people are ours."""
        seats = [{"kind": "person", "mine": True}] * people
        made = await self.post("/api/tables", {"game": "duel", "seats": seats} | more, status=201)
        found = Made(made["table"]["id"], made["host"], {one["seat"]: one["token"] for one in made["tokens"]})
        if begun:
            for seat, token in found.tokens.items():
                ready = {"nonce": f"nonce-{seat}", "ready": True}
                await self.post(f"/api/tables/{found.id}/seats/{seat}", ready, token)
            await self.post(f"/api/tables/{found.id}/start", token=found.host)
        return found

    @asynccontextmanager
    async def line(self, table: str, token: str | None = None) -> AsyncIterator["Line"]:
        """A socket that has said hello here."""
        async with connect(self.url.replace("http", "ws") + "/ws", compression=None) as opened:
            line = Line(opened)
            await line.put({"type": "hello", "protocol": 2, "table": table, "token": token})
            yield line


class Line:
    """One socket, as a client sees it."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened

    async def put(self, message: Any) -> None:
        await self.opened.send(json.dumps(message))

    async def get(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; others are passed over."""
        async with asyncio.timeout(SECONDS):
            while True:
                message: dict[str, Any] = json.loads(await self.opened.recv())
                if message["type"] in kinds:
                    return message

    async def answer(self, state: dict[str, Any], move: str) -> dict[str, Any]:
        """Answer with the first option; the acknowledgement or the refusal."""
        asked = state["decision"]
        action = asked["options"][0]["action"]
        await self.put({"type": "answer", "number": asked["number"], "move": move, "action": action})
        return await self.get("ack", "refused")


class Several:
    """Servers that share their tables."""

    def __init__(self, folder: Path, db: str, **settings: Any) -> None:
        (folder / "run").mkdir(exist_ok=True)
        given: dict[str, Any] = {"db": db, "workers": 2, "run_folder": str(folder / "run"), "bot_processes": 1}
        self._settings = Settings(**given | settings)
        self.nodes: list[Node] = []

    async def add(self) -> Node:
        """One more; all know of each other when this comes back."""
        node = Node(self._settings)
        await node.start()
        self.nodes.append(node)
        for one in self.nodes:
            if one._running and not one.lease.is_lost:
                await one.lease.renew()
        return node

    def holder(self, table: str) -> Node:
        (found,) = (node for node in self.nodes if table in node.registry.live)
        return found

    def other(self, node: Node) -> Node:
        return next(one for one in self.nodes if one is not node)


@asynccontextmanager
async def several(folder: Path, db: str, count: int = 2, **settings: Any) -> AsyncIterator[Several]:
    house = Several(folder, db, **settings)
    async with AsyncExitStack() as stack:
        for _ in range(count):
            await house.add()
        stack.push_async_callback(_stop, house)
        yield house


async def _stop(house: Several) -> None:
    for node in house.nodes:
        with suppress(OSError, ValueError):  # it may have died before
            await node.stop()
