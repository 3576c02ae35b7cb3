"""Who may do what: every route and every message, by everybody, as one table. A new one without a line here fails."""

from typing import Any

import pytest

from tests.server.house import House, Made
from wonders.server.app import create_app
from wonders.server.settings import Settings
from wonders.server.wire import requests as wire
from wonders.server.wire.schema import schema_of

pytestmark = pytest.mark.anyio

PEOPLE = ("nobody", "garbage", "other table", "ended", "seat 1", "seat 0", "host")
"""From those who may do least to those who may do most."""

OPEN_TO_ALL = frozenset(PEOPLE)
SEATS = frozenset(("seat 1", "seat 0"))

ROUTES: dict[tuple[str, str], tuple[frozenset[str], Any]] = {
    ("get", "/api/games"): (OPEN_TO_ALL, None),
    ("get", "/api/games/{game}/catalogue"): (OPEN_TO_ALL, None),
    ("get", "/api/games/{game}/rules"): (OPEN_TO_ALL, None),
    ("get", "/api/demo/{game}"): (OPEN_TO_ALL, None),
    ("get", "/api/texts/{language}/{game}"): (OPEN_TO_ALL, None),
    ("get", "/api/score/{game}"): (OPEN_TO_ALL, None),
    ("post", "/api/score/{game}"): (OPEN_TO_ALL, {}),
    ("get", "/healthz"): (OPEN_TO_ALL, None),
    ("get", "/metrics"): (OPEN_TO_ALL, None),
    ("get", "/api/tables"): (OPEN_TO_ALL, None),
    ("post", "/api/tables"): (OPEN_TO_ALL, {"game": "duel"}),
    ("post", "/api/tables/mine"): (OPEN_TO_ALL, {"tables": []}),
    ("get", "/api/tables/{id}"): (OPEN_TO_ALL, None),
    ("get", "/api/tables/by-code/{code}"): (OPEN_TO_ALL, None),
    ("get", "/api/tables/{id}/fairness"): (OPEN_TO_ALL, None),
    ("get", "/api/tables/{id}/record"): (frozenset(), None),
    ("get", "/api/tables/{id}/replay"): (frozenset(), None),
    # Without a token a seat is looked for; with one that is none, nothing happens. The seats are taken: 409.
    ("post", "/api/tables/{id}/join"): (frozenset(), {}),
    ("post", "/api/tables/{id}/seats/{seat}"): (frozenset(("host", "seat 0")), {"name": "New"}),
    ("post", "/api/tables/{id}/invite/{seat}"): (frozenset(("host",)), {}),
    ("post", "/api/tables/{id}/start"): (frozenset(("host",)), {}),
    ("post", "/api/tables/{id}/leave"): (SEATS, {}),
    ("post", "/api/tables/{id}/resign"): (frozenset(), {}),  # not before the match
    ("post", "/api/tables/{id}/undo"): (frozenset(), {}),
    ("post", "/api/tables/{id}/rematch"): (frozenset(), {}),
}
"""Who gets through at a table that is still open, and what is sent."""


async def opened(house: House) -> tuple[Made, dict[str, str]]:
    """A table before its match, and everybody's token."""
    made = await house.table("duel", people=2, start=False)
    other = await house.table("duel", people=2, start=False)
    ended = (await house.post(f"/api/tables/{made.id}/invite/1", token=made.host))["token"]
    made.tokens[1] = (await house.post(f"/api/tables/{made.id}/invite/1", token=made.host))["token"]
    tokens = {"nobody": "", "garbage": "x" * 32, "other table": other.tokens[0], "ended": ended, "host": made.host}
    return made, tokens | {"seat 0": made.tokens[0], "seat 1": made.tokens[1]}


def test_every_route_has_its_line() -> None:
    schema = schema_of(create_app(Settings()))
    there = {(method, path) for path, methods in schema["paths"].items() for method in methods}
    assert there == ROUTES.keys()


