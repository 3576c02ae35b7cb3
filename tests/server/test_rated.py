"""Rated matches: agreed on before anybody sits down, counted exactly once, never with help."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import House, house_at
from tests.server.persons import Person, begin, call, person, play_to_the_end, rated_table
from wonders.ratings.anchors import anchored, newcomer
from wonders.ratings.classes import CLASSES
from wonders.ratings.rating import Rating
from wonders.ratings.results import rated
from wonders.ratings.update import Player
from wonders.server.sources import hashed
from wonders.server.store.order_schema import rated_matches, rating_changes, ratings
from wonders.server.store.people_schema import participations

pytestmark = pytest.mark.anyio


def rows(house: House, table: Any) -> list[Any]:
    with house.registry.store.database.engine.connect() as connection:
        return [row._mapping for row in connection.execute(select(table))]


async def settled(house: House) -> None:
    await house.registry.tending.settle()


async def curve(house: House, one: Person, status: int = 200) -> Any:
    return await call(house, "GET", f"/api/profiles/{one.name}/ratings", status=status)


async def two_who_have_played(house: House) -> tuple[Person, Person, str, tuple[int, ...]]:
    anna, bernd = await person(house, "Anna"), await person(house, "Bernd")
    table = await rated_table(house, [anna, bernd])
    await begin(house, table)
    ranks = await play_to_the_end(house, table.id)
    await settled(house)
    return anna, bernd, table.id, ranks


async def test_a_match_moves_the_ratings_as_the_method_says(house: House) -> None:
    anna, bernd, table, ranks = await two_who_have_played(house)
    expected = rated(ranks, (), [Player(newcomer("duel"))] * 2)
    for one, rating in zip((anna, bernd), expected, strict=True):
        (told,) = await curve(house, one)
        assert told["id"] == "duel" and told["matches"] == 1
        assert told["rating"]["rating"] == pytest.approx(rating.mean, abs=0.05)
        assert told["rating"]["low"] == pytest.approx(rating.low, abs=0.05) and told["rating"]["provisional"]
        (point,) = told["points"]
        assert point["table"] == table
        assert point["change"] == pytest.approx(rating.mean - newcomer("duel").mean, abs=0.05)
    changes = {row["profile"]: row["rating_change"] for row in rows(house, participations)}
    assert changes[anna.id] == pytest.approx(-changes[bernd.id]) != 0


async def test_everybody_sees_that_a_table_is_rated_before_sitting_down(house: House) -> None:
    anna = await person(house, "Anna")
    table = await rated_table(house, [anna], ("medium",))
    assert (await house.get(f"/api/tables/{table.id}"))["rated"] == "duel"
    plain = await house.table("duel", start=False)
    assert "rated" not in await house.get(f"/api/tables/{plain.id}")


async def test_a_result_is_counted_once_however_often_and_by_whom_it_is_settled(house: House) -> None:
    await two_who_have_played(house)
    before = rows(house, ratings)
    await asyncio.gather(*(house.registry.tending.settle() for _ in range(5)))
    assert rows(house, ratings) == before and len(rows(house, rating_changes)) == 2
    assert [row["result"] for row in rows(house, rated_matches)] == [""]


async def test_two_processes_that_settle_at_once_count_a_match_once(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house, house_at(tmp_path, house.sources, db=database) as other:
        anna, bernd = await person(house, "Anna"), await person(house, "Bernd")
        table = await rated_table(house, [anna, bernd])
        await begin(house, table)
        house.registry.tending.settle_soon = lambda: None  # type: ignore[method-assign]
        await play_to_the_end(house, table.id)
        assert not rows(house, ratings)
        await asyncio.gather(*(one.registry.tending.settle() for one in (house, other) for _ in range(3)))
        assert [row["matches"] for row in rows(house, ratings)] == [1, 1]
        assert len(rows(house, rating_changes)) == 2


async def test_a_match_whose_server_died_before_it_was_settled_is_settled_by_the_next(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna, bernd = await person(house, "Anna"), await person(house, "Bernd")
        table = await rated_table(house, [anna, bernd])
        await begin(house, table)
        house.registry.tending.settle_soon = lambda: None  # type: ignore[method-assign]
        await play_to_the_end(house, table.id)
    async with house_at(tmp_path) as again:
        await again.registry.sweep()
        assert len(rows(again, ratings)) == 2


async def test_leaving_counts_as_the_last_place(house: House) -> None:
    anna, bernd = await person(house, "Anna"), await person(house, "Bernd")
    for winner in (0, 1):  # whatever the bot makes of it
        table = await rated_table(house, [anna, bernd])
        await begin(house, table)
        await call(house, "POST", f"/api/tables/{table.id}/resign", token=table.tokens[0])
        await play_to_the_end(house, table.id, seed=winner)
    await settled(house)
    assert all(row["change"] < 0 for row in rows(house, rating_changes) if row["profile"] == anna.id)
    assert all(row["change"] > 0 for row in rows(house, rating_changes) if row["profile"] == bernd.id)


async def test_who_has_a_bot_playing_at_the_end_has_left(house: House) -> None:
    anna, bernd = await person(house, "Anna"), await person(house, "Bernd")
    table = await rated_table(house, [anna, bernd])
    await begin(house, table)
    house.sources.time += 3600
    await call(house, "POST", f"/api/tables/{table.id}/seats/0", {"away": True}, token=table.tokens[1])
    await play_to_the_end(house, table.id)
    await settled(house)
    assert next(row["change"] for row in rows(house, rating_changes) if row["profile"] == anna.id) < 0


async def test_who_lets_the_time_run_out_has_lost_whatever_the_bot_makes_of_it(house: House) -> None:
    anna, bernd = await person(house, "Anna"), await person(house, "Bernd")
    for seed in (0, 1):
        table = await rated_table(house, [anna, bernd], clock={"kind": "move", "seconds": 60})
        await begin(house, table)
        live = house.live(table.id)
        assert live.state.match is not None
        late = live.state.match.waiting_for[0]
        house.sources.time += 61
        house.registry.automation.ring(live)
        while not live.state.lineup.late:
            await asyncio.sleep(0.005)
        await call(house, "POST", f"/api/tables/{table.id}/return", key=(anna, bernd)[late].key)
        await play_to_the_end(house, table.id, seed)
        await settled(house)
        change = {row["profile"]: row["change"] for row in rows(house, rating_changes) if row["table_id"] == table.id}
        assert change[(anna, bernd)[late].id] < 0 < change[(anna, bernd)[1 - late].id]
        left = {row["seat"]: row["has_left"] for row in rows(house, participations) if row["table_id"] == table.id}
        assert left == {late: True, 1 - late: False}


async def test_nobody_hands_the_own_seat_to_a_bot_in_a_rated_match(house: House) -> None:
    anna = await person(house, "Anna")
    table = await rated_table(house, [anna], ("random",))
    await begin(house, table)
    url = f"/api/tables/{table.id}/seats/0"
    refused = await call(house, "POST", url, {"away": True}, token=table.tokens[0], status=403)
    assert refused["error"] == "not_allowed" and "rated" in refused["sentence"]


async def test_bots_keep_their_anchors_and_people_move_against_them(house: House) -> None:
    anna = await person(house, "Anna")
    table = await rated_table(house, [anna], ("random",))
    await begin(house, table)
    ranks = await play_to_the_end(house, table.id)
    await settled(house)
    anchor = anchored("duel", "random")
    assert anchor is not None
    expected = rated(ranks, (), [Player(newcomer("duel")), Player(anchor, fixed=True)])
    (row,) = rows(house, ratings)
    assert Rating(row["mean"], row["deviation"]) == expected[0]
    board = await house.get("/api/ratings/duel")
    assert next(one for one in board["ranked"] if one["bot"] and one["name"] == "random")["rating"]["rating"] == 500


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"undo": True}, "no undo"),
        ({"assists": ["estimate"]}, "no help"),
        ({"assists": ["hints"]}, "no help"),
        ({"seats": [{"kind": "person", "mine": True}, {"kind": "bot", "level": "hard"}]}, "no rating"),
    ],
)
async def test_what_cannot_be_rated_is_refused_and_no_table_is_made(
    house: House, wish: dict[str, Any], word: str
) -> None:
    anna = await person(house, "Anna")
    asked = {"game": "duel", "rated": True, "undo": False, "seats": [{"kind": "person", "mine": True}]} | wish
    refused = await call(house, "POST", "/api/tables", asked, key=anna.key, status=422)
    assert word in refused["sentence"] and not house.registry.live


async def test_two_at_one_device_do_not_play_rated(house: House) -> None:
    anna = await person(house, "Anna")
    seats = [{"kind": "person", "mine": True}, {"kind": "person", "mine": True}]
    wish = {"game": "duel", "rated": True, "undo": False, "seats": seats}
    refused = await call(house, "POST", "/api/tables", wish, key=anna.key, status=401)
    assert "seat 1 needs a profile of their own" in refused["sentence"] and not house.registry.live


async def test_nobody_sits_at_a_rated_table_without_a_profile(house: House) -> None:
    wish = {"game": "duel", "rated": True, "undo": False, "seats": [{"kind": "person", "mine": True}]}
    assert (await call(house, "POST", "/api/tables", wish, status=401))["error"] == "no_profile"
    anna = await person(house, "Anna")
    made = await call(house, "POST", "/api/tables", wish, key=anna.key, status=201)
    url = f"/api/tables/{made['table']['id']}"
    assert (await call(house, "POST", f"{url}/join", {"name": "X"}, status=401))["error"] == "no_profile"
    refused = await call(house, "POST", f"{url}/join", {"name": "Anna"}, key=anna.key, status=401)
    assert "no other seat here" in refused["sentence"]
    assert (await house.get(url))["seats"][1]["kind"] == "open"


async def test_a_plain_match_moves_no_rating(house: House) -> None:
    anna, bernd = await person(house, "Anna"), await person(house, "Bernd")
    table = await rated_table(house, [anna, bernd], rated=False)
    await begin(house, table)
    await play_to_the_end(house, table.id)
    await settled(house)
    assert not rows(house, rated_matches) and await curve(house, anna) == []


async def test_the_leaderboard_shows_who_wants_to_be_seen_and_bots(house: House) -> None:
    anna, bernd = await person(house, "Anna"), await person(house, "Bernd", public=False)
    table = await rated_table(house, [anna, bernd])
    await begin(house, table)
    await play_to_the_end(house, table.id)
    await settled(house)
    board = await house.get("/api/ratings/duel")
    people = [one for one in board["ranked"] if not one["bot"]]
    assert [one["name"] for one in people] == ["Anna"] and people[0]["rating"]["provisional"]
    assert board["ranked"].index(people[0]) == len(board["ranked"]) - 1, "provisional ratings have no place"
    assert people[0]["rating"]["low"] < people[0]["rating"]["rating"] < people[0]["rating"]["high"]
    await curve(house, bernd, status=404)
    assert (await call(house, "GET", "/api/me/ratings", key=bernd.key))[0]["matches"] == 1


async def test_an_export_has_ratings_friends_blocks_and_tokens_without_secrets(house: House) -> None:
    anna, bernd, table, _ = await two_who_have_played(house)
    eve = await person(house, "Eve")
    for one, other in ((anna, bernd), (bernd, anna)):
        await call(house, "POST", "/api/me/friends", {"id": other.id}, key=one.key)
    await call(house, "POST", "/api/me/blocks", {"id": eve.id}, key=anna.key)
    body = {"label": "my bot", "scopes": ["read"]}
    secret = (await call(house, "POST", "/api/me/tokens", body, key=anna.key, status=201))["secret"]
    told = await call(house, "GET", "/api/me/export", key=anna.key)
    assert [(one["id"], one["points"][0]["table"]) for one in told["ratings"]] == [("duel", table)]
    assert [one["name"] for one in told["circle"]["friends"]] == ["Bernd"]
    assert [one["name"] for one in told["circle"]["blocked"]] == ["Eve"]
    assert [(one["label"], one["scopes"]) for one in told["tokens"]] == [("my bot", ["read"])]
    assert told["reports"] == told["sanctions"] == []
    assert secret not in str(told) and hashed(secret) not in str(told)


async def test_there_is_a_list_for_every_class_and_a_sentence_for_all_others(house: House) -> None:
    assert [one["id"] for one in await house.get("/api/ratings")] == list(CLASSES)
    for kind in CLASSES:
        assert any(one["bot"] for one in (await house.get(f"/api/ratings/{kind}"))["ranked"])
    refused = await house.get("/api/ratings/chess", status=422)
    assert "There is no class 'chess'" in refused["sentence"]


async def test_a_deleted_profile_leaves_no_rating_behind(house: House) -> None:
    anna, bernd, *_ = await two_who_have_played(house)
    await call(house, "DELETE", "/api/me", key=anna.key)
    assert {row["profile"] for row in rows(house, ratings)} == {bernd.id}
    assert {row["profile"] for row in rows(house, rating_changes)} == {bernd.id}


async def test_who_is_deleted_before_a_match_is_settled_gets_no_rating(house: House) -> None:
    anna, bernd = await person(house, "Anna"), await person(house, "Bernd")
    table = await rated_table(house, [anna, bernd])
    await begin(house, table)
    house.registry.tending.settle_soon = lambda: None  # type: ignore[method-assign]
    await play_to_the_end(house, table.id)
    await call(house, "DELETE", "/api/me", key=anna.key)
    await settled(house)
    assert {row["profile"] for row in rows(house, ratings)} == {bernd.id}
