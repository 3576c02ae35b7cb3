"""Who somebody is, at every route that asks: a banned profile gets nowhere, by its key or by a token of its programs;
moderators get where nobody else does; whoever is blocked learns nothing of it."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, house_at
from tests.server.persons import Person, call, person
from tests.server.profile_routes import ROUTES as PROFILE_ROUTES
from tests.server.test_authorisation import ROUTES as TABLE_ROUTES
from tests.server.test_tokens import profile_routes, token
from wonders.server.order import people as dealing
from wonders.server.people.tokens import SCOPES
from wonders.server.store.days import Subscription

pytestmark = pytest.mark.anyio

BODIES: dict[tuple[str, str], Any] = {
    **{route: body for route, (_, body) in PROFILE_ROUTES.items()},
    **{route: body for route, (_, body) in TABLE_ROUTES.items()},
    ("post", "/api/pairing"): {"game": "duel"},
    ("post", "/api/puzzles/{id}"): {"answer": "x"},
}


async def ban(house: House, one: Person) -> None:
    engine = house.registry.store.database.engine
    dealing.sanction(engine, one.id, "ban", None, "cli:op", "for a test", house.sources.now())
    await house.registry.tending.keep_order()


async def refused(house: House, method: str, path: str, headers: dict[str, str]) -> tuple[int, str]:
    table = await house.table("duel", start=False)
    names = {"id": table.id, "seat": 0, "number": 1, "token": "x", "report": "x", "key": "x", "table": "x"}
    body = BODIES.get((method.lower(), path))
    given: dict[str, Any] = {} if method in ("GET", "DELETE") else {"json": body if body is not None else {}}
    response = await house.http.request(method, path.format(**names), headers=headers, **given)
    return response.status_code, response.json().get("error", "") if response.status_code >= 400 else ""


async def test_who_is_banned_gets_nowhere_by_key_or_token(house: House) -> None:
    """All routes that ask who somebody is, those where nobody has to be anybody included."""
    eve = await person(house, "Eve")
    secrets = {scope: (await token(house, eve, scope))[0] for scope in sorted(set(SCOPES.values()))}
    await ban(house, eve)
    for method, path in profile_routes():
        by_key = await refused(house, method, path, {"Wonders-Profile": eve.key, "Origin": "http://house"})
        assert by_key == (403, "banned"), (method, path)
        if (scope := SCOPES.get((method, path))) is not None:
            by_token = await refused(house, method, path, {"Authorization": f"Bearer {secrets[scope]}"})
            assert by_token == (403, "banned"), (method, path, scope)


async def test_only_moderators_get_to_what_is_theirs(tmp_path: Path) -> None:
    async with house_at(tmp_path, moderators="Mona") as house:
        mona, eve = await person(house, "Mona"), await person(house, "Eve")
        routes = [one for one in profile_routes() if one[1].startswith("/api/moderation/")]
        assert len(routes) == 3
        for method, path in routes:
            assert await refused(house, method, path, {"Wonders-Profile": eve.key}) == (403, "not_allowed"), path
            status, error = await refused(house, method, path, {"Wonders-Profile": mona.key})
            assert status == 200 or error == "not_found", (path, error)


async def test_a_moderator_has_no_right_to_anybody_s_seat_table_or_notebook(tmp_path: Path) -> None:
    async with house_at(tmp_path, moderators="Mona") as house:
        mona = await person(house, "Mona")
        table = await house.table("duel", people=2)
        book = await house.post("/api/notebooks", {"text": "mine"}, status=201)
        url = f"/api/tables/{table.id}"
        for path in (f"{url}/resign", f"{url}/undo", f"{url}/invite/0", f"{url}/start", f"{url}/seats/0"):
            await call(house, "POST", path, key=mona.key, status=401)
        await call(house, "POST", f"{url}/return", key=mona.key, status=403)
        await call(house, "PUT", f"/api/notebooks/{book['notebook']['key']}", {"version": 1}, key=mona.key, status=401)
        await call(house, "GET", f"{url}/plan", key=mona.key, status=401)


async def test_who_is_blocked_is_refused_as_if_no_seat_were_open(house: House) -> None:
    ada, eve = await person(house, "Ada"), await person(house, "Eve")
    await call(house, "POST", "/api/me/blocks", {"id": eve.id}, key=ada.key)
    wish = {"game": "duel", "listed": True, "seats": [{"kind": "person", "mine": True}]}
    made = await call(house, "POST", "/api/tables", wish, key=ada.key, status=201)
    url = f"/api/tables/{made['table']['id']}/join"
    assert (await call(house, "POST", url, {"nonce": "n"}, key=eve.key, status=409))["error"] == "taken"
    assert await call(house, "GET", "/api/tables", key=eve.key) == []
    asked = await call(house, "POST", "/api/me/friends", {"id": ada.id}, key=eve.key)
    assert asked["blocked"] == [] and (await call(house, "GET", "/api/me/friends", key=ada.key))["asked_by"] == []


async def test_a_right_to_one_thing_is_none_to_another_of_its_kind(house: House) -> None:
    """Notebooks and places among those who wait, whose rights are told once, with everybody else's."""
    books = [await house.post("/api/notebooks", {"text": "mine"}, status=201) for _ in range(2)]
    waits = [await house.post("/api/pairing", {"game": "classic"}, status=201) for _ in range(2)]
    table, ada = await house.table("duel", people=2), await person(house, "Ada")
    url, waiting = f"/api/notebooks/{books[0]['notebook']['key']}", f"/api/pairing/{waits[0]['id']}"
    wrong = {"other notebook": books[1]["token"], "other who waits": waits[1]["token"], "key": ada.key}
    wrong |= {"seat": table.tokens[0], "host": table.host, "program": (await token(house, ada, "read"))[0]}
    for who, given in wrong.items():
        headers = {"Authorization": f"Bearer {given}"}
        for method, path, body in (("PUT", url, {"version": 1}), ("DELETE", url, None), ("GET", waiting, None),
                                   ("DELETE", waiting, None)):  # fmt: skip
            response = await house.http.request(method, path, json=body, headers=headers)
            assert response.status_code in (401, 403), (who, method, path, response.text)
    assert (await house.get(url))["version"] == 1
    for method, path, given in (("GET", waiting, waits[0]["token"]), ("DELETE", url, books[0]["token"])):
        assert (await house.http.request(method, path, headers={"Authorization": f"Bearer {given}"})).is_success


async def test_nobody_ends_what_is_another_s(house: House) -> None:
    """By an id that is known: a browser that is told by push, a device."""
    ada, eve = await person(house, "Ada"), await person(house, "Eve")
    told = Subscription("b" * 64, ada.id, "https://push.example.org/x", "key", "auth", "en", house.sources.now())
    await house.registry.store.days.subscribe(told, lambda _: None)
    device = (await call(house, "GET", "/api/me", key=ada.key))["devices"][0]["id"]
    await call(house, "DELETE", f"/api/me/push/{'b' * 12}", key=eve.key, status=404)
    await call(house, "POST", "/api/me/out", {"device": device}, key=eve.key, status=404)
    assert len(await call(house, "GET", "/api/me/push", key=ada.key)) == 1
    await call(house, "DELETE", f"/api/me/push/{'b' * 12}", key=ada.key)
    assert await call(house, "GET", "/api/me/push", key=ada.key) == []
