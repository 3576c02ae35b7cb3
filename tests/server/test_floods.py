"""One visitor who wants too much: what it costs is bounded, and others do not notice."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import FakeSources, House, house_at
from tests.server.test_answers import begin, option
from tests.server.test_play import move
from wonders.server.http.guard import PIECE
from wonders.server.limits import visitor
from wonders.server.runtime import connection as connections
from wonders.server.runtime import files
from wonders.server.runtime.connection import MOST_BYTES, Connection
from wonders.server.tables import caps
from wonders.server.tables.options import StepEvents
from wonders.server.tables.stories import FRAME, Story, StoryCache

pytestmark = pytest.mark.anyio


async def test_the_whole_story_is_told_once_in_a_while_however_often_it_is_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "RETELLING", 0.2)
    made = await house.table("duel", people=2)
    line = await house.line(made.id)
    await line.get("state")
    for _ in range(30):
        line.put({"type": "resync"})
    assert (await line.get("state"))["from"] == 0
    await asyncio.sleep(0.1)
    assert not line.waiting()
    assert (await line.get("state"))["from"] == 0, "what was asked for too early comes in its time"
    await asyncio.sleep(0.3)
    assert not line.waiting(), "and once"


async def test_a_story_is_put_together_once_for_all_who_watch(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made, _, _ = await begin(house, "duel", 2)
    told: list[int] = []
    original = StepEvents.__init__

    def counted(self: StepEvents, events: Any) -> None:
        told.append(len(events))
        original(self, events)

    monkeypatch.setattr(StepEvents, "__init__", counted)
    first = (await (await house.line(made.id)).get("state"))["events"]
    once = len(told)
    rest = [(await (await house.line(made.id)).get("state"))["events"] for _ in range(5)]
    assert once and len(told) == once and all(events == first for events in rest)


def test_kept_stories_are_bounded_in_bytes() -> None:
    from msgspec import Raw

    stories = StoryCache(2 * (FRAME + 40) + 20)
    for v in range(10):
        stories.put((1, 0, v), Story(Raw(b"x" * 40), Raw(b"")))
    assert [v for v in range(10) if stories.get((1, 0, v))] == [8, 9]


async def test_a_story_goes_when_the_match_goes_on_and_when_its_table_is_let_go_of(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kept until 8 MiB were full, the stories of people who come and go were most of what an hour of them left."""
    stories = StoryCache()
    monkeypatch.setattr("wonders.server.tables.views.STORIES", stories)
    made, lines, states = await begin(house, "duel", 2)
    before = stories.keys()
    await lines[0].answer(1, option(states[0]), move(1))
    watcher = await house.line(made.id)
    await watcher.get("state")
    assert before and stories.keys() and not before & stories.keys(), "all are of the newest version"
    for line in (*lines.values(), watcher):
        await line.hang_up()
    house.registry.let_go(0.0)
    assert not stories.keys()


async def test_a_queue_is_bounded_in_bytes_but_one_frame_may_always_wait() -> None:
    async def never(_: str) -> None:
        raise AssertionError("nothing is sent")

    connection = Connection(never)
    connection.put(b"x" * (MOST_BYTES + 1))
    assert not connection.dropped
    connection.put(b"y")
    assert connection.dropped


async def test_handshakes_are_limited_for_each_address(tmp_path: Path) -> None:
    async with house_at(tmp_path, handshakes_per_12_seconds=3) as house:
        made = await house.table("duel", people=2)
        for _ in range(3):
            await (await house.line(made.id)).get("welcome")
        assert await (await house.line(made.id)).closed() == 1008
        house.sources.time += 4
        await (await house.line(made.id)).get("welcome")


