"""Several processes: a table lives in one of them, whichever one its visitors come to."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import SECONDS
from tests.server.several import Line, Node, Several, several
from tests.server.test_play import move
from wonders.server.runtime import neighbours
from wonders.server.store.leases import LEASE

pytestmark = pytest.mark.anyio

MANY = 20
"""So many tables that one of two processes never has them all, whatever names they drew."""


async def closing(line: Line) -> int:
    """The code a line is closed with."""
    with pytest.raises(ConnectionClosed) as closed:
        async with asyncio.timeout(10):
            while True:
                await line.opened.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def expire(node: Node) -> None:
    """Let so much time go by for the database that others may end this process."""
    sql = f"UPDATE processes SET renewed = renewed - {2 * LEASE - 1} WHERE process = '{node.lease.process}'"
    await node.registry.store.leases._do(sql)


async def test_a_table_lives_in_one_process_whoever_is_asked(tmp_path: Path, database: str) -> None:
    """Set up, joined and played through processes in which it does not live; a body that comes in pieces, too."""
    async with several(tmp_path, database) as house:
        made = await house.nodes[0].table(people=1, begun=False)
        holder = house.holder(made.id)
        other = house.other(holder)
        joined = await other.post(f"/api/tables/{made.id}/join", {"name": "Bo", "nonce": "nonce-1"})
        await in_pieces(other, f"/api/tables/{made.id}/seats/1", b'{"ready": true}', joined["token"])
        ready = {"nonce": "nonce-0", "ready": True}
        await holder.post(f"/api/tables/{made.id}/seats/0", ready, made.tokens[0])
        await other.post(f"/api/tables/{made.id}/start", token=made.host)
        async with other.line(made.id, made.tokens[0]) as one, holder.line(made.id, joined["token"]) as two:
            states = [await line.get("state") for line in (one, two)]
            asked = next(at for at, state in enumerate(states) if state["decision"])
            told = await (one, two)[asked].answer(states[asked], move(1))
            assert told["type"] == "ack"
            assert (await (two, one)[asked].get("state"))["v"] > states[0]["v"]
            assert (await other.get(f"/api/tables/{made.id}"))["seats"][1]["online"] is True
        assert house.holder(made.id) is holder and made.id not in other.registry.live


async def in_pieces(node: Node, path: str, body: bytes, token: str) -> None:
    """A request whose parts arrive one after the other."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(node.url.rpartition(":")[2]))
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer {token}\r\n"
    parts = [head[:9].encode(), head[9:].encode(), f"Content-Length: {len(body)}\r\n\r\n".encode(), body[:5], body[5:]]
    for part in parts:
        writer.write(part)
        await writer.drain()
        await asyncio.sleep(0.02)
    async with asyncio.timeout(10):
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    writer.close()


async def test_new_tables_go_to_each_process_in_turn(tmp_path: Path, database: str) -> None:
    async with several(tmp_path, database) as house:
        made = [await house.nodes[0].table(begun=False) for _ in range(6)]
        assert [len(node.registry.live) for node in house.nodes] == [3, 3]
        for one in made:
            holder = house.holder(one.id)
            assert holder.lease.place(one.id) == holder.lease.process


async def test_rights_hold_at_once_in_all_processes(tmp_path: Path, postgres: str) -> None:
    """A right that was granted through one process is used through the other, again and again, without a pause."""
    async with several(tmp_path, postgres) as house:
        for turn in range(10):
            made = await house.nodes[turn % 2].table(people=0, begun=False)
            one, two = house.nodes[turn % 2], house.nodes[(turn + 1) % 2]
            joined = await one.post(f"/api/tables/{made.id}/join", {"name": "Ada", "nonce": "n"})
            async with two.line(made.id, joined["token"]) as line:
                assert (await line.get("welcome", "bye"))["type"] == "welcome"
            await two.post(f"/api/tables/{made.id}/leave", token=joined["token"])
            assert (await one.post(f"/api/tables/{made.id}/leave", token=joined["token"], status=403))["error"]