@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_a_route_lets_through_whom_it_should(house: House, method: str, path: str) -> None:
    allowed, body = ROUTES[method, path]
    for person in PEOPLE:
        made, tokens = await opened(house)
        code = house.live(made.id).state.made.code
        url = path.format(id=made.id, code=code, game="duel", language="en", seat=0)
        before = house.live(made.id).state.seq
        headers = {"Authorization": f"Bearer {tokens[person]}"} if tokens[person] else {}
        response = await house.http.request(method, url, json=body, headers=headers)
        through = response.status_code < 400
        assert through == (person in allowed), f"{person}: {response.status_code} {response.text}"
        if not through:
            assert house.live(made.id).state.seq == before, f"{person} has changed something"
            expected = {"nobody": {401, 409}, "garbage": {403, 409}, "other table": {403, 409}, "ended": {403, 409}}
            assert response.status_code in expected.get(person, {403, 409}), response.text


MESSAGES: dict[str, tuple[frozenset[str], dict[str, Any]]] = {
    "hello": (frozenset(), {"protocol": 1, "table": "{id}"}),  # a second hello is refused to all
    "answer": (frozenset(("seat 0",)), {"number": 1, "move": "move-000000000001", "action": "{action}"}),
    "retract": (frozenset(), {"number": 1, "move": "move-000000000002"}),  # in duel nothing stays sealed
    "say": (SEATS, {"move": "move-000000000003", "preset": "hello"}),
    "ping": (frozenset(("watcher", "seat 0", "seat 1")), {"at": 1}),
    "resync": (frozenset(("watcher", "seat 0", "seat 1")), {}),
    "describe": (frozenset(("watcher", "seat 0", "seat 1")), {}),
}
"""Who gets through in a match in which seat 0 is asked."""


def test_every_message_has_its_line() -> None:
    kinds = {kind.__struct_config__.tag for kind in wire.FromClient.__args__}
    assert kinds == MESSAGES.keys()


@pytest.mark.parametrize("kind", MESSAGES)
async def test_a_message_is_taken_from_whom_it_should(house: House, kind: str) -> None:
    allowed, body = MESSAGES[kind]
    for person in ("watcher", "seat 1", "seat 0"):
        made = await house.table("duel", people=2)
        line = await house.line(made.id, made.tokens.get({"seat 0": 0, "seat 1": 1}.get(person, -1)))
        state = await line.get("state")
        play = house.live(made.id).state.play
        assert play is not None
        action = str(play.game.legal(play.table, 0)[0])
        filled = {name: value.format(id=made.id, action=action) if isinstance(value, str) else value
                  for name, value in body.items()}  # fmt: skip
        before = house.live(made.id).state.seq
        line.put({"type": kind, **filled})
        reply = await line.get("ack", "refused", "pong", "described", *(["state"] if kind == "resync" else []))
        assert (reply["type"] != "refused") == (person in allowed), f"{person}: {reply}"
        if reply["type"] == "refused":
            assert house.live(made.id).state.seq == before
        assert state["v"] > 0


@pytest.mark.parametrize("person", ["garbage", "other table", "ended", "host"])
async def test_a_socket_opens_for_seats_and_watchers_only(house: House, person: str) -> None:
    made, tokens = await opened(house)
    line = await house.line(made.id, tokens[person])
    assert (await line.get())["error"] == "bad_token"
    assert await line.closed() == 1008


async def test_a_socket_is_closed_when_its_token_ends(house: House) -> None:
    made, tokens = await opened(house)
    line = await house.line(made.id, tokens["seat 1"])
    await line.get("welcome")
    await house.post(f"/api/tables/{made.id}/invite/1", token=made.host)
    assert (await line.get("bye"))["error"] == "bad_token"
    assert await line.closed() == 1008


async def test_tokens_are_kept_hashed(house: House) -> None:
    made, tokens = await opened(house)
    await house.line(made.id, tokens["seat 0"])
    stored = "".join(await house.registry.store.load(made.id))
    for token in tokens.values():
        assert not token or token not in stored
