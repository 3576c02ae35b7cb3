"""Tournaments: what can be made, who may do what, what is told of whom, and for how long it is kept."""

from typing import Any

import pytest

from tests.server.house import House, house_at
from tests.server.persons import call, person
from tests.server.test_deletion import traces
from tests.server.tournaments import add_bots, games, joined, looking, make, play_all, play_round, shown, start
from wonders.server.order.retention import Retention, tidy

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"kind": "league"}, "kind"),
        ({"game": "chess"}, "chess"),
        ({"players": 3}, "two"),
        ({"kind": "groups", "players": 2}, "three to seven"),
        ({"kind": "groups", "game": "duel"}, "players"),
        ({"clock": {"kind": "none"}}, "clock"),
        ({"clock": {"kind": "move", "seconds": 1}}, "clock"),
        ({"starts": 1.0}, "future"),
        ({"every": 5}, "every"),
        ({"most": 1}, "most"),
        ({"title": "x" * 61}, "title"),
        ({"options": {"nonsense": True}}, "nonsense"),
        ({"kind": "groups", "game": "classic", "options": {"teams": True}}, "teams"),
    ],
)
async def test_what_makes_no_sense_is_not_made(house: House, body: dict[str, Any], word: str) -> None:
    maker = await person(house, "Maker")
    wish = {"kind": "swiss", "game": "duel"} | body
    response = await house.http.post("/api/tournaments", json=wish, headers={"Wonders-Profile": maker.key})
    assert response.status_code in (404, 413, 422) and word in response.json()["sentence"].lower()
    assert await house.get("/api/tournaments") == []


async def test_only_the_maker_begins_adds_bots_removes_and_closes(house: House) -> None:
    maker, eve = await person(house, "Maker"), await person(house, "Eve")
    id = await make(house, maker)
    await joined(house, id, "Ada", "Bob")
    url = f"/api/tournaments/{id}"
    for path in ("start", "close", "bots"):
        assert (await call(house, "POST", f"{url}/{path}", key=eve.key, status=403))["error"] == "not_allowed"
        await call(house, "POST", f"{url}/{path}", status=401)
    await call(house, "DELETE", f"{url}/entrants/1", key=eve.key, status=403)
    await call(house, "POST", f"{url}/leave", key=eve.key, status=404)
    before = await shown(house, id)
    assert before["info"]["entrants"] == 2 and before["info"]["state"] == "open"
    told = await call(house, "DELETE", f"{url}/entrants/1", key=maker.key)
    assert [one["name"] for one in told["entrants"]] == ["Bob"]
    told = await call(house, "POST", f"{url}/close", key=maker.key)
    assert told["info"]["state"] == "closed" and not told["joinable"]
    await call(house, "POST", f"{url}/join", key=eve.key, status=409)
    for strange in ("none", "x" * 40, "%00", "%F0%9F%A6%86"):
        await house.get(f"/api/tournaments/{strange}", status=404)


async def test_a_moderator_closes_a_tournament_and_that_is_written_down(tmp_path: Any) -> None:
    async with house_at(tmp_path, moderators="Mod") as house:
        maker, moderator = await person(house, "Maker"), await person(house, "Mod")
        id = await make(house, maker)
        await call(house, "POST", f"/api/tournaments/{id}/close", key=moderator.key)
        (act,) = await house.registry.store.order.acts_after(0)
        assert (act.actor, act.act, act.subject) == (moderator.id, "close", id)


async def test_nobody_takes_part_twice_and_no_more_than_there_is_room_for(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, most=2)
    ada, _ = await joined(house, id, "Ada", "Bob")
    told = await call(house, "POST", f"/api/tournaments/{id}/join", key=ada.key)
    assert told["info"]["entrants"] == 2
    refused = await call(house, "POST", f"/api/tournaments/{id}/join", key=maker.key, status=429)
    assert "full" in refused["sentence"]
    await call(house, "POST", f"/api/tournaments/{id}/bots", {"level": "random"}, key=maker.key, status=429)


async def test_one_maker_has_only_so_many_at_once(house: House) -> None:
    maker = await person(house, "Maker")
    for _ in range(5):
        id = await make(house, maker)
    body = {"kind": "swiss", "game": "duel"}
    refused = await call(house, "POST", "/api/tournaments", body, key=maker.key, status=429)
    assert refused["error"] == "too_many"
    await call(house, "POST", f"/api/tournaments/{id}/close", key=maker.key)
    await make(house, maker)


async def test_a_rated_tournament_takes_rated_bots_only_and_moves_ratings(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, rated=True, rounds=1)
    refused = await call(house, "POST", f"/api/tournaments/{id}/bots", {"level": "hard"}, key=maker.key, status=422)
    assert "rating" in refused["sentence"]
    (ada,) = await joined(house, id, "Ada")
    await add_bots(house, id, maker, 1)
    await start(house, id, maker)
    (game,) = await games(house, id)
    assert (await house.get(f"/api/tables/{game['table']}"))["rated"] == "duel"
    await play_round(house, id, [ada])
    await house.registry.tending.settle()
    (curve,) = await call(house, "GET", "/api/me/ratings", key=ada.key)
    assert curve["matches"] == 1


