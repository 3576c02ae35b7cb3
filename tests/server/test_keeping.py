"""Keeping a profile: recovery codes, passkeys, another device; by their owners, and by nobody else."""

import asyncio
import base64
from pathlib import Path
from typing import Any

import cbor2
import pytest

from tests.server.authenticator import Authenticator, text
from tests.server.house import House, house_at
from tests.server.test_profiles import rows, somebody
from wonders.server.store.people_schema import passkeys, profile_keys, profiles, tickets

pytestmark = pytest.mark.anyio

ORIGIN = "http://house"


async def ask(house: House, path: str, body: Any = None, key: str = "", status: int = 200, origin: str = ORIGIN) -> Any:
    """A request of a page."""
    headers = ({"Origin": origin} if origin else {}) | ({"Wonders-Profile": key} if key else {})
    response = await house.http.post(path, json=body or {}, headers=headers)
    assert response.status_code == status, response.text
    return response.json()


async def test_a_recovery_code_opens_the_profile_again_and_is_kept_by_a_slow_hash(
    database: str, tmp_path: Path
) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada = await somebody(house, "Ada")
        code = (await house.post("/api/me/recovery", key=ada["key"]))["code"]
        assert len(code.split("-")) == 6 and (await house.get("/api/me", key=ada["key"]))["recovery"]
        (kept,) = await rows(house, profiles)
        assert code.replace("-", "")[12:] not in str(kept) and len(kept["recovery"]) > 100
        await house.post("/api/me/out", {"everywhere": True}, key=ada["key"])
        written = f" {code.upper().replace('-', ' ')} "
        back = await house.post("/api/enter/recovery", {"code": written, "device": "paper"})
        assert back["key"] != ada["key"] and back["me"]["id"] == ada["me"]["id"]
        assert (await house.get("/api/me", key=back["key"]))["devices"][0]["label"] == "paper"


async def test_a_wrong_or_older_code_opens_nothing(house: House) -> None:
    ada = await somebody(house, "Ada")
    older = (await house.post("/api/me/recovery", key=ada["key"]))["code"]
    newer = (await house.post("/api/me/recovery", key=ada["key"]))["code"]
    house.registry.entries._size = 100
    wrong = newer[:-1] + ("2" if newer[-1] != "2" else "3")
    for code in (older, wrong, "", "x", "a" * 24, newer[:14], ada["me"]["id"]):
        told = await house.post("/api/enter/recovery", {"code": code}, status=403)
        assert told["error"] == "bad_key"
    assert len(await rows(house, profile_keys)) == 1


async def test_codes_are_not_tried_without_end(house: House) -> None:
    found = [(await house.http.post("/api/enter/link", json={"ticket": f"guess-{at}"})).status_code for at in range(12)]
    assert found == [403] * 10 + [429] * 2
    house.sources.time += 60
    await house.post("/api/enter/link", {"ticket": "guess"}, status=403)


async def test_a_link_moves_the_profile_to_one_other_device_in_time(house: House) -> None:
    ada = await somebody(house, "Ada")
    link = await house.post("/api/me/move", key=ada["key"])
    assert link["ends"] == house.sources.time + 600
    both = [house.http.post("/api/enter/link", json={"ticket": link["ticket"], "device": "phone"}) for _ in range(2)]
    codes = [response.status_code for response in await asyncio.gather(*both)]
    assert sorted(codes) == [200, 403], "a link opens once"
    assert [one["label"] for one in (await house.get("/api/me", key=ada["key"]))["devices"]] == ["", "phone"]
    late = await house.post("/api/me/move", key=ada["key"])
    house.sources.time += 601
    await house.post("/api/enter/link", {"ticket": late["ticket"]}, status=403)
    await house.post("/api/me/move", key=ada["key"])
    assert len(await rows(house, tickets)) == 1, "old tickets are thrown away"


