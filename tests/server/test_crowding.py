"""Room for people: bots do not keep them waiting, new tables do not keep those out who come back."""

import asyncio
from pathlib import Path

import pytest

from tests.server.house import FakeSources, House, house_at
from wonders.server.limits import Limiter
from wonders.server.runtime.bot_pool import BotPool, Worker
from wonders.server.runtime.bot_process import Question
from wonders.server.runtime.bot_queue import BotQueue, Waiting

pytestmark = pytest.mark.anyio


def question(table: str, patron: str, watched: bool = True, bot: str = "hard") -> Question:
    return Question(table, "duel", 2, (), (), 0, bot, "seed", patron=patron, watched=watched)


async def served(queue: BotQueue, *questions: Question) -> list[tuple[str, str]]:
    """In which order they are taken."""
    for one in questions:
        queue.put(Waiting(one, asyncio.get_running_loop().create_future()))
    order = []
    while queue:
        taken = queue.take().question
        order.append((taken.patron, taken.table))
    return order


async def test_addresses_take_turns_and_within_them_tables() -> None:
    greedy = [question(f"g{table}", "greedy") for table in range(3) for _ in range(2)]
    order = await served(BotQueue(lambda _: False), *greedy, question("m", "modest"), question("m", "modest"))
    assert [patron for patron, _ in order[:4]] == ["greedy", "modest", "greedy", "modest"]
    assert [table for patron, table in order if patron == "greedy"] == ["g0", "g1", "g2", "g0", "g1", "g2"]


async def test_whoever_has_had_its_share_of_thinking_waits_for_all_others() -> None:
    order = await served(
        BotQueue(lambda patron: patron == "greedy"),
        *(question(f"g{table}", "greedy") for table in range(3)),
        *(question("m", "modest") for _ in range(3)),
    )
    assert [patron for patron, _ in order] == ["modest"] * 3 + ["greedy"] * 3


async def test_tables_at_which_somebody_is_come_first() -> None:
    order = await served(
        BotQueue(lambda _: False),
        question("left", "one", watched=False),
        question("alone", "two", watched=False),
        question("here", "two"),
    )
    assert [table for _, table in order] == ["here", "left", "alone"]


async def test_thinking_is_charged_to_the_address_it_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def quick(self: Worker, asked: Question) -> str:
        return "done"

    monkeypatch.setattr(Worker, "_think", quick)
    thinking = Limiter(1, 60.0, lambda: 0.0, "seconds of thinking")
    worker = Worker(10.0, thinking)
    for _ in range(50):
        await worker.ask(question("t", "greedy"))
    assert thinking.is_spent("greedy") and not thinking.is_spent("modest")
    worker.close()


@pytest.mark.parametrize("bot", ["hard", "expert"])
async def test_quick_bots_do_not_wait_for_those_that_think(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    endless = asyncio.Event()

    async def thinks(self: Worker, asked: Question) -> str:
        if asked.bot == bot:
            await endless.wait()
        return "done"

    monkeypatch.setattr(Worker, "_think", thinks)
    pool = BotPool(1, 10.0)
    hard = [asyncio.ensure_future(pool.ask(question(f"h{at}", "greedy", bot=bot))) for at in range(20)]
    await asyncio.sleep(0)
    async with asyncio.timeout(1.0):
        assert await pool.ask(question("easy", "modest", bot="easy")) == "done"
    endless.set()
    await asyncio.gather(*hard)
    pool.close()


async def test_a_match_of_bots_rests_until_somebody_looks_on(house: House) -> None:
    made = await house.table("duel", people=0, bots=2)
    await asyncio.sleep(0.05)
    assert not house.bot_pool.asked, "nobody is there"
    line = await house.line(made.id)
    await line.get("state")
    while len(house.bot_pool.asked) < 3:
        await asyncio.sleep(0.01)
    assert house.bot_pool.asked[0].patron == "10.0.0.1" and house.bot_pool.asked[0].watched
    await line.hang_up()
    await asyncio.sleep(0.05)
    asked = len(house.bot_pool.asked)
    await asyncio.sleep(0.1)
    assert len(house.bot_pool.asked) == asked and house.live(made.id).state.phase == "playing"


async def test_a_resting_match_with_a_clock_is_not_woken_by_it(tmp_path: Path) -> None:
    sources = FakeSources()
    async with house_at(tmp_path, sources, keep_seconds=0) as house:
        await house.table("duel", people=0, bots=2, clock={"kind": "move", "seconds": 5})
        sources.time += 100
        for _ in range(3):
            await house.registry.sweep()
            sources.time += 1
        assert not house.bot_pool.asked and not house.registry.live
        async with asyncio.timeout(10):  # the row by which it is found is written when there is time
            while await house.registry.store.due(sources.now()):
                await asyncio.sleep(0.01)


async def test_bots_of_a_match_with_people_go_on_while_those_are_away(house: House) -> None:
    made = await house.table("duel", people=1, bots=1)
    state = house.live(made.id).state
    for _ in range(200):
        if state.match is not None and state.match.waiting_for == (0,):
            break
        await asyncio.sleep(0.01)
    assert state.match is not None and state.match.waiting_for == (0,), "the bot has answered"


async def test_room_is_kept_for_those_who_come_back(tmp_path: Path) -> None:
    async with house_at(tmp_path, max_tables=10) as house:
        old = await house.table("duel", people=2)
        house.sources.time += 11
        crowd = []
        for _ in range(9):
            crowd.append(await house.table("duel", people=2))
            await (await house.line(crowd[-1].id)).get("welcome")
        assert old.id not in house.registry.live, "it made room"
        refused = await house.http.post("/api/tables", json={"game": "duel"})
        assert refused.status_code == 429 and refused.json()["error"] == "too_many" and refused.headers["retry-after"]
        assert await house.registry.store.counts() == {"playing": 10}, "what was refused is not stored"
        await (await house.line(old.id, old.tokens[0])).get("welcome")


async def test_a_table_that_cannot_begin_is_not_stored(house: House) -> None:
    await house.post("/api/tables", {"game": "duel", "start": True}, status=422)
    assert await house.registry.store.counts() == {}


async def test_a_match_that_has_begun_is_not_found_among_the_open_tables(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even if the server ends before it has filed anything."""
    monkeypatch.setattr(house.registry.store, "file", lambda batch: None)
    await house.table("duel", people=2)
    assert await house.registry.store.counts() == {"playing": 1}