async def test_all_sockets_of_an_address_share_a_limit(tmp_path: Path) -> None:
    async with house_at(tmp_path, address_messages_per_20_seconds=10) as house:
        made = await house.table("duel", people=2)
        lines = [await house.line(made.id) for _ in range(4)]
        for line in lines:
            await line.get("state")
            for _ in range(4):
                line.put({"type": "ping"})
        answers = [(await line.get("pong", "refused"))["type"] for line in lines for _ in range(4)]
        assert answers.count("pong") == 10 and answers.count("refused") == 6


async def test_who_makes_the_server_tell_many_again_and_again_pays_for_each(house: House) -> None:
    """What the match needs costs one message, however many look on."""
    made, lines, states = await begin(house, "classic", 3)
    watching = [await house.line(made.id) for _ in range(17)]
    lines[0].put({"type": "ping"})
    await lines[0].get("pong")  # the first message makes the limit
    answer: dict[str, Any] = {"type": "answer", "number": 1, "action": option(states[0])}
    costs = []
    for at, message in enumerate((answer, answer, answer | {"type": "retract"}, answer, answer | {"type": "attend"})):
        (bucket,) = house.registry.messages._buckets.values()
        before = bucket._level
        lines[0].put(message | ({"here": False} if message["type"] == "attend" else {"move": move(at)}))
        await lines[0].get("ack", "table")
        costs.append(before - bucket._level)
    assert costs == [1, 11, 11, 1, 11] and len(watching) == 17


async def test_who_turns_away_too_often_is_refused_and_the_match_goes_on(tmp_path: Path) -> None:
    async with house_at(tmp_path, address_messages_per_20_seconds=20) as house:
        _, lines, states = await begin(house, "classic", 3)
        for at in range(12):
            lines[0].put({"type": "attend", "here": bool(at % 2)})
        assert (await lines[0].get("refused"))["error"] == "too_fast"
        house.sources.time += 1
        assert (await lines[1].answer(1, option(states[1]), move(1)))["type"] == "ack"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_of_ipv6_the_network_is_counted(address: str, counted: str) -> None:
    assert visitor(address) == counted


def test_the_soft_limit_of_files_is_raised_to_what_the_settings_need(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 20_000))
    assert files.allow_files(10_000) == 10_500 and asked == [(10_500, 20_000)]
    assert files.allow_files(100_000) == 20_000 and asked[1:] == [(20_000, 20_000)], "not more than the system allows"
    monkeypatch.setattr(resource, "getrlimit", lambda _: (20_000, 20_000))
    assert files.allow_files(10_000) == 20_000 and len(asked) == 2


async def test_large_answers_and_replays_cost_more_than_one_request(tmp_path: Path) -> None:
    async with house_at(tmp_path, requests_per_minute=100, absence_seconds=0) as house:
        made = await house.table("architects", people=1, bots=1)
        await house.post(f"/api/tables/{made.id}/seats/0", {"away": True}, token=made.tokens[0])
        line = await house.line(made.id)
        while not (await line.get("state"))["outcome"]:
            pass
        codes = []
        for seat in (0, 1, 0, 1, 0, 1):
            codes.append((await house.http.get(f"/api/tables/{made.id}/replay?seat={seat}")).status_code)
            house.live(made.id).replays.clear()
        assert codes[0] == 200 and codes[-1] == 429
        house.sources.time += 60
        assert (await house.http.get(f"/api/tables/{made.id}/replay?seat=0")).status_code == 200


async def test_an_answer_costs_by_its_bytes(house: House) -> None:
    await house.get("/healthz")  # the first request makes the limit
    (bucket,) = house.registry.ledger._limiters["requests"]._buckets.values()
    before = bucket._level
    answer = await house.http.get("/api/texts/de/classic")
    assert before - bucket._level == pytest.approx(1 + len(answer.content) / PIECE) and len(answer.content) > PIECE / 2


