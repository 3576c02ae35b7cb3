"""Reviews and hints on the server: in the background, once, within limits, and for whoever may know."""

import asyncio
import json
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import House, house_at
from tests.server.releases import play
from tests.study.matches import a_record, beginning
from wonders.core.record import Record
from wonders.server.runtime.bot_process import HINT, Question
from wonders.study import hints
from wonders.study.reviewing import Reviewed

pytestmark = pytest.mark.anyio


def stub(step: int, seat: int) -> Reviewed:
    best: Any = {"answer": "sell press", "chance": 0.5, "visits": 8, "reasons": []}
    return Reviewed(
        step=step, seat=seat, kind="PlayTurn", choices=2, answer="sell baths", before=0.5, after=0.4, best=[best],
        loss=0.1, error=0.01, mark="mistake", reasons=[], true=[0.5, 0.5],
    )  # fmt: skip


class Reviewer:
    """Stands in for the process in which reviews are made, and counts; it may break down after so many."""

    def __init__(self, house: House, most: int = 1000) -> None:
        self.asked: list[tuple[int, int]] = []
        self.open = asyncio.Event()
        self.open.set()
        self._most = most
        house.bot_pool.review = self.review  # type: ignore[method-assign]

    async def review(self, record: str, step: int, seat: int, nodes: int) -> Reviewed:
        await self.open.wait()
        if len(self.asked) >= self._most:
            raise TimeoutError
        self.asked.append((step, seat))
        await asyncio.sleep(0)
        return stub(step, seat)


def record() -> str:
    return a_record("duel", 2).dumps()


async def done(house: House, key: str) -> Any:
    for _ in range(400):
        found = await house.get(f"/api/studies/{key}")
        if found["done"] == found["all"]:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("the review does not end")


async def test_a_record_is_reviewed_in_the_background_and_once(house: House) -> None:
    reviewer = Reviewer(house)
    begun = await house.post("/api/studies", {"record": record()})
    assert begun["done"] < begun["all"]
    found = await done(house, begun["key"])
    assert found["review"]["game"] == "duel" and len(found["review"]["accuracy"]) == 2
    assert len(reviewer.asked) == len(set(reviewer.asked)) == found["all"]
    one = found["review"]["decisions"][0]
    place = f"step={one['step']}&seat={one['seat']}"
    assert len(await house.get(f"/api/studies/{begun['key']}/choices?{place}")) > 1
    assert (await house.get(f"/api/studies/{begun['key']}/choices?step=0&seat=0", status=404))["error"] == "not_found"
    again = await house.post("/api/studies", {"record": record()})
    assert (again["key"], again["done"]) == (begun["key"], found["all"])
    assert len(reviewer.asked) == found["all"]


async def test_a_real_decision_is_reviewed_as_the_command_does(tmp_path: Path) -> None:
    async with house_at(tmp_path, review_nodes=2) as house:
        begun = await house.post("/api/studies", {"record": record()})
        for _ in range(200):
            found = await house.get(f"/api/studies/{begun['key']}")
            if found["done"]:
                break
            await asyncio.sleep(0.01)
        one = found["review"]["decisions"][0]
        assert 0 <= one["after"] <= one["before"] <= 1 and one["best"][0]["visits"] > 0
        house.registry.studies.close()


