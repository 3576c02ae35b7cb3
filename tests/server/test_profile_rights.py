"""Who may do what with a profile: every route, by everybody, as one table."""

import pytest

from tests.server.house import House
from tests.server.profile_routes import ROUTES
from tests.server.test_profiles import rows, somebody
from wonders.server.store.people_schema import profile_keys, profiles

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_a_route_of_people_lets_through_whom_it_should(house: House, method: str, path: str) -> None:
    allowed, body = ROUTES[method, path]
    ended = (await somebody(house, "Gone"))["key"]
    await house.post("/api/me/out", key=ended)
    keys = {"nobody": "", "wrong key": "x" * 43, "signed out": ended, "somebody": (await somebody(house, "Ada"))["key"]}
    for person, key in keys.items():
        before = (await rows(house, profiles), await rows(house, profile_keys))
        headers = {"Wonders-Profile": key} if key else {}
        response = await house.http.request(method, path, json=body, headers=headers)
        through = response.status_code < 400
        assert through == (person in allowed), f"{person}: {response.status_code} {response.text}"
        if not through:
            expected = 404 if person == "somebody" and method == "delete" else 401 if person == "nobody" else 403
            assert response.status_code == expected, response.text
            assert (await rows(house, profiles), await rows(house, profile_keys)) == before, person
