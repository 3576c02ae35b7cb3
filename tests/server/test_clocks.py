"""Clocks: for each answer, or a reserve for the match; a bot answers when the time is up."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import FakeSources, House, house_at
from tests.server.test_answers import option
from tests.server.test_play import move
from wonders.server.store.batch import Batch
from wonders.server.tables.clocks import Timing
from wonders.server.tables.entries import Clock

pytestmark = pytest.mark.anyio


def test_without_a_clock_there_is_no_end_to_thinking() -> None:
    timing = Timing(Clock(), 2)
    timing.run([0, 1], 100.0)
    assert timing.deadlines() == {}


def test_a_clock_for_each_answer_begins_anew_each_time() -> None:
    timing = Timing(Clock("move", 30), 2)
    timing.run([0, 1], 100.0)
    assert timing.deadlines() == {0: 130.0, 1: 130.0}
    timing.stop(0, 110.0, 1)
    timing.run([1], 110.0)
    assert timing.deadlines() == {1: 130.0}
    timing.stop(1, 120.0, 1)
    timing.run([0, 1], 120.0)
    assert timing.deadlines() == {0: 150.0, 1: 150.0}


def test_a_reserve_is_used_up_and_grows_with_each_decision_once() -> None:
    timing = Timing(Clock("reserve", 60, 5), 1)
    timing.run([0], 0.0)
    timing.stop(0, 20.0, 1)
    assert timing.left[0] == 45.0
    timing.run([0], 30.0)  # the same decision again: retracted after ten seconds that nobody counts
    timing.stop(0, 31.0, 1)
    assert timing.left[0] == 44.0, "no second extra for a changed answer"
    timing.run([0], 40.0)
    assert timing.deadlines() == {0: 84.0}
    timing.stop(0, 200.0, 2)
    assert timing.left[0] == 5.0


async def until_time_is_up(house: House, table: str, seconds: float) -> None:
    """Time goes by, and the automation looks at the clock."""
    house.sources.time += seconds
    house.registry.automation.ring(house.live(table))


async def test_a_bot_answers_when_the_time_is_up_and_the_log_says_so(house: House) -> None:
    made = await house.table("duel", people=2, clock={"kind": "move", "seconds": 30})
    line = await house.line(made.id, made.tokens[0])
    state = await line.get("state")
    assert state["clocks"] == {"0": house.sources.time + 30}
    await until_time_is_up(house, made.id, 29)
    assert not line.waiting() and not house.registry.automation.busy(made.id)
    await until_time_is_up(house, made.id, 2)
    after = await line.get("state")
    assert after["v"] > state["v"] and {"event": "TimeUp", "seat": 0} in after["events"]
    assert after["clocks"] == {"1": house.sources.time + 30}
    assert '"by":"time"' in "".join(await house.registry.store.load(made.id))


async def test_an_answer_in_the_last_moment_counts_and_the_bot_s_does_not(house: House) -> None:
    """The time is up and a bot thinks; meanwhile the answer arrives."""
    made = await house.table("duel", people=2, clock={"kind": "move", "seconds": 30})
    line = await house.line(made.id, made.tokens[0])
    state = await line.get("state")
    house.sources.time += 31
    live = house.live(made.id)
    house.registry.automation.ring(live)
    reply = await line.answer(1, option(state, 1), move(1))
    stored = [body for body in await house.registry.store.load(made.id) if '"entry":"answered"' in body]
    assert len(stored) == 1
    assert (reply["type"] == "ack") == (move(1) in stored[0])


async def test_a_clock_runs_on_when_nobody_is_there_and_stands_still_when_no_server_is(tmp_path: Path) -> None:
    sources = FakeSources()
    async with house_at(tmp_path, sources, clock_grace=0) as house:
        made = await house.table("duel", people=2, clock={"kind": "move", "seconds": 86400})
        sources.time += 86000
    sources.time += 7 * 86400
    async with house_at(tmp_path, sources, clock_grace=0) as house:
        await house.registry.sweep()
        deadlines = house.live(made.id).state.timing.deadlines()
        assert deadlines == {0: sources.time + 400} and not house.registry.automation.busy(made.id)
        sources.time += 1000
        await house.registry.sweep()
        line = await house.line(made.id, made.tokens[1])
        state = await line.get("state")
        while state["decision"] is None:
            state = await line.get("state")
        assert {"event": "TimeUp", "seat": 0} in state["events"]


async def test_a_store_that_took_its_time_to_say_that_it_was_away_counts_until_it_has_said_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sign of life that ends an outage takes longer than the clock has: nobody could play meanwhile either."""
    store, sources = house.registry.store, house.sources
    monkeypatch.setattr(sources, "uptime", sources.now)
    await house.registry.uptime.sign()
    made = await house.table("duel", people=2, clock={"kind": "move", "seconds": 8})
    sign, delays = store.sign, [9.0]

    async def slow(*given: Any) -> Any:
        found = await sign(*given)
        sources.time += delays.pop() if delays else 0.0
        return found

    monkeypatch.setattr(store, "sign", slow)
    began = sources.time
    await until_time_is_up(house, made.id, 16)
    await asyncio.gather(*house.registry.automation._answering.values())
    assert house.live(made.id).state.timing.deadlines() == {0: began + 16 + 9 + 8}


