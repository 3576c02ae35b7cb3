"""What one address does that wants too much, each without end; see server_flood.py."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.reliability.players import begun
from wonders.core.chance import Dealer
from wonders.core.match import Match
from wonders.games.registry import make
from wonders.notation import write
from wonders.notation.chronicle import Chronicle

FLOOD = "127.0.0.66"
SECRET = {"protocol": 1, "type": "hello"}
ROOM = 60_000
"""Characters that a record may have."""


def visitor_at(address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=address), timeout=60)


async def line_at(address: str, url: str, table: str, token: str | None = None) -> ClientConnection:
    line = await connect(
        url.replace("http", "ws", 1) + "/ws",
        compression=None,
        ping_interval=None,
        max_size=None,
        open_timeout=60,
        local_addr=(address, 0),
    )
    await line.send(json.dumps({**SECRET, "table": table, "token": token}))
    return line


async def paced(rate: float, do: Callable[[int], Awaitable[None]]) -> None:
    """Something so many times a second, whatever becomes of it."""
    running: set[asyncio.Task[None]] = set()
    at = 0
    while True:
        if len(running) < 1000:
            task = asyncio.ensure_future(_quietly(do(at)))
            running.add(task)
            task.add_done_callback(running.discard)
            at += 1
        await asyncio.sleep(1 / rate)


async def _quietly(doing: Awaitable[None]) -> None:
    with suppress(OSError, WebSocketException, httpx.HTTPError, TimeoutError, KeyError):
        await doing


async def bots_match(http: httpx.AsyncClient, url: str, level: str, players: int, game: str) -> str:
    seats = [{"kind": "bot", "level": level}] * players
    body = {"game": game, "players": players, "seats": seats, "start": True}
    made = (await http.post(f"{url}/api/tables", json=body)).json()
    return str(made["table"]["id"])


async def over(http: httpx.AsyncClient, url: str, game: str = "architects") -> str:
    """A match that has been played to its end."""
    table = await bots_match(http, url, "random", 2, game)
    line = await line_at(FLOOD, url, table)
    while not json.loads(await line.recv()).get("outcome"):
        pass
    await line.close()
    return table


async def resync(http: httpx.AsyncClient, url: str) -> None:
    table = await over(http, url, "duel")
    lines: list[ClientConnection] = []

    async def ask(at: int) -> None:
        if len(lines) < 100:
            line = await line_at(FLOOD, url, table)
            line.transport.pause_reading()
            lines.append(line)
        else:
            try:
                await lines[at % 100].send('{"type":"resync"}')
            except WebSocketException:
                lines.pop(at % 100)

    await paced(200, ask)


async def handshake(http: httpx.AsyncClient, url: str) -> None:
    table = await over(http, url)

    async def knock(_: int) -> None:
        await (await line_at(FLOOD, url, table)).close()

    await paced(40, knock)


async def slow(http: httpx.AsyncClient, url: str) -> None:
    port = int(url.rpartition(":")[2])

    async def half(_: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(FLOOD, 0))
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Le")
        await reader.read()
        writer.close()

    async def keep(at: int) -> None:
        while True:
            with suppress(OSError):
                await half(at)
            await asyncio.sleep(1.0)

    await asyncio.gather(*(keep(at) for at in range(600)))


async def create(http: httpx.AsyncClient, url: str) -> None:
    lines = []

    async def one(_: int) -> None:
        table = await bots_match(http, url, "hard", 7, "classic")
        lines.append(await line_at(FLOOD, url, table))

    await paced(5, one)


async def replay(http: httpx.AsyncClient, url: str) -> None:
    tables = [await over(http, url, game) for game in ("duel", "architects", "duel", "architects")]

    async def ask(at: int) -> None:
        await http.get(f"{url}/api/tables/{tables[at % 4]}/replay?seat={at // 4 % 2}")

    await paced(20, ask)


def wide() -> str:
    """A notation as long as one may be: one answer of a match of seven again and again, each a turn to be played."""
    game = make("classic", 7, expansions="cities,leaders")
    match, rng = Match(game, Dealer.from_seed("flood")), Random(1)
    while match.outcome is None:
        seat = match.waiting_for[0]
        match.answer(seat, rng.choice(match.legal(seat)))
    head, _, line = write(Chronicle.of(match.record())).partition("\n\n")
    tags = "\n".join(one for one in head.splitlines() if not re.match(r"\[(Result|Points|Ending|Winners|Ranks)", one))
    answers = list(re.finditer(r"(?<!\S)0:\S+", line))
    at = answers[len(answers) // 2]
    many = f"({at[0]})" * ((ROOM - len(tags) - len(line) - 2) // (len(at[0]) + 2))
    return f"{tags}\n\n{line[: at.end()]}{many}{line[at.end() :]}"


async def notation(http: httpx.AsyncClient, url: str) -> None:
    text = wide()

    async def ask(at: int) -> None:
        await http.post(f"{url}/api/positions/moment", json={"record": text, "step": at % 30})

    await paced(4, ask)


async def notebook(http: httpx.AsyncClient, url: str) -> None:
    text = wide()
    some = text[:20_000].rpartition("(")[0] + text[text.rindex(")") + 1 :]
    made = (await http.post(f"{url}/api/notebooks", json={"record": some})).json()
    key = made["notebook"]["key"]

    async def look(at: int) -> None:
        await http.get(f"{url}/api/notebooks/{key}" + ("/notation" if at % 4 == 0 else ""))

    await paced(10, look)


async def line(http: httpx.AsyncClient, url: str) -> None:
    head, _, played = wide().partition("\n\n")
    text = f"{head}\n\n{re.sub(r'[(][^)]*[)]', '', played)}"

    async def go_on(_: int) -> None:
        await http.post(f"{url}/api/lines", json={"record": text})

    await paced(10, go_on)


async def position(http: httpx.AsyncClient, url: str) -> None:
    wrong = {"position": 1, "game": "classic", "players": 7} | {f"a{at}": at for at in range(1400)}

    async def check(_: int) -> None:
        await http.post(f"{url}/api/positions/check", json={"position": json.dumps(wrong)})

    await paced(10, check)


async def attend(http: httpx.AsyncClient, url: str) -> None:
    seats = [{"kind": "person", "mine": True}] * 7
    made = await begun(http, url, {"game": "classic", "players": 7, "seats": seats})
    table = made["table"]["id"]
    players = [await line_at(FLOOD, url, table, one["token"]) for one in made["tokens"]]
    reading = [*map(_read, players), *(_watch(url, table) for _ in range(100))]

    async def turn(at: int) -> None:
        here = "true" if at // 7 % 2 else "false"
        await players[at % 7].send(f'{{"type":"attend","here":{here}}}')

    await asyncio.gather(paced(34, turn), *reading)


async def _read(line: ClientConnection) -> None:
    """Whatever is told, until the line is cut."""
    with suppress(OSError, WebSocketException):
        while True:
            await line.recv(decode=False)


async def _watch(url: str, table: str) -> None:
    while True:
        with suppress(OSError, WebSocketException, TimeoutError):
            await _read(await line_at(FLOOD, url, table))
        await asyncio.sleep(1.0)


FLOODS = {
    one.__name__: one for one in (resync, handshake, slow, create, replay, notation, notebook, line, position, attend)
}
