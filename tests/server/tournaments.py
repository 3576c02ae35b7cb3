"""Tournaments for tests: made, joined, come to and played by people who are all ours."""

import asyncio
from collections.abc import Sequence
from typing import Any

from tests.server.house import SECONDS, House
from tests.server.persons import Person, call, person, play_to_the_end
from wonders.server.runtime.tournaments import Tournaments


def looking(house: House) -> Tournaments:
    found: Tournaments = house.app.state.tournaments
    return found


async def make(house: House, maker: Person, kind: str = "swiss", game: str = "duel", **more: Any) -> str:
    body = {"kind": kind, "game": game, "title": "Spring"} | more
    made = await call(house, "POST", "/api/tournaments", body, key=maker.key, status=201)
    return str(made["info"]["id"])


async def joined(house: House, id: str, *names: str) -> list[Person]:
    """New people who take part."""
    people = [await person(house, name) for name in names]
    for one in people:
        await call(house, "POST", f"/api/tournaments/{id}/join", key=one.key)
    return people


async def add_bots(house: House, id: str, maker: Person, count: int, level: str = "random") -> None:
    for _ in range(count):
        await call(house, "POST", f"/api/tournaments/{id}/bots", {"level": level}, key=maker.key)


async def start(house: House, id: str, maker: Person) -> Any:
    return await call(house, "POST", f"/api/tournaments/{id}/start", key=maker.key)


async def shown(house: House, id: str) -> Any:
    return await house.get(f"/api/tournaments/{id}")


async def games(house: House, id: str) -> list[dict[str, Any]]:
    """The games of the last round."""
    found: list[dict[str, Any]] = (await shown(house, id))["rounds"][-1]["games"]
    return found


async def come(house: House, table: str, one: Person) -> str:
    """Take one's seat and be ready; the token of the seat."""
    back = await call(house, "POST", f"/api/tables/{table}/return", key=one.key)
    url = f"/api/tables/{table}/seats/{back['seat']}"
    await call(house, "POST", url, {"nonce": f"n{back['seat']}", "ready": True}, token=back["token"])
    return str(back["token"])


async def until(house: House, table: str, *states: str) -> None:
    async with asyncio.timeout(SECONDS):
        while (await house.get(f"/api/tables/{table}"))["state"] not in states:
            await asyncio.sleep(0.005)


async def play_round(house: House, id: str, people: Sequence[Person]) -> None:
    """Everybody comes, and every game of the round is played to its end."""
    by_id = {one.id: one for one in people}
    told = await shown(house, id)
    who = {one["number"]: by_id.get(one["profile"]) for one in told["entrants"]}
    for game in told["rounds"][-1]["games"]:
        if game["points"] is None and game["table"] is not None:
            for number in game["seats"]:
                if (one := who[number]) is not None:
                    await come(house, game["table"], one)
            await until(house, game["table"], "playing", "over")
            await play_to_the_end(house, game["table"])
    await looking(house).look()


async def play_all(house: House, id: str, people: Sequence[Person] = ()) -> Any:
    """Round after round, to the end."""
    while (told := await shown(house, id))["info"]["state"] == "running":
        await play_round(house, id, people)
    return told