async def test_the_store_knows_of_a_clock_that_is_up_sooner_than_the_last(house: House) -> None:
    """Seat 0 has much time left, seat 1 little: when seat 0 has answered, the table is due soon, not late."""
    made = await house.table("duel", people=2, clock={"kind": "reserve", "seconds": 600, "extra": 0})
    lines = [await house.line(made.id, made.tokens[seat]) for seat in (0, 1)]
    live = house.live(made.id)
    assert live.state.match is not None
    number = 0
    while (turn := live.state.match.waiting_for[0]) == 1 or live.state.timing.left[1] == 600.0:
        number += 1
        house.sources.time += 590 if turn == 1 and live.state.timing.left[1] == 600.0 else 0
        action = str(live.state.game.legal(live.state.match.table, turn)[0])
        await lines[turn].answer(live.state.match.numbers[turn], action, move(number))
    house.sources.time += 20
    await house.registry.sweep()  # files that seat 0 has long to think
    await house.registry.store.append(Batch("nothing", ()))  # written after it
    assert made.id not in await house.registry.store.due(house.sources.time + 15)
    while live.state.match.waiting_for[0] == 0:
        number += 1
        action = str(live.state.game.legal(live.state.match.table, 0)[0])
        await lines[0].answer(live.state.match.numbers[0], action, move(number))
    assert made.id in await house.registry.store.due(house.sources.time + 15)


async def test_after_a_restart_there_is_some_grace(tmp_path: Path) -> None:
    sources = FakeSources()
    async with house_at(tmp_path, sources) as house:
        made = await house.table("duel", people=2, clock={"kind": "move", "seconds": 30})
    sources.time += 40
    async with house_at(tmp_path, sources) as house:
        line = await house.line(made.id, made.tokens[0])
        state = await line.get("state")
        assert (await line.answer(1, option(state), move(1)))["type"] == "ack"


async def test_a_reserve_clock_is_the_same_after_a_restart(tmp_path: Path) -> None:
    sources = FakeSources()
    async with house_at(tmp_path, sources) as house:
        made = await house.table("duel", people=2, clock={"kind": "reserve", "seconds": 600, "extra": 10})
        line = await house.line(made.id, made.tokens[0])
        state = await line.get("state")
        sources.time += 100
        await line.answer(1, option(state), move(1))
        before = house.live(made.id).state.timing
    async with house_at(tmp_path, sources) as house:
        await house.get(f"/api/tables/{made.id}")
        after = house.live(made.id).state.timing
        assert after.left == before.left == {0: 510.0, 1: 600.0} and after.deadlines() == before.deadlines()
