"""Profiles: made without any question, known by their keys, changed and signed out by nobody but their owners."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import House, house_at
from tests.server.releases import play, releases, unpack
from wonders.server.errors import Refused
from wonders.server.people.keys import admit
from wonders.server.people.profiles import name_key
from wonders.server.sources import hashed
from wonders.server.store.people_schema import participations, profile_keys, profiles

pytestmark = pytest.mark.anyio


async def somebody(house: House, name: str = "", **more: Any) -> dict[str, Any]:
    """A new profile, with its key."""
    made: dict[str, Any] = await house.post("/api/me", {"name": name} | more, status=201)
    return made


async def rows(house: House, table: Any) -> list[dict[str, Any]]:
    with house.registry.store.database.engine.connect() as connection:
        return [dict(row) for row in connection.execute(select(table)).mappings()]


async def test_a_profile_is_made_without_any_question_and_known_by_its_key(house: House) -> None:
    made = await somebody(house, "Ada", device="Firefox")
    me = await house.get("/api/me", key=made["key"])
    assert me == made["me"] and me["name"] == "Ada" and 1 <= me["colour"] <= 8 and not me["public"]
    assert [(one["label"], one["here"]) for one in me["devices"]] == [("Firefox", True)]
    nameless = await somebody(house)
    assert nameless["me"]["name"] == "" and nameless["me"]["id"] != me["id"]


async def test_the_server_keeps_only_the_hash_of_a_key(house: House) -> None:
    made = await somebody(house, "Ada")
    (kept,) = await rows(house, profile_keys)
    assert len(made["key"]) == 43 and kept["hash"] == hashed(made["key"])
    assert made["key"] not in str(await rows(house, profile_keys)) + str(await rows(house, profiles))


async def test_without_a_key_nothing_of_a_profile_is_told(house: House) -> None:
    told = await house.get("/api/me", status=401)
    assert told["error"] == "no_profile" and "Wonders-Profile" in told["sentence"]
    told = await house.get("/api/me", status=403, key="x" * 43)
    assert told["error"] == "bad_key"


async def test_a_wrong_key_stops_a_table_from_being_set_up_and_a_seat_from_being_taken(house: House) -> None:
    await house.post("/api/tables", {"game": "duel"}, status=403, key="wrong")
    assert await house.registry.store.counts() == {}
    made = await house.post("/api/tables", {"game": "duel"}, status=201)
    await house.post(f"/api/tables/{made['table']['id']}/join", {}, status=403, key="wrong")
    assert house.live(made["table"]["id"]).state.seq == 1


async def test_name_and_colour_are_changed_and_what_is_not_given_stays(house: House) -> None:
    key = (await somebody(house, "Ada", colour=3))["key"]
    me = await house.ask("PATCH", "/api/me", {"name": " Grace "}, key=key)
    assert (me["name"], me["colour"], me["public"]) == ("Grace", 3, False)
    me = await house.ask("PATCH", "/api/me", {"colour": 8, "public": True}, key=key)
    assert (me["name"], me["colour"], me["public"]) == ("Grace", 8, True)
    assert me == await house.get("/api/me", key=key)


@pytest.mark.parametrize(
    ("wish", "status", "words"),
    [
        ({"name": "x" * 25}, 413, "at most 24"),
        ({"name": "\u2800"}, 422, "printable"),
        ({"name": "\u0301"}, 422, "can be seen"),
        ({"colour": 9}, 422, "colour"),
        ({"colour": 0}, 422, "colour"),
        ({"public": True}, 422, "needs a name"),
        ({"name": "a/b", "public": True}, 422, "'/'"),
        ({"key": "mine"}, 422, "Extra inputs"),
    ],
)
async def test_a_wish_that_cannot_be_gets_a_sentence_and_changes_nothing(
    house: House, wish: Any, status: int, words: str
) -> None:
    made = await somebody(house)
    told = await house.ask("PATCH", "/api/me", wish, status=status, key=made["key"])
    assert words in told["sentence"]
    assert await house.get("/api/me", key=made["key"]) == made["me"]


async def test_a_public_name_belongs_to_one_profile_however_it_is_written(house: House) -> None:
    first, second = (await somebody(house, "Straße"))["key"], (await somebody(house, "STRASSE"))["key"]
    await house.ask("PATCH", "/api/me", {"public": True}, key=first)
    told = await house.ask("PATCH", "/api/me", {"public": True}, status=409, key=second)
    assert told["error"] == "taken" and not (await house.get("/api/me", key=second))["public"]
    await house.ask("PATCH", "/api/me", {"public": False}, key=first)
    assert (await house.ask("PATCH", "/api/me", {"public": True}, key=second))["public"]
    assert name_key(" \uff21da\u00a0 Love ") == "ada love"


async def test_of_ten_who_want_a_name_at_the_same_moment_one_gets_it(database: str, tmp_path: Any) -> None:
    async with house_at(tmp_path, db=database) as house:
        keys = [(await somebody(house, "Ada"))["key"] for _ in range(10)]
        wishes = [house.http.patch("/api/me", json={"public": True}, headers={"Wonders-Profile": key}) for key in keys]
        found = [response.status_code for response in await asyncio.gather(*wishes)]
        assert sorted(found) == [200] + [409] * 9
        assert sum(row["public"] for row in await rows(house, profiles)) == 1


async def test_signing_out_ends_the_key_of_a_device_or_of_all(house: House) -> None:
    made = await somebody(house, "Ada")
    store, id = house.registry.store.profiles, made["me"]["id"]
    phone, tablet = [await admit(store, house.sources, id, label) for label in ("phone", "tablet")]
    devices = {one["label"]: one["id"] for one in (await house.get("/api/me", key=made["key"]))["devices"]}
    await house.post("/api/me/out", {"device": "nothing"}, status=404, key=made["key"])
    await house.post("/api/me/out", {"device": devices["phone"]}, key=made["key"])
    await house.get("/api/me", status=403, key=phone)
    await house.post("/api/me/out", {}, key=made["key"])
    await house.get("/api/me", status=403, key=made["key"])
    assert await house.post("/api/me/out", {"everywhere": True}, key=tablet) == []
    await house.get("/api/me", status=403, key=tablet)


async def test_nobody_signs_out_a_device_of_somebody_else(house: House) -> None:
    ada, bob = await somebody(house, "Ada"), await somebody(house, "Bob")
    theirs = ada["me"]["devices"][0]["id"]
    await house.post("/api/me/out", {"device": theirs}, status=404, key=bob["key"])
    await house.post("/api/me/out", {"everywhere": True}, key=bob["key"])
    await house.get("/api/me", key=ada["key"])


async def test_a_seat_remembers_the_profile_and_tells_its_public_part(house: House) -> None:
    ada, bob = await somebody(house, "Ada", colour=2), await somebody(house, "Bob", colour=5)
    seats = [{"kind": "person", "mine": True}, {"kind": "person", "mine": True, "name": "Eve"}, {"kind": "open"}]
    made = await house.post(
        "/api/tables", {"game": "classic", "players": 3, "seats": seats}, status=201, key=ada["key"]
    )
    joined = await house.post(f"/api/tables/{made['table']['id']}/join", {"name": "Bobby"}, key=bob["key"])
    told = joined["table"]["seats"]
    assert [one.get("profile") for one in told] == [
        {"id": ada["me"]["id"], "colour": 2}, None, {"id": bob["me"]["id"], "colour": 5},
    ]  # fmt: skip
    assert [one["name"] for one in told] == ["Ada", "Eve", "Bobby"]
    assert ada["key"] not in str(joined) and hashed(ada["key"]) not in str(joined)


async def test_a_profile_has_one_seat_of_a_table(house: House) -> None:
    ada = await somebody(house, "Ada")
    made = await house.post("/api/tables", {"game": "duel"}, status=201)
    for _ in range(2):
        joined = await house.post(f"/api/tables/{made['table']['id']}/join", {}, key=ada["key"])
    assert ["profile" in one for one in joined["table"]["seats"]] == [True, False]


async def test_without_a_profile_everything_goes_on_as_before(house: House) -> None:
    made = await house.table("duel")
    await play_random(house, made.id)
    assert "profile" not in str(await house.get(f"/api/tables/{made.id}"))
    assert await rows(house, participations) == []


async def play_random(house: House, table: str) -> None:
    """Play to the end; bots may be faster."""
    rng, state = Random(1), house.live(table).state
    while state.match is not None and not state.match.over:
        with suppress(Refused):
            await play(house, table, rng, 1)
        await asyncio.sleep(0)


async def test_who_takes_part_is_written_down_from_sitting_down_to_the_end(database: str, tmp_path: Any) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada = await somebody(house, "Ada")
        seats = [{"kind": "person", "mine": True}, {"kind": "bot", "level": "random"}, {"kind": "open"}]
        wish = {"game": "classic", "players": 3, "seats": seats, "options": {"expansions": "leaders,cities"}}
        made = await house.post("/api/tables", wish, status=201, key=ada["key"])
        url = f"/api/tables/{made['table']['id']}"
        (row,) = await rows(house, participations)
        assert (row["profile"], row["seat"], row["state"], row["variant"]) == (
            ada["me"]["id"],
            0,
            "open",
            "cities+leaders",
        )
        joined = await house.post(f"{url}/join", {"name": "Eve", "nonce": "n"})
        await house.post(f"{url}/seats/0", {"ready": True, "nonce": "n"}, token=made["tokens"][0]["token"])
        await house.post(f"{url}/start", token=made["host"])
        found = {row["seat"]: row for row in await rows(house, participations)}
        assert [(found[at]["profile"], found[at]["state"]) for at in range(3)] == [
            (ada["me"]["id"], "playing"), ("bot:random", "playing"), ("", "playing"),
        ]  # fmt: skip
        house.sources.time += 60
        await house.post(f"{url}/resign", token=joined["token"])
        await play_random(house, made["table"]["id"])
        live = house.live(made["table"]["id"]).state
        assert live.match is not None and (outcome := live.game.outcome(live.match.table)) is not None
        for row in await rows(house, participations):
            at = row["seat"]
            assert (row["state"], row["ended"], row["joined"]) == ("over", house.sources.time, house.sources.time - 60)
            assert (row["place"], row["points"]) == (outcome.ranks[at], outcome.points[at])
            assert row["shared"] == outcome.ranks.count(row["place"]) and row["rating_change"] is None
            assert row["wonder"] and len(row["opening"].split(",")) == 3 and not row["has_left"]


async def test_leaving_is_written_down_before_the_match_and_in_it(house: House) -> None:
    ada, bob = await somebody(house, "Ada"), await somebody(house, "Bob")
    made = await house.post("/api/tables", {"game": "duel"}, status=201)
    url = f"/api/tables/{made['table']['id']}"
    first = await house.post(f"{url}/join", {}, key=ada["key"])
    await house.post(f"{url}/leave", token=first["token"])
    (row,) = await rows(house, participations)
    assert row["state"] == "gone" and "profile" not in str((await house.get(url))["seats"])
    first = await house.post(f"{url}/join", {"nonce": "a"}, key=ada["key"])
    await house.post(f"{url}/join", {"nonce": "b"}, key=bob["key"])
    await house.post(f"{url}/start", token=made["host"])
    await house.post(f"{url}/resign", token=first["token"])
    found = {row["profile"]: (row["state"], row["has_left"]) for row in await rows(house, participations)}
    assert found == {ada["me"]["id"]: ("playing", True), bob["me"]["id"]: ("playing", False)}
    await play_random(house, made["table"]["id"])
    found = {row["profile"]: (row["state"], row["has_left"]) for row in await rows(house, participations)}
    assert found == {ada["me"]["id"]: ("over", True), bob["me"]["id"]: ("over", False)}


async def test_a_seat_that_the_host_gives_to_somebody_else_has_no_profile_any_more(house: House) -> None:
    ada = await somebody(house, "Ada")
    made = await house.post("/api/tables", {"game": "duel"}, status=201)
    url = f"/api/tables/{made['table']['id']}"
    for name, key in (("a", ada["key"]), ("b", "")):
        await house.post(f"{url}/join", {"nonce": name}, key=key)
    await house.post(f"{url}/start", token=made["host"])
    house.sources.time += 31
    await house.post(f"{url}/invite/0", token=made["host"])
    assert "profile" not in str((await house.get(url))["seats"])
    found = {row["profile"]: row["has_left"] for row in await rows(house, participations)}
    assert found[ada["me"]["id"]]


async def test_at_a_rematch_the_seat_is_kept_for_the_profile_and_everything_outlives_a_restart(tmp_path: Any) -> None:
    async with house_at(tmp_path) as house:
        ada = await somebody(house, "Ada")
        made = await house.post("/api/tables", {"game": "duel"}, status=201)
        url = f"/api/tables/{made['table']['id']}"
        first = await house.post(f"{url}/join", {"nonce": "a"}, key=ada["key"])
        second = await house.post(f"{url}/join", {"nonce": "b"})
        await house.post(f"{url}/start", token=made["host"])
        await play_random(house, made["table"]["id"])
        again = (await house.post(f"{url}/rematch", token=second["token"]))["table"]["id"]
        states = {row["table_id"]: row["state"] for row in await rows(house, participations) if row["profile"]}
        assert states == {made["table"]["id"]: "over", again: "kept"}
        await house.post(f"{url}/rematch", token=first["token"])
    async with house_at(tmp_path) as house:
        states = {row["table_id"]: row["state"] for row in await rows(house, participations) if row["profile"]}
        assert states == {made["table"]["id"]: "over", again: "open"}
        assert (await house.get(f"/api/tables/{again}"))["seats"][0]["profile"]["id"] == ada["me"]["id"]


@pytest.mark.parametrize("release", releases())
async def test_in_a_database_of_an_earlier_release_people_with_profiles_sit_down_and_play(
    release: str, tmp_path: Path
) -> None:
    known = unpack(release, tmp_path)
    id, one = next((id, one) for id, one in known.items() if one["state"] == "open" and one["game"] == "duel")
    async with house_at(tmp_path) as house:
        ada, url = await somebody(house, "Ada"), f"/api/tables/{id}"
        await house.post(f"{url}/seats/0", {"kind": "open"}, token=one["host"])
        await house.post(f"{url}/join", {"seat": 0, "nonce": "a"}, key=ada["key"])
        await house.post(f"{url}/start", token=one["host"])
        await play_random(house, id)
        assert {row["profile"]: row["state"] for row in await rows(house, participations)} == {
            ada["me"]["id"]: "over", "": "over",
        }  # fmt: skip
