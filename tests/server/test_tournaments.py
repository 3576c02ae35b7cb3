"""Tournaments with a server: to their ends, with people who come late, leave or do not come, and across restarts."""

import asyncio
from collections import Counter
from itertools import combinations
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.server.house import House, house_at
from tests.server.persons import call, person, play_to_the_end
from tests.server.tournaments import (
    add_bots,
    come,
    games,
    joined,
    looking,
    make,
    play_all,
    play_round,
    shown,
    start,
    until,
)
from wonders.server.order.tables import close_table
from wonders.server.tournaments import told
from wonders.server.tournaments.fields import standings

pytestmark = pytest.mark.anyio


async def test_a_swiss_of_eight_is_played_to_its_end(house: House) -> None:
    """Four people and four bots, three rounds: nobody meets twice, and the points are those of the games."""
    maker = await person(house, "Maker")
    id = await make(house, maker)
    people = await joined(house, id, "Ada", "Bob", "Cem", "Dora")
    await add_bots(house, id, maker, 4)
    begun = await start(house, id, maker)
    assert (begun["info"]["state"], begun["info"]["round"], begun["info"]["rounds"]) == ("running", 1, 3)
    assert all(game["table"] for game in begun["rounds"][0]["games"])
    told = await play_all(house, id, people)
    assert (told["info"]["state"], len(told["rounds"])) == ("over", 3)
    met = [tuple(sorted(game["seats"])) for round in told["rounds"] for game in round["games"]]
    assert len(met) == len(set(met)) == 12
    scores: Counter[int] = Counter()
    for round in told["rounds"]:
        for game in round["games"]:
            for number, points in zip(game["seats"], game["points"], strict=True):
                scores[number] += points
    assert {one["number"]: one["score"] for one in told["entrants"]} == dict(scores) and sum(scores.values()) == 12
    assert [one["place"] for one in told["entrants"]] == sorted(one["place"] for one in told["entrants"])


async def test_a_knock_out_of_five_with_a_game_for_the_third_place(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, "knockout", third=True)
    await add_bots(house, id, maker, 5)
    begun = await start(house, id, maker)
    first = begun["rounds"][0]["games"]
    assert sorted(len(game["seats"]) for game in first) == [1, 1, 1, 2]
    told = await play_all(house, id)
    assert [len(round["games"]) for round in told["rounds"]] == [4, 2, 2]
    assert [game["third"] for game in told["rounds"][-1]["games"]] == [False, True]
    assert [one["place"] for one in told["entrants"]] == [1, 2, 3, 4, 5]
    assert [one["is_in"] for one in told["entrants"]] == [True, False, False, False, False]


async def test_groups_of_nine_in_which_everybody_meets_others(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, "groups", "architects", players=4, rounds=2)
    await add_bots(house, id, maker, 9)
    await start(house, id, maker)
    told = await play_all(house, id)
    sizes = [[len(game["seats"]) for game in round["games"]] for round in told["rounds"]]
    assert sizes == [[3, 3, 3]] * 2
    met = Counter(
        pair for round in told["rounds"] for game in round["games"] for pair in combinations(sorted(game["seats"]), 2)
    )
    assert set(met.values()) == {1}
    assert sum(one["score"] for one in told["entrants"]) == pytest.approx(9.0)
    scores = [one["score"] for one in told["entrants"]]
    assert scores == sorted(scores, reverse=True)


async def test_seats_are_for_those_who_were_drawn_and_the_table_belongs_to_nobody(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker)
    ada, bob = await joined(house, id, "Ada", "Bob")
    await start(house, id, maker)
    (game,) = await games(house, id)
    info = await house.get(f"/api/tables/{game['table']}")
    assert info["tournament"] == id and {seat["name"] for seat in info["seats"]} == {"Ada", "Bob"}
    url = f"/api/tables/{game['table']}"
    await call(house, "POST", f"{url}/join", {"name": "Eve"}, key=maker.key, status=409)
    await call(house, "POST", f"{url}/return", key=maker.key, status=403)
    token = await come(house, game["table"], ada)
    assert "tournament" in (await call(house, "POST", f"{url}/leave", token=token, status=403))["sentence"]
    await come(house, game["table"], bob)
    await until(house, game["table"], "playing")
    assert (await call(house, "POST", f"{url}/pause", {"wanted": True}, token=token, status=403))["error"]
    back = await call(house, "POST", f"{url}/return", key=ada.key)
    away = f"{url}/seats/{back['seat']}"
    assert (await call(house, "POST", away, {"away": True}, token=back["token"], status=403))["error"] == "not_allowed"


