"""Who is at a table: here, away or gone; bots that play for those who are not, and what they hear when they return."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Line, house_at
from tests.server.test_answers import begin, option
from tests.server.test_play import move

pytestmark = pytest.mark.anyio


def presences(table: dict[str, Any]) -> list[str]:
    return [seat["presence"] for seat in table["seats"]]


async def told(line: Line) -> list[str]:
    """Who is where, as the next news of the table say."""
    return presences((await line.get("table"))["table"])


async def test_a_seat_is_here_then_away_then_gone(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    assert presences(await house.get(f"/api/tables/{made.id}")) == ["here", "here"]
    lines[0].waiting()
    lines[1].put({"type": "attend", "here": False})
    assert await told(lines[0]) == ["here", "away"]
    lines[1].put({"type": "attend", "here": True})
    assert await told(lines[0]) == ["here", "here"]
    await lines[1].hang_up()
    assert await told(lines[0]) == ["here", "away"], "the line may have been lost for a moment"
    house.sources.time += 31
    assert presences(await house.get(f"/api/tables/{made.id}")) == ["here", "gone"]


async def test_whoever_is_gone_is_shown_so_without_anything_else_happening(tmp_path: Path) -> None:
    """Nobody moves, nobody comes: a timer of the table tells it."""
    async with house_at(tmp_path, absence_seconds=0.05) as house:
        _, lines, _ = await begin(house, "duel", 2)
        lines[0].waiting()
        await lines[1].hang_up()
        assert await told(lines[0]) == ["here", "away"]
        house.sources.time += 1
        assert await told(lines[0]) == ["here", "gone"]


async def test_one_attentive_tab_is_enough_and_a_second_one_that_is_not_is_no_news(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    tab = await house.line(made.id, made.tokens[1])
    await tab.get("state")
    lines[0].waiting()
    tab.put({"type": "attend", "here": False})
    tab.put({"type": "ping", "at": 1})
    await tab.get("pong")
    assert not [one for one in lines[0].waiting() if one["type"] == "table"]
    lines[1].put({"type": "attend", "here": False})
    assert await told(lines[0]) == ["here", "away"]


async def test_bots_are_here_and_open_seats_are_gone(house: House) -> None:
    made = await house.table("classic", people=1, bots=1, start=False, players=3)
    line = await house.line(made.id, made.tokens[0])
    assert presences((await line.get("welcome"))["table"]) == ["here", "here", "gone"]


async def test_watchers_attend_to_nothing(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    watcher = await house.line(made.id)
    await watcher.get("state")
    lines[0].waiting()
    watcher.put({"type": "attend", "here": False})
    watcher.put({"type": "ping", "at": 1})
    await watcher.get("pong")
    assert not lines[0].waiting()


async def test_everybody_is_told_that_a_bot_plays_and_when_the_player_is_back(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    await house.post(f"/api/tables/{made.id}/seats/1", {"away": True}, made.tokens[1])
    events = (await lines[0].get("state"))["events"]
    assert events == [{"event": "BotTookOver", "seat": 1, "by": "self"}]
    await house.post(f"/api/tables/{made.id}/seats/1", {"away": False}, made.tokens[1])
    while not (events := (await lines[0].get("state"))["events"]):
        pass
    assert events == [{"event": "PlayerReturned", "seat": 1}]


async def test_whoever_returns_hears_what_was_played_for_them_and_can_go_on(house: House) -> None:
    made, lines, states = await begin(house, "classic", 3)
    await lines[0].hang_up()
    house.sources.time += 31
    await house.post(f"/api/tables/{made.id}/seats/0", {"away": True}, made.tokens[1])
    while 0 not in (await lines[1].get("state"))["answered"]:
        pass
    back = await house.line(made.id, made.tokens[0])
    (played,) = (await back.get("played_for_you"))["answers"]
    assert played["number"] == 1 and played["why"] == "away"
    assert played["action"] in states[0]["decision"]["options"]
    assert not (await back.get("table"))["table"]["seats"][0]["away"], "whoever comes back plays again"
    for seat in (1, 2):
        await lines[seat].answer(1, option(states[seat]), move(seat))
    while (own := await back.get("state"))["decision"]["number"] != 2:
        pass
    assert (await back.answer(2, option(own), move(3)))["type"] == "ack"
    again = await house.line(made.id, made.tokens[0])
    again.put({"type": "ping", "at": 1})
    assert (await again.get("played_for_you", "pong"))["type"] == "pong", "whoever has answered since knows it"


async def test_what_was_played_is_still_told_after_a_restart_and_to_nobody_else(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    await house.post(f"/api/tables/{made.id}/seats/0", {"away": True}, made.tokens[0])
    while not (await lines[1].get("state"))["decision"]:
        pass
    del house.registry.live[made.id]  # as after a restart: fetched from the store
    other = await house.line(made.id, made.tokens[1])
    other.put({"type": "ping", "at": 1})
    assert (await other.get("played_for_you", "pong"))["type"] == "pong"
    back = await house.line(made.id, made.tokens[0])
    assert len((await back.get("played_for_you"))["answers"]) == 1
    watcher = await house.line(made.id)
    watcher.put({"type": "ping", "at": 1})
    assert (await watcher.get("played_for_you", "pong"))["type"] == "pong"


async def test_an_answer_given_because_the_time_was_up_is_told_too(house: House) -> None:
    made = await house.table("duel", people=2, clock={"kind": "move", "seconds": 30})
    line = await house.line(made.id, made.tokens[0])
    await line.get("state")
    house.sources.time += 31
    house.registry.automation.ring(house.live(made.id))
    await line.get("state")
    back = await house.line(made.id, made.tokens[0])
    assert [one["why"] for one in (await back.get("played_for_you"))["answers"]] == ["time"]
