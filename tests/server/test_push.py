"""Push: whoever is asked and does not look is told, beside everything else; nothing hidden, and to nobody but public
services."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.house import SECONDS, FakeSources, House, house_at
from tests.server.persons import Person, person
from tests.server.test_days_off import DAYS, a_table
from tests.server.tournaments import come, games, joined, make, start
from wonders.server.errors import Refused
from wonders.server.people import push as pushes
from wonders.server.runtime import pushing
from wonders.server.runtime.pushing import Ready
from wonders.server.store.days import Subscription

pytestmark = pytest.mark.anyio

SERVICE = "https://push.example.org/abc"


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """A browser that has subscribed, as its push service knows it."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def body(self, endpoint: str = SERVICE, language: str = "en") -> dict[str, Any]:
        public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": coded(public), "auth": coded(self._auth)}
        return {"endpoint": endpoint, "keys": keys, "language": language}

    def read(self, sent: bytes) -> dict[str, Any]:
        opened = http_ece.decrypt(sent, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        told: dict[str, Any] = json.loads(opened)
        return told


class Sent:
    """Stands for all push services."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.told: list[tuple[Subscription, dict[str, Any]]] = []

    def __call__(self, to: Subscription, told: bytes, private: str, contact: str, allowed: str) -> int:
        self.told.append((to, json.loads(told)))
        return self.status


@asynccontextmanager
async def a_house(folder: Path, status: int = 201, **more: Any) -> AsyncIterator[tuple[House, Sent]]:
    async with house_at(folder, push_seconds=0, **more) as house:
        sent = Sent(status)
        house.registry.tending.pusher.send = sent
        yield house, sent


async def subscribed(house: House, who: Person, language: str = "en") -> None:
    await house.post("/api/me/push", Browser().body(language=language), key=who.key)


async def until(what: Any) -> None:
    async with asyncio.timeout(SECONDS):
        while not what():
            await asyncio.sleep(0.01)


async def test_who_is_asked_and_does_not_look_is_told_which_table_and_nothing_of_the_match(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (house, sent):
        ada = await person(house, "Ada")
        await subscribed(house, ada, "de")
        made = await house.table("duel", 2, start=False, title="Am Kamin", clock=DAYS)
        line = await house.line(made.id, made.tokens[1])
        await house.post(f"/api/tables/{made.id}/seats/0", {"name": "Ada"}, made.tokens[0], key=ada.key)
        await house.post(f"/api/tables/{made.id}/start", token=made.host)
        await until(lambda: sent.told)
        ((to, told),) = sent.told
        assert to.profile == ada.id
        assert told == {"title": "Du bist dran.", "body": "Duel – Am Kamin", "table": made.id}
        await line.hang_up()
        house.registry.has_changed(house.live(made.id))
        assert house.registry.tending.pusher._told[made.id] == {(0, 1)}, "once for each decision"


async def test_who_looks_is_not_told_nor_who_comes_in_time(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (house, sent):
        made, ada = await a_table(house)
        await subscribed(house, ada)
        house.registry.tending.pusher._told.clear()
        line = await house.line(made.id, made.tokens[0])
        await line.get("state")
        house.registry.has_changed(house.live(made.id))
        assert not house.registry.tending.pusher._told.get(made.id), "nothing is about to be sent"
        line.put({"type": "attend", "here": False})
        await until(lambda: 0 in house.live(made.id).away())
        house.registry.has_changed(house.live(made.id))
        await until(lambda: sent.told)


async def test_who_has_a_game_in_a_tournament_is_told_that_the_table_is_ready(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (house, sent):
        maker = await person(house, "Maker")
        id = await make(house, maker)
        ada, bob = await joined(house, id, "Ada", "Bob")
        await subscribed(house, ada, "de")
        await start(house, id, maker)
        (game,) = await games(house, id)
        await until(lambda: sent.told)
        ((to, told),) = sent.told
        assert to.profile == ada.id
        assert told == {"title": "Dein Tisch ist bereit.", "body": "Duel – Spring", "table": game["table"]}
        line = await house.line(game["table"], await come(house, game["table"], ada))
        await line.get("welcome")
        pusher = house.registry.tending.pusher
        waits = [pusher._is_missed(Ready(game["table"], one.id, "duel", "Spring")) for one in (ada, bob)]
        assert waits == [False, True], "who has come is not told, who has not is"


async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with a_house(tmp_path, status=410) as (house, sent):
        made, ada = await a_table(house)
        await subscribed(house, ada)
        house.registry.tending.pusher._told.clear()
        house.registry.has_changed(house.live(made.id))
        await until(lambda: sent.told)
        async with asyncio.timeout(SECONDS):
            while await house.get("/api/me/push", key=ada.key):
                await asyncio.sleep(0.01)


async def test_a_push_that_fails_holds_nothing_up(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (house, sent):
        made, ada = await a_table(house)
        await subscribed(house, ada)

        def fail(*_: object) -> int:
            raise OSError("the line is cut")

        pusher = house.registry.tending.pusher
        pusher.send = fail
        for turn in range(pushing.SENDERS + 1):
            pusher._told.clear()
            house.registry.has_changed(house.live(made.id))
            await asyncio.sleep(0.02 * (turn > 0))
        pusher.send = sent
        pusher._told.clear()
        house.registry.has_changed(house.live(made.id))
        await until(lambda: sent.told)


async def test_nobody_gets_more_pushes_than_an_hour_has_room_for(tmp_path: Path) -> None:
    async with a_house(tmp_path, pushes_per_hour=2) as (house, sent):
        made, ada = await a_table(house)
        await subscribed(house, ada)
        for _ in range(5):
            house.registry.tending.pusher._told.clear()
            house.registry.has_changed(house.live(made.id))
            await asyncio.sleep(0.05)
        assert len(sent.told) == 2


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://printer.local/x",
        "https://intranet/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://push.example.org:8443/x",
        "https://me@push.example.org/x",
        "https://push.example.org /x",
        "file:///etc/passwd",
        "https://[nonsense/x",
        "",
    ],
)
async def test_only_addresses_of_public_services_are_taken(house: House, endpoint: str) -> None:
    ada = await person(house, "Ada")
    refused = await house.post("/api/me/push", Browser().body(endpoint), key=ada.key, status=422)
    assert refused["error"] == "bad_option"
    assert await house.get("/api/me/push", key=ada.key) == []


@pytest.mark.parametrize(
    "address",
    ["10.0.0.7", "127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.7", "fd00::1", "100.64.0.1", "224.0.0.1"],
)
def test_a_name_that_leads_into_the_own_network_is_not_asked(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    both = [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", (address, 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: both)
    with pytest.raises(Refused):
        pushes.public_address("rebound.example.org")


class Service(BaseHTTPRequestHandler):
    """A push service on this machine."""

    got: list[tuple[str, dict[str, str], bytes]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(307 if self.path == "/moved" else 201)
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is logged."""


async def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_server(tmp_path: Path) -> None:
    """Over a real line, to a service that is allowed for tests; a redirection is not followed."""
    Service.got = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    Thread(target=server.serve_forever, daemon=True).start()
    service, sources = f"http://127.0.0.1:{server.server_port}", FakeSources()
    try:
        async with house_at(tmp_path, sources, push_seconds=0, push_allowed=service) as house:
            ada, browser = await person(house, "Ada"), Browser()
            for path in ("/mine", "/moved"):
                await house.post("/api/me/push", browser.body(service + path), key=ada.key)
            public = (await house.get("/api/push"))["key"]
            made = await house.table("duel", 2, start=False)
            await house.post(f"/api/tables/{made.id}/seats/0", {"name": "Ada"}, made.tokens[0], key=ada.key)
            await house.post(f"/api/tables/{made.id}/start", token=made.host)
            await until(lambda: len(Service.got) == 2)
        async with house_at(tmp_path, sources) as house:
            assert (await house.get("/api/push"))["key"] == public, "a key for good"
    finally:
        server.shutdown()
        server.server_close()
    assert {path for path, _, _ in Service.got} == {"/mine", "/moved"}
    _, headers, body = next(one for one in Service.got if one[0] == "/mine")
    assert b"Duel" not in body and browser.read(body)["table"] == made.id
    assert public in headers["authorization"] and headers["content-encoding"] == "aes128gcm" and "ttl" in headers


async def test_subscriptions_go_with_the_profile_and_are_in_its_export_without_the_secret(
    tmp_path: Path, database: str
) -> None:
    async with a_house(tmp_path, db=database) as (house, _):
        ada = await person(house, "Ada")
        await subscribed(house, ada)
        (told,) = (await house.get("/api/me/export", key=ada.key))["told_at"]
        assert told["site"] == "push.example.org" and "abc" not in json.dumps(told)
        (shown,) = await house.get("/api/me/push", key=ada.key)
        assert await house.ask("DELETE", f"/api/me/push/{shown['id']}", key=ada.key) == []
        await subscribed(house, ada)
        await house.ask("DELETE", "/api/me", key=ada.key)
        assert await house.registry.store.days.subscriptions(ada.id) == []


async def test_without_the_extra_a_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (house, _):
        house.registry.tending.pusher.is_possible = False
        told = await house.get("/api/push")
        assert told["key"] is None and "pip install" in told["why"]
        ada = await person(house, "Ada")
        assert (await house.post("/api/me/push", Browser().body(), key=ada.key, status=409))["error"] == "not_ready"
