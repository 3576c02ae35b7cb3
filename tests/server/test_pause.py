"""Pausing by consent of all people at a table: offered, agreed to, ended by anybody; clocks stand still."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import FakeSources, House, Made, house_at
from tests.server.test_answers import option
from tests.server.test_play import move, sit

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "move", "seconds": 30}


async def want(house: House, made: Made, seat: int, wanted: bool = True, status: int = 200) -> dict[str, Any]:
    told: dict[str, Any] = await house.post(
        f"/api/tables/{made.id}/pause", {"wanted": wanted}, made.tokens[seat], status
    )
    return told


async def test_a_match_pauses_when_the_last_person_agrees_and_all_are_told(house: House) -> None:
    made = await house.table("classic", people=2, bots=1)
    lines = await sit(house, made)
    await lines[1].get("state")
    assert (await want(house, made, 0))["pause"] == {"agreed": [0], "since": None}
    while not (table := (await lines[1].get("table"))["table"])["pause"]:
        pass
    assert table["pause"] == {"agreed": [0], "since": None}, "an offer so far"
    assert (await want(house, made, 1))["pause"] == {"agreed": [0, 1], "since": house.sources.time}
    while not (events := (await lines[0].get("state"))["events"]) or events[0]["event"] != "PauseBegan":
        pass
    assert events == [{"event": "PauseBegan", "seat": 1}]
    assert (await want(house, made, 0, False))["pause"] is None
    while not (events := (await lines[1].get("state"))["events"]) or events[0]["event"] != "PauseEnded":
        pass
    assert events == [{"event": "PauseEnded", "seat": 0}]


async def test_clocks_stand_still_in_a_pause_and_go_on_where_they_were(house: House) -> None:
    made = await house.table("duel", people=2, clock=CLOCK)
    line = await house.line(made.id, made.tokens[0])
    began = house.sources.time
    await line.get("state")
    house.sources.time += 10
    await want(house, made, 1)
    assert house.live(made.id).state.timing.deadlines() == {0: began + 30}, "an offer stops no clock"
    await want(house, made, 0)
    assert house.live(made.id).state.timing.deadlines() == {}
    house.sources.time += 1000
    await house.registry.sweep()
    assert house.live(made.id).state.match is not None and not house.registry.automation.busy(made.id)
    await want(house, made, 1, wanted=False)
    assert house.live(made.id).state.timing.deadlines() == {0: began + 1030}


async def test_nobody_moves_in_a_pause_not_even_bots(house: House) -> None:
    made = await house.table("classic", people=1, bots=2, level="easy")
    line = await house.line(made.id, made.tokens[0])
    while not (state := await line.get("state"))["answered"] or len(state["answered"]) < 2:
        pass
    await want(house, made, 0)
    reply = await line.answer(1, option(state), move(1))
    assert reply["error"] == "paused"
    asked = len(house.bot_pool.asked)
    house.registry.automation.look_after(house.live(made.id))
    assert len(house.bot_pool.asked) == asked
    await want(house, made, 0, wanted=False)
    assert (await line.answer(1, option(state), move(2)))["type"] == "ack"


async def test_an_offer_can_be_turned_down_and_then_everybody_has_to_agree_anew(house: House) -> None:
    made = await house.table("classic", people=3)
    await want(house, made, 0)
    await want(house, made, 1)
    assert (await want(house, made, 2, wanted=False))["pause"] is None
    assert (await want(house, made, 2))["pause"] == {"agreed": [2], "since": None}


async def test_a_person_for_whom_a_bot_plays_need_not_agree(house: House) -> None:
    made = await house.table("classic", people=3)
    await want(house, made, 0)
    await want(house, made, 1)
    await house.post(f"/api/tables/{made.id}/seats/2", {"away": True}, made.tokens[2])
    assert (await house.get(f"/api/tables/{made.id}"))["pause"]["since"] == house.sources.time


async def test_a_pause_ends_when_the_last_person_leaves_it_to_a_bot(house: House) -> None:
    made = await house.table("duel", people=1, bots=1)
    await want(house, made, 0)
    await house.post(f"/api/tables/{made.id}/resign", {}, made.tokens[0])
    assert (await house.get(f"/api/tables/{made.id}"))["pause"] is None


async def test_pausing_needs_a_seat_and_a_match(house: House) -> None:
    made = await house.table("duel", people=2, start=False)
    assert (await want(house, made, 0, status=409))["error"] == "not_playing"
    assert (await house.post(f"/api/tables/{made.id}/pause", {"wanted": True}, made.host, 403))["error"]
    assert (await house.post(f"/api/tables/{made.id}/pause", {"wanted": True}, "", 401))["error"] == "no_token"
    assert (await house.post(f"/api/tables/{made.id}/pause", {"wanted": "perhaps"}, made.tokens[0], 422))["error"]


async def test_a_pause_outlasts_a_restart_and_an_outage_in_it_counts_once(tmp_path: Path) -> None:
    sources = FakeSources()
    async with house_at(tmp_path, sources) as house:
        made = await house.table("duel", people=2, clock=CLOCK)
        began = sources.time
        sources.time += 10
        await want(house, made, 0)
        await want(house, made, 1)
        sources.time += 100
        await house.registry.uptime.sign()
    sources.time += 500
    async with house_at(tmp_path, sources) as house:
        assert (await house.get(f"/api/tables/{made.id}"))["pause"]["agreed"] == [0, 1]
        sources.time += 100
        await want(house, made, 0, wanted=False)
        assert house.live(made.id).state.timing.deadlines() == {0: began + 30 + 700}
        await house.registry.sweep()
        assert house.live(made.id).state.timing.deadlines() == {0: began + 30 + 700}
