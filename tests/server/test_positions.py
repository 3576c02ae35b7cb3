"""Positions over HTTP: to begin with, checked, thought about; nothing is stored, and nobody can make others wait."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.house import House, house_at
from tests.study.positions import a_match
from wonders.core.wire import JsonObject, plain
from wonders.study.position import check, position_of

pytestmark = pytest.mark.anyio


async def a_start(house: House, **about: object) -> JsonObject:
    words = "&".join(f"{name}={value}" for name, value in about.items())
    found: JsonObject = (await house.get(f"/api/positions/start?{words}"))["position"]
    return found


@pytest.mark.parametrize(
    "about",
    [
        {"game": "duel"},
        {"game": "architects", "players": 4},
        {"game": "classic", "players": 2},
        {"game": "classic", "players": 5, "expansions": "cities,leaders"},
    ],
)
async def test_a_new_position_can_be_checked_and_is_shown_as_its_seat_sees_it(house: House, about: JsonObject) -> None:
    document = await a_start(house, **about)
    found = await house.post("/api/positions/check", {"position": json.dumps(document)})
    assert found["problems"] == []
    placed, shown = check(document), found["placed"]
    assert shown["seat"] == placed.seat and shown["full"] == document
    assert shown["state"]["view"] == json.loads(json.dumps(plain(placed.game.view(placed.table, placed.seat))))
    options = [one["action"] for one in shown["state"]["decision"]["options"]]
    assert options == [str(action) for action in placed.game.legal(placed.table, placed.seat)]
    assert shown["table"]["game"] == about["game"] and shown["table"]["id"] == ""


async def test_problems_come_with_places_and_phrases(house: House) -> None:
    document = await a_start(house, game="duel")
    document["cities"][0]["coins"] = -4
    found = await house.post("/api/positions/check", {"position": json.dumps(document)})
    assert found["placed"] is None
    (problem,) = found["problems"]
    assert problem["place"] == "cities.0.coins" and problem["said"]["key"] == "position-number"
    for text in ("{", '{"position": 1, "game": "\\ud800"}'):  # half a character
        broken = await house.post("/api/positions/check", {"position": text})
        assert broken["problems"][0]["said"]["key"] == "position-no-json"


async def test_a_moment_of_a_match_becomes_a_position_where_somebody_decides(house: House) -> None:
    match = a_match("duel", 2)
    record = match.record().dumps()
    found = await house.post("/api/positions/moment", {"record": record, "step": 14})
    assert found["position"] == position_of(match.game, match.steps[14].table)
    begins = await house.post("/api/positions/moment", {"record": record, "step": 0})
    ends = await house.post("/api/positions/moment", {"record": record, "step": 10_000})
    assert begins["position"]["asks"] == "wonder" and ends["position"]["age"] == 3
    wrong = await house.post("/api/positions/moment", {"record": "no record", "step": 0}, status=422)
    assert wrong["error"] == "bad_record"


async def test_the_best_answers_are_thought_of_once_for_all_who_ask(house: House) -> None:
    house.registry.settings.review_nodes = 20
    document = json.dumps(await a_start(house, game="duel"))
    asked = [house.post("/api/positions/analyse", {"position": document}) for _ in range(2)]
    one, other = await asyncio.gather(*asked)
    assert len(house.bot_pool.asked) == 1 and house.bot_pool.asked[0].patron
    assert one == other and one["choices"] > 1 and one["best"][0]["said"]["action"] == one["best"][0]["answer"]
    assert await house.post("/api/positions/analyse", {"position": document}) == one


async def test_what_cannot_be_is_not_thought_about(house: House) -> None:
    wrong = await house.post("/api/positions/analyse", {"position": "{}"}, status=422)
    assert wrong["error"] == "bad_position"
    long = await house.post("/api/positions/check", {"position": "x" * 30_000}, status=422)
    assert long["error"] == "bad_message"
    unknown = await house.get("/api/positions/start?game=chess", status=422)
    assert unknown["error"] == "bad_option"


async def test_an_address_has_only_so_many_positions_thought_about(tmp_path: Path) -> None:
    async with house_at(tmp_path, reviews_per_hour=1, review_nodes=2) as house:
        document = await a_start(house, game="duel")
        for coins in range(10):
            document["cities"][0]["coins"] = coins
            await house.post("/api/positions/analyse", {"position": json.dumps(document)})
        await house.post("/api/positions/analyse", {"position": json.dumps(document)})  # known, so free
        document["cities"][0]["coins"] = 11
        refused = await house.post("/api/positions/analyse", {"position": json.dumps(document)}, status=429)
        assert refused["error"] in ("too_many", "too_fast")
