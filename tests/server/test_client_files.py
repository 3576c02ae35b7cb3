"""The client's files: packed for those who can unpack them, with their types, and none from outside the folder."""

import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tests.server.house import House
from wonders.server.app import error_response
from wonders.server.errors import Refused
from wonders.server.http.static import mount_client

pytestmark = pytest.mark.anyio

SCRIPT = "say('hello');\n" * 200


@pytest.fixture
def client(tmp_path: Path) -> httpx.AsyncClient:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "main.js").write_text(SCRIPT)
    (folder / "index.html").write_text("<!doctype html><title>Wonders</title>")
    (folder / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path / "secret.js").write_text("no")
    app = FastAPI()
    mount_client(app, folder)
    app.exception_handler(Refused)(lambda _, wrong: error_response(wrong))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house")


async def test_a_script_goes_out_packed(client: httpx.AsyncClient) -> None:
    async with client.stream("GET", "/assets/main.js", headers={"Accept-Encoding": "gzip, br"}) as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert gzip.decompress(sent).decode() == SCRIPT and len(sent) < len(SCRIPT) / 10
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding" and "immutable" in answer.headers["cache-control"]


async def test_whoever_cannot_unpack_gets_it_plain(client: httpx.AsyncClient) -> None:
    answer = await client.get("/assets/main.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers and answer.text == SCRIPT


async def test_a_file_that_was_built_anew_is_packed_anew(client: httpx.AsyncClient, tmp_path: Path) -> None:
    assert "Wonders" in (await client.get("/")).text
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>New</title>")
    assert "New" in (await client.get("/t/abc")).text


async def test_pictures_stay_as_they_are(client: httpx.AsyncClient) -> None:
    answer = await client.get("/icon.png")
    assert "content-encoding" not in answer.headers and answer.content == b"\x89PNG"


async def test_nothing_outside_the_folder_is_given(client: httpx.AsyncClient) -> None:
    assert (await client.get("/assets/..%2f..%2fsecret.js")).status_code == 404
    assert (await client.get("/assets/missing.js")).status_code == 404


@pytest.mark.parametrize("path", ["/api/games/duel/catalogue", "/api/games/duel/rules?language=de"])
async def test_what_there_is_to_look_up_goes_out_packed_too(house: House, path: str) -> None:
    packed, plain = [
        await house.http.get(path, headers={"Accept-Encoding": encoding}) for encoding in ("gzip", "identity")
    ]
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert len(packed.json()) > 50 and packed.json() == plain.json()


async def test_what_holds_secrets_is_never_packed(house: House) -> None:
    made = await house.table("duel", 1, 1)
    for path in (f"/api/tables/{made.id}", "/api/tables", f"/api/tables/{made.id}/fairness"):
        answer = await house.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert answer.status_code == 200 and "content-encoding" not in answer.headers
