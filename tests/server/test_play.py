"""Playing over the socket: decisions, answers, acknowledgements, and what everybody is told."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.house import House, Line, Made

pytestmark = pytest.mark.anyio


def move(number: int) -> str:
    return f"move-{number:012d}"


async def sit(house: House, made: Made) -> dict[int, Line]:
    """All people at their seats."""
    return {seat: await house.line(made.id, token) for seat, token in made.tokens.items()}


async def play_on(line: Line, rng: Random, steps: int = 1000) -> dict[str, Any]:
    """Answer whatever this seat is asked, until the match is over; the last state."""
    sent, count = 0, 0
    while True:
        message = await line.get("state", "refused")
        assert message["type"] == "state", message
        asked = message["decision"]
        if message["outcome"] or count >= steps:
            return message
        if asked and asked["chosen"] is None and asked["number"] != sent:
            sent, count = asked["number"], count + 1
            action = rng.choice(asked["options"])["action"]
            line.put({"type": "answer", "number": sent, "move": f"{rng.getrandbits(64):016x}", "action": action})


@pytest.mark.parametrize(("game", "players"), [("classic", 3), ("duel", 2), ("architects", 3)])
async def test_people_play_a_whole_match_and_its_record_replays_to_the_same_end(
    house: House, game: str, players: int
) -> None:
    made = await house.table(game, players)
    lines = await sit(house, made)
    states = await asyncio.gather(*(play_on(line, Random(seat)) for seat, line in lines.items()))
    assert len({str(state["outcome"]) for state in states}) == 1
    record = (await house.http.get(f"/api/tables/{made.id}/record")).text
    from wonders import replay

    outcome = replay(record).outcome
    assert outcome is not None and list(outcome.points) == states[0]["outcome"]["points"]


async def test_bots_answer_for_their_seats(house: House) -> None:
    made = await house.table("classic", people=1, bots=3)
    line = await house.line(made.id, made.tokens[0])
    state = await play_on(line, Random(1))
    assert len(state["outcome"]["points"]) == 4
