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
    views = house.live(made.id).views
    assert views is not None and not views._tellings and not views._shared


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


@pytest.mark.parametrize("name", ["self", "game", "players", "rules", "__class__", "wonder"])
async def test_an_option_of_any_name_that_there_is_not_gets_a_sentence(house: House, name: str) -> None:
    refused = await house.post("/api/tables", {"game": "duel", "options": {name: "x"}}, status=422)
    assert refused["error"] == "bad_option" and f"no option '{name}'" in refused["sentence"]


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "A\u3164", "\uffa0", "\u115f", "\ufe0f", "\u0301", "\U000e0100"]
)
async def test_names_that_show_nothing_or_hide_something_are_refused(house: House, name: str) -> None:
    made = await house.table("duel", people=1, players=2, start=False)
    refused = await house.post(f"/api/tables/{made.id}/join", {"name": name}, status=422)
    assert refused["error"] == "bad_message"


@pytest.mark.parametrize(
    "name", ["Zoë", "\u4f60\u597d", "\U0001f600", "\u2764\ufe0f", "\u0905\u092e\u093f\u0924", "1", "?"]
)
async def test_names_of_all_scripts_are_taken(house: House, name: str) -> None:
    made = await house.table("duel", people=1, players=2, start=False)
    assert (await house.post(f"/api/tables/{made.id}/join", {"name": name}))["table"]["seats"][1]["name"] == name
