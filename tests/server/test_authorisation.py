"""Who may do what: every route and every message, by everybody, as one table. A new one without a line here fails."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import structs

from tests.server.house import House
from tests.server.profile_routes import ROUTES as PROFILE_ROUTES
from wonders.games.registry import make
from wonders.server.app import create_app
from wonders.server.runtime.rows import rows_of, table_row_of
from wonders.server.schema import schema_of
from wonders.server.settings import Settings
from wonders.server.sources import hashed
from wonders.server.store.batch import Batch
from wonders.server.tables import entries as e
from wonders.server.tables.answers import answer
from wonders.server.tables.decided import Decided
from wonders.server.tables.seats import start
from wonders.server.tables.state import TableState
from wonders.server.wire import requests as wire

pytestmark = pytest.mark.anyio

NO_RIGHT = ("nobody", "garbage", "other table", "ended", "old table", "evicted", "evicted at the old table")
"""The last three: the rightful seat 0 with its token of the table that this one is a rematch of; who had seat 1 at the
rematch until the host gave it to somebody else; the same with the token of the old table."""
PEOPLE = (*NO_RIGHT, "seat 1", "seat 0", "host")
"""From those who may do least to those who may do most."""

ALL = frozenset(PEOPLE)
SEATS = frozenset(("seat 1", "seat 0"))
SEAT = frozenset(("seat 0",))
HOST = frozenset(("host",))
NONE: frozenset[str] = frozenset()

PHASES = ("open", "playing", "over")
GAME = make("duel")
FREE = (ALL, ALL, ALL)

ROUTES: dict[tuple[str, str], tuple[tuple[frozenset[str], ...], Any]] = {
    ("get", "/api/games"): (FREE, None),
    ("get", "/api/games/{game}/catalogue"): (FREE, None),
    ("get", "/api/games/{game}/rules"): (FREE, None),
    ("get", "/api/demo/{game}"): (FREE, None),
    ("get", "/api/lesson/{game}"): (FREE, None),
    ("get", "/api/texts/{language}/{game}"): (FREE, None),
    ("get", "/api/score/{game}"): (FREE, None),
    ("post", "/api/score/{game}"): (FREE, {}),
    ("get", "/api/explorer"): (FREE, None),
    ("get", "/api/puzzles"): (FREE, None),
    ("get", "/api/puzzles/daily"): (FREE, None),
    ("get", "/api/reach"): (FREE, None),
    ("get", "/api/push"): (FREE, None),
    ("get", "/healthz"): (FREE, None),
    ("get", "/metrics"): (FREE, None),
    ("get", "/api/tables"): (FREE, None),
    ("post", "/api/tables"): (FREE, {"game": "duel"}),
    ("post", "/api/tables/mine"): (FREE, {"tables": []}),
    ("get", "/api/tables/{id}"): (FREE, None),
    ("get", "/api/tables/by-code/{code}"): (FREE, None),
    ("get", "/api/tables/{id}/fairness"): (FREE, None),
    ("post", "/api/tables/{id}/hint"): ((NONE, NONE, NONE), {}),  # this table allows none
    ("post", "/api/tables/{id}/pause"): ((NONE, SEATS, NONE), {"wanted": True}),
    ("get", "/api/tables/{id}/plan"): ((SEATS, SEATS, SEATS), None),
    # Seat 0 is asked, so only seat 1 has something to plan.
    ("post", "/api/tables/{id}/plan"): ((NONE, SEATS - SEAT, NONE), {"lines": [[{"answer": "sell 1"}]]}),
    ("get", "/api/tables/{id}/plan/options"): ((NONE, SEATS - SEAT, NONE), None),
    ("get", "/api/tables/{id}/record"): ((NONE, NONE, ALL), None),
    ("get", "/api/tables/{id}/replay"): ((NONE, NONE, ALL), None),
    # Without a token a seat is looked for; with one that is none, nothing happens. The seats are taken: 409.
    ("post", "/api/tables/{id}/join"): ((NONE, NONE, NONE), {}),
    ("post", "/api/tables/{id}/seats/{seat}"): ((HOST | SEAT, NONE, NONE), {"name": "New"}),
    # A person who is not absent sits there: only they may give the seat away, and after the match nobody.
    ("post", "/api/tables/{id}/invite/{seat}"): ((SEAT, SEAT, NONE), {}),
    ("post", "/api/tables/{id}/start"): ((HOST, NONE, NONE), {}),
    ("post", "/api/tables/{id}/leave"): ((SEATS, SEATS, NONE), {}),
    ("post", "/api/tables/{id}/resign"): ((NONE, SEATS, NONE), {}),
    ("post", "/api/tables/{id}/undo"): ((NONE, NONE, NONE), {}),
    ("get", "/api/ratings"): (FREE, None),
    ("get", "/api/ratings/{kind}"): (FREE, None),
    ("get", "/api/profiles/{name}/ratings"): (FREE, None),
    # Nothing was said there, so nobody can report it: 404 for those who may report.
    ("post", "/api/tables/{id}/reports"): ((NONE, NONE, NONE), {"seat": 0, "at": 1.0}),
    ("get", "/api/tables/{id}/words"): ((HOST, HOST, HOST), None),
    ("post", "/api/tables/{id}/words"): ((HOST, HOST, HOST), {"words": ["rats"]}),
    # Seat 1 has been given away at the rematch.
    ("post", "/api/tables/{id}/rematch"): ((NONE, NONE, SEAT), {}),
}
"""Who gets through while a table is open, in the match and after it, and what is sent. `{seat}` is 0."""


@cache
def played() -> tuple[e.Entry, ...]:
    """A whole match of two people, as it is stored; the tokens are `old-0`, `old-1` and `old-host`."""
    seats = tuple(e.SeatSpec("person", f"P{at}", "", True, f"n{at}", (hashed(f"old-{at}"),)) for at in range(2))
    made = e.Created(
        at=1.0, game="duel", rules=GAME.rules, players=2, options=dict(GAME.options),
        code="BCDFGH", secret="ab", host=hashed("old-host"), seats=seats, fair="fair-2",
    )  # fmt: skip
    state, rng = TableState("old"), Random(1)
    entries: list[e.Entry] = [made]
    state.apply(made)

    def happen(decided: Decided) -> None:
        state.follow(decided)
        entries.extend(decided.entries)

    happen(start(state, 1.0))
    while (match := state.match) is not None and not match.over:
        seat = match.waiting_for[0]
        happen(answer(state, seat, match.numbers[seat], str(rng.choice(match.game.legal(match.table, seat))), 1.0))
    return tuple(entries)


@dataclass
class Scene:
    """A table in one of its phases, and everybody's token."""

    id: str
    code: str
    host: str
    tokens: dict[str, str]


