"""What is odd at any place of a request gets a sentence, from everybody and at every route, and never a fault."""

import logging
from pathlib import Path
from typing import Any, Final

import pytest

from tests.reliability.odd import example, requests
from tests.server.house import House, house_at
from tests.server.persons import person, play_to_the_end
from tests.server.test_route_limits import BODIES
from tests.server.tournaments import make
from wonders.puzzles.library import shipped
from wonders.server.schema import schema_of

pytestmark = pytest.mark.anyio

MUCH: Final[dict[str, Any]] = dict.fromkeys(
    ("requests_per_minute", "creates_per_minute", "keeps_per_day", "joins_per_minute", "entries_per_minute",
     "tournaments_per_day", "reports_per_hour", "reviews_per_hour"), 10**7,
)  # fmt: skip
CREDENTIAL: Final = {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "e30"}}
WHOLE: Final[dict[str, dict[str, Any]]] = {
    "POST /api/me/passkeys": {"credential": CREDENTIAL},
    "POST /api/enter/passkey": {"credential": CREDENTIAL},
    "POST /api/tables": {"game": "duel", "options": {"self": 1, "first": 0}},
    "POST /api/score/{game}": {"players": [{"name": "A", "cards": ["baths"], "coins": 3}]},
}
"""Where the schema does not say what lies within."""
SLOW: Final = "POST /api/enter/recovery"
"""Guessing is slow on purpose."""
PARTS: Final = 4


async def known(house: House) -> tuple[dict[str, str], dict[str, dict[str, Any]]]:
    """The headers of somebody with all rights there are, and what addresses are filled with, by their beginning."""
    anna, table, over = await person(house, "Anna"), await house.table("duel", 2), await house.table("duel", 2)
    await play_to_the_end(house, over.id)
    notebook = (await house.http.post("/api/notebooks", json={"title": "x"})).json()
    names = {"game": "duel", "language": "en", "seat": 0, "code": "BCDFGH", "kind": "duel", "name": "Anna"}
    names |= {"level": "easy", "number": 1, "token": "none", "report": "none", "table": "none", "id": "none"}
    token = f"Bearer {table.tokens[0]}"
    headers = {"Wonders-Profile": anna.key, "Authorization": token, "Content-Type": "application/json"}
    return headers | {"Origin": "http://house"}, {
        "/api/tables/": names | {"id": table.id},
        "/api/tournaments/": names | {"id": await make(house, anna)},
        "/api/puzzles/": names | {"id": next(iter(shipped()))},
        "/api/notebooks": names | {"key": notebook["notebook"]["key"], "writer": notebook["token"]},
        "": names | {"key": "0" * 32},
    }


@pytest.mark.parametrize("part", range(PARTS))
async def test_nothing_odd_is_a_fault_of_the_server(
    tmp_path: Path, part: int, caplog: pytest.LogCaptureFixture
) -> None:
    """A quarter of the routes each; of what could be asked of each, every second."""
    faults, count = [], 0
    async with house_at(tmp_path, **MUCH) as house:
        schema = schema_of(house.app)
        headers, names = await known(house)
        routes = [(path, method) for path, methods in schema["paths"].items() for method in methods]
        for path, method in routes[part::PARTS]:
            route, operation = f"{method.upper()} {path}", schema["paths"][path][method]
            if route in ("DELETE /api/me", "POST /api/me/out", SLOW):
                continue
            own = next(own for begin, own in names.items() if path.startswith(begin))
            mine = headers | ({"Authorization": f"Bearer {own['writer']}"} if "writer" in own else {})
            shape = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            body = example(shape, schema["components"]["schemas"]) if shape else None
            body = body and body | BODIES.get(route, {}) | WHOLE.get(route, {})
            for url, content in list(requests(path, operation, own, body))[part % 2 :: 2]:
                caplog.clear()
                answer = await house.http.request(method, url, content=content, headers=mine)
                count += 1
                if answer.status_code >= 500 or any(one.levelno >= logging.ERROR for one in caplog.records):
                    faults.append((route, answer.status_code, url[:80], (content or b"")[:120]))
    assert faults == [] and count > 100