async def test_remembered_tables_are_not_played_again_for_strangers(tmp_path: Path) -> None:
    sources = FakeSources()
    async with house_at(tmp_path, sources) as house:
        tables = [await house.table("duel", people=2) for _ in range(3)]
    async with house_at(tmp_path, sources) as house:
        strange = [{"id": made.id, "token": "x" * 22} for made in tables]
        found = await house.post("/api/tables/mine", {"tables": [*strange, {"id": "none", "token": ""}]})
        assert [(one["seat"], one["table"]["state"], one["to_move"]) for one in found] == [(None, "playing", False)] * 3
        assert not house.registry.live, "no match was played again"
        own = [{"id": tables[0].id, "token": tables[0].tokens[seat]} for seat in (0, 1)]
        own.append({"id": tables[1].id, "token": tables[1].host})
        found = await house.post("/api/tables/mine", {"tables": own})
        assert [one["seat"] for one in found] == [0, 1, None] and found[2]["host"]
        assert sorted(one["to_move"] for one in found) == [False, False, True]
        assert list(house.registry.live) == [tables[0].id]
        told = await house.get(f"/api/tables/{tables[2].id}")
        assert told == next(one["table"] for one in await house.post("/api/tables/mine", {"tables": strange[2:]}))


async def test_remembered_tables_cost_as_much_as_they_do(tmp_path: Path) -> None:
    async with house_at(tmp_path, requests_per_minute=40, keep_seconds=0) as house:
        made = [await house.table("duel", people=2) for _ in range(8)]
        house.sources.time += 60
        await house.registry.sweep()
        mine = [{"id": one.id, "token": one.tokens[0]} for one in made]
        await house.post("/api/tables/mine", {"tables": mine})
        house.sources.time += 1
        await house.registry.sweep()
        assert (await house.post("/api/tables/mine", {"tables": mine}, status=429))["error"] == "too_fast"


async def test_a_seat_changes_its_mind_only_so_often_and_the_match_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caps, "MOST_CHANGES", 6)
    made, lines, states = await begin(house, "classic", 3)
    asked = states[0]["decision"]
    actions = [option["action"] for option in asked["options"]]
    replies = [
        await lines[0].answer(asked["number"], actions[at % 2], move(at))  # a flip of a sealed answer
        for at in range(9)
    ]
    refused = [reply.get("error") for reply in replies]
    assert refused == [None] * 6 + ["too_many"] * 3  # getting ready was a change, too
    assert house.live(made.id).state.changes == {0: 6, 1: 1, 2: 1}
    for seat in (1, 2):
        decision = states[seat]["decision"]
        assert (await lines[seat].answer(decision["number"], decision["options"][0]["action"], move(20 + seat))).get(
            "v"
        )
    assert house.live(made.id).state.match.v > states[0]["v"]  # type: ignore[union-attr]
    while not (decision := (await lines[0].get("state"))["decision"]) or decision["number"] == asked["number"]:
        pass
    assert (await lines[0].answer(decision["number"], decision["options"][0]["action"], move(40)))["type"] == "ack"


async def test_what_was_changed_is_counted_after_a_restart(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        made, lines, states = await begin(house, "classic", 3)
        asked = states[0]["decision"]
        for at in range(4):
            await lines[0].answer(asked["number"], asked["options"][at % 2]["action"], move(at))
        before = dict(house.live(made.id).state.changes)
    async with house_at(tmp_path) as house:
        await house.get(f"/api/tables/{made.id}")
        assert house.live(made.id).state.changes == before == {0: 4, 1: 1, 2: 1}


async def test_a_visitor_who_is_turned_away_for_now_is_told_so_by_http(house: House) -> None:
    """A client that may come back later has to know it from one that may not."""
    from wonders.server.errors import Refused
    from wonders.server.http.guard import _turn_away

    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "websocket", "extensions": {"websocket.http.response": {}}}
    await _turn_away(scope, receive, send, Refused("too_fast", "Wait."))
    assert [one["type"] for one in sent] == ["websocket.http.response.start", "websocket.http.response.body"]
    assert sent[0]["status"] == 429 and json.loads(sent[1]["body"])["error"] == "too_fast"