async def scene(house: House, phase: str) -> Scene:
    """A rematch at which seat 1 has changed hands; in the phase `over`, the table before it."""
    made = played()[0]
    assert isinstance(made, e.Created)
    old = TableState(house.sources.table_id())
    first = structs.replace(made, code=house.sources.code())
    entries = (first, *played()[1:])
    for entry in entries:
        old.apply(entry)
    await house.registry.store.append(Batch(old.id, rows_of(1, entries), table_row_of(old), new=True))
    again = await house.post(f"/api/tables/{old.id}/rematch", token="old-0")
    id, host, url = again["table"]["id"], again["host"], f"/api/tables/{again['table']['id']}"
    bob = await house.post(f"/api/tables/{old.id}/rematch", token="old-1")
    await house.post(f"{url}/seats/1", {"kind": "open"}, token=host)
    carol = await house.post(f"{url}/join", {"name": "Carol", "nonce": "c"})
    fresh = await house.post(f"{url}/invite/1", token=carol["token"])
    await house.post(f"{url}/seats/0", {"nonce": "a", "ready": True}, token=again["token"])
    if phase == "playing":
        await house.post(f"{url}/start", token=host)
    other = await house.table("duel", people=1, bots=1, start=False)
    new = {"seat 0": again["token"], "seat 1": fresh["token"], "host": host, "evicted": bob["token"],
           "old table": "old-0", "evicted at the old table": "old-1"}  # fmt: skip
    at_old = {"seat 0": "old-0", "seat 1": "old-1", "host": "old-host", "evicted": bob["token"],
              "old table": again["token"], "evicted at the old table": carol["token"]}  # fmt: skip
    tokens = {"nobody": "", "garbage": "x" * 32, "other table": other.tokens[0], "ended": carol["token"]}
    if phase == "over":
        return Scene(old.id, first.code, "old-host", tokens | at_old)
    return Scene(id, again["table"]["code"], host, tokens | new)


ELSEWHERE = {
    "/api/lines": "test_notebooks: free to all, within limits",
    "/api/lines/replay": "the same",
    "/api/notebooks": "the same",
    "/api/notebooks/{key}": "test_notebooks: whoever knows the key may read it, whoever has its token may change it",
    "/api/notebooks/{key}/notation": "whoever knows the key may read it",
    "/api/pairing": "test_pairing: a right to what one waits for, told when one begins to",
    "/api/pairing/{id}": "the same",
    "/api/positions/analyse": "test_positions: free to all, within limits",
    "/api/positions/check": "the same",
    "/api/positions/moment": "the same: whoever asks brings the record",
    "/api/positions/start": "the same",
    "/api/puzzles/{id}": "test_puzzles: free to all",
    "/api/studies": "test_studies: free to all, within limits",
    "/api/studies/{key}": "whoever knows the key of a review may see it",
    "/api/studies/{key}/choices": "the same",
    "/api/studies/{key}/record": "the same",
    "/api/studies/{key}/replay": "the same",
    "/api/tables/{id}/study": "test_studies: free to all once the match is over",
}
"""Routes without a right at a table, and where they are tested."""


