"""Nonsense of every kind: no fault of the server, and nothing that was refused has changed anything."""

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.reliability.frames import BINARY, BROKEN, TEXT, Raw, frame
from tests.reliability.fuzzing import a_table, entries_of, generated, schemathesis
from tests.reliability.killing import Server
from tests.reliability.mutating import Fuzzer
from tests.server.house import house_at

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    one = Server(tmp_path_factory.mktemp("server"))
    await one.start()
    yield one
    one.stop()


async def test_broken_frames_are_answered_as_the_standard_says(server: Server) -> None:
    made = await a_table(server)
    before = entries_of(server, made.id)
    hello = json.dumps({"type": "hello", "protocol": 1, "table": made.id, "token": made.tokens[0]}).encode()
    for name, (data, code) in BROKEN.items():
        for greeting in (b"", frame(TEXT, hello)):
            line = await Raw.open(server.url)
            line.send(greeting + data)
            assert (await line.rest()).code == code, name
    assert entries_of(server, made.id) == before
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("greeted", [True, False])
async def test_binary_frames_and_noise_get_a_typed_error(server: Server, greeted: bool) -> None:
    made = await a_table(server)
    hello = json.dumps({"type": "hello", "protocol": 1, "table": made.id, "token": made.tokens[0]}).encode()
    line = await Raw.open(server.url)
    if greeted:
        line.send(frame(TEXT, hello))
    for number in range(10):
        line.send(frame(BINARY if number % 2 else TEXT, b"\0\1{"))
    heard = await line.rest()
    assert heard.code == 1008
    assert json.loads(heard.texts[-1])["type"] == "bye" and json.loads(heard.texts[-1])["error"] == "bad_message"
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("known", [False, True])
async def test_no_request_breaks_the_server(server: Server, known: bool) -> None:
    """By the schema, without any right and, where `known`, with the ids of a table and the host's token."""
    made = await a_table(server)
    before = entries_of(server, made.id)
    ran = await schemathesis(server, made, made.host if known else "wrong", examples=3, seconds=20)
    assert ran.returncode == 0, ran.stdout
    assert generated(ran) > 10, ran.stdout
    assert "Traceback" not in server.log.read_text()
    if not known:
        assert entries_of(server, made.id) == before


@pytest.mark.parametrize(("game", "people"), [("duel", 2), ("classic", 3)])
async def test_a_refused_message_changes_nothing(
    tmp_path: Path, game: str, people: int, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(5)
    much: dict[str, Any] = {"messages_per_20_seconds": 10**6, "says_per_30_seconds": 10**6, "max_chat": 10**6}
    async with house_at(tmp_path, **much) as house:
        fuzzer = Fuzzer(house, await house.table(game, people), rng)
        for _ in range(250):
            await fuzzer.one(0)
    assert fuzzer.refused > 100 and fuzzer.taken > 5
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