async def test_who_does_not_come_has_lost_and_is_not_paired_again(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, wait=60, rounds=3)
    people = await joined(house, id, "Ada", "Bob", "Cem", "Dora")
    await start(house, id, maker)
    told = await shown(house, id)
    who = {one["number"]: one["name"] for one in told["entrants"]}
    late = told["rounds"][0]["games"][0]
    for game in told["rounds"][0]["games"]:
        for number in game["seats"]:
            if game is not late or number == late["seats"][0]:
                await come(house, game["table"], next(one for one in people if one.name == who[number]))
    other = told["rounds"][0]["games"][1]["table"]
    await until(house, other, "playing")
    await play_to_the_end(house, other)
    house.sources.time += 61
    await house.registry.sweep()
    await until(house, late["table"], "closed")
    await looking(house).look()
    told = await shown(house, id)
    assert told["rounds"][0]["games"][0]["points"] == [1.0, 0.0]
    assert told["rounds"][0]["games"][0]["missing"] == [1]
    absent = next(one for one in told["entrants"] if one["number"] == late["seats"][1])
    assert absent["gone"] and told["info"]["round"] == 2
    assert all(absent["number"] not in game["seats"] for game in told["rounds"][1]["games"])


async def test_in_a_group_a_bot_plays_for_who_does_not_come(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, "groups", "architects", players=3, rounds=1, wait=60)
    ada, _ = await joined(house, id, "Ada", "Bob")
    await add_bots(house, id, maker, 1)
    await start(house, id, maker)
    (game,) = await games(house, id)
    await come(house, game["table"], ada)
    house.sources.time += 61
    await house.registry.sweep()
    await until(house, game["table"], "playing", "over")
    await play_to_the_end(house, game["table"])
    await looking(house).look()
    told = await shown(house, id)
    bob = next(one for one in told["entrants"] if one["name"] == "Bob")
    assert (bob["score"], bob["place"], told["info"]["state"]) == (0.0, 3, "over")
    (game,) = told["rounds"][0]["games"]
    assert [game["seats"][at] for at in game["missing"]] == [bob["number"]]
    assert sum(game["points"]) == pytest.approx(1.5)


async def test_who_resigns_or_runs_out_of_time_has_lost_the_game(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker)
    people = await joined(house, id, "Ada", "Bob")
    await start(house, id, maker)
    (game,) = await games(house, id)
    tokens = {one.name: await come(house, game["table"], one) for one in people}
    await until(house, game["table"], "playing")
    live = house.live(game["table"])
    assert live.state.match is not None
    late = live.state.match.waiting_for[0]
    house.sources.time += 91
    house.registry.automation.ring(live)
    while not live.state.lineup.late:
        await asyncio.sleep(0.005)
    await play_to_the_end(house, game["table"])
    await looking(house).look()
    (game,) = await games(house, id)
    assert game["points"][late] == 0.0 and game["points"][1 - late] == 1.0 and tokens


async def test_late_comers_play_from_the_next_round_on_and_those_who_leave_no_more(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, rounds=3)
    people = await joined(house, id, "Ada", "Bob", "Cem", "Dora")
    await start(house, id, maker)
    people += await joined(house, id, "Eva")
    await call(house, "POST", f"/api/tournaments/{id}/leave", key=people[0].key)
    await play_round(house, id, people)
    told = await shown(house, id)
    numbers = {number for game in told["rounds"][1]["games"] for number in game["seats"]}
    who = {one["name"]: one for one in told["entrants"]}
    assert who["Eva"]["number"] in numbers and who["Ada"]["number"] not in numbers
    assert (who["Eva"]["since"], who["Eva"]["score"], who["Ada"]["gone"]) == (2, 0.0, True)
    await call(house, "POST", f"/api/tournaments/{id}/join", key=people[0].key)
    assert not next(one for one in (await shown(house, id))["entrants"] if one["name"] == "Ada")["gone"]


