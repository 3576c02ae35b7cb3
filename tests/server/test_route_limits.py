"""What keeps one address from asking too much of each route. A new route without a line here fails."""

from typing import Any, Final

import pytest

from tests.server.house import House, house_at
from tests.server.persons import person, play_to_the_end
from wonders.puzzles.library import shipped
from wonders.server.app import create_app
from wonders.server.limits import Limiter
from wonders.server.schema import schema_of
from wonders.server.settings import Settings

pytestmark = pytest.mark.anyio

RECORD: Final = {"record": "x"}
ROUTES: Final[dict[str, tuple[str, ...]]] = {
    # Those that cost more than one request, and say so before they do anything.
    "requests": (
        "POST /api/score/{game}", "GET /api/puzzles/{id}", "POST /api/puzzles/{id}", "POST /api/tables/mine",
        "POST /api/tables/{id}/hint", "GET /api/tables/{id}/plan/options", "GET /api/tables/{id}/replay",
        "GET /api/tables/{id}/fairness", "POST /api/tables/{id}/study", "POST /api/studies", "GET /api/studies/{key}",
        "GET /api/studies/{key}/choices", "GET /api/studies/{key}/replay", "POST /api/notebooks",
        "GET /api/notebooks/{key}", "PUT /api/notebooks/{key}", "GET /api/notebooks/{key}/notation",
        "POST /api/lines", "POST /api/lines/replay", "GET /api/positions/start", "POST /api/positions/moment",
        "POST /api/positions/check", "POST /api/positions/analyse", "POST /api/me/recovery", "GET /api/me/export",
        "DELETE /api/me", "GET /api/profiles/{name}", "GET /api/profiles/bot/{level}", "GET /api/tournaments/{id}",
    ),
    # Those that leave something behind.
    "new tables": (
        "POST /api/tables", "POST /api/tables/{id}/rematch", "POST /api/me", "POST /api/me/tokens",
        "POST /api/tournaments",
    ),
    "new things to keep": (
        "POST /api/tables", "POST /api/tables/{id}/rematch", "POST /api/me", "POST /api/me/tokens",
        "POST /api/tournaments", "POST /api/pairing",
    ),
    "new tournaments": ("POST /api/tournaments",),
    "attempts to join": (
        "POST /api/pairing",
        "GET /api/tables/by-code/{code}", "POST /api/tables/{id}/join", "POST /api/tables/{id}/challenge",
        "POST /api/me/friends", "POST /api/me/blocks", "POST /api/me/push", "POST /api/me/days-off",
        "DELETE /api/me/days-off", "POST /api/tournaments/{id}/join", "POST /api/tournaments/{id}/leave",
        "POST /api/tournaments/{id}/bots", "DELETE /api/tournaments/{id}/entrants/{number}",
    ),
    "attempts to come back": (
        "POST /api/enter/recovery", "POST /api/enter/link", "POST /api/enter/passkey", "POST /api/enter/passkey/begin",
    ),
    "reports": ("POST /api/tables/{id}/reports", "POST /api/notebooks/{key}/reports"),
}  # fmt: skip
"""By limit, the routes that keep to it; some keep to several."""

CHEAP: Final[dict[str, tuple[str, ...]]] = {
    "it is packed once and kept": (
        "GET /api/games", "GET /api/games/{game}/catalogue", "GET /api/games/{game}/rules", "GET /api/demo/{game}",
        "GET /api/lesson/{game}", "GET /api/texts/{language}/{game}", "GET /api/score/{game}", "GET /api/explorer",
        "GET /api/notebooks", "GET /api/puzzles", "GET /api/puzzles/daily", "GET /api/reach", "GET /api/push",
    ),
    "it is put together once a second, or once a scrape": ("GET /api/tables", "GET /metrics", "GET /healthz"),
    "a bounded number of rows is read": (
        "GET /api/me", "GET /api/me/puzzles", "GET /api/me/ratings", "GET /api/me/tokens", "GET /api/me/days-off",
        "GET /api/me/push", "GET /api/me/friends", "GET /api/me/matches", "GET /api/ratings", "GET /api/ratings/{kind}",
        "GET /api/profiles/{name}/ratings", "GET /api/tournaments", "GET /api/pairing/{id}",
        "GET /api/studies/{key}/record", "GET /api/moderation/reports",
    ),
    "the table is in memory; a cold one costs more": (
        "GET /api/tables/{id}", "GET /api/tables/{id}/plan", "GET /api/tables/{id}/record",
        "GET /api/tables/{id}/words",
    ),
    "how often a seat or a table changes is capped (tables/caps.py), or it happens once": (
        "POST /api/tables/{id}/seats/{seat}", "POST /api/tables/{id}/invite/{seat}", "POST /api/tables/{id}/start",
        "POST /api/tables/{id}/leave", "POST /api/tables/{id}/resign", "POST /api/tables/{id}/pause",
        "POST /api/tables/{id}/undo", "POST /api/tables/{id}/plan", "POST /api/tables/{id}/return",
        "POST /api/tables/{id}/words",
    ),
    "a row of one's own is changed or goes": (
        "PATCH /api/me", "POST /api/me/out", "DELETE /api/me/tokens/{token}", "DELETE /api/me/push/{id}",
        "DELETE /api/me/friends/{id}", "DELETE /api/me/blocks/{id}", "DELETE /api/me/challenges/{table}",
        "DELETE /api/me/passkeys/{id}", "DELETE /api/notebooks/{key}", "DELETE /api/pairing/{id}",
    ),
    "a ticket ends after minutes": ("POST /api/me/move", "POST /api/me/passkeys/begin", "POST /api/me/passkeys"),
    "for the maker of a tournament, of whom there are few, or moderators": (
        "POST /api/tournaments/{id}/start", "POST /api/tournaments/{id}/close", "POST /api/moderation/reports/{report}",
        "POST /api/moderation/notebooks/{key}",
    ),
}  # fmt: skip
"""Why one request is enough for the others."""

