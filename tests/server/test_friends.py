"""Friends by mutual consent, challenges, and blocks, of which nobody is told."""

import asyncio
from typing import Any

import pytest

from tests.server.house import House
from wonders.server.people import circle
from wonders.server.runtime import lobby

pytestmark = pytest.mark.anyio


class Person:
    """Somebody with a profile."""

    def __init__(self, house: House, told: dict[str, Any]) -> None:
        self._house = house
        self.id: str = told["me"]["id"]
        self.headers = {"Wonders-Profile": told["key"]}

    async def do(self, method: str, path: str, body: Any = None, token: str = "", status: int = 200) -> Any:
        headers = self.headers | ({"Authorization": f"Bearer {token}"} if token else {})
        sent = (body if body is not None else {}) if method == "POST" else None
        response = await self._house.http.request(method, f"/api{path}", headers=headers, json=sent)
        assert response.status_code == status, response.text
        return response.json()

    async def circle(self) -> dict[str, list[str]]:
        """Names, by what they are to this one."""
        told = await self.do("GET", "/me/friends")
        return {kind: [one["name"] for one in told[kind]] for kind in ("friends", "asked_by", "asked", "blocked")}


async def people(house: House, *names: str) -> list[Person]:
    return [Person(house, await house.post("/api/me", {"name": name}, status=201)) for name in names]


async def befriend(one: Person, other: Person) -> None:
    await one.do("POST", "/me/friends", {"id": other.id})
    await other.do("POST", "/me/friends", {"id": one.id})


async def test_friends_are_friends_once_both_have_said_so(house: House) -> None:
    anna, bernd = await people(house, "Anna", "Bernd")
    await anna.do("POST", "/me/friends", {"id": bernd.id})
    assert await anna.circle() == {"friends": [], "asked_by": [], "asked": ["Bernd"], "blocked": []}
    assert await bernd.circle() == {"friends": [], "asked_by": ["Anna"], "asked": [], "blocked": []}
    await bernd.do("POST", "/me/friends", {"id": anna.id})
    assert (await anna.circle())["friends"] == ["Bernd"] and (await bernd.circle())["friends"] == ["Anna"]
    await anna.do("DELETE", f"/me/friends/{bernd.id}")
    assert await bernd.circle() == {"friends": [], "asked_by": [], "asked": [], "blocked": []}


async def test_many_who_ask_do_not_hide_friends_nor_fill_the_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(circle, "SHOWN", 2)
    anna, bernd, *others = await people(house, "Anna", "Bernd", "Zoe", "Yan", "Xenia", "Wim")
    for one in others:
        await one.do("POST", "/me/friends", {"id": anna.id})
        house.sources.time += 1.0
    await befriend(anna, bernd)
    await anna.do("POST", "/me/blocks", {"id": others[0].id})
    told = {"friends": ["Bernd"], "asked_by": ["Yan", "Xenia"], "asked": [], "blocked": ["Zoe"]}
    assert await anna.circle() == told


async def test_a_public_name_finds_somebody_a_private_one_does_not(house: House) -> None:
    anna, bernd = await people(house, "Anna", "Bernd")
    assert (await anna.do("POST", "/me/friends", {"name": "bernd"}, status=404))["error"] == "not_found"
    await house.http.patch("/api/me", json={"public": True}, headers=bernd.headers)
    await anna.do("POST", "/me/friends", {"name": "bernd"})
    assert (await bernd.circle())["asked_by"] == ["Anna"]


async def test_strange_wishes_get_a_sentence_and_change_nothing(house: House) -> None:
    (anna,) = await people(house, "Anna")
    assert (await anna.do("POST", "/me/friends", {"id": anna.id}, status=422))["sentence"] == "That is you."
    assert (await anna.do("POST", "/me/blocks", {"id": "nobody"}, status=404))["error"] == "not_found"
    assert (await house.get("/api/me/friends", status=401))["error"] == "no_profile"
    assert await anna.circle() == {"friends": [], "asked_by": [], "asked": [], "blocked": []}


async def test_a_friend_is_asked_to_a_table_and_nobody_else(house: House) -> None:
    anna, bernd, carl = await people(house, "Anna", "Bernd", "Carl")
    await befriend(anna, bernd)
    body = {"game": "duel", "seats": [{"kind": "person", "mine": True}]}
    made = await anna.do("POST", "/tables", body, status=201)
    path = f"/tables/{made['table']['id']}/challenge"
    assert (await anna.do("POST", path, {"friend": carl.id}, made["host"], 403))["error"] == "not_allowed"
    assert (await anna.do("POST", path, {"friend": bernd.id}, "", 401))["error"] == "no_token"
    await anna.do("POST", path, {"friend": bernd.id}, made["host"])
    await anna.do("POST", path, {"friend": bernd.id}, made["host"])
    (told,) = (await bernd.do("GET", "/me/friends"))["challenges"]
    assert (told["table"], told["game"], told["by"]["name"]) == (made["table"]["id"], "duel", "Anna")
    assert (await bernd.do("DELETE", f"/me/challenges/{told['table']}"))["challenges"] == []


