"""The lobby: what it lists, how little it costs to look often, and the race for the last seat."""

import asyncio
from typing import Any

import pytest

from tests.server.house import House
from wonders.server.runtime import lobby

pytestmark = pytest.mark.anyio


async def listed(house: House, **headers: str) -> Any:
    return await house.http.get("/api/tables", headers=headers)


async def open_table(house: House, **more: Any) -> str:
    body = {"game": "classic", "players": 3, "listed": True, "seats": [{"kind": "person", "mine": True, "name": "Ada"}]}
    made = await house.post("/api/tables", body | more, status=201)
    table: str = made["table"]["id"]
    return table


async def test_a_row_of_the_lobby_tells_game_players_clock_expansions_and_who_sits_there(house: House) -> None:
    await open_table(house, clock={"kind": "move", "seconds": 60}, options={"expansions": "leaders"})
    (row,) = (await listed(house)).json()
    assert (row["game"], row["players"], row["options"]["expansions"]) == ("classic", 3, "leaders")
    assert row["clock"]["seconds"] == 60
    assert [(seat["kind"], seat["name"]) for seat in row["seats"]] == [("person", "Ada"), ("open", ""), ("open", "")]


async def test_tables_that_can_be_joined_come_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LASTS", 0.0)
    waits = await open_table(house)
    house.sources.time += 1
    played = (await house.table("duel", 2, listed=True)).id
    assert [row["id"] for row in (await listed(house)).json()] == [waits, played]


async def test_whoever_has_the_list_already_is_told_only_that(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LASTS", 0.0)
    await open_table(house)
    first = await listed(house)
    again = await listed(house, **{"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    await open_table(house)
    assert (await listed(house, **{"If-None-Match": first.headers["etag"]})).status_code == 200


async def test_many_who_look_at_once_cost_one_look_at_the_store(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_table(house)
    looks = 0
    ask = house.registry.listed

    async def counted(most: int) -> list[str]:
        nonlocal looks
        looks += 1
        return await ask(most)

    monkeypatch.setattr(house.registry, "listed", counted)
    answers = await asyncio.gather(*(listed(house) for _ in range(50)))
    assert {answer.status_code for answer in answers} == {200} and looks == 1


@pytest.mark.parametrize("clients", [2, 5, 50])
async def test_of_many_who_want_the_last_seat_exactly_one_gets_it(house: House, clients: int) -> None:
    table = await open_table(house, players=2, game="duel")
    bodies = [{"name": f"P{at}", "nonce": f"nonce-{at}"} for at in range(clients)]
    answers = await asyncio.gather(*(house.http.post(f"/api/tables/{table}/join", json=body) for body in bodies))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200] + [409] * (clients - 1)
    assert {answer.json()["error"] for answer in answers if answer.status_code == 409} <= {"taken"}
    (won,) = (answer.json() for answer in answers if answer.status_code == 200)
    seats = (await house.get(f"/api/tables/{table}"))["seats"]
    assert seats[1]["name"] == won["table"]["seats"][1]["name"] and won["seat"] == 1
    assert sum('"entry":"seated"' in body for body in await house.registry.store.load(table)) == 1
