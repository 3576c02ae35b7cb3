"""Limits: how fast, how many, how long. Exactly so many get through."""

from pathlib import Path

import pytest

from tests.server.house import House, house_at
from tests.server.test_answers import begin
from tests.server.test_play import move
from wonders.server.errors import Refused
from wonders.server.limits import Bucket, Ledger, Limiter
from wonders.server.runtime.connection import MOST_FRAMES, Connection

pytestmark = pytest.mark.anyio


def test_a_bucket_lets_through_its_size_and_then_its_rate() -> None:
    bucket = Bucket(10, 20.0, 0.0)
    assert sum(bucket.take(0.0) for _ in range(50)) == 10
    assert sum(bucket.take(1.0) for _ in range(50)) == 0, "half of one is none"
    assert sum(bucket.take(2.0) for _ in range(50)) == 1
    assert sum(bucket.take(1000.0) for _ in range(50)) == 10, "it never holds more than its size"
    assert not bucket.take(0.0), "a clock that goes back fills nothing"


def test_each_address_has_its_own_bucket() -> None:
    limiter = Limiter(2, 60.0, lambda: 0.0, "things")
    limiter.take("one")
    limiter.take("one")
    limiter.take("other")
    with pytest.raises(Refused, match="Too many things"):
        limiter.take("one")


def test_what_is_spent_at_one_process_is_spent_at_all() -> None:
    here, there = Ledger(several=True), Ledger(several=True)
    ours, theirs = (one.limiter(4, 60.0, lambda: 0.0, "things") for one in (here, there))
    ours.take("one", 3.0)
    ours.owe("other", 9.0)
    there.hear(here.spent())
    assert here.spent() == {} and there.spent() == {}, "what was heard of is not told on"
    theirs.take("one")
    for address in ("one", "other"):
        with pytest.raises(Refused, match="Too many things"):
            theirs.take(address)


async def test_tables_joins_and_requests_are_limited(tmp_path: Path) -> None:
    async with house_at(tmp_path, creates_per_minute=3, joins_per_minute=2, requests_per_minute=12) as house:
        made = [await house.http.post("/api/tables", json={"game": "duel"}) for _ in range(5)]
        assert [one.status_code for one in made] == [201, 201, 201, 429, 429]
        assert made[3].headers["retry-after"] and made[3].json()["error"] == "too_fast"
        id = made[0].json()["table"]["id"]
        joins = [await house.http.post(f"/api/tables/{id}/join", json={}) for _ in range(3)]
        assert [one.status_code for one in joins] == [200, 200, 429]
        rest = [(await house.http.get("/api/games")).status_code for _ in range(6)]
        assert rest == [200, 200, 200, 200, 429, 429]
        house.sources.time += 60
        assert (await house.http.get("/api/games")).status_code == 200


async def test_a_flood_of_messages_is_refused_and_then_cut(tmp_path: Path) -> None:
    async with house_at(tmp_path, messages_per_20_seconds=20) as house:
        made = await house.table("duel", people=2)
        line = await house.line(made.id, made.tokens[0])
        for _ in range(40):
            line.put({"type": "ping"})
        kinds = []
        while (message := await line.get())["type"] != "bye":
            kinds.append(message["type"])
        assert kinds.count("pong") == 20 and kinds.count("refused") == 10 and message["error"] == "too_fast"


async def test_talk_is_limited_for_each_seat(tmp_path: Path) -> None:
    async with house_at(tmp_path, says_per_30_seconds=3, max_chat=5) as house:
        _, lines, _ = await begin(house, "duel", 2)

        async def say(seat: int, number: int) -> str:
            lines[seat].put({"type": "say", "move": move(number), "text": f"word {number}"})
            reply = await lines[seat].get("ack", "refused")
            return str(reply.get("error", "ack"))

        assert [await say(0, number) for number in range(4)] == ["ack", "ack", "ack", "too_fast"]
        assert [await say(1, number) for number in range(3)] == ["ack", "ack", "too_many"]
        house.sources.time += 30
        assert await say(0, 9) == "too_many"


async def test_what_is_said_reaches_all_and_those_who_come_later(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    lines[0].put({"type": "say", "move": move(1), "text": "  <b>hello</b>  "})
    lines[0].put({"type": "say", "move": move(1), "text": "twice?"})
    said = await lines[1].get("said")
    assert said["text"] == "<b>hello</b>" and said["seat"] == 0
    lines[0].put({"type": "say", "move": move(2), "text": "x" * 201})
    while (message := await lines[0].get("refused", "ack"))["type"] == "ack":
        pass
    assert message["error"] == "too_long"
    later = await house.line(made.id)
    assert (await later.get("said"))["text"] == "<b>hello</b>"
    assert not [one for one in lines[1].waiting() if one["type"] == "said"], "the same move is said once"


async def test_sockets_and_watchers_are_counted(tmp_path: Path) -> None:
    async with house_at(tmp_path, max_sockets_per_address=3, max_watchers=1) as house:
        made = await house.table("duel", people=2)
        await (await house.line(made.id)).get("welcome")
        assert (await (await house.line(made.id)).get("bye"))["error"] == "too_many"
        first = await house.line(made.id, made.tokens[0])
        await first.get("welcome")
        await (await house.line(made.id, made.tokens[1])).get("welcome")
        assert await (await house.line(made.id, made.tokens[1])).closed() == 1013
        await first.hang_up()
        await (await house.line(made.id, made.tokens[1])).get("welcome")


async def test_memory_has_room_for_so_many_tables(tmp_path: Path) -> None:
    async with house_at(tmp_path, max_tables=2) as house:
        tables = []
        for _ in range(3):
            tables.append(await house.table("duel", people=2))
            house.sources.time += 11
        assert len(house.registry.live) == 1, "tables without visitors made room"
        for made in tables[:2]:
            await (await house.line(made.id, made.tokens[0])).get("welcome")
        refused = await house.get(f"/api/tables/{tables[2].id}", status=429)
        assert refused["error"] == "too_many"


async def test_a_reader_who_does_not_read_is_let_go() -> None:
    async def never(_: str) -> None:
        raise AssertionError("nothing is sent")

    connection = Connection(never)
    for _ in range(MOST_FRAMES):
        connection.put(b"frame")
    assert not connection.dropped
    connection.put(b"one too many")
    assert connection.dropped


async def test_a_frame_that_is_stuck_cuts_the_line(house: House) -> None:
    made = await house.table("duel", people=2)
    line = await house.line(made.id, made.tokens[0])
    await line.get("state")
    (connection,) = house.live(made.id).connections
    connection._sending = -100.0
    await house.registry.sweep()
    assert await line.closed() == 1013
    assert house.registry.metrics.dropped._value.get() == 1 and not house.live(made.id).connections


async def test_a_burst_of_pings_is_answered_and_ends_with_bye(house: House) -> None:
    """All at once, before anything of the answers has been read: too many, but the reader is not slow."""
    made = await house.table("duel", people=2)
    line = await house.line(made.id, made.tokens[0])
    await line.get("state")
    for at in range(300):
        line.put({"type": "ping", "at": at})
    kinds = []
    while (message := await line.get())["type"] != "bye":
        kinds.append(message["type"])
    assert message["error"] == "too_fast" and kinds.count("pong") == 100
    assert await line.closed() == 1008
