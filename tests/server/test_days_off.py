"""Days off: bounded, whole days; clocks of tables over days stand still in them, and everybody there sees it."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import SECONDS, FakeSources, House, Made, house_at
from tests.server.persons import Person, person
from wonders.server.tables.clocks import Timing, moment_after, worked
from wonders.server.tables.entries import Clock

pytestmark = pytest.mark.anyio

DAY = 86400.0
DAYS: Any = {"kind": "move", "seconds": 2 * DAY}


def day(house: House, ahead: int) -> str:
    """A day of UTC, so many after the house's today."""
    return (datetime.fromtimestamp(house.sources.time, UTC).date() + timedelta(days=ahead)).isoformat()


def midnight(house: House, ahead: int) -> float:
    return datetime.fromisoformat(day(house, ahead)).replace(tzinfo=UTC).timestamp()


async def off(house: House, key: str, first: int, last: int, status: int = 200) -> dict[str, Any]:
    body = {"first": day(house, first), "last": day(house, last)}
    told: dict[str, Any] = await house.post("/api/me/days-off", body, key=key, status=status)
    return told


def deadline(house: House, made: Made, seat: int = 0) -> float:
    return house.live(made.id).state.timing.deadlines()[seat]


def test_time_that_is_off_does_not_count_whatever_lies_in_it() -> None:
    spans = ((10.0, 20.0), (30.0, 40.0))
    assert worked(spans, 5.0, 35.0) == 5 + 10
    assert moment_after(spans, 5.0, 5.0) == 10.0
    assert moment_after(spans, 5.0, 6.0) == 21.0 and moment_after(spans, 15.0, 11.0) == 41.0
    for seconds in (1.0, 5.0, 7.5, 15.0, 16.0, 90.0):
        assert worked(spans, 5.0, moment_after(spans, 5.0, seconds)) == seconds


def test_an_outage_on_a_day_off_gives_nothing_back_twice() -> None:
    timing = Timing(Clock("move", 2 * DAY), 2)
    timing.take_off(0, ((DAY, 2 * DAY),))
    timing.run((0, 1), 0.0)
    timing.stand_still(1.5 * DAY, 2.5 * DAY)
    assert timing.deadlines() == {0: 3.5 * DAY, 1: 3 * DAY}, "half of it was off already"


def test_a_reserve_is_not_used_up_on_days_off() -> None:
    timing = Timing(Clock("reserve", 3 * DAY, 0.0), 1)
    timing.take_off(0, ((DAY, 2 * DAY),))
    timing.run((0,), 0.0)
    timing.stop(0, 2.5 * DAY, 1)
    assert timing.left[0] == 1.5 * DAY


async def a_table(house: House, clock: Any = DAYS, who: Person | None = None) -> tuple[Made, Person]:
    """A match of somebody with a profile and Bob, who has none."""
    ada = who or await person(house, "Ada")
    seats = [{"kind": "person", "mine": True}, {"kind": "open"}]
    told = await house.post("/api/tables", {"game": "duel", "seats": seats, "clock": clock}, key=ada.key, status=201)
    made = Made(told["table"]["id"], told["host"], {told["tokens"][0]["seat"]: told["tokens"][0]["token"]})
    joined = await house.post(f"/api/tables/{made.id}/join", {"name": "Bob", "nonce": "n1"})
    made.tokens[joined["seat"]] = joined["token"]
    await house.post(f"/api/tables/{made.id}/seats/0", {"nonce": "n0", "ready": True}, made.tokens[0])
    await house.post(f"/api/tables/{made.id}/start", {}, made.host)
    return made, ada


async def test_a_clock_stands_still_on_days_off_and_all_see_it(house: House) -> None:
    made, ada = await a_table(house)
    began = house.sources.time
    line = await house.line(made.id, made.tokens[1])
    await line.get("state")
    assert deadline(house, made) == began + 2 * DAY
    told = await off(house, ada.key, 1, 3)
    assert told["days"] == [{"first": day(house, 1), "last": day(house, 3)}] and told["most"] == 30
    assert deadline(house, made) == began + 5 * DAY
    seat = (await line.get("table"))["table"]["seats"][0]
    assert seat["off"] == [[midnight(house, 1), midnight(house, 4)]]
    assert (await line.get("state"))["clocks"] == {"0": began + 5 * DAY}


