"""Answers in advance: played at once when their time comes, and told to nobody but their owner."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import SECONDS, FakeSources, House, Made, house_at
from tests.server.test_answers import begin, option, stored
from tests.server.test_play import move
from wonders.server.runtime.automation import Automation
from wonders.server.tables import entries as e
from wonders.server.tables.decided import NOTHING
from wonders.server.tables.foresight import foresee
from wonders.server.tables.match import TableMatch, tables_of
from wonders.server.tables.planning import follow_plan

pytestmark = pytest.mark.anyio


async def plan(house: House, made: Made, seat: int, *lines: Any, status: int = 200) -> dict[str, Any]:
    """Steps are an answer, or what another answers and the answer to it."""
    steps = [[step if isinstance(step, dict) else {"answer": step} for step in line] for line in lines]
    told: dict[str, Any] = await house.post(f"/api/tables/{made.id}/plan", {"lines": steps}, made.tokens[seat], status)
    return told


async def planned(house: House, made: Made, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = await house.ask("GET", f"/api/tables/{made.id}/plan", token=made.tokens[seat])
    return told


async def options(house: House, made: Made, seat: int, *after: str) -> dict[str, list[str]]:
    path = f"/api/tables/{made.id}/plan/options?" + "&".join(f"after={one.replace(' ', '+')}" for one in after)
    told = await house.ask("GET", path, token=made.tokens[seat])
    return {name: [one["action"] for one in found] for name, found in told.items()}


def match_of(house: House, made: Made) -> TableMatch:
    match = house.live(made.id).state.match
    assert match is not None
    return match


async def until_quiet(house: House, made: Made, answers: int) -> None:
    """Wait until so many answers have been given and nothing is left to be done for anybody."""
    async with asyncio.timeout(SECONDS):
        while len(answered_by(house, made)) < answers or house.registry.automation.busy(made.id):
            await asyncio.sleep(0.01)


def answered_by(house: House, made: Made) -> list[tuple[int, str]]:
    return [(seat, str(action)) for joint in match_of(house, made).rounds for seat, action in joint if seat >= 0]


def first_picks(house: House, made: Made) -> tuple[str, str, list[str]]:
    """What seat 0 is about to take of four wonders in Duel, another, and all four."""
    match = match_of(house, made)
    wonders = [str(action) for action in match.game.legal(match.table, 0)]
    return wonders[0], wonders[1], wonders


async def test_what_was_planned_is_answered_as_soon_as_the_seat_is_asked(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    mine, other, _ = first_picks(house, made)
    told = await plan(house, made, 1, [other])
    assert [[step["answer"]["action"] for step in line] for line in told["lines"]] == [[other]]
    await lines[0].answer(1, mine, move(1))
    await until_quiet(house, made, 2)
    assert answered_by(house, made) == [(0, mine), (1, other)]
    assert await planned(house, made, 1) == {"lines": []}, "it has been carried out"


async def test_a_condition_decides_which_line_is_played_and_how_it_goes_on(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    first, second, (_, _, third, fourth) = first_picks(house, made)
    ways = ([{"when": second, "answer": fourth}], [{"when": first, "answer": second}, third], [fourth])
    await plan(house, made, 1, *ways)
    await lines[0].answer(1, first, move(1))
    await until_quiet(house, made, 3)
    assert answered_by(house, made)[:3] == [(0, first), (1, second), (1, third)]


async def test_lines_that_begin_alike_stay_open_until_they_part(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    first, second, (_, _, third, fourth) = first_picks(house, made)
    await plan(house, made, 1, [second, first], [second, third], [fourth])
    await lines[0].answer(1, first, move(1))
    await until_quiet(house, made, 3)
    assert answered_by(house, made)[:3] == [(0, first), (1, second), (1, third)], "the first is not possible any more"


async def test_a_plan_that_is_not_possible_is_dropped_and_its_owner_told_so(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    mine, other, _ = first_picks(house, made)
    await plan(house, made, 1, [mine])
    assert (await lines[1].get("plan"))["plan"]["lines"]
    await lines[0].answer(1, mine, move(1))
    assert (await lines[1].get("plan"))["plan"] == {"lines": [], "ended": "impossible"}
    assert match_of(house, made).waiting_for == (1,) and answered_by(house, made) == [(0, mine)]
    back = await house.line(made.id, made.tokens[1])
    assert (await back.get("plan"))["plan"]["ended"] == "impossible", "who comes back later is told as well"
    await back.answer(1, other, move(2))
    assert await planned(house, made, 1) == {"lines": []}, "whoever has answered knows"


async def test_in_a_game_of_secret_choices_the_next_card_is_played_if_it_is_possible(house: House) -> None:
    made, lines, states = await begin(house, "classic", 3)
    await lines[0].answer(1, option(states[0]), move(1))
    neighbours = [one["action"] for one in states[2]["decision"]["options"] if one["verb"] == "sell"]
    taken = neighbours[0]
    await plan(house, made, 0, *([one] for one in neighbours))
    await lines[1].answer(1, option(states[1]), move(2))
    await lines[2].answer(1, taken, move(3))
    async with asyncio.timeout(SECONDS):
        while 0 in match_of(house, made).waiting_for or match_of(house, made).numbers[0] < 2:
            await asyncio.sleep(0.01)
    (sealed,) = match_of(house, made).sealed.items()
    assert sealed[0] == 0 and str(sealed[1]) == neighbours[1], "one card of the hand that comes is gone"


async def test_no_answer_may_depend_on_one_that_is_secret(house: House) -> None:
    made, lines, states = await begin(house, "classic", 3)
    await lines[0].answer(1, option(states[0]), move(1))
    wanted = option(states[1])
    refused = await plan(house, made, 0, [{"when": wanted, "answer": wanted}], status=403)
    assert refused["error"] == "not_allowed"


async def test_nobody_else_is_told_of_a_plan_whatever_is_sent(house: House) -> None:
    """The same frames, byte for byte, go to others with and without one."""
    seen = []
    for lines_planned in ([], [["pass"]]):
        made, lines, states = await begin(house, "classic", 3)
        watcher = await house.line(made.id)
        await watcher.get("state")
        await lines[0].answer(1, option(states[0]), move(1))
        await lines[1].get("state")
        await asyncio.sleep(0)
        for line in (*lines.values(), watcher):
            line.waiting()
        if lines_planned:
            cards = [one["action"] for one in states[1]["decision"]["options"]]
            await plan(house, made, 0, cards[:1])
            assert lines[0].waiting()
        told = [lines[1].waiting(), lines[2].waiting(), watcher.waiting()]
        table = await house.get(f"/api/tables/{made.id}")
        seen.append((told, [{**seat, "nonce": ""} for seat in table["seats"]], table.keys()))
    assert seen[0] == seen[1]


async def test_a_plan_can_be_taken_back_and_is_gone_when_its_owner_thinks_again(house: House) -> None:
    made, lines, states = await begin(house, "classic", 3)
    await lines[0].answer(1, option(states[0]), move(1))
    await plan(house, made, 0, [option(states[1])])
    count = stored(house, made)
    await plan(house, made, 0, [option(states[1])])
    assert stored(house, made) == count, "the same again is nothing new"
    assert (await plan(house, made, 0))["lines"] == []
    await plan(house, made, 0, [option(states[1])])
    lines[0].put({"type": "retract", "number": 1, "move": move(4)})
    await lines[0].get("ack")
    assert await planned(house, made, 0) == {"lines": []}
    assert match_of(house, made).waiting_for == (0, 1, 2)


async def test_an_answer_that_was_taken_back_ends_all_plans(house: House) -> None:
    made, lines, _ = await begin(house, "architects", 2)
    while 0 not in (asked := match_of(house, made).waiting_for):
        await lines[asked[0]].answer(match_of(house, made).numbers[asked[0]], option_now(house, made), move(9))
    first = option_now(house, made)
    await plan(house, made, 1, [first], [first])
    house.live(made.id).state.plans.note(_undone(house), match_of(house, made))
    assert (await planned(house, made, 1))["ended"] == "undone"


def option_now(house: House, made: Made) -> str:
    match = match_of(house, made)
    return str(match.game.legal(match.table, match.waiting_for[0])[0])


def _undone(house: House) -> e.Undone:
    return e.Undone(at=house.sources.time, seat=0, number=1)


@pytest.mark.parametrize(
    ("lines", "error", "status"),
    [
        ([["dance"]], "unparsable", 422),
        ([[]], "too_many", 429),
        ([["pick apian-way"] * 5], "too_many", 429),
        ([["pick apian-way"]] * 9, "too_many", 429),
    ],
)
async def test_nonsense_is_turned_down_and_changes_nothing(house: House, lines: Any, error: str, status: int) -> None:
    made = await house.table("duel", 2)
    count = stored(house, made)
    assert (await plan(house, made, 1, *lines, status=status))["error"] == error
    assert stored(house, made) == count


async def test_who_is_asked_now_answers_and_plans_nothing(house: House) -> None:
    made = await house.table("duel", 2)
    mine, _, _ = first_picks(house, made)
    assert (await plan(house, made, 0, [mine], status=409))["error"] == "to_move"
    path = f"/api/tables/{made.id}/plan/options"
    assert (await house.ask("GET", path, token=made.tokens[0], status=409))["error"] == "to_move"
    assert (await house.post(f"/api/tables/{made.id}/plan", {"lines": []}, made.host, 403))["error"] == "not_allowed"


async def test_a_pause_lets_no_plan_be_played_before_it_ends(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause begins right after the answer that the plan is for."""
    made, lines, _ = await begin(house, "duel", 2)
    mine, other, _ = first_picks(house, made)
    await plan(house, made, 1, [other])
    with monkeypatch.context() as slow:
        slow.setattr(Automation, "look_after", lambda *_: None)
        await lines[0].answer(1, mine, move(1))
        for seat in (0, 1):
            await house.post(f"/api/tables/{made.id}/pause", {"wanted": True}, made.tokens[seat])
    assert follow_plan(house.live(made.id).state, 1, 1, house.sources.time) == NOTHING
    house.registry.automation.look_after(house.live(made.id))
    assert not house.registry.automation.busy(made.id)
    await house.post(f"/api/tables/{made.id}/pause", {"wanted": False}, made.tokens[0])
    await until_quiet(house, made, 2)
    assert answered_by(house, made) == [(0, mine), (1, other)]


