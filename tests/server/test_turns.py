"""What visitors have worked out: addresses take turns, and none has many waiting."""

import asyncio

import pytest

from wonders.server.errors import Refused
from wonders.server.runtime.turns import Turns

pytestmark = pytest.mark.anyio


async def work(turns: Turns, address: str, done: list[str], go: asyncio.Event) -> None:
    async with turns.turn(address):
        await go.wait()
        done.append(address)


async def test_whoever_comes_later_waits_for_one_thing_of_another_address_not_for_all() -> None:
    turns, done, go = Turns(), list[str](), asyncio.Event()
    tasks = [asyncio.ensure_future(work(turns, "greedy", done, go)) for _ in range(6)]
    await asyncio.sleep(0)
    tasks += [asyncio.ensure_future(work(turns, one, done, go)) for one in ("other", "third", "other")]
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*tasks)
    assert done == ["greedy", "greedy", "other", "third", "greedy", "other", "greedy", "greedy", "greedy"]


async def test_an_address_has_only_so_many_waiting_and_is_let_in_again_afterwards() -> None:
    turns, done, go = Turns(most=3), list[str](), asyncio.Event()
    tasks = [asyncio.ensure_future(work(turns, "greedy", done, go)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="At most 3"):
        await work(turns, "greedy", done, go)
    tasks.append(asyncio.ensure_future(work(turns, "other", done, go)))
    go.set()
    await asyncio.gather(*tasks)
    await work(turns, "greedy", done, go)
    assert done.count("greedy") == 4 and done.count("other") == 1


@pytest.mark.parametrize("cancelled", [0, 1, 2])
async def test_whoever_gives_up_keeps_nobody_from_coming(cancelled: int) -> None:
    turns, done, go = Turns(most=3), list[str](), asyncio.Event()
    tasks = [asyncio.ensure_future(work(turns, str(at), done, go)) for at in range(3)]
    await asyncio.sleep(0)
    tasks[cancelled].cancel()
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == [str(at) for at in range(3) if at != cancelled]
    async with asyncio.timeout(1.0):
        await work(turns, str(cancelled), done, go)


async def test_a_turn_that_came_to_somebody_who_gives_up_at_that_moment_goes_on() -> None:
    turns, done, go = Turns(), list[str](), asyncio.Event()
    first, second, third = (asyncio.ensure_future(work(turns, str(at), done, go)) for at in range(3))
    await asyncio.sleep(0)
    go.set()
    while not done:
        await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(first, second, third, return_exceptions=True)
    assert "2" in done