async def test_a_calendar_that_was_there_before_the_match_is_seen_from_its_beginning(house: House) -> None:
    ada = await person(house, "Ada")
    await off(house, ada.key, 0, 0)
    made, _ = await a_table(house, who=ada)
    async with asyncio.timeout(SECONDS):
        while "off" not in (await house.get(f"/api/tables/{made.id}"))["seats"][0]:
            await asyncio.sleep(0.01)
    assert deadline(house, made) == midnight(house, 1) + 2 * DAY


async def test_another_process_learns_of_days_off_from_the_store(postgres: str, tmp_path: Path) -> None:
    sources = FakeSources()
    async with house_at(tmp_path, sources, db=postgres) as one, house_at(tmp_path, sources, db=postgres) as other:
        made, ada = await a_table(one)
        await off(other, ada.key, 1, 1)
        line = await one.line(made.id, made.tokens[1])
        assert (await line.get("welcome"))["table"]["seats"][0]["off"] == [[midnight(one, 1), midnight(one, 2)]]
        assert deadline(one, made) == sources.time + 3 * DAY


async def test_nobody_is_timed_out_or_replaced_on_a_day_off_that_the_table_did_not_know_of(house: House) -> None:
    """The calendar was written while no server looked at the table: it is looked up before time is up."""
    made, ada = await a_table(house)
    began = house.sources.time
    days = [day(house, ahead) for ahead in (1, 2)]
    await house.registry.store.days.change_off(ada.id, lambda _: (days, ()))
    house.sources.time += 2 * DAY + 1
    await house.registry.uptime.sign()
    house.registry.uptime.outages.clear()
    live = house.live(made.id)
    await house.registry.automation._answer(live, 0, 1, "time")
    assert live.state.match is not None and live.state.match.waiting_for == (0,)
    assert deadline(house, made) == began + 4 * DAY
    refused = await house.post(f"/api/tables/{made.id}/seats/0", {"away": True}, made.tokens[1], status=403)
    assert "day off" in refused["sentence"]
    assert "day off" in (await house.post(f"/api/tables/{made.id}/invite/0", {}, made.host, 403))["sentence"]


async def test_days_off_last_over_a_restart_on_either_database(database: str, tmp_path: Path) -> None:
    sources = FakeSources()
    async with house_at(tmp_path, sources, db=database) as house:
        made, ada = await a_table(house)
        began = sources.time
        await off(house, ada.key, 1, 1)
    async with house_at(tmp_path, sources, db=database) as house:
        await house.get(f"/api/tables/{made.id}")
        assert deadline(house, made) == began + 3 * DAY
        path = f"/api/me/days-off?first={day(house, 1)}"
        assert (await house.ask("DELETE", path, key=ada.key))["days"] == []
        assert deadline(house, made) == began + 2 * DAY
        assert (await house.get("/api/me/export", key=ada.key))["days_off"] == []


async def test_quick_tables_know_no_days_off(house: House) -> None:
    made, ada = await a_table(house, {"kind": "move", "seconds": 3600})
    before = deadline(house, made)
    await off(house, ada.key, 0, 3)
    assert deadline(house, made) == before
    assert "off" not in (await house.get(f"/api/tables/{made.id}"))["seats"][0]


async def test_days_off_are_bounded_and_not_in_the_past(house: House) -> None:
    ada = await person(house, "Ada")
    house.sources.time = datetime(2027, 1, 10, 12, tzinfo=UTC).timestamp()
    assert (await off(house, ada.key, -1, 0, status=422))["error"] == "bad_option"
    assert (await off(house, ada.key, 360, 370, status=422))["error"] == "bad_option"
    assert (await off(house, ada.key, 0, 30, status=429))["error"] == "too_many"
    assert (await off(house, ada.key, 0, 29))["left"] == {"2027": 0, "2028": 30}
    assert (await off(house, ada.key, 30, 30, status=429))["error"] == "too_many"
    assert (await off(house, ada.key, 356, 356))["left"] == {"2027": 0, "2028": 29}, "another year"
    path = f"/api/me/days-off?first={day(house, 0)}"
    assert (await house.ask("DELETE", path, key=ada.key, status=404))["error"] == "not_found", "it has begun"
    for body in ({"first": "soon"}, {"first": day(house, 3), "last": day(house, 2)}):
        assert (await house.post("/api/me/days-off", body, key=ada.key, status=422))["error"] == "bad_option"