async def test_a_server_that_dies_between_answer_and_plan_plays_it_when_it_is_back(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody comes to the table: the store itself says that something is to be done there."""
    sources = FakeSources()
    with monkeypatch.context() as dying:
        async with house_at(tmp_path, sources, db=database) as house:
            made = await house.table("duel", 2)
            mine, other, _ = first_picks(house, made)
            await plan(house, made, 1, [other])
            dying.setattr(Automation, "look_after", lambda *_: None)
            line = await house.line(made.id, made.tokens[0])
            assert (await line.answer(1, mine, move(1)))["type"] == "ack"
            assert match_of(house, made).waiting_for == (1,)
    sources.time += 10
    async with house_at(tmp_path, sources, db=database) as house:
        await house.registry.sweep()
        await until_quiet(house, made, 2)
        assert answered_by(house, made) == [(0, mine), (1, other)]


async def test_what_can_be_planned_is_seen_from_what_the_seat_knows(house: House) -> None:
    made, _, _ = await begin(house, "duel", 2)
    mine, other, wonders = first_picks(house, made)
    seen = await options(house, made, 1)
    assert sorted(seen["others"]) == sorted(wonders) == sorted(seen["mine"])
    after = await options(house, made, 1, mine)
    assert sorted(after["mine"]) == sorted(wonders[1:]) and not after["others"]
    then = await options(house, made, 1, mine, other)
    assert sorted(then["mine"]) == sorted(wonders[2:]), "seat 1 takes two in a row"


async def test_no_hidden_card_comes_out_by_asking_what_can_be_planned(house: House) -> None:
    """The answer is the same with another truth behind what the seat has seen."""
    made, _, states = await begin(house, "classic", 3)
    match = match_of(house, made)
    game, tables = match.game, tables_of(match.game, match.rounds)
    history = [game.view(table, 0) for table in tables]
    told = foresee(game, history, 0, option(states[0]), (), Random(1))
    for seed in range(3):
        another = [*history[:-1], game.view(game.resample(history, Random(seed)), 0)]
        assert foresee(game, another, 0, option(states[0]), (), Random(1)) == told


async def test_a_bot_that_plays_for_somebody_keeps_to_their_plan_first(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    mine, other, _ = first_picks(house, made)
    await plan(house, made, 1, [other])
    await house.post(f"/api/tables/{made.id}/seats/1", {"away": True}, made.tokens[1])
    await lines[0].answer(1, mine, move(1))
    await until_quiet(house, made, 3)
    assert answered_by(house, made)[1] == (1, other)


async def test_a_seat_that_goes_to_somebody_else_takes_no_plan_along(house: House) -> None:
    made = await house.table("duel", 2)
    _, other, _ = first_picks(house, made)
    await plan(house, made, 1, [other])
    house.sources.time += 60
    fresh = (await house.post(f"/api/tables/{made.id}/invite/1", token=made.host))["token"]
    assert await house.ask("GET", f"/api/tables/{made.id}/plan", token=fresh) == {"lines": []}