async def test_what_has_lost_its_lease_writes_nothing(tmp_path: Path, database: str) -> None:
    """A process that was frozen until another has taken over: its visitors are told to come again, and find the
    table where it lives now."""
    async with several(tmp_path, database) as house:
        made = await house.nodes[0].table()
        old = house.holder(made.id)
        new = house.other(old)
        async with old.line(made.id, made.tokens[0]) as line:
            state = await line.get("state")
            old.freeze()
            await expire(old)
            await new.lease.renew()
            assert (await new.get(f"/api/tables/{made.id}"))["state"] == "playing"
            before = await new.registry.store.load(made.id)
            with pytest.raises((ConnectionClosed, Acknowledged)):
                await answered(line, state)
                await line.get("bye")
            assert list(await new.registry.store.load(made.id)) == list(before), "nothing came after the takeover"
            assert old.lease.is_lost and made.id not in old.registry.live
        async with new.line(made.id, made.tokens[0]) as line:
            assert (await line.answer(await line.get("state"), move(2)))["type"] == "ack"


class Acknowledged(Exception):
    """An answer counts that must not."""


async def answered(line: Line, state: "dict[str, object]") -> None:
    reply = await line.answer(state, move(1))
    if reply["type"] == "ack":
        raise Acknowledged
    assert reply["error"] == "not_saved"


async def test_what_may_have_lost_its_lease_shows_nothing(tmp_path: Path, postgres: str) -> None:
    """Another has gone on with the table: an old copy of it is not shown, neither over a socket nor to a request."""
    async with several(tmp_path, postgres) as house:
        made = await house.nodes[0].table()
        old = house.holder(made.id)
        new = house.other(old)
        async with old.line(made.id) as watcher:
            await watcher.get("state")
            old.freeze()
            await expire(old)
            await new.lease.renew()
            async with new.line(made.id, made.tokens[0]) as line:
                assert (await line.answer(await line.get("state"), move(1)))["type"] == "ack"
            old.lease._renewed -= LEASE
            await watcher.put({"type": "describe"})
            with pytest.raises(ConnectionClosed, match="1012"):
                await watcher.get("described")
        assert (await old.get(f"/api/tables/{made.id}", status=503))["error"] == "not_saved"


async def test_the_tables_of_a_process_that_died_are_taken_over_at_once(tmp_path: Path, postgres: str) -> None:
    """Long before its lease is over: nobody listens at its socket. Nothing that was acknowledged is lost."""
    async with several(tmp_path, postgres) as house:
        made = await house.nodes[0].table()
        old = house.holder(made.id)
        new = house.other(old)
        async with old.line(made.id, made.tokens[0]) as line:
            assert (await line.answer(await line.get("state"), move(1)))["type"] == "ack"
        stored = list(await new.registry.store.load(made.id))
        old.die()
        async with new.line(made.id, made.tokens[0]) as line:
            await line.get("state")
            await line.put({"type": "answer", "number": 1, "move": move(1), "action": "x"})
            assert (await line.get("ack", "refused"))["type"] == "ack", "the same move is acknowledged again"
        assert list(await new.registry.store.load(made.id)) == stored
        assert list(new.lease.members) == [new.lease.process]


async def test_a_frozen_process_keeps_its_tables_until_its_lease_is_over(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "PATIENCE", 0.05)
    async with several(tmp_path, database) as house:
        made = await house.nodes[0].table()
        old = house.holder(made.id)
        new = house.other(old)
        old.freeze()
        new.lease.members = {new.lease.process: new.lease.members[new.lease.process]}
        assert (await new.get(f"/api/tables/{made.id}", status=503))["error"] == "not_saved"
        await expire(old)
        assert (await new.get(f"/api/tables/{made.id}"))["id"] == made.id


async def test_tables_move_to_a_process_that_comes_and_back_when_it_goes(tmp_path: Path, database: str) -> None:
    async with several(tmp_path, database, count=1) as house, AsyncExitStack() as opened:
        one = house.nodes[0]
        made = [await one.table() for _ in range(MANY)]
        lines = [await opened.enter_async_context(one.line(table.id, table.tokens[0])) for table in made]
        for line in lines:
            await line.get("state")
        two = await house.add()
        codes: dict[str, int] = {}
        for table, line in zip(made, lines, strict=True):
            if one.lease.place(table.id) == two.lease.process:
                codes[table.id] = await closing(line)
        assert 0 < len(codes) < MANY and set(codes.values()) == {1012}
        for table, line in zip(made, lines, strict=True):
            async with one.line(table.id, table.tokens[0]) as again:
                assert (await again.answer(await again.get("state"), move(1)))["type"] == "ack"
            assert house.holder(table.id) is (two if table.id in codes else one)
            await line.opened.close()
        await two.stop()
        await one.lease.renew()
        for table in made:
            assert (await one.get(f"/api/tables/{table.id}"))["state"] == "playing"
        assert len(one.registry.live) == MANY


