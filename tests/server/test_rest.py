"""What is left in memory: nothing that only a search for circles could free, nothing that was needed just once."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tests.server.house import House
from tests.server.test_answers import begin, option
from tests.server.test_play import move
from wonders.server.runtime.connection import Connection

pytestmark = pytest.mark.anyio


@pytest.fixture
def no_search() -> Iterator[None]:
    """Memory is freed by counting references alone."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def test_a_table_that_all_have_left_is_freed_at_once(house: House, no_search: None) -> None:
    made, lines, states = await begin(house, "duel", 2)
    await lines[0].answer(1, option(states[0]), move(1))
    await lines[1].answer(1, "nonsense", move(2))
    live = weakref.ref(house.live(made.id))
    for line in lines.values():
        await line.hang_up()
    house.sources.time += 1000
    await house.registry.sweep()
    await asyncio.sleep(0.05)
    assert made.id not in house.registry.live and live() is None


async def test_events_are_not_kept_encoded_once_all_are_told(house: House) -> None:
    made, lines, states = await begin(house, "classic", 3)
    for seat, line in lines.items():
        await line.answer(1, option(states[seat]), move(seat))
    while house.live(made.id).changing:
        await asyncio.sleep(0)
    presenter = house.live(made.id).presenter
    assert presenter is not None and not presenter._tellings and not presenter._shared


async def test_whoever_answers_is_told_and_has_the_acknowledgement_before_all_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, lines, states = await begin(house, "duel", 2)
    live, told = house.live(made.id), list[int]()
    tell = live.tell_state

    def tell_state(connection: Connection) -> None:
        told.append(connection.seat)
        tell(connection)

    monkeypatch.setattr(live, "tell_state", tell_state)
    lines[0].waiting()
    lines[0].put({"type": "answer", "number": 1, "move": move(1), "action": option(states[0])})
    assert [(await lines[0].get("ack", "state"))["type"] for _ in range(2)] == ["state", "ack"]
    await lines[1].get("state")
    assert told == [0, 1]