async def test_a_passkey_is_added_and_opens_the_profile(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada = await somebody(house, "Ada")
        device = Authenticator(ORIGIN)
        options = await ask(house, "/api/me/passkeys/begin", key=ada["key"])
        assert options["rp"] == {"id": "house", "name": "Wonders"} and options["user"]["name"] == "Ada"
        me = await ask(house, "/api/me/passkeys", {"credential": device.made(options), "device": "YubiKey"}, ada["key"])
        assert [one["label"] for one in me["passkeys"]] == ["YubiKey"]
        await house.post("/api/me/out", {"everywhere": True}, key=ada["key"])
        shown = device.shown(await ask(house, "/api/enter/passkey/begin"))
        back = await ask(house, "/api/enter/passkey", {"credential": shown})
        assert back["me"]["id"] == ada["me"]["id"] and (await rows(house, passkeys))[0]["sign_count"] == 1
        told = await ask(house, "/api/enter/passkey", {"credential": shown}, status=403)
        assert "answered already" in told["sentence"], "what was signed once opens nothing a second time"
        await house.ask("DELETE", f"/api/me/passkeys/{me['passkeys'][0]['id']}", key=back["key"])
        shown = device.shown(await ask(house, "/api/enter/passkey/begin"))
        await ask(house, "/api/enter/passkey", {"credential": shown}, status=403)


async def test_a_passkey_of_nonsense_is_refused(house: House) -> None:
    """One whose key lacks its parts, and one of more brackets than can be read."""
    ada, device = await somebody(house, "Ada"), Authenticator(ORIGIN)
    made = device.made(await ask(house, "/api/me/passkeys/begin", key=ada["key"]))
    told = cbor2.loads(base64.urlsafe_b64decode(made["response"]["attestationObject"] + "=="))
    key = told["authData"].rindex(device.id) + len(device.id)
    told["authData"] = told["authData"][:key] + cbor2.dumps({3: -7})
    made["response"]["attestationObject"] = text(cbor2.dumps(told))
    refused = await ask(house, "/api/me/passkeys", {"credential": made}, ada["key"], 403)
    assert refused["error"] == "bad_key"
    made["response"]["clientDataJSON"] = text(b"[" * 20_000)
    refused = await ask(house, "/api/me/passkeys", {"credential": made}, ada["key"], 422)
    assert refused["error"] == "bad_message" and await rows(house, passkeys) == []


async def test_a_passkey_that_is_not_right_opens_nothing(house: House) -> None:
    ada, bob = await somebody(house, "Ada"), await somebody(house, "Bob")
    device, other = Authenticator(ORIGIN), Authenticator(ORIGIN)
    options = await ask(house, "/api/me/passkeys/begin", key=ada["key"])
    await ask(house, "/api/me/passkeys", {"credential": device.made(options)}, bob["key"], 403)  # not Bob's challenge
    options = await ask(house, "/api/me/passkeys/begin", key=ada["key"])
    elsewhere = Authenticator("http://elsewhere")
    await ask(house, "/api/me/passkeys", {"credential": elsewhere.made(options)}, ada["key"], 403)
    assert await rows(house, passkeys) == []
    options = await ask(house, "/api/me/passkeys/begin", key=ada["key"])
    await ask(house, "/api/me/passkeys", {"credential": device.made(options)}, ada["key"])
    options = await ask(house, "/api/me/passkeys/begin", key=bob["key"])
    await ask(house, "/api/me/passkeys", {"credential": device.made(options)}, bob["key"], 409)  # it is Ada's
    house.registry.entries._size = 100
    begun = await ask(house, "/api/enter/passkey/begin")
    await ask(house, "/api/enter/passkey", {"credential": other.shown(begun)}, status=403)  # another private key
    begun = await ask(house, "/api/enter/passkey/begin")
    house.sources.time += 301
    await ask(house, "/api/enter/passkey", {"credential": device.shown(begun)}, status=403)  # too late
    client: list[Any] = [None, {}, {"clientDataJSON": "e30"}, {"clientDataJSON": 1}]
    for nonsense in client:
        await ask(house, "/api/enter/passkey", {"credential": {"response": nonsense}}, status=422)
    assert len(await rows(house, profile_keys)) == 2


async def test_nobody_removes_somebody_else_s_passkey(house: House) -> None:
    ada, bob = await somebody(house, "Ada"), await somebody(house, "Bob")
    options = await ask(house, "/api/me/passkeys/begin", key=ada["key"])
    me = await ask(house, "/api/me/passkeys", {"credential": Authenticator(ORIGIN).made(options)}, ada["key"])
    await house.ask("DELETE", f"/api/me/passkeys/{me['passkeys'][0]['id']}", key=bob["key"], status=404)
    assert len(await rows(house, passkeys)) == 1


async def test_passkeys_need_a_page_of_a_server_with_a_name(house: House) -> None:
    ada = await somebody(house, "Ada")
    await ask(house, "/api/me/passkeys/begin", key=ada["key"], status=403, origin="")
    response = await house.http.post(
        "/api/me/passkeys/begin", json={},
        headers={"Origin": "http://127.0.0.1", "Host": "127.0.0.1", "Wonders-Profile": ada["key"]},
    )  # fmt: skip
    assert response.status_code == 403 and "localhost" in response.json()["sentence"]
