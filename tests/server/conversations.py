"""Conversations of a client with the server, kept as they were held: everything that is sent, and every answer to it.

    .venv/bin/python -m tests.server.conversations

records them anew. Do so when the rules of a game play or tell something differently, or when the protocol is meant to
change; its version is raised then.
"""

import asyncio
import json
import lzma
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.server.house import FakeSources, House, Line, house_at

FOLDER = Path(__file__).parent / "fixtures" / "conversations"

Step = list[Any]
"""What a client does (a verb and what belongs to it), and last what everybody is told then, by the names of lines."""


class SeededSources(FakeSources):
    """The same secrets in every run."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self._rng = Random(seed)

    def random_bytes(self, count: int) -> bytes:
        return self._rng.randbytes(count)


class Client:
    """Does what it is told, one thing after the other, and gathers what comes back until nothing more does."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._lines: dict[str, Line] = {}
        self.steps: list[Step] = []

    async def do(self, *step: Any) -> dict[str, list[str]]:
        """One step; what is told is kept, and returned."""
        self._house.sources.time += 0.5
        told = await getattr(self, f"_{step[0]}")(*step[1:])
        await self._settled()
        told |= {name: found for name, line in self._lines.items() if (found := _waiting(line))}
        self.steps.append([*step, told])
        return {name: list(found) for name, found in told.items()}

    async def _http(self, method: str, path: str, token: str, body: Any) -> dict[str, list[str]]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        response = await self._house.http.request(method, path, json=body, headers=headers)
        return {"http": [f"{response.status_code} {response.text}"]}

    async def _open(self, name: str) -> dict[str, list[str]]:
        self._lines[name] = await self._house.line()
        return {}

    async def _send(self, name: str, text: str) -> dict[str, list[str]]:
        self._lines[name].put_text(text)
        return {}

    async def _close(self, name: str) -> dict[str, list[str]]:
        await self._lines.pop(name).hang_up()
        return {}

    async def _settled(self) -> None:
        """Come back when nobody has anything to do any more."""
        quiet = 0
        async with asyncio.timeout(20.0):
            while quiet < 3:
                await asyncio.sleep(0.001)
                registry = self._house.registry
                busy = any(live.changing or registry.automation.busy(id) for id, live in registry.live.items())
                quiet = 0 if busy else quiet + 1


def _waiting(line: Line) -> list[str]:
    found = []
    while not line._from_server.empty():
        message = line._from_server.get_nowait()
        found.append(message["text"] if "text" in message else f"closed {message['code']} {message.get('reason')}")
    return found


@asynccontextmanager
async def client_of(name: str) -> AsyncIterator[Client]:
    with tempfile.TemporaryDirectory() as folder:
        async with house_at(Path(folder), SeededSources(name)) as house:
            yield Client(house)


def kept(name: str) -> list[Step]:
    steps: list[Step] = json.loads(lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes()))
    return steps


async def replayed(name: str) -> list[Step]:
    """What the server answers now to everything that was sent then."""
    async with client_of(name) as client:
        for *step, _ in kept(name):
            await client.do(*step)
        return client.steps


async def record(name: str) -> None:
    from tests.server.conversing import SCENES

    async with client_of(name) as client:
        await SCENES[name](client)
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(client.steps, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json.xz").write_bytes(lzma.compress(text.encode(), preset=9))


async def record_all() -> None:
    from tests.server.conversing import SCENES

    for name in SCENES:
        await record(name)


if __name__ == "__main__":
    asyncio.run(record_all())
