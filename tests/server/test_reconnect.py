"""Lines are cut and servers restart: nobody misses anything, and nothing that was acknowledged is lost."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.server.house import FakeSources, House, house_at
from tests.server.test_answers import begin, option
from tests.server.test_play import move, play_on, sit

pytestmark = pytest.mark.anyio


async def test_whoever_comes_back_is_told_what_happened_meanwhile(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    await lines[1].hang_up()
    await lines[0].answer(1, option(states[0]), move(1))
    line = await house.line(made.id, made.tokens[1], since=states[1]["v"])
    state = await line.get("state")
    assert state["from"] == states[1]["v"] < state["v"] and state["events"]


async def test_resync_tells_the_whole_story_again(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    await lines[0].answer(1, option(states[0]), move(1))
    fresh = await (await house.line(made.id, made.tokens[0], since=0)).get("state")
    lines[0].waiting()
    lines[0].put({"type": "resync"})
    again = await lines[0].get("state")
    assert again["from"] == 0 and again["events"] == fresh["events"] and len(fresh["events"]) > 1


async def test_a_version_from_the_future_does_no_harm(house: House) -> None:
    made = await house.table("duel", 2)
    state = await (await house.line(made.id, made.tokens[0], since=999)).get("state")
    assert state["from"] == state["v"] and state["events"] == []


async def test_two_tabs_of_a_seat_see_the_same(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    tab = await house.line(made.id, made.tokens[0], since=states[0]["v"])
    await tab.get("state")
    await tab.answer(1, option(states[0]), move(1))
    assert (await lines[0].get("state"))["v"] > states[0]["v"]
    assert (await lines[0].answer(1, option(states[0]), move(1)))["type"] == "ack", "the other tab may re-send"


async def test_a_restart_resumes_the_match_with_its_sealed_answers(tmp_path: Path) -> None:
    sources = FakeSources()
    async with house_at(tmp_path, sources) as house:
        made, lines, states = await begin(house, "classic", 3)
        await lines[1].answer(1, option(states[1]), move(1))
    async with house_at(tmp_path, sources) as house:
        lines = await sit(house, made)
        again = {seat: await line.get("state") for seat, line in lines.items()}
        assert again[1]["decision"]["chosen"] == option(states[1])
        for seat in lines:
            without = {name: again[seat][name] for name in ("v", "view", "facts", "pending", "clocks")}
            assert without == {name: states[seat][name] for name in without}
        for seat in (0, 2):
            await lines[seat].answer(1, option(states[seat]), move(2))
        state = await lines[1].get("state")
        while state["decision"]["number"] == 1:
            state = await lines[1].get("state")
        assert state["decision"]["number"] == 2


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
async def test_a_match_goes_through_many_restarts_and_ends_as_its_record_says(tmp_path: Path, game: str) -> None:
    from wonders import replay

    sources, rng, made, final = FakeSources(), Random(5), None, None
    for _ in range(40):
        async with house_at(tmp_path, sources) as house:
            made = made or await house.table(game, people=1, bots=1 if game == "duel" else 2)
            line = await house.line(made.id, made.tokens[0])
            state = await play_on(line, rng, steps=3)
            if state["outcome"]:
                final = state["outcome"]
                record = (await house.http.get(f"/api/tables/{made.id}/record")).text
                break
    assert final is not None, "the match is over by then"
    outcome = replay(record).outcome
    assert outcome is not None and list(outcome.points) == final["points"]


async def test_rules_are_pinned_for_each_match(house: House) -> None:
    made = await house.table("duel", 2)
    first = json.loads((await house.registry.store.load(made.id))[0])
    assert first["rules"] == "1" and (await house.get(f"/api/tables/{made.id}"))["rules"] == "1"


async def test_a_table_of_other_rules_is_not_played_by_these(house: House) -> None:
    """A later version of the rules must not go on with a match of an earlier one as if nothing had changed."""
    from msgspec import structs

    from wonders.server.runtime.rows import batch_of_new
    from wonders.server.tables.creation import new_table
    from wonders.server.wire.bodies import NewTable

    created, _ = new_table(NewTable(game="duel"), house.sources)
    await house.registry.store.append(batch_of_new("older", structs.replace(created, rules="0")))
    assert (await house.get("/api/tables/older", status=409))["error"] == "other_rules"
    await house.registry.store.append(batch_of_new("same", structs.replace(created, code="ZZZZZZ")))
    await house.get("/api/tables/same")


async def test_a_table_leaves_memory_when_nobody_is_there_and_comes_back(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    house.sources.time += 1000
    await house.registry.sweep()
    assert made.id in house.registry.live, "somebody is there"
    for line in lines.values():
        await line.hang_up()
    await house.registry.sweep()
    assert made.id in house.registry.live, "it was not quiet for long"
    house.sources.time += 1000
    await house.registry.sweep()
    assert made.id not in house.registry.live
    assert (await house.get(f"/api/tables/{made.id}"))["state"] == "playing"
