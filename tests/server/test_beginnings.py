"""Tables that begin in the middle of a match: played on from there, recorded, survived, and never rated."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import House, Made, house_at
from tests.server.releases import play
from tests.study.matches import a_record
from wonders.core.record import Record
from wonders.core.wire import plain
from wonders.games.replay import replay

pytestmark = pytest.mark.anyio

STEP = 12


def moment(record: Record, step: int = STEP, **more: Any) -> dict[str, Any]:
    return {"record": record.dumps(), "step": step, **more}


async def begun(house: House, record: Record, **more: Any) -> Made:
    players = record.header.players
    return await house.table(record.header.game, players, begins=moment(record, **more))


@pytest.mark.parametrize(("game", "players"), [("classic", 3), ("duel", 2), ("architects", 3)])
async def test_a_table_goes_on_from_a_moment_and_its_record_is_whole(house: House, game: str, players: int) -> None:
    record = a_record(game, players)
    whole = replay(record)
    made = await begun(house, record)
    info = await house.get(f"/api/tables/{made.id}")
    assert info["begins"] > 0 and info["state"] == "playing" and "rated" not in info
    line = await house.line(made.id, made.tokens[0])
    state = await line.get("state")
    now = house.live(made.id).state.match
    assert now is not None and now.begun == STEP
    assert len(now.rounds) >= STEP and len(state["steps"]) == len(now.rounds), "everybody is told how it came there"
    await play(house, made.id, Random(1))
    text = (await house.http.get(f"/api/tables/{made.id}/record")).text
    again = replay(text)
    assert again.steps[: STEP + 1] == whole.steps[: STEP + 1] and again.outcome is not None and again.seed == ""
    assert len((await house.get(f"/api/tables/{made.id}/replay"))["steps"]) == len(again.steps)
    assert (await house.get(f"/api/tables/{made.id}/fairness"))["draws"] is not None


async def test_new_hidden_cards_look_the_same_to_the_seat_and_are_others(house: House) -> None:
    record = a_record("classic", 3)
    whole = replay(record)
    true: Any = whole.steps[10].table
    house.sources.nonce = lambda: "two"  # type: ignore[method-assign]  # every third deals the same cards
    made = await begun(house, record, step=10, hidden="new", seat=1)
    line = await house.line(made.id, made.tokens[1])
    state = await line.get("state")
    shown = {name: state["view"][name] for name in ("hand", "cities", "sold", "discarded")}
    expected: Any = plain(whole.game.view(true, 1))
    assert shown == {name: expected[name] for name in shown}
    match = house.live(made.id).state.match
    assert match is not None and match.table.hands[1] == true.hands[1] and match.table.hands != true.hands


async def test_a_table_that_began_in_the_middle_survives_a_restart(tmp_path: Path) -> None:
    record = a_record("duel", 2)
    async with house_at(tmp_path) as house:
        made = await begun(house, record)
        before = house.live(made.id).state.match
        assert before is not None
        rounds = before.rounds
    async with house_at(tmp_path) as house:
        await house.get(f"/api/tables/{made.id}")
        after = house.live(made.id).state.match
        assert after is not None and after.rounds == rounds and after.begun == STEP


async def test_what_was_there_from_the_beginning_cannot_be_taken_back(house: House) -> None:
    record = a_record("duel", 2)
    made = await begun(house, record, step=7)  # in the draft, where answers can be taken back
    for token in made.tokens.values():
        assert (await house.post(f"/api/tables/{made.id}/undo", token=token, status=409))["error"] == "no_undo"


async def test_a_rematch_begins_at_the_same_moment(house: House) -> None:
    made = await begun(house, a_record("duel", 2))
    await play(house, made.id, Random(1))
    again = await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[0])
    assert again["table"]["begins"] == (await house.get(f"/api/tables/{made.id}"))["begins"]


async def test_such_a_match_is_in_nobodys_statistics(house: House) -> None:
    me = await house.post("/api/me", {"name": "Ada", "device": "Laptop"}, status=201)
    record = a_record("duel", 2)
    seats = [{"kind": "person", "mine": True}, {"kind": "bot", "level": "random"}]
    body = {"game": "duel", "seats": seats, "begins": moment(record)}
    made = await house.post("/api/tables", body, status=201, key=me["key"])
    assert made["table"]["seats"][0]["profile"]["id"] == me["me"]["id"]
    assert (await house.ask("GET", "/api/me/matches", key=me["key"]))["unfinished"] == []


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"begins": {"record": "nonsense", "step": 3}}, 422, "bad_record"),
        ({"begins": moment(a_record("duel", 2), 9_999)}, 422, "bad_option"),
        ({"begins": moment(a_record("duel", 2), len(replay(a_record("duel", 2)).steps) - 1)}, 422, "bad_option"),
        ({"begins": moment(a_record("duel", 2), seat=7)}, 422, "bad_option"),
        ({"begins": moment(a_record("duel", 2), hidden="all")}, 422, "bad_message"),
        ({"begins": moment(a_record("classic", 3))}, 422, "bad_option"),
        ({"begins": moment(a_record("duel", 2)), "options": {"first": 1}}, 422, "bad_option"),
        ({"begins": moment(a_record("duel", 2)), "rated": True, "undo": False}, 422, "bad_option"),
    ],
    ids=["no record", "no such step", "over", "no seat", "hidden", "another game", "other options", "rated"],
)
async def test_what_cannot_begin_gets_a_sentence(house: House, change: dict[str, Any], status: int, error: str) -> None:
    refused = await house.post("/api/tables", {"game": "duel", **change}, status=status)
    assert refused["error"] == error and refused["sentence"].endswith(".")


async def test_a_running_match_gives_nobody_its_record_to_begin_from(house: House) -> None:
    made = await house.table("duel", 2)
    assert (await house.http.get(f"/api/tables/{made.id}/record")).status_code == 409
