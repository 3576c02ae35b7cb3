"""People with profiles who come to the house of the tests."""

from dataclasses import dataclass
from random import Random
from typing import Any

from tests.server.house import House
from wonders.server.tables.answers import answer
from wonders.server.tables.decided import NOTHING, Decided
from wonders.server.tables.state import TableState


@dataclass(frozen=True)
class Person:
    """Somebody with a profile."""

    id: str
    name: str
    key: str


async def call(
    house: House, method: str, path: str, body: Any = None, *, key: str = "", token: str = "", status: int = 200
) -> Any:
    """A request with the key of a profile, or a token, or both."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    headers |= {"Wonders-Profile": key} if key else {}
    given: dict[str, Any] = {} if method in ("GET", "DELETE") else {"json": body if body is not None else {}}
    response = await house.http.request(method, path, headers=headers, **given)
    assert response.status_code == status, response.text
    return response.json()


async def person(house: House, name: str, public: bool = True) -> Person:
    made = await call(house, "POST", "/api/me", {"name": name}, status=201)
    key = made["key"]
    if public:
        await call(house, "PATCH", "/api/me", {"public": True}, key=key)
    return Person(made["me"]["id"], name, key)


@dataclass(frozen=True)
class Seats:
    """A table, with the token of each seat and of the host."""

    id: str
    host: str
    tokens: dict[int, str]


async def rated_table(house: House, people: list[Person], bots: tuple[str, ...] = (), **more: Any) -> Seats:
    """A rated table at which these people sit, ready to begin."""
    seats = [{"kind": "person", "mine": True, "name": people[0].name}, *({"kind": "open"} for _ in people[1:])]
    seats += [{"kind": "bot", "level": level} for level in bots]
    wish = {"game": "duel", "players": len(seats), "seats": seats, "undo": False, "rated": True} | more
    made = await call(house, "POST", "/api/tables", wish, key=people[0].key, status=201)
    id, tokens = made["table"]["id"], {0: made["tokens"][0]["token"]}
    for seat, one in enumerate(people[1:], 1):
        joined = await call(
            house, "POST", f"/api/tables/{id}/join", {"name": one.name, "nonce": f"n{seat}"}, key=one.key
        )
        tokens[joined["seat"]] = joined["token"]
    await call(house, "POST", f"/api/tables/{id}/seats/0", {"nonce": "n0", "ready": True}, token=tokens[0])
    return Seats(id, made["host"], tokens)


async def begin(house: House, table: Seats) -> None:
    await call(house, "POST", f"/api/tables/{table.id}/start", token=table.host)


async def play_to_the_end(house: House, table: str, seed: int = 1) -> tuple[int, ...]:
    """Let everybody answer anything legal, by the way every answer takes; the ranks."""
    live, rng = await house.registry.table(table), Random(seed)

    def decide(state: TableState) -> Decided:
        match = state.match
        if match is None or match.over:
            return NOTHING  # a bot was faster
        seat = match.waiting_for[0]
        text = str(rng.choice(match.game.legal(match.table, seat)))
        return answer(state, seat, match.numbers[seat], text, house.sources.now())

    while (match := live.state.match) is not None and not match.over:
        await live.change(decide)
    assert match is not None
    outcome = match.game.outcome(match.table)
    assert outcome is not None
    return tuple(outcome.ranks)
