"""What somebody has played, as they and others are told: their matches, a public profile, an export."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, house_at
from tests.server.several import several
from tests.server.test_profiles import play_random, somebody
from wonders.server.people.history import PAGE
from wonders.server.sources import hashed
from wonders.server.store.batch import Batch
from wonders.server.store.participations import EndingRow, Part, ParticipationRow

pytestmark = pytest.mark.anyio


async def match(
    house: House, people: list[dict[str, Any]], game: str = "duel", to: str = "over", **more: Any
) -> dict[str, Any]:
    """A match of these people, in one of its states; their tokens by seat."""
    wish = {"game": game, "players": len(people)} | more
    made = await house.post("/api/tables", wish, status=201)
    id, tokens = made["table"]["id"], []
    for at, one in enumerate(people):
        joined = await house.post(f"/api/tables/{id}/join", {"nonce": f"n{at}"}, key=one["key"])
        tokens.append(joined["token"])
    if to != "open":
        await house.post(f"/api/tables/{id}/start", token=made["host"])
    if to == "over":
        await play_random(house, id)
    return {"id": id, "tokens": tokens}


async def test_unfinished_matches_come_first_with_whose_turn_it_is(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada, bob = await somebody(house, "Ada"), await somebody(house, "Bob")
        over = await match(house, [ada, bob])
        waiting = await match(house, [ada, bob], to="open")
        playing = await match(house, [ada, bob], to="playing")
        mine, theirs = [await house.get("/api/me/matches", key=one["key"]) for one in (ada, bob)]
        assert [(one["table"], one["to_move"]) for one in mine["unfinished"]] == [
            (playing["id"], True), (waiting["id"], False),
        ]  # fmt: skip
        assert not any(one["to_move"] for one in theirs["unfinished"])
        assert mine["unfinished"][0]["info"]["seats"][1]["name"] == "Bob"
        (done,) = mine["finished"]
        assert (done["table"], done["state"], done["seat"], done["others"][0]["name"]) == (over["id"], "over", 0, "Bob")
        assert {done["place"], theirs["finished"][0]["place"]} <= {1, 2} and mine["next"] is None
        await house.get(f"/api/tables/{done['table']}/replay?seat=0")


async def test_matches_are_filtered_by_game_variant_and_opponent(house: House) -> None:
    ada, bob, eve = [await somebody(house, name) for name in ("Ada", "Bob", "Eve")]
    duel = await match(house, [ada, bob])
    cities = await match(house, [ada, bob, eve], "classic", options={"expansions": "cities"}, to="playing")

    async def found(query: str) -> set[str]:
        told = await house.get(f"/api/me/matches?{query}", key=ada["key"])
        return {one["table"] for one in (*told["unfinished"], *told["finished"])}

    assert await found("") == {duel["id"], cities["id"]}
    assert await found("game=duel") == await found("variant=") == {duel["id"]}
    assert await found("variant=cities") == await found("opponent=eve") == {cities["id"]}
    assert await found(f"opponent={eve['me']['id']}") == {cities["id"]} and await found("opponent=Ada") == set()
    assert await found("game=chess") == set()


async def test_whoever_has_left_finds_the_match_only_when_it_is_over(house: House) -> None:
    ada, bob = await somebody(house, "Ada"), await somebody(house, "Bob")
    left = await match(house, [ada, bob], to="playing")
    await house.post(f"/api/tables/{left['id']}/resign", token=left["tokens"][0])
    told = await house.get("/api/me/matches", key=ada["key"])
    assert told["unfinished"] == told["finished"] == []
    await play_random(house, left["id"])
    (done,) = (await house.get("/api/me/matches", key=ada["key"]))["finished"]
    assert done["left"] and not (await house.get("/api/me/matches", key=bob["key"]))["finished"][0]["left"]


async def filled(house: House, profile: str, count: int, same_time: bool = False) -> None:
    """Many matches that are over, straight into the store."""
    for at in range(count):
        row = ParticipationRow(f"t{at:03}", 0, profile, "Ada", "person", "", "duel", "", 2, 1.0, "playing")
        end = EndingRow("over", 5.0 if same_time else float(at), 1 + at % 2, 1, at, "pyramids,sphinx", "a,b,c",
                        row.table_id, 0)  # fmt: skip
        other = ParticipationRow(row.table_id, 1, "bot:hard", "Cleo", "bot", "hard", "duel", "", 2, 1.0, "playing")
        lost = EndingRow("over", end.ended, 2 - at % 2, 1, 0, "", "", row.table_id, 1)
        await house.registry.store.append(Batch(row.table_id, (), part=Part((row, other), (end, lost))))


@pytest.mark.parametrize("same_time", [False, True])
async def test_pages_follow_each_other_without_a_gap_or_a_match_twice(house: House, same_time: bool) -> None:
    ada = await somebody(house, "Ada")
    await filled(house, ada["me"]["id"], 2 * PAGE + 5, same_time)
    found: list[str] = []
    cursor: str | None = ""
    for _ in range(3):
        told = await house.get(f"/api/me/matches?cursor={cursor}", key=ada["key"])
        found += [one["table"] for one in told["finished"]]
        cursor = told["next"]
    assert cursor is None and len(found) == len(set(found)) == 2 * PAGE + 5
    assert same_time or found == sorted(found, reverse=True)
    told = await house.get("/api/me/matches?cursor=nonsense", key=ada["key"], status=422)
    assert "cursor" in told["sentence"]


async def test_another_device_of_a_profile_gets_a_token_for_its_seat_in_every_state(house: House) -> None:
    ada, bob, eve = [await somebody(house, name) for name in ("Ada", "Bob", "Eve")]
    for state in ("open", "playing", "over"):
        one = await match(house, [ada, bob], to=state)
        back = await house.post(f"/api/tables/{one['id']}/return", key=bob["key"])
        live = house.live(one["id"])
        assert back["seat"] == 1 and live.state.whose(back["token"]) == 1 == live.state.whose(one["tokens"][1])
        await house.post(f"/api/tables/{one['id']}/return", key=eve["key"], status=403)
        await house.post(f"/api/tables/{one['id']}/return", status=401)


async def test_a_private_profile_is_not_there_for_others(house: House) -> None:
    ada = await somebody(house, "Ada")
    for name in ("Ada", ada["me"]["id"], "nobody", "a%2Fb"):
        await house.get(f"/api/profiles/{name}", status=404)
    await house.ask("PATCH", "/api/me", {"public": True}, key=ada["key"])
    for name in ("Ada", "ADA", ada["me"]["id"]):
        assert (await house.get(f"/api/profiles/{name}"))["name"] == "Ada"
    await house.ask("PATCH", "/api/me", {"public": False}, key=ada["key"])
    await house.get("/api/profiles/Ada", status=404)


async def test_a_public_profile_counts_results_by_game_seat_wonder_and_opening(house: House) -> None:
    ada = await somebody(house, "Ada")
    await house.ask("PATCH", "/api/me", {"public": True}, key=ada["key"])
    await filled(house, ada["me"]["id"], 5)
    told = await house.get("/api/profiles/Ada")
    won = {"matches": 5, "won": 3, "shared": 0, "left": 0, "points": 2.0, "best": 4}
    assert told["games"] == [{"game": "duel", "variant": "", "players": 2, "results": won}]
    assert told["seats"] == [{"game": "duel", "players": 2, "seat": 0, "results": won}]
    assert [(one["wonder"], one["results"]) for one in told["wonders"]] == [("pyramids", won), ("sphinx", won)]
    assert told["openings"] == [{"game": "duel", "cards": ["a", "b", "c"], "results": won}]
    assert [one["table"] for one in told["recent"]] == ["t004", "t003", "t002", "t001", "t000"]
    bot = await house.get("/api/profiles/bot/hard")
    assert bot["bot"] and bot["name"] == "hard" and bot["games"][0]["results"]["won"] == 2
    await house.get("/api/profiles/bot/divine", status=422)


async def test_nobody_is_told_a_secret_of_somebody_else(house: House) -> None:
    """Neither the key nor its hash, nor the devices, the recovery code or the private profile."""
    ada, bob = await somebody(house, "Ada", device="secret laptop"), await somebody(house, "Bob")
    code = (await house.post("/api/me/recovery", key=ada["key"]))["code"]
    played = await match(house, [ada, bob])
    await house.ask("PATCH", "/api/me", {"public": True}, key=ada["key"])
    heard = [await house.get(path, key=bob["key"]) for path in (
        "/api/me", "/api/me/matches", "/api/me/export", "/api/profiles/Ada", f"/api/tables/{played['id']}",
        "/api/tables", f"/api/tables/{played['id']}/fairness",
    )]  # fmt: skip
    line = await house.line(played["id"], played["tokens"][1])
    heard += [await line.get("welcome"), await line.get("state")]
    told = json.dumps(heard)
    for secret in (ada["key"], hashed(ada["key"]), hashed(ada["key"])[:12], "secret laptop", code, code[15:]):
        assert secret not in told


async def test_an_export_has_all_that_is_kept_and_no_secret(house: House) -> None:
    ada, bob = await somebody(house, "Ada", device="laptop"), await somebody(house, "Bob")
    one = await match(house, [ada, bob], to="playing")
    for seat, words in enumerate(("mine", "not mine")):
        line = await house.line(one["id"], one["tokens"][seat])
        line.put({"type": "say", "move": f"say-00000000000{seat}", "text": words})
        await line.get("said")
    response = await house.http.get("/api/me/export", headers={"Wonders-Profile": ada["key"]})
    told = response.json()
    assert "attachment" in response.headers["content-disposition"]
    assert told["me"]["name"] == "Ada" and told["me"]["devices"][0]["label"] == "laptop"
    assert [one["table"] for one in told["matches"]] == [one["id"]]
    assert [line["text"] for line in told["said"]] == ["mine"]
    assert ada["key"] not in response.text and hashed(ada["key"]) not in response.text


async def test_with_several_processes_all_matches_are_found_at_any_of_them(tmp_path: Path) -> None:
    async with several(tmp_path, f"sqlite:///{tmp_path / 'shared.db'}") as house:
        http = house.nodes[0].http
        ada = (await http.post("/api/me", json={"name": "Ada"})).json()
        headers = {"Wonders-Profile": ada["key"]}
        wish = {"game": "duel", "seats": [{"kind": "person", "mine": True}]}
        ids = [(await http.post("/api/tables", json=wish, headers=headers)).json()["table"]["id"] for _ in range(4)]
        assert {house.holder(id) for id in ids} == {*house.nodes}
        for node in house.nodes:
            told = (await node.http.get("/api/me/matches", headers=headers)).json()
            assert {one["table"] for one in told["unfinished"]} == {*ids}
