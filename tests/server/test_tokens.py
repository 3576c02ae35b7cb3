"""Tokens for programs: what they may do is what their scopes say, at every route, until they end."""

from pathlib import Path
from typing import Any

import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from sqlalchemy import select

from tests.server.house import House, house_at
from tests.server.persons import Person, call, person
from wonders.server.app import ROUTERS, create_app
from wonders.server.http.routes.common import visitor_of
from wonders.server.people.tokens import SCOPES
from wonders.server.schema import schema_of
from wonders.server.settings import Settings
from wonders.server.store.order_schema import access_tokens

pytestmark = pytest.mark.anyio


async def token(house: House, one: Person, *scopes: str, days: float | None = 90) -> tuple[str, str]:
    """A token, and its id."""
    body = {"label": "my program", "scopes": list(scopes), "days": days}
    made = await call(house, "POST", "/api/me/tokens", body, key=one.key, status=201)
    return made["secret"], made["token"]["id"]


async def test_a_token_is_told_once_and_kept_hashed(house: House) -> None:
    anna = await person(house, "Anna")
    secret, id = await token(house, anna, "read", "play", "read")
    (told,) = await call(house, "GET", "/api/me/tokens", key=anna.key)
    assert (told["id"], told["label"], told["scopes"], told["used"]) == (id, "my program", ["read", "play"], None)
    assert told["ends"] == house.sources.now() + 90 * 86400
    with house.registry.store.database.engine.connect() as connection:
        kept = str(connection.execute(select(access_tokens)).all())
    assert secret not in kept and secret.startswith("wnd_") and secret not in str(told)


async def test_a_program_sets_up_a_table_and_sits_down_for_its_owner(house: House) -> None:
    anna = await person(house, "Anna")
    secret, _ = await token(house, anna, "tables", "play")
    made = await call(house, "POST", "/api/tables", {"game": "duel"}, token=secret, status=201)
    joined = await call(house, "POST", f"/api/tables/{made['table']['id']}/join", {"nonce": "n"}, token=secret)
    state = house.live(made["table"]["id"]).state
    assert state.seats[joined["seat"]].spec.profile == anna.id
    assert state.whose(joined["token"]) == joined["seat"] and state.whose(secret) is None


async def test_a_program_asks_for_friends_and_looks_for_players(house: House) -> None:
    anna, bernd = await person(house, "Anna"), await person(house, "Bernd")
    secret, _ = await token(house, anna, "friends", "play")
    circle = await call(house, "POST", "/api/me/friends", {"name": "Bernd"}, token=secret)
    assert [one["id"] for one in circle["asked"]] == [bernd.id]
    waiting = await call(house, "POST", "/api/pairing", {"game": "duel"}, token=secret, status=201)
    assert (await call(house, "GET", f"/api/pairing/{waiting['id']}", token=waiting["token"]))["state"] == "waiting"


async def test_an_ended_token_and_one_whose_time_is_up_are_refused(house: House) -> None:
    anna = await person(house, "Anna")
    ended, id = await token(house, anna, "read")
    short, _ = await token(house, anna, "read", days=1)
    await call(house, "GET", "/api/me", token=ended)
    assert len(await call(house, "DELETE", f"/api/me/tokens/{id}", key=anna.key)) == 1
    assert (await call(house, "GET", "/api/me", token=ended, status=403))["error"] == "bad_token"
    house.sources.time += 86400
    assert (await call(house, "GET", "/api/me", token=short, status=403))["error"] == "bad_token"
    await call(house, "DELETE", f"/api/me/tokens/{id}", key=anna.key, status=404)


async def test_nobody_ends_the_token_of_another(house: House) -> None:
    anna, eve = await person(house, "Anna"), await person(house, "Eve")
    secret, id = await token(house, anna, "read")
    await call(house, "DELETE", f"/api/me/tokens/{id}", key=eve.key, status=404)
    await call(house, "GET", "/api/me", token=secret)


async def test_a_token_is_slowed_down_on_its_own(tmp_path: Path) -> None:
    async with house_at(tmp_path, token_requests_per_minute=3) as house:
        anna = await person(house, "Anna")
        (first, _), (second, _) = await token(house, anna, "read"), await token(house, anna, "read")
        for _ in range(3):
            await call(house, "GET", "/api/me", token=first)
        assert (await call(house, "GET", "/api/me", token=first, status=429))["error"] == "too_fast"
        await call(house, "GET", "/api/me", token=second)


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"label": "x", "scopes": []}, "scopes"),
        ({"label": "x", "scopes": ["everything"]}, "scopes"),
        ({"label": " ", "scopes": ["read"]}, "name"),
        ({"label": "x", "scopes": ["read"], "days": 0}, "days"),
    ],
)
async def test_a_token_that_makes_no_sense_is_not_made(house: House, body: dict[str, Any], word: str) -> None:
    anna = await person(house, "Anna")
    assert word in (await call(house, "POST", "/api/me/tokens", body, key=anna.key, status=422))["sentence"]
    assert await call(house, "GET", "/api/me/tokens", key=anna.key) == []


async def test_a_profile_has_only_so_many_tokens(house: House) -> None:
    anna = await person(house, "Anna")
    for _ in range(20):
        await token(house, anna, "read")
    body = {"label": "x", "scopes": ["read"]}
    assert (await call(house, "POST", "/api/me/tokens", body, key=anna.key, status=429))["error"] == "too_many"


async def test_deleting_a_profile_ends_its_tokens(house: House) -> None:
    anna = await person(house, "Anna")
    secret, _ = await token(house, anna, "read")
    await call(house, "DELETE", "/api/me", key=anna.key)
    await call(house, "GET", "/api/me", token=secret, status=403)
    with house.registry.store.database.engine.connect() as connection:
        assert connection.execute(select(access_tokens)).all() == []


def profile_routes() -> list[tuple[str, str]]:
    """Every route that asks who somebody is."""
    found = []
    for route in (route for router in ROUTERS for route in router.routes):
        if isinstance(route, APIRoute) and asks_who(route.dependant):
            found += [(method, route.path) for method in sorted(route.methods or ())]
    return found


def asks_who(needs: Dependant) -> bool:
    return needs.call is visitor_of or any(map(asks_who, needs.dependencies))


def test_every_scope_is_for_a_route_there_is() -> None:
    assert set(SCOPES) <= set(profile_routes())
    paths = schema_of(create_app(Settings()))["paths"]
    for method, path in SCOPES:
        assert {"bearerAuth": []} in paths[path][method.lower()]["security"]


@pytest.mark.parametrize(("method", "path"), profile_routes())
async def test_a_token_gets_through_where_its_scope_says_so_and_nowhere_else(
    house: House, method: str, path: str
) -> None:
    """Every route that asks who somebody is, with a token of each scope: past the door or not."""
    anna = await person(house, "Anna")
    table = await house.table("duel", start=False)
    url = path.replace("{id}", table.id).replace("{seat}", "0").replace("{number}", "1")
    for scope in ("read", "tables", "play", "friends", "tournaments"):
        secret, _ = await token(house, anna, scope)
        given: dict[str, Any] = {} if method in ("GET", "DELETE") else {"json": {}}
        response = await house.http.request(method, url, headers={"Authorization": f"Bearer {secret}"}, **given)
        turned_away = response.status_code == 403 and response.json()["error"] == "not_allowed"
        said = response.json()["sentence"] if turned_away else ""
        assert (SCOPES.get((method, path)) == scope) == ("token" not in said), (scope, response.text)
