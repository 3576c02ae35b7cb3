"""Several server processes on one PostgreSQL: two whole applications that share nothing but the database and Redis."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import House, Line, house_at
from tests.server.test_play import move, play_on

pytestmark = pytest.mark.anyio


async def asked(line: Line) -> dict[str, Any]:
    """The first decision this seat is asked."""
    while True:
        state = await line.get("state")
        if state["decision"]:
            return state


async def test_people_at_two_processes_play_one_match(postgres: str, redis: str, tmp_path: Path) -> None:
    async with (
        house_at(tmp_path, db=postgres, redis=redis) as one,
        house_at(tmp_path, db=postgres, redis=redis) as other,
    ):
        made = await one.table("classic", people=3)
        lines = [await house.line(made.id, made.tokens[seat]) for seat, house in enumerate((one, other, other))]
        states = await asyncio.gather(*(play_on(line, Random(at)) for at, line in enumerate(lines)))
        assert len({str(state["outcome"]) for state in states}) == 1


async def test_one_of_two_answers_at_once_wins_in_both_processes(postgres: str, redis: str, tmp_path: Path) -> None:
    """The same decision, answered at two processes at the same moment: one is played, the other is told."""
    async with house_at(tmp_path, db=postgres, redis=redis) as one, house_at(tmp_path, db=postgres, redis=redis) as two:
        made = await one.table("duel", people=2)
        lines = [await house.line(made.id, made.tokens[0]) for house in (one, two)]
        options = (await asked(lines[0]))["decision"]["options"]
        await asked(lines[1])
        replies = await asyncio.gather(
            *(line.answer(1, options[at]["action"], move(at)) for at, line in enumerate(lines))
        )
        assert sorted(reply["type"] for reply in replies) == ["ack", "refused"]
        assert next(reply for reply in replies if reply["type"] == "refused")["error"] == "already_decided"
        stored = await one.registry.store.load(made.id)
        assert sum('"entry":"answered"' in body for body in stored) == 1


async def test_the_same_move_at_two_processes_is_stored_once(postgres: str, redis: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=postgres, redis=redis) as one, house_at(tmp_path, db=postgres, redis=redis) as two:
        made = await one.table("duel", people=2)
        lines = [await house.line(made.id, made.tokens[0]) for house in (one, two)]
        action = (await asked(lines[0]))["decision"]["options"][0]["action"]
        await asked(lines[1])
        replies = await asyncio.gather(*(line.answer(1, action, move(7)) for line in lines))
        assert replies[0] == replies[1] and replies[0]["type"] == "ack"


async def test_without_word_from_redis_the_store_is_looked_at(postgres: str, redis: str, tmp_path: Path) -> None:
    async def deaf(house: House) -> None:
        assert house.registry.bus is not None
        await house.registry.bus.close()

    async with house_at(tmp_path, db=postgres, redis=redis) as one, house_at(tmp_path, db=postgres, redis=redis) as two:
        made = await one.table("duel", people=2)
        line, watcher = await one.line(made.id, made.tokens[0]), await two.line(made.id)
        before = (await watcher.get("state"))["v"]
        await deaf(two)
        action = (await asked(line))["decision"]["options"][0]["action"]
        await line.answer(1, action, move(1))
        await two.registry.sweep()
        assert (await watcher.get("state"))["v"] > before


async def test_presence_is_told_from_process_to_process(postgres: str, redis: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=postgres, redis=redis) as one, house_at(tmp_path, db=postgres, redis=redis) as two:
        made = await one.table("duel", people=2)
        line = await one.line(made.id, made.tokens[0])
        await line.get("welcome")
        other = await two.line(made.id, made.tokens[1])
        await other.get("welcome")
        assert (await line.get("table"))["table"]["seats"][1]["online"] is True
        await other.hang_up()
        assert (await line.get("table"))["table"]["seats"][1]["online"] is False
        assert two.registry.elsewhere.seats(made.id) in ({0}, set()), "told on arrival, or with the next sweep"


def test_a_process_that_says_nothing_more_has_gone() -> None:
    from wonders.server.runtime.presence import LASTS, Presence

    time = [100.0]
    presence = Presence(lambda: time[0])
    assert presence.hear("t", "p", [0, 2], 3) and not presence.hear("t", "p", [2, 0], 3)
    assert presence.seats("t") == {0, 2} and presence.watching("t") == 3
    time[0] += LASTS
    assert presence.seats("t") == set() and presence.watching("t") == 0


async def test_a_right_granted_at_one_process_holds_at_once_at_the_others(
    postgres: str, redis: str, tmp_path: Path
) -> None:
    """Without any word from Redis: the store is asked before a token is called a bad one."""
    async with house_at(tmp_path, db=postgres, redis=redis) as one, house_at(tmp_path, db=postgres, redis=redis) as two:
        made = await one.table("duel", people=0, players=2, start=False)
        await two.get(f"/api/tables/{made.id}")
        for house in (one, two):
            assert house.registry.bus is not None
            await house.registry.bus.close()
            house.registry.bus = None
        asked = [{"name": "Ada", "nonce": f"nonce-{seat}"} for seat in range(2)]
        joined = [await one.post(f"/api/tables/{made.id}/join", ask) for ask in asked]
        line = await two.line(made.id, joined[0]["token"])
        assert (await line.get("welcome", "bye"))["type"] == "welcome"
        await one.post(f"/api/tables/{made.id}/seats/0", {"ready": False}, joined[0]["token"])
        assert (await two.post(f"/api/tables/{made.id}/seats/1", {"name": "Bob"}, joined[1]["token"]))["id"] == made.id
        mine = {"tables": [{"id": made.id, "token": joined[1]["token"]}]}
        assert (await two.post("/api/tables/mine", mine))[0]["seat"] == 1
        assert (await two.post(f"/api/tables/{made.id}/leave", token="x" * 32, status=403))["error"] == "bad_token"
        await one.post(f"/api/tables/{made.id}/seats/0", {"ready": True}, joined[0]["token"])
        await two.post(f"/api/tables/{made.id}/start", token=made.host)


async def test_a_right_that_ended_at_one_process_has_ended_at_the_others(
    postgres: str, redis: str, tmp_path: Path
) -> None:
    """Also without any word from Redis, and although the token was good there before."""
    async with house_at(tmp_path, db=postgres, redis=redis) as one, house_at(tmp_path, db=postgres, redis=redis) as two:
        made = await one.table("duel", people=0, players=2, start=False)
        token = (await one.post(f"/api/tables/{made.id}/join", {"name": "Ada", "nonce": "nonce"}))["token"]
        line = await two.line(made.id, token)
        assert (await line.get("welcome", "bye"))["type"] == "welcome"
        await line.hang_up()
        for house in (one, two):
            assert house.registry.bus is not None
            await house.registry.bus.close()
            house.registry.bus = None
        await one.post(f"/api/tables/{made.id}/leave", token=token)
        assert (await (await two.line(made.id, token)).get("welcome", "bye"))["type"] == "bye"


async def test_without_redis_nobody_is_taken_to_be_absent(postgres: str, redis: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=postgres, redis=redis) as one, house_at(tmp_path, db=postgres, redis=redis) as two:
        for house in (one, two):
            await house.registry.uptime.sign()
        assert one.registry.uptime.others == two.registry.uptime.others == 1
        made = await one.table("duel", people=2)
        await (await one.line(made.id, made.tokens[0])).get("welcome")
        await (await two.line(made.id, made.tokens[1])).get("welcome")
        for house in (one, two):
            assert house.registry.bus is not None
            await house.registry.bus.close()
            house.sources.time += 31
        away = f"/api/tables/{made.id}/seats/1", {"away": True}, made.tokens[0]
        assert (await one.post(*away, status=403))["error"] == "not_allowed"
        await one.registry.uptime.sign()
        assert one.registry.uptime.others == 0, "the other one has given no sign of life for 31 seconds"
        assert (await one.post(*away, status=403))["error"] == "not_allowed", "but whoever is there may only be slow"
        one.sources.time += 31
        await one.registry.uptime.sign()
        await one.post(*away)  # alone for so long, it knows: nobody sits there


async def test_absence_counts_from_when_the_others_are_heard_again(postgres: str, redis: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=postgres, redis=redis) as one, house_at(tmp_path, db=postgres, redis=redis):
        await one.registry.uptime.sign()
        made = await one.table("duel", people=2)
        bus = one.registry.bus
        assert bus is not None and one.registry.uptime.others == 1
        for seconds, absent in ((0.0, 0.0), (10.0, 10.0), (10.0, 20.0), (40.0, 0.0), (10.0, 10.0)):
            one.sources.time += seconds
            bus._note()
            assert bus.hears_since is not None and one.live(made.id).absent_for(1) == pytest.approx(absent)
        one.sources.time += 16.0
        assert bus.hears_since is None and one.live(made.id).absent_for(1) == 0.0
