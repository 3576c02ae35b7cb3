"""Who may do what with a profile: every route, by everybody, as one table."""

import pytest

from tests.server.house import House
from tests.server.profile_routes import ROUTES
from tests.server.test_profiles import rows, somebody
from wonders.server.store.people_schema import profile_keys, profiles

pytestmark = pytest.mark.anyio

REFUSED = {
    "/api/notebooks/{key}/reports": {401, 403, 404},
    "/api/enter/passkey": {422},
    "/api/enter/recovery": {403},
    "/api/enter/link": {403},
    "/api/me/passkeys": {401, 403, 422},
    "/api/me/passkeys/{id}": {401, 403, 404},
    "/api/me/tokens/{token}": {401, 403, 404},
    "/api/me/days-off": {401, 403, 422},
    "/api/me/push/{id}": {401, 403, 404},
    "/api/me/friends": {401, 403, 404},
    "/api/me/blocks": {401, 403, 404},
    "/api/tables/{id}/challenge": {401, 403, 404},
    "/api/tournaments/{id}": {404},
    "/api/tournaments/{id}/join": {401, 403, 404},
    "/api/tournaments/{id}/leave": {401, 403, 404},
    "/api/tournaments/{id}/bots": {401, 403, 404},
    "/api/tournaments/{id}/entrants/{number}": {401, 403, 404},
    "/api/tournaments/{id}/start": {401, 403, 404},
    "/api/tournaments/{id}/close": {401, 403, 404},
}
"""How those are refused whom no key would help."""


@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_a_route_of_people_lets_through_whom_it_should(house: House, method: str, path: str) -> None:
    allowed, body = ROUTES[method, path]
    ended = (await somebody(house, "Gone"))["key"]
    await house.post("/api/me/out", key=ended)
    found, ada = await somebody(house, "Found"), (await somebody(house, "Ada"))["key"]
    await house.ask("PATCH", "/api/me", {"public": True}, key=found["key"])
    wish = {"game": "duel", "seats": [{"kind": "person", "mine": True}]}
    table = (await house.post("/api/tables", wish, status=201, key=ada))["table"]["id"]
    keys = {"nobody": "", "wrong key": "x" * 43, "signed out": ended, "stranger": found["key"], "somebody": ada}
    url = path.format(
        id=table if "tables" in path else "none",
        name="Found",
        level="hard",
        token="none",
        report="none",
        key="none",
        table="none",
        number=1,
    )
    for person, key in keys.items():
        before = (await rows(house, profiles), await rows(house, profile_keys))
        headers = {"Origin": "http://house"} | ({"Wonders-Profile": key} if key else {})
        response = await house.http.request(method, url, json=body, headers=headers)
        through = response.status_code < 400
        own = person == "stranger" and "tables" not in path  # what is their own, they may do with it
        assert through == (person in allowed or (own and "somebody" in allowed)), (
            f"{person}: {response.status_code} {response.text}"
        )
        if not through:
            assert response.status_code in REFUSED.get(path, {401} if person == "nobody" else {403}), response.text
            assert (await rows(house, profiles), await rows(house, profile_keys)) == before, person