async def test_whoever_is_blocked_hears_nothing_of_it(house: House) -> None:
    anna, bernd = await people(house, "Anna", "Bernd")
    await befriend(anna, bernd)
    await anna.do("POST", "/me/blocks", {"id": bernd.id})
    assert await bernd.circle() == {"friends": [], "asked_by": [], "asked": [], "blocked": []}
    await bernd.do("POST", "/me/friends", {"id": anna.id})
    assert (await bernd.circle())["asked"] == ["Anna"], "as if it had been asked"
    assert await anna.circle() == {"friends": [], "asked_by": [], "asked": [], "blocked": ["Bernd"]}
    body = {"game": "duel", "seats": [{"kind": "person", "mine": True}]}
    made = await bernd.do("POST", "/tables", body, status=201)
    path = f"/tables/{made['table']['id']}/challenge"
    refused = await bernd.do("POST", path, {"friend": anna.id}, made["host"], 403)
    assert refused["sentence"] == "Only friends can be challenged."
    await anna.do("DELETE", f"/me/blocks/{bernd.id}")
    assert (await anna.circle())["asked_by"] == ["Bernd"]


async def test_whoever_is_blocked_neither_sees_nor_joins_a_listed_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LASTS", 0.0)
    anna, bernd, carl = await people(house, "Anna", "Bernd", "Carl")
    body = {"game": "duel", "listed": True, "seats": [{"kind": "person", "mine": True}]}
    table = (await anna.do("POST", "/tables", body, status=201))["table"]["id"]
    await anna.do("POST", "/me/blocks", {"id": bernd.id})
    assert await bernd.do("GET", "/tables") == [] and len(await carl.do("GET", "/tables")) == 1
    refused = await bernd.do("POST", f"/tables/{table}/join", {"name": "B"}, status=409)
    assert refused["error"] == "taken" and "block" not in refused["sentence"]
    await carl.do("POST", f"/tables/{table}/join", {"name": "C"})


async def test_whoever_is_blocked_is_never_paired_with_who_did_so(house: House) -> None:
    anna, bernd, carl = await people(house, "Anna", "Bernd", "Carl")
    await anna.do("POST", "/me/blocks", {"id": bernd.id})
    tickets = {}
    for one in (anna, bernd):
        tickets[one] = await one.do("POST", "/pairing", {"game": "duel"}, status=201)
        house.sources.time += 0.5  # who has waited longer is seated first

    async def look(one: Person, wait: float) -> Any:
        ticket = tickets[one]
        return await one.do("GET", f"/pairing/{ticket['id']}?wait={wait}", token=ticket["token"])

    assert (await look(anna, 0.2))["state"] == "waiting"
    tickets[carl] = await carl.do("POST", "/pairing", {"game": "duel"}, status=201)
    told = await asyncio.gather(*(look(one, 20.0) for one in (anna, carl)))
    assert [one["state"] for one in told] == ["seated", "seated"]
    assert (await look(bernd, 0.1))["state"] == "waiting"


async def test_a_profile_waits_once(house: House) -> None:
    (anna,) = await people(house, "Anna")
    first = await anna.do("POST", "/pairing", {"game": "duel"}, status=201)
    await anna.do("POST", "/pairing", {"game": "duel"}, status=201)
    await anna.do("GET", f"/pairing/{first['id']}", token=first["token"], status=404)


async def test_a_profile_that_is_deleted_waits_no_more_and_is_nobody_s_friend(house: House) -> None:
    from tests.server.test_deletion import traces

    anna, bernd, carl = await people(house, "Anna", "Bernd", "Carl")
    await befriend(anna, bernd)
    await carl.do("POST", "/me/blocks", {"id": anna.id})
    body = {"game": "duel", "seats": [{"kind": "person", "mine": True}]}
    made = await bernd.do("POST", "/tables", body, status=201)
    await bernd.do("POST", f"/tables/{made['table']['id']}/challenge", {"friend": anna.id}, made["host"])
    await anna.do("POST", "/pairing", {"game": "duel", "name": "Anna"}, status=201)
    assert len(traces(house, anna.id)) > 4
    await anna.do("DELETE", "/me")
    assert traces(house, anna.id, "Anna") == []
    assert (await bernd.circle())["friends"] == []
