"""One bad moment: what is stored counts, everybody who can be told is told, and bots and clocks go on."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from tests.server.house import House
from tests.server.test_answers import begin, option
from tests.server.test_play import move
from wonders.server.tables.state import TableState
from wonders.server.tables.views import Views

pytestmark = pytest.mark.anyio


def failing_for(monkeypatch: pytest.MonkeyPatch, *seats: int) -> None:
    """The state cannot be worked out for these seats any more."""
    right = Views.state

    def state(self: Views, seat: int, since: int, clocks: dict[str, float]) -> bytes:
        if seat in seats:
            raise KeyError("a race")
        return right(self, seat, since, clocks)

    monkeypatch.setattr(Views, "state", state)


async def test_a_seat_that_cannot_be_told_is_closed_and_all_others_are_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, lines, states = await begin(house, "duel", 2)
    watcher = await house.line(made.id)
    await watcher.get("state")
    failing_for(monkeypatch, 1)
    assert (await lines[0].answer(1, option(states[0]), move(1)))["type"] == "ack"
    assert (await watcher.get("state"))["v"] > states[0]["v"]
    assert await lines[1].closed() == 1011
    monkeypatch.undo()
    again = await house.line(made.id, made.tokens[1])
    assert (await again.get("state"))["v"] > states[0]["v"]


async def test_whoever_answers_is_acknowledged_although_nobody_can_be_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, lines, states = await begin(house, "duel", 2)
    failing_for(monkeypatch, 0, 1)
    lines[0].put({"type": "answer", "number": 1, "move": move(1), "action": option(states[0])})
    assert await lines[0].closed() == await lines[1].closed() == 1011
    assert any(move(1) in body for body in await house.registry.store.load(made.id))


async def test_a_bot_moves_although_nobody_could_be_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.table("classic", people=1, bots=2)
    line = await house.line(made.id, made.tokens[0])
    state = await line.get("state")
    failing_for(monkeypatch, 0)
    line.put({"type": "answer", "number": 1, "move": move(1), "action": option(state)})
    async with asyncio.timeout(10):
        while house.live(made.id).state.match.numbers[0] < 2:  # type: ignore[union-attr]
            await asyncio.sleep(0.01)


async def test_a_sweep_looks_after_a_bot_whose_answer_was_lost(house: House) -> None:
    made = await house.table("duel", people=1, bots=1)
    live = house.live(made.id)
    assert live.state.match is not None
    number = 0
    automation = house.registry.automation
    automation.look_after = lambda live: None  # type: ignore[method-assign]
    line = await house.line(made.id, made.tokens[0])
    while live.state.match.waiting_for != (1,):
        number += 1
        action = str(live.state.game.legal(live.state.match.table, 0)[0])
        await line.answer(live.state.match.numbers[0], action, move(number))
    before = live.state.match.v
    del automation.look_after
    house.sources.time += 6
    await house.registry.sweep()
    async with asyncio.timeout(10):
        while live.state.match.v == before:
            await asyncio.sleep(0.01)


async def test_a_table_that_goes_wrong_in_memory_is_loaded_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made, lines, states = await begin(house, "duel", 2)
    live = house.live(made.id)

    def broken(table: TableState, entry: Any) -> None:
        raise RuntimeError("half applied")

    monkeypatch.setattr(TableState, "apply", broken)
    lines[0].put({"type": "answer", "number": 1, "move": move(1), "action": option(states[0])})
    assert await lines[1].closed() == 1011
    monkeypatch.undo()
    again = await house.line(made.id, made.tokens[1])
    assert (await again.get("state"))["v"] > states[1]["v"], "it was stored, so it counts"
    assert house.live(made.id) is not live


@contextmanager
def store_away(house: House) -> Iterator[None]:
    """The tables of the database have other names for a while."""
    names = ("entries", "tables", "alive", "outages")
    file = house.registry.settings.db.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as other, other:
        for name in names:
            other.execute(f"ALTER TABLE {name} RENAME TO away_{name}")
    yield
    with closing(sqlite3.connect(file)) as other, other:
        for name in names:
            other.execute(f"ALTER TABLE away_{name} RENAME TO {name}")


async def test_without_the_store_everything_is_not_saved_and_goes_on_afterwards(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    _, lines, states = await begin(house, "duel", 2)
    cold = await house.table("duel", people=2)
    house.registry.let_go(-1.0)
    assert cold.id not in house.registry.live
    with store_away(house):
        assert (await lines[0].answer(1, option(states[0]), move(1)))["error"] == "not_saved"
        for path in ("/api/tables", f"/api/tables/{cold.id}", "/api/tables/by-code/BCDFGH"):
            assert (await house.get(path, status=503))["error"] == "not_saved"
        house.registry.uptime._last = None
        assert (await house.get("/healthz", status=503))["error"] == "not_saved"
        late = await house.line(cold.id, cold.tokens[0])
        assert (await late.get("refused", "bye"))["type"] == "refused", "no goodbye for good"
        assert await late.closed() == 1013
        await house.registry.sweep()
    assert (await lines[0].answer(1, option(states[0]), move(1)))["type"] == "ack"
    assert (await house.get("/healthz"))["status"] == "ok"
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("kind", ["move", "reserve"])
async def test_clocks_stand_still_while_the_store_is_away(house: House, kind: str) -> None:
    made = await house.table("duel", people=2, clock={"kind": kind, "seconds": 60})
    line = await house.line(made.id, made.tokens[0])
    state = await line.get("state")
    house.sources.time += 20
    await house.registry.uptime.sign()
    with store_away(house):
        house.sources.time += 1
        with pytest.raises(Exception, match="cannot be reached"):
            await house.registry.uptime.sign()
        house.sources.time += 999
        assert (await line.answer(1, option(state), move(1)))["error"] == "not_saved"
    house.registry.automation.ring(house.live(made.id))
    assert (await line.get("state"))["clocks"] == {"0": house.sources.time + 40}
    assert (await line.answer(1, option(state), move(1)))["type"] == "ack"
    stored = "".join(await house.registry.store.load(made.id))
    assert '"by":"time"' not in stored and stored.count('"entry":"paused"') == 1
    assert house.live(made.id).state.timing.left[0] == (60.0 if kind == "move" else 40.0)


async def test_that_the_store_is_away_is_said_before_anything_that_may_follow_from_it(house: House) -> None:
    """What is refused here may only be unknown here: it is for the store to say."""
    made = await house.table("duel", people=2, clock={"kind": "move", "seconds": 60})
    line = await house.line(made.id, made.tokens[0])
    state = await line.get("state")
    with store_away(house):
        with pytest.raises(Exception, match="cannot be reached"):
            await house.registry.uptime.sign()
        assert (await line.answer(7, option(state), move(1)))["error"] == "not_saved"
    assert (await line.answer(7, option(state), move(1)))["error"] == "wrong_number"
