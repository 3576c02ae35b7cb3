"""Answers: once each, changeable while sealed, refused without a trace."""

from typing import Any

import pytest

from tests.server.house import House, Line, Made
from tests.server.test_play import move, sit

pytestmark = pytest.mark.anyio


async def begin(house: House, game: str, people: int) -> tuple[Made, dict[int, Line], dict[int, dict[str, Any]]]:
    """A match, everybody's line, and everybody's first state."""
    made = await house.table(game, people)
    lines = await sit(house, made)
    return made, lines, {seat: await line.get("state") for seat, line in lines.items()}


def option(state: dict[str, Any], at: int = 0) -> str:
    action: str = state["decision"]["options"][at]["action"]
    return action


def stored(house: House, made: Made) -> int:
    return house.live(made.id).state.seq


async def test_the_same_move_again_gets_the_same_frame_and_is_played_once(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    message = {"type": "answer", "number": 1, "move": move(1), "action": option(states[0])}
    frames = []
    for _ in range(3):
        lines[0].put(message)
        while '"type":"ack"' not in (frame := await lines[0].frame()):
            pass
        frames.append(frame)
    assert len(set(frames)) == 1
    assert sum('"entry":"answered"' in body for body in await house.registry.store.load(made.id)) == 1


async def test_the_same_move_after_a_restart_gets_the_same_frame(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    reply = await lines[0].answer(1, option(states[0]), move(1))
    del house.registry.live[made.id]  # as after a restart: fetched from the store
    line = await house.line(made.id, made.tokens[0])
    assert await line.answer(1, option(states[0]), move(1)) == reply


async def test_another_move_for_a_decided_turn_is_told_so_with_the_present_state(house: House) -> None:
    _, lines, states = await begin(house, "duel", 2)
    await lines[0].answer(1, option(states[0]), move(1))
    reply = await lines[0].answer(1, option(states[0], 1), move(2))
    assert reply["error"] == "already_decided" and reply["move"] == move(2)
    assert (await lines[0].get("state"))["v"] > states[0]["v"]


async def until_pong(line: Line) -> list[dict[str, Any]]:
    """All states that come before the answer to a ping."""
    line.put({"type": "ping", "at": 1})
    states = []
    while (message := await line.get("state", "pong"))["type"] == "state":
        states.append(message)
    return states


async def test_a_sealed_answer_can_be_changed_and_only_its_seat_is_told(house: House) -> None:
    _, lines, states = await begin(house, "classic", 3)
    await lines[0].answer(1, option(states[0]), move(1))
    await lines[0].answer(1, option(states[0], 1), move(2))
    lines[0].put({"type": "resync"})
    told = {seat: await until_pong(line) for seat, line in lines.items()}
    assert told[0][-1]["decision"]["chosen"] == option(states[0], 1)
    assert told[1][-1]["decision"]["chosen"] is None and told[1][-1]["answered"] == [0]
    assert all(option(states[0], 1) not in str(state["events"]) for state in told[1] + told[2])


async def test_a_sealed_answer_can_be_taken_back(house: House) -> None:
    made, lines, states = await begin(house, "classic", 3)
    await lines[0].answer(1, option(states[0]), move(1))
    lines[0].put({"type": "retract", "number": 1, "move": move(2)})
    assert (await lines[0].get("ack", "refused"))["type"] == "ack"
    match = house.live(made.id).state.match
    assert match is not None and not match.sealed
    lines[0].put({"type": "retract", "number": 1, "move": move(3)})
    assert (await lines[0].get("ack", "refused"))["error"] == "not_asked"


async def test_the_last_answer_ends_the_turn_for_everybody_at_once(house: House) -> None:
    _, lines, states = await begin(house, "classic", 3)
    acks = [await lines[seat].answer(1, option(states[seat]), move(seat)) for seat in (2, 0, 1)]
    assert [ack["v"] - states[0]["v"] for ack in acks] == [0, 0, 1]
    for seat in (2, 0):
        state = await lines[seat].get("state")
        while state["v"] == states[0]["v"]:
            state = await lines[seat].get("state")
        assert state["from"] == states[0]["v"] and state["events"] and state["decision"]["number"] == 2


@pytest.mark.parametrize(
    ("number", "action", "error"),
    [
        (1, "build palace", "illegal"),
        (1, "dance", "unparsable"),
        (1, "", "unparsable"),
        (2, "sell baths", "wrong_number"),
        (0, "sell baths", "wrong_number"),
    ],
)
async def test_a_wrong_answer_gets_its_reason_and_leaves_no_trace(
    house: House, number: int, action: str, error: str
) -> None:
    made, lines, _ = await begin(house, "classic", 3)
    before = stored(house, made)
    reply = await lines[0].answer(number, action, move(1))
    assert reply["error"] == error and reply["sentence"]
    assert stored(house, made) == before
    match = house.live(made.id).state.match
    assert match is not None and not match.sealed and (0, move(1)) not in house.live(made.id).state.moves


async def test_a_seat_that_is_not_asked_cannot_answer(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    before = stored(house, made)
    reply = await lines[1].answer(1, option(states[0]), move(1))
    assert reply["error"] == "wrong_number" and stored(house, made) == before


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "17", '"hello"', '{"type": "dance"}', '{"type": "answer"}',
        '{"type": "ping", "at": "x"}',
        '{"type": "answer", "number": "1", "move": "move-000000000001", "action": "x"}',
        '{"type": "answer", "number": 1, "move": "short", "action": "x"}',
        '{"type": "answer", "number": 1, "move": "spaces are not allowed", "action": "x"}',
        '{"type": "say", "move": "move-000000000001"}',
        '{"type": "say", "move": "move-000000000001", "text": "\\u0007"}',
        '{"type": "say", "move": "move-000000000001", "preset": "shout"}', "[" * 5000,
    ],
)  # fmt: skip
async def test_nonsense_gets_a_typed_error(house: House, text: str) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    before = stored(house, made)
    lines[0].put_text(text)
    assert (await lines[0].get("refused"))["error"] == "bad_message"
    assert stored(house, made) == before
    lines[0].put({"type": "ping"})
    await lines[0].get("pong")


async def test_whoever_talks_nonsense_for_long_is_cut_off(house: House) -> None:
    _, lines, _ = await begin(house, "duel", 2)
    for _ in range(10):
        lines[0].put_bytes(b"\x00\x01")
    assert (await lines[0].get("bye"))["error"] == "bad_message"
    assert await lines[0].closed() == 1008


async def test_what_cannot_be_saved_is_not_acknowledged_and_does_not_count(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    store, kept = house.registry.store, house.registry.store.append
    from wonders.server.store.batch import Batch, NotSaved

    async def full(batch: Batch) -> None:
        raise NotSaved("the disk is full")

    store.append = full  # type: ignore[method-assign]
    reply = await lines[0].answer(1, option(states[0]), move(1))
    assert reply["error"] == "not_saved" and house.live(made.id).state.match.v == states[0]["v"]  # type: ignore[union-attr]
    store.append = kept  # type: ignore[method-assign]
    assert (await lines[0].answer(1, option(states[0]), move(1)))["type"] == "ack"


async def test_an_answer_goes_on_when_the_line_is_cut_meanwhile(house: House) -> None:
    """What is stored is told to all others, even if nobody waits for the acknowledgement any more."""
    made, lines, states = await begin(house, "duel", 2)
    lines[0].put({"type": "answer", "number": 1, "move": move(1), "action": option(states[0])})
    await lines[0].hang_up()
    assert (await lines[1].get("state"))["v"] > states[1]["v"]
    assert (0, move(1)) in house.live(made.id).state.moves