BODIES: Final[dict[str, Any]] = {
    "POST /api/tables": {"game": "duel"},
    "POST /api/tables/mine": {"tables": [{"id": "elsewhere"}]},
    "POST /api/tables/{id}/challenge": {"friend": "none"},
    "POST /api/tables/{id}/reports": {"seat": 0, "at": 1.0},
    "POST /api/me/tokens": {"label": "bot", "scopes": ["read"]},
    "POST /api/me/push": {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "a", "auth": "b"}},
    "POST /api/me/days-off": {"first": "2999-01-01"},
    "POST /api/me/friends": {"id": "none"},
    "POST /api/me/blocks": {"id": "none"},
    "POST /api/tournaments": {"kind": "swiss", "game": "duel"},
    "POST /api/pairing": {"game": "duel"},
    "POST /api/enter/recovery": {"code": "guess"},
    "POST /api/enter/link": {"ticket": "guess"},
    "POST /api/enter/passkey": {"credential": {}},
    "POST /api/puzzles/{id}": {"answer": "x"},
    "POST /api/studies": RECORD,
    "POST /api/lines": RECORD,
    "POST /api/lines/replay": RECORD,
    "PUT /api/notebooks/{key}": {"version": 1},
    "POST /api/positions/moment": RECORD | {"step": 1},
    "POST /api/positions/check": {"position": "{}"},
    "POST /api/positions/analyse": {"position": "{}"},
}
QUERIES: Final = {"GET /api/studies/{key}/choices": "?step=1&seat=0", "GET /api/positions/start": "?game=duel"}


def test_every_route_has_its_line() -> None:
    paths = schema_of(create_app(Settings()))["paths"]
    there = sorted(f"{method.upper()} {path}" for path, methods in paths.items() for method in methods)
    limited = {route for routes in ROUTES.values() for route in routes}
    cheap = [route for routes in CHEAP.values() for route in routes]
    assert sorted([*limited, *cheap]) == there


def spend(limiter: Limiter, left: float) -> None:
    limiter._bucket("10.0.0.1")._level = left


async def statuses(house: House, routes: tuple[str, ...], spent: str, left: float) -> dict[str, int]:
    """How each of these routes is answered when an address has so much left of a limit."""
    anna, table = await person(house, "Anna"), await house.table("duel", people=2)
    await play_to_the_end(house, table.id)
    headers = {"Wonders-Profile": anna.key, "Authorization": f"Bearer {table.tokens[0]}", "Origin": "http://house"}
    names = {"game": "duel", "language": "en", "seat": 0, "code": "BCDFGH", "kind": "duel", "name": "bot:easy"}
    names |= {"level": "easy", "number": 1, "token": "none", "report": "none", "table": "none"}
    found = {}
    for route in routes:
        method, _, path = route.partition(" ")
        id = table.id if "/tables/" in path else next(iter(shipped())) if "puzzles" in path else "none"
        url = path.format(id=id, key="0" * (32 if "studies" in path else 12), **names) + QUERIES.get(route, "")
        limiters = house.registry.ledger._limiters
        spend(limiters["requests"], 1000.0)
        spend(limiters[spent], left)
        body = None if method in ("GET", "DELETE") else BODIES.get(route, {})
        found[route] = (await house.http.request(method, url, json=body, headers=headers)).status_code
    return found


@pytest.mark.parametrize("limit", ROUTES)
async def test_a_route_keeps_to_its_limit(tmp_path: Any, limit: str) -> None:
    async with house_at(tmp_path) as house:
        left = 1.2 if limit == "requests" else 0.0
        found = await statuses(house, ROUTES[limit], limit, left)
        assert [route for route, status in found.items() if status != 429] == []


async def test_the_others_cost_one_request(house: House) -> None:
    routes = tuple(route for routes in CHEAP.values() for route in routes if "/me/out" not in route)
    found = await statuses(house, routes, "requests", 1.2)
    assert [route for route, status in found.items() if status == 429 or status >= 500] == []


async def test_a_table_that_goes_on_from_a_moment_costs_more_than_one_request(house: House) -> None:
    await house.get("/healthz")  # the first request makes the limit
    spend(house.registry.ledger._limiters["requests"], 1.2)
    begins = {"record": "x", "step": 1, "seat": 0}
    refused = await house.post("/api/tables", {"game": "duel", "begins": begins}, status=429)
    assert refused["error"] == "too_fast"