async def test_lists_and_figures_are_about_the_tables_of_all_processes(tmp_path: Path, database: str) -> None:
    async with several(tmp_path, database) as house:
        made = [await house.nodes[0].table(listed=True) for _ in range(4)]
        for node in house.nodes:
            assert {one["id"] for one in await node.get("/api/tables")} == {one.id for one in made}
            remembered = {"tables": [{"id": one.id, "token": one.tokens[1]} for one in made] + [{"id": "nothing"}]}
            mine = await node.post("/api/tables/mine", remembered)
            assert [one["table"]["id"] for one in mine] == [one.id for one in made]
            assert [(one["seat"], one["host"]) for one in mine] == [(1, False)] * 4
            for one in made:
                code = house.holder(one.id).registry.live[one.id].state.made.code
                assert (await node.get(f"/api/tables/by-code/{code}"))["id"] == one.id
            figures = (await node.http.get("/metrics")).text.splitlines()
            assert "wonders_tables 4.0" in figures and figures.count("# TYPE wonders_tables gauge") == 1
            assert (await node.get("/healthz"))["status"] == "ok"


async def test_a_rematch_is_found_although_it_lives_elsewhere(tmp_path: Path, postgres: str) -> None:
    async with several(tmp_path, postgres, count=1) as house:
        one = house.nodes[0]
        made = await one.table()
        await one.post(f"/api/tables/{made.id}/resign", token=made.tokens[1])
        async with one.line(made.id, made.tokens[0]) as line:
            await play_to_the_end(line)
        first = await one.post(f"/api/tables/{made.id}/rematch", token=made.tokens[0])
        await until_they_part(house, made.id, first["table"]["id"])
        again = await one.post(f"/api/tables/{made.id}/rematch", token=made.tokens[0])
        assert again["table"]["id"] == first["table"]["id"] and again["host"] is None
        refused = await one.post(f"/api/tables/{made.id}/rematch", token=made.tokens[1], status=403)
        assert refused["error"] == "bad_token"


async def play_to_the_end(line: Line) -> None:
    number = 0
    while not (state := await line.get("state"))["outcome"]:
        if state["decision"] and state["decision"]["chosen"] is None and state["decision"]["number"] != number:
            number = state["decision"]["number"]
            action = state["decision"]["options"][0]["action"]
            await line.put({"type": "answer", "number": number, "move": move(number), "action": action})


async def until_they_part(house: Several, old: str, new: str) -> None:
    """Let processes come until these two tables belong to different ones, and live there."""
    lease = house.nodes[0].lease
    while lease.place(old) == lease.place(new):
        await house.add()
    for table in (old, new):
        await house.nodes[0].get(f"/api/tables/{table}")
    assert house.holder(old) is not house.holder(new)


async def test_requests_sent_together_are_not_passed_on_twice(tmp_path: Path, postgres: str) -> None:
    """Two requests in one packet, the second about a table elsewhere: the first must not be answered a second time."""
    async with several(tmp_path, postgres) as house:
        made = await house.nodes[0].table(begun=False)
        other = house.other(house.holder(made.id))
        reader, writer = await asyncio.open_connection("127.0.0.1", int(other.url.rpartition(":")[2]))
        ends = " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        writer.write(f"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /api/tables/{made.id}{ends}".encode())
        async with asyncio.timeout(10):
            text = (await reader.read()).decode()
        assert text.count('"status":"ok"') == 1 and text.count("HTTP/1.1 ") == 2
        writer.close()


async def test_a_limit_is_one_for_all_processes(tmp_path: Path) -> None:
    async with several(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", creates_per_minute=3) as house:
        one, other = house.nodes
        for _ in range(3):
            await one.post("/api/tables", {"game": "duel"}, status=201)
        async with asyncio.timeout(SECONDS):
            while not all(node.registry.creates.is_spent("127.0.0.1") for node in (one, other)):
                await asyncio.sleep(0.05)
        for node in (one, other):
            await node.post("/api/tables", {"game": "duel"}, status=429)
