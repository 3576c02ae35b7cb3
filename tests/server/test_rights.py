"""A right to a seat ends when the seat changes hands; nobody gets another's hand by asking the server nicely."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.house import House, Made
from tests.server.test_answers import begin
from tests.server.test_play import play_on, sit

pytestmark = pytest.mark.anyio


async def over(house: House) -> Made:
    """A match of two people that has ended."""
    made = await house.table("duel", people=2)
    lines = await sit(house, made)
    await asyncio.gather(*(play_on(line, Random(seat)) for seat, line in lines.items()))
    return made


async def carol_sits_in_bob_s_place(house: House) -> tuple[Made, dict[str, Any], dict[str, Any]]:
    """The old table, the rematch as its host (seat 0) knows it, and what Carol got for Bob's seat 1."""
    made = await over(house)
    again = await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[0])
    url = f"/api/tables/{again['table']['id']}"
    await house.post(f"{url}/seats/1", {"kind": "open"}, token=again["host"])
    return made, again, await house.post(f"{url}/join", {"name": "Carol"})


async def test_who_lost_the_seat_at_a_rematch_gets_no_token_for_it(house: House) -> None:
    made, again, carol = await carol_sits_in_bob_s_place(house)
    refused = await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[1], status=409)
    assert refused["error"] == "taken" and carol["seat"] == 1
    assert house.live(again["table"]["id"]).state.whose(carol["token"]) == 1


async def test_asking_again_and_again_evicts_nobody(house: House) -> None:
    made, again, carol = await carol_sits_in_bob_s_place(house)
    line = await house.line(again["table"]["id"], carol["token"])
    await line.get("welcome")
    for _ in range(10):
        await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[1], status=409)
    assert house.live(again["table"]["id"]).state.whose(carol["token"]) == 1
    assert "bye" not in [message["type"] for message in line.waiting()]


async def test_a_seat_given_to_somebody_by_a_link_is_theirs(house: House) -> None:
    """The seat that is kept for Bob at the rematch is never claimed; the host hands it on by an invitation."""
    made = await over(house)
    again = await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[0])
    house.sources.time += 60
    invited = await house.post(f"/api/tables/{again['table']['id']}/invite/1", token=again["host"])
    await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[1], status=409)
    assert house.live(again["table"]["id"]).state.whose(invited["token"]) == 1


async def test_both_devices_of_a_player_may_go_on_to_the_rematch(house: House) -> None:
    made = await over(house)
    first = await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[1])
    second = await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[1])
    state = house.live(first["table"]["id"]).state
    assert state.whose(first["token"]) == state.whose(second["token"]) == 1


async def test_after_the_match_no_rights_are_given_anew(house: House) -> None:
    """A new token for a seat of the old table would open the same seat of the rematch."""
    made = await over(house)
    for line in house.lines:
        await line.hang_up()
    house.sources.time += 3600
    refused = await house.post(f"/api/tables/{made.id}/invite/1", token=made.host, status=409)
    assert refused["error"] == "over"


async def test_the_host_gets_no_token_for_a_seat_whose_player_is_there(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    house.sources.time += 3600
    refused = await house.post(f"/api/tables/{made.id}/invite/1", token=made.host, status=403)
    assert refused["error"] == "not_allowed" and "away" in refused["sentence"]
    await lines[1].hang_up()
    house.sources.time += 10
    await house.post(f"/api/tables/{made.id}/invite/1", token=made.host, status=403)
    assert house.live(made.id).state.whose(made.tokens[1]) == 1


async def test_before_the_match_the_host_gets_no_token_for_somebody_who_is_there(house: House) -> None:
    """The new holder would sit there under the name of the old one when the cards are dealt."""
    made = await house.table("duel", people=2, start=False)
    line = await house.line(made.id, made.tokens[1])
    await line.get("welcome")
    await house.post(f"/api/tables/{made.id}/invite/1", token=made.host, status=403)


async def test_when_an_absent_seat_gets_a_new_link_all_are_told(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    watcher = await house.line(made.id)
    seen = await watcher.get("state")
    await lines[1].hang_up()
    house.sources.time += 31
    fresh = (await house.post(f"/api/tables/{made.id}/invite/1", token=made.host))["token"]
    note = {"event": "SeatReissued", "seat": 1, "by": "host"}
    for line, before in ((lines[0], states[0]), (watcher, seen)):
        told = await line.get("state")
        assert told["events"] == [note] and told["v"] == before["v"] + 1
    back = await house.line(made.id, fresh, since=0)
    assert note in (await back.get("state"))["events"]
    late = await house.line(made.id, made.tokens[1])
    assert (await late.get("bye"))["error"] == "bad_token"


async def test_a_player_may_hand_on_the_own_seat_and_all_are_told(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    await house.post(f"/api/tables/{made.id}/invite/1", token=made.tokens[0], status=403)
    fresh = (await house.post(f"/api/tables/{made.id}/invite/1", token=made.tokens[1]))["token"]
    assert (await lines[0].get("state"))["events"] == [{"event": "SeatReissued", "seat": 1, "by": "self"}]
    assert (await lines[1].get("bye"))["error"] == "bad_token"
    assert (await (await house.line(made.id, fresh)).get("welcome"))["seat"] == 1


async def test_a_note_between_two_moves_changes_nothing_in_the_match(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    record = house.live(made.id).state.match
    assert record is not None
    before = record.record().dumps()
    await house.post(f"/api/tables/{made.id}/invite/1", token=made.tokens[1])
    assert record.record().dumps() == before
    ended = await play_on(lines[0], Random(1), steps=1)
    assert ended is not None