async def test_a_restart_goes_on_where_the_review_stopped(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        before = Reviewer(house, most=3)
        key = (await house.post("/api/studies", {"record": record()}))["key"]
        for _ in range(200):
            if (await house.get(f"/api/studies/{key}"))["done"] == 3:
                break
            await asyncio.sleep(0.01)
    async with house_at(tmp_path) as house:
        after = Reviewer(house)
        found = await done(house, key)
        assert not set(before.asked[:3]) & set(after.asked)
        assert len(after.asked) == found["all"] - 3


async def test_addresses_take_turns(house: House) -> None:
    """A second address does not wait until all matches of the first are done."""
    reviewer = Reviewer(house)
    reviewer.open.clear()
    studies = house.registry.studies
    other = a_record("duel", 2, "other").dumps()
    first = await studies.begin(record(), "10.0.0.1")
    second = await studies.begin(other, "10.0.0.2")
    reviewer.open.set()
    await done(house, second)
    await done(house, first)
    assert len(reviewer.asked) > 20
    where = reviewer.asked[:8]
    assert len(where) > len(set(where)), "both matches have the same first places: they come in turn"


async def test_a_match_of_the_server_is_reviewed_when_it_is_over(house: House) -> None:
    Reviewer(house)
    made = await house.table("duel", 2)
    refused = await house.post(f"/api/tables/{made.id}/study", status=409)
    assert refused["error"] == "not_over"
    await play(house, made.id, Random(1))
    found = await house.post(f"/api/tables/{made.id}/study")
    assert found["all"] > 20
    assert (await house.post(f"/api/tables/{made.id}/study"))["key"] == found["key"]
    replay = await house.get(f"/api/studies/{found['key']}/replay?seat=1")
    assert replay["steps"] == (await house.get(f"/api/tables/{made.id}/replay?seat=1"))["steps"]
    assert (await house.get(f"/api/studies/{found['key']}/replay?seat=2", status=404))["error"] == "no_seat"


@pytest.mark.parametrize(
    ("text", "status", "error"),
    [
        ("", 422, "bad_record"),
        ("[Game", 422, "bad_record"),
        ('{"wonders": 1, "game": "duel", "rules": "77", "players": 2, "options": {}}', 422, "bad_record"),
        ("x" * 60_001, 422, "bad_message"),
        (beginning(a_record("duel", 2), 9).dumps(), 409, "not_over"),
    ],
    ids=["empty", "broken", "other rules", "too long", "not over"],
)
async def test_what_cannot_be_reviewed_gets_a_sentence(house: House, text: str, status: int, error: str) -> None:
    refused = await house.post("/api/studies", {"record": text}, status=status)
    assert refused["error"] == error and refused["sentence"].endswith(".")


async def test_there_is_no_review_of_an_unknown_key(house: House) -> None:
    assert (await house.get("/api/studies/" + "0" * 32, status=404))["error"] == "not_found"
    assert (await house.get("/api/studies/nonsense", status=422))["error"] == "bad_message"


async def test_an_address_begins_so_many_reviews_an_hour(tmp_path: Path) -> None:
    async with house_at(tmp_path, reviews_per_hour=1) as house:
        Reviewer(house)
        await house.post("/api/studies", {"record": record()})
        await house.post("/api/studies", {"record": record()})  # known already: free
        other = a_record("duel", 2, "other").dumps()
        assert (await house.post("/api/studies", {"record": other}, status=429))["error"] == "too_fast"
        house.sources.time += 3600
        await house.post("/api/studies", {"record": other})


async def test_a_hint_tells_as_much_as_was_asked_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "NODES", 8)
    made = await house.table("duel", 1, 1, assists=["hints"], options={"wonders": "fixed", "first": 0})
    path, token = f"/api/tables/{made.id}/hint", made.tokens[0]
    nudge = await house.post(path, {"strength": "nudge"}, token)
    assert nudge["verb"] and nudge["action"] is None and nudge["reasons"] == []
    answer = await house.post(path, {"strength": "answer"}, token)
    assert answer["action"]["verb"] == nudge["verb"] and answer["reasons"] == []
    whole = await house.post(path, {"strength": "reasons"}, token)
    assert whole["action"] == answer["action"]
    match = house.live(made.id).state.match
    assert match is not None and whole["action"]["action"] in map(str, match.game.legal(match.table, 0))
    (asked,) = (question for question in house.bot_pool.asked if question.bot == HINT)
    assert asked.patron == "10.0.0.1", "thought of once, at the cost of whoever asked"


async def test_a_hint_whose_process_is_lost_is_thought_of_again_and_then_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    async def lost(question: Question) -> str:
        nonlocal asked
        asked += 1
        raise BrokenProcessPool

    monkeypatch.setattr(house.bot_pool, "ask", lost)
    made = await house.table("duel", 2, assists=["hints"], options={"wonders": "fixed", "first": 0})
    refused = await house.post(f"/api/tables/{made.id}/hint", {}, made.tokens[0], status=429)
    assert refused["error"] == "too_many" and asked == 2


async def test_hints_are_for_seats_at_tables_that_allow_them(house: House) -> None:
    without = await house.table("duel", 1, 1, options={"first": 0})
    path = f"/api/tables/{without.id}/hint"
    assert (await house.post(path, {}, without.tokens[0], status=403))["error"] == "not_allowed"
    allowed = await house.table("duel", 2, assists=["hints"], options={"wonders": "fixed", "first": 0})
    path = f"/api/tables/{allowed.id}/hint"
    assert (await house.post(path, {}, status=401))["error"] == "no_token"
    assert (await house.post(path, {}, allowed.host, status=403))["error"] == "not_allowed"
    assert (await house.post(path, {}, allowed.tokens[1], status=409))["error"] == "not_asked"
    assert (await house.post(path, {"strength": "all"}, allowed.tokens[0], status=422))["error"] == "bad_message"


async def test_the_record_under_review_has_no_seed(house: House) -> None:
    Reviewer(house)
    made = await house.table("duel", 2)
    await play(house, made.id, Random(1))
    key = (await house.post(f"/api/tables/{made.id}/study"))["key"]
    text = (await house.http.get(f"/api/studies/{key}/record")).text
    assert "seed" not in json.loads(text.splitlines()[0]) and Record.loads(text).answers
