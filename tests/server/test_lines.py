"""Lines to a real server: requests that never become whole, readers that do not read, and what is left of visits."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from tests.server.house import HouseCrew
from wonders.server import impatience
from wonders.server.app import create_app
from wonders.server.http import protocol
from wonders.server.http.protocol import HttpProtocol
from wonders.server.settings import Settings
from wonders.server.socket.protocol import SocketProtocol
from wonders.server.socket.session import SocketSession

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def serving(folder: Path, monkeypatch: pytest.MonkeyPatch, **given: object) -> AsyncIterator[int]:
    """A server in this loop, at a port of its own."""
    settings = Settings(db=f"sqlite:///{folder / 'lines.db'}", bot_processes=1, **given)  # type: ignore[arg-type]
    monkeypatch.setattr(protocol, "_settings", lambda: settings)
    app = create_app(settings, bot_pool=HouseCrew())
    config = uvicorn.Config(
        app, port=0, http=HttpProtocol, ws=SocketProtocol, log_level="error", ws_per_message_deflate=False
    )
    server = uvicorn.Server(config)
    task = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await task


async def ended(reader: asyncio.StreamReader) -> bool:
    """Whether the server cuts the line within two seconds."""
    try:
        async with asyncio.timeout(2.0):
            while await reader.read(65536):
                pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


HALF = {
    "nothing": b"",
    "half a line": b"GET /api/ga",
    "half the headers": b"GET /api/games HTTP/1.1\r\nHost: x\r\n",
    "half the body": b"POST /api/score/duel HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    "endless headers": b"GET /api/games HTTP/1.1\r\n" + b"X-Long: " + b"x" * 40_000,
}


@pytest.mark.parametrize("sent", HALF.values(), ids=list(HALF))
async def test_half_requests_are_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    async with serving(tmp_path, monkeypatch, request_seconds=0.3) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        assert await ended(reader)
        writer.close()


async def test_a_slow_request_is_cut_and_a_whole_one_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, monkeypatch, request_seconds=0.3) as port:
        whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(2):
            writer.write(whole)
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
            await asyncio.sleep(0.5)  # a line may rest between requests
        for byte in whole:
            writer.write(bytes([byte]))
            await asyncio.sleep(0.03)
            if reader.at_eof() or writer.is_closing():
                break
        assert await ended(reader)
        writer.close()


async def test_an_address_has_only_so_many_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, monkeypatch, max_lines_per_address=3) as port:
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await ended(reader)
        writer.close()
        lines[0][1].close()
        await asyncio.sleep(0.05)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
        for _, each in [*lines, (reader, writer)]:
            each.close()


async def test_a_reader_who_takes_nothing_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatience, "LONGEST_STALL", 0.2)
    cut: list[bool] = []
    give_up = HttpProtocol._give_up

    def noted(door: HttpProtocol) -> None:
        cut.append(True)
        give_up(door)

    monkeypatch.setattr(HttpProtocol, "_give_up", noted)
    async with serving(tmp_path, monkeypatch, requests_per_minute=100_000) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        with suppress(ConnectionError):
            for _ in range(400):
                writer.write(b"GET /api/games/classic/catalogue HTTP/1.1\r\nHost: x\r\n\r\n")
                await asyncio.sleep(0.005)
                if cut:
                    break
        assert cut
        writer.close()


@asynccontextmanager
async def no_circles() -> AsyncIterator[None]:
    """What is done here must be gone by counting references alone."""
    gc.collect()
    gc.disable()
    try:
        yield
        await asyncio.sleep(0.1)
        left = [one for one in gc.get_objects() if type(one) in (HttpProtocol, SocketProtocol, SocketSession)]
        assert not left, "it would stay until all memory is searched"
    finally:
        gc.enable()


async def test_a_visit_leaves_no_circle_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, monkeypatch) as port, no_circles():
        for _ in range(3):
            async with connect(f"ws://127.0.0.1:{port}/ws", compression=None) as line:
                await line.send(json.dumps({"type": "hello", "protocol": 1, "table": "none"}))
                await line.recv()


async def a_table(port: int) -> tuple[str, str]:
    """Its id and the token of the second seat."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        seats = [{"kind": "person", "mine": True}] * 2
        made = (await http.post("/api/tables", json={"game": "duel", "players": 2, "seats": seats})).json()
    return made["table"]["id"], made["tokens"][1]["token"]


async def test_a_line_cut_while_something_is_sent_leaves_no_circle_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of all visitors vanish without a word, and the server is often just telling them something."""
    is_cut, send = False, SocketProtocol.send

    async def cut(self: SocketProtocol, message: Any) -> None:
        self.disconnected = is_cut
        await send(self, message)

    monkeypatch.setattr(SocketProtocol, "send", cut)
    async with serving(tmp_path, monkeypatch) as port:
        table, token = await a_table(port)
        async with no_circles():
            for _ in range(3):
                is_cut = False
                async with connect(f"ws://127.0.0.1:{port}/ws", compression=None) as line:
                    await line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "token": token}))
                    await line.recv()
                    is_cut = True
                    await line.send(json.dumps({"type": "ping", "at": 1}))
                    await asyncio.sleep(0.05)


async def test_a_seat_that_is_sent_away_leaves_no_circle_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, monkeypatch) as port:
        table, token = await a_table(port)
        async with no_circles():
            async with connect(f"ws://127.0.0.1:{port}/ws", compression=None) as line:
                await line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "token": token}))
                await line.recv()
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
                    path, right = f"/api/tables/{table}/invite/1", {"Authorization": f"Bearer {token}"}
                    (await http.post(path, headers=right)).raise_for_status()
                while json.loads(await line.recv())["type"] != "bye":
                    pass