def test_every_route_has_its_line() -> None:
    schema = schema_of(create_app(Settings()))
    there = {(method, path) for path, methods in schema["paths"].items() for method in methods if path not in ELSEWHERE}
    assert there == ROUTES.keys() | PROFILE_ROUTES.keys()
    assert schema["paths"].keys() >= ELSEWHERE.keys()
    assert not ROUTES.keys() & PROFILE_ROUTES.keys()


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_a_route_lets_through_whom_it_should(house: House, method: str, path: str, phase: str) -> None:
    who, body = ROUTES[method, path]
    allowed = who[PHASES.index(phase)]
    at = await scene(house, phase)
    for person in PEOPLE:
        url = path.format(id=at.id, code=at.code, game="duel", language="en", seat=0, kind="duel", name="bot:easy")
        before = await seqs(house)
        headers = {"Authorization": f"Bearer {at.tokens[person]}"} if at.tokens[person] else {}
        response = await house.http.request(method, url, json=body, headers=headers)
        through = response.status_code < 400
        assert through == (person in allowed), f"{person}: {response.status_code} {response.text}"
        if not through:
            assert await seqs(house) == before, f"{person} has changed something"
            assert response.status_code in ({401, 409} if person == "nobody" else {403, 404, 409}), response.text
        elif await seqs(house) != before:
            at = await scene(house, phase)


async def seqs(house: House) -> dict[str, int]:
    """How much has happened at every table."""
    return {id: live.state.seq for id, live in house.registry.live.items()}


async def test_the_host_invites_to_an_open_seat_and_to_that_of_somebody_absent(house: House) -> None:
    at = await scene(house, "open")
    await house.post(f"/api/tables/{at.id}/leave", token=at.tokens["seat 1"])
    for person in PEOPLE:
        status = 200 if person == "host" else 401 if person == "nobody" else 403
        await house.post(f"/api/tables/{at.id}/invite/1", token=at.tokens[person], status=status)
    at = await scene(house, "playing")
    house.sources.time += 31
    for person in PEOPLE:
        status = 200 if person == "host" else 401 if person == "nobody" else 403
        await house.post(
            f"/api/tables/{at.id}/invite/1", token=at.tokens[person] if person != "seat 1" else "x", status=status
        )


MESSAGES: dict[str, tuple[frozenset[str], dict[str, Any]]] = {
    "hello": (frozenset(), {"protocol": 2, "table": "{id}"}),  # a second hello is refused to all
    "answer": (frozenset(("seat 0",)), {"number": 1, "move": "move-000000000001", "action": "{action}"}),
    "retract": (frozenset(), {"number": 1, "move": "move-000000000002"}),  # in duel nothing stays sealed
    "say": (SEATS, {"move": "move-000000000003", "preset": "hello"}),
    "ping": (frozenset(("watcher", "seat 0", "seat 1")), {"at": 1}),
    "resync": (frozenset(("watcher", "seat 0", "seat 1")), {}),
    "describe": (frozenset(("watcher", "seat 0", "seat 1")), {}),
    "attend": (frozenset(("watcher", "seat 0", "seat 1")), {"here": True}),  # nothing is answered
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
        match = house.live(made.id).state.match
        assert match is not None
        action = str(match.game.legal(match.table, 0)[0])
        filled = {name: value.format(id=made.id, action=action) if isinstance(value, str) else value
                  for name, value in body.items()}  # fmt: skip
        before = house.live(made.id).state.seq
        line.put({"type": kind, **filled})
        if kind == "attend":
            line.put({"type": "ping", "at": 1})
        reply = await line.get("ack", "refused", "pong", "described", *(["state"] if kind == "resync" else []))
        assert (reply["type"] != "refused") == (person in allowed), f"{person}: {reply}"
        if reply["type"] == "refused":
            assert house.live(made.id).state.seq == before
        assert state["v"] > 0


@pytest.mark.parametrize("phase", PHASES)
async def test_a_socket_opens_for_seats_and_watchers_only(house: House, phase: str) -> None:
    at = await scene(house, phase)
    for person in (*NO_RIGHT[1:], "host"):
        line = await house.line(at.id, at.tokens[person])
        assert (await line.get())["error"] == "bad_token", person
        assert await line.closed() == 1008


async def test_a_socket_is_closed_when_its_token_ends(house: House) -> None:
    at = await scene(house, "open")
    line = await house.line(at.id, at.tokens["seat 1"])
    await line.get("welcome")
    await house.post(f"/api/tables/{at.id}/invite/1", token=at.tokens["seat 1"])
    assert (await line.get("bye"))["error"] == "bad_token"
    assert await line.closed() == 1008


async def test_tokens_are_kept_hashed(house: House) -> None:
    at = await scene(house, "open")
    await house.line(at.id, at.tokens["seat 0"])
    stored = "".join(await house.registry.store.load(at.id))
    for token in at.tokens.values():
        assert not token or token not in stored