async def test_standings_are_counted_once_for_all_who_look_until_something_changes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of sixty-four take a twentieth of a second: who asks again and again must not keep others waiting."""
    counting = Mock(wraps=standings)
    monkeypatch.setattr(told, "standings", counting)
    maker = await person(house, "Maker")
    id = await make(house, maker)
    await joined(house, id, "Anna", "Bernd")
    before = await shown(house, id)
    counting.reset_mock()
    assert [await shown(house, id) for _ in range(5)] == [before] * 5 and not counting.called
    await joined(house, id, "Carol")
    assert [one["name"] for one in (await shown(house, id))["entrants"]] == ["Anna", "Bernd", "Carol"]
    assert counting.call_count == 1


async def test_a_knock_out_that_has_begun_lets_nobody_in(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, "knockout")
    await joined(house, id, "Ada", "Bob", "Cem")
    told = await start(house, id, maker)
    assert not told["joinable"]
    refused = await call(house, "POST", f"/api/tournaments/{id}/join", key=maker.key, status=409)
    assert refused["error"] == "not_open"


async def test_rounds_begin_by_the_timetable(house: House) -> None:
    maker = await person(house, "Maker")
    starts = house.sources.time + 3600
    id = await make(house, maker, starts=starts, every=1800, rounds=2)
    await add_bots(house, id, maker, 4)
    await looking(house).look()
    assert (await shown(house, id))["info"]["state"] == "open"
    house.sources.time = starts + 1
    await looking(house).look()
    told = await shown(house, id)
    assert (told["info"]["round"], told["info"]["due"]) == (1, starts + 1800)
    await play_round(house, id, [])
    assert (await shown(house, id))["info"]["round"] == 1, "all are over, but it is not time yet"
    house.sources.time = starts + 1800
    await looking(house).look()
    assert (await shown(house, id))["info"]["round"] == 2


async def test_with_too_few_at_its_time_a_tournament_is_closed(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, starts=house.sources.time + 60)
    await joined(house, id, "Ada")
    assert (await call(house, "POST", f"/api/tournaments/{id}/start", key=maker.key, status=409))[
        "error"
    ] == "not_ready"
    house.sources.time += 61
    await looking(house).look()
    assert (await shown(house, id))["info"]["state"] == "closed"


async def test_a_restart_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    """Between the end of a game and its round, between a round and its tables, and while bots play."""
    async with house_at(tmp_path) as house:
        maker = await person(house, "Maker")
        id = await make(house, maker, rounds=3)
        await add_bots(house, id, maker, 4)
        sources = house.sources
        looking(house).close()
        looking(house)._make_tables = nothing  # type: ignore[method-assign,assignment]
        await start(house, id, maker)
        assert [game["table"] for game in await games(house, id)] == [None, None]
    async with house_at(tmp_path, sources) as house:
        await looking(house).look()
        found = await games(house, id)
        looking(house).close()
        await play_to_the_end(house, found[0]["table"])
    async with house_at(tmp_path, sources) as house:
        told = await shown(house, id)
        assert told["rounds"][0]["games"][0]["points"] is not None and told["info"]["round"] == 1
        assert [game["table"] for game in told["rounds"][0]["games"]] == [game["table"] for game in found]
        told = await play_all(house, id)
        assert told["info"]["state"] == "over" and sum(one["score"] for one in told["entrants"]) == 6.0


async def nothing(*_: object) -> None:
    """The server dies before it gets there."""


async def has_begun(house: House, table: str) -> None:
    """Wait until a process knows that the match has begun, whichever has begun it."""
    live = await house.registry.table(table)
    async with asyncio.timeout(10):
        while live.state.match is None:
            await asyncio.sleep(0.01)
            await live.catch_up()


async def test_two_processes_pair_a_round_and_settle_a_table_once(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house, house_at(tmp_path, house.sources, db=database) as other:
        maker = await person(house, "Maker")
        id = await make(house, maker)
        await add_bots(house, id, maker, 4)
        for one in (house, other):
            looking(one).close()
        house.sources.time += 1
        await call(house, "POST", f"/api/tournaments/{id}/start", key=maker.key)
        await asyncio.gather(*(looking(one).look() for one in (house, other) for _ in range(3)))
        told = await shown(house, id)
        assert len(told["rounds"]) == 1 and len(told["rounds"][0]["games"]) == 2
        tables = [game["table"] for game in told["rounds"][0]["games"]]
        await asyncio.gather(*(has_begun(one, table) for one in (house, other) for table in tables))
        await asyncio.gather(*(play_to_the_end(one, table) for one in (house, other) for table in tables))
        await asyncio.gather(*(looking(one).look() for one in (house, other) for _ in range(3)))
        told = await shown(other, id)
        assert [len(round["games"]) for round in told["rounds"]] == [2, 2]
        assert [game["table"] for game in told["rounds"][0]["games"]] == tables
        points = [points for game in told["rounds"][0]["games"] for points in game["points"]]
        assert sorted(points) == [0.0, 0.0, 1.0, 1.0], "games of the second round may be over, too"


async def test_a_table_that_was_closed_by_a_moderator_is_shared(house: House) -> None:
    maker = await person(house, "Maker")
    id = await make(house, maker, rounds=1)
    await joined(house, id, "Ada", "Bob")
    await start(house, id, maker)
    (game,) = await games(house, id)
    engine = house.registry.store.database.engine
    close_table(engine, game["table"], "operator", "no good", house.sources.now())
    await looking(house).look()
    told = await shown(house, id)
    assert told["rounds"][0]["games"][0]["points"] == [0.5, 0.5] and told["info"]["state"] == "over"