async def test_whoever_has_it_already_is_told_only_that(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker)
    for url in ("/api/tournaments", f"/api/tournaments/{id}"):
        first = await house.http.get(url)
        tag = {"If-None-Match": first.headers["etag"]}
        assert (await house.http.get(url, headers=tag)).status_code == 304
        await add_bots(house, id, maker, 1)
        assert (await house.http.get(url, headers=tag)).status_code == 200


async def test_the_list_has_those_first_that_are_not_over(house: House) -> None:
    maker = await person(house, "Maker")
    closed, opened = await make(house, maker, title="Closed"), await make(house, maker, title="Open")
    await call(house, "POST", f"/api/tournaments/{closed}/close", key=maker.key)
    house.sources.time += 1
    late = await make(house, maker, "groups", "classic", title="Late")
    told = await house.get("/api/tournaments")
    assert [one["id"] for one in told] == [late, opened, closed]
    assert [(one["maker"], one["players"], one["kind"]) for one in told[:1]] == [("Maker", 4, "groups")]


async def test_the_strongest_are_seeded_first(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, "knockout")
    for level in ("random", "medium", "easy", "expert"):
        await add_bots(house, id, maker, 1, level)
    looking(house).close()
    looking(house)._make_tables = looking(house)._wake = _nothing  # type: ignore[method-assign,assignment]
    told = await start(house, id, maker)
    by_seed = {one["seed"]: one["level"] for one in told["entrants"]}
    assert by_seed == {1: "expert", 2: "medium", 3: "easy", 4: "random"}


async def _nothing(*_: object) -> None:
    """No table is made."""


async def test_a_deleted_profile_is_somebody_in_the_standings_and_an_export_has_its_tournaments(
    database: str, tmp_path: Any
) -> None:
    async with house_at(tmp_path, db=database) as house:
        name = "Zwetschgenkuchen"
        ada = await person(house, name)
        id = await make(house, ada, title=f"Cup of {name}", rounds=1)
        await call(house, "POST", f"/api/tournaments/{id}/join", key=ada.key)
        (bob,) = await joined(house, id, "Bob")
        await start(house, id, ada)
        await play_all(house, id, [ada, bob])
        before = await shown(house, id)
        export = await call(house, "GET", "/api/me/export", key=ada.key)
        assert export["tournaments"] == [{"id": id, "title": f"Cup of {name}"}]
        await call(house, "DELETE", "/api/me", key=ada.key)
        assert traces(house, name, ada.id) == []
        told = await shown(house, id)
        assert {one["name"] for one in told["entrants"]} == {"", "Bob"} and told["info"]["title"] == ""
        assert [one["score"] for one in told["entrants"]] == [one["score"] for one in before["entrants"]]
        assert told["info"]["maker"] == told["maker"] == ""


async def test_who_is_deleted_while_a_tournament_runs_is_paired_no_more(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, rounds=2, wait=60)
    people = await joined(house, id, "Ada", "Bob", "Cem", "Dora")
    await start(house, id, maker)
    await play_round(house, id, people)
    await call(house, "DELETE", "/api/me", key=people[0].key)
    told = await shown(house, id)
    ada = next(one for one in told["entrants"] if not one["name"])
    assert ada["gone"] and not ada["profile"]


async def test_tournaments_are_kept_as_long_as_tables(house: House) -> None:
    maker = await person(house, "Maker")
    old, waiting = await make(house, maker), await make(house, maker)
    await call(house, "POST", f"/api/tournaments/{old}/close", key=maker.key)
    engine, now = house.registry.store.database.engine, house.sources.now()
    assert tidy(engine, Retention(), now + 13 * 86400) == {}
    assert tidy(engine, Retention(), now + 15 * 86400) == {"tournaments": 1}
    assert [one["id"] for one in await house.get("/api/tournaments")] == [old] and waiting
    assert tidy(engine, Retention(), now + 731 * 86400)["tournaments"] == 1
    assert await house.get("/api/tournaments") == []


async def test_places_of_a_running_tournament_are_not_given_out_for_ever(house: House) -> None:
    ada = await person(house, "Ada")
    id = await make(house, ada, most=4, rounds=2)
    await joined(house, id, "Bo", "Cy", "Di")
    await start(house, id, ada)
    for number in range(4, 9):
        await add_bots(house, id, ada, 1)
        await call(house, "DELETE", f"/api/tournaments/{id}/entrants/{number}", key=ada.key)
    for path, body in (("bots", {"level": "random"}), ("join", None)):
        told = await call(house, "POST", f"/api/tournaments/{id}/{path}", body, key=ada.key, status=429)
        assert told["error"] == "too_many"
    assert len((await shown(house, id))["entrants"]) == 8
