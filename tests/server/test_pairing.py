"""Quick pairing: people who want the same are seated together, once each, in the order in which they came."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House
from tests.server.several import several
from tests.server.test_profiles import somebody
from wonders.server.runtime.pairing import all_sizes, sizes_of
from wonders.server.tables.gathering import READY
from wonders.server.tables.pairing import Blocked, Group, groups
from wonders.server.waiters import Waiter

pytestmark = pytest.mark.anyio


def waiter(id: str, players: int | None = None, **more: Any) -> Waiter:
    given = {"game": "classic", "pace": "soon", "bots_at": None, "name": id, "profile": "", "colour": 0, "since": 0.0}
    return Waiter(id=id, token="", players=players, **(given | more))


def found(waiting: list[Waiter], now: float = 0.0, blocked: Blocked = frozenset()) -> list[tuple[str, int]]:
    """Groups, by the ids of their people, and for how many players."""

    def told(group: Group) -> tuple[str, int]:
        return "".join(one.id for one in group.people), group.players

    return [*map(told, groups(waiting, now, all_sizes(), blocked))]


def test_who_came_first_is_seated_first() -> None:
    assert found([waiter(id, 3) for id in "abcdefg"]) == [("abc", 3), ("def", 3)]


def test_only_those_who_want_the_same_game_and_pace_meet() -> None:
    mixed = [
        waiter("a", 2, game="duel"),
        waiter("b", 2, game="duel", pace="days"),
        waiter("c", 3),
        waiter("d", 2, game="duel"),
    ]
    assert found(mixed) == [("ad", 2)]


def test_rated_matches_are_for_those_who_want_one() -> None:
    mixed = [waiter(id, 2, game="duel", rated=id in "bd") for id in "abcd"]
    assert found(mixed) == [("ac", 2), ("bd", 2)]


def test_whoever_plays_with_any_number_joins_those_who_want_one() -> None:
    assert found([waiter("a"), waiter("b", 3), waiter("x", 5), waiter("c")], 0.0) == [("abc", 3)]


def test_any_number_is_the_usual_one_and_after_a_while_fewer_but_never_the_variant_for_two() -> None:
    assert (sizes_of("classic"), sizes_of("duel"), sizes_of("architects")) == ((3, 4, 7), (2, 2, 2), (2, 4, 7))
    many = [waiter(id) for id in "abcdef"]
    assert found(many) == [("abcd", 4)]
    assert found(many[:3], 9.0) == [] and found(many[:3], 10.0) == [("abc", 3)]
    assert found(many[:2], 1000.0) == []


def test_bots_fill_in_when_it_is_time_and_not_for_those_who_never_want_them() -> None:
    waiting = [waiter("a", 4, bots_at=30.0), waiter("b", 4, bots_at=90.0), waiter("c", 4)]
    assert found(waiting, 29.0) == [] and found(waiting, 30.0) == [("ab", 4)]


def test_whoever_is_blocked_is_never_seated_with_who_did_so() -> None:
    waiting = [waiter(id, 2, game="duel", profile=id) for id in "abc"]
    assert found(waiting, 0.0, frozenset({frozenset("ab")})) == [("ac", 2)]
    assert found(waiting[:2], 1000.0, frozenset({frozenset("ab")})) == []


def test_nobody_meets_themselves() -> None:
    assert found([waiter(id, 2, game="duel", profile="x") for id in "ab"]) == []


def test_one_who_cannot_be_seated_keeps_nobody_else_waiting() -> None:
    assert found([waiter("a", 7), waiter("b", 3), waiter("c", 3), waiter("d", 3)]) == [("bcd", 3)]


# With a server


async def wait_for(house: House, **asked: Any) -> dict[str, Any]:
    house.sources.time += 0.001  # one after the other
    ticket: dict[str, Any] = await house.post("/api/pairing", {"game": "duel", "players": 2} | asked, status=201)
    return ticket


async def look(house: House, ticket: dict[str, Any], wait: float = 5.0) -> dict[str, Any]:
    bearer = {"Authorization": f"Bearer {ticket['token']}"}
    response = await house.http.get(f"/api/pairing/{ticket['id']}?wait={wait}", headers=bearer)
    assert response.status_code == 200, response.text
    told: dict[str, Any] = response.json()
    return told


async def get_ready(house: House, ticket: dict[str, Any], told: dict[str, Any]) -> None:
    seat = f"/api/tables/{told['table']}/seats/{told['seat']}"
    await house.post(seat, {"nonce": f"nonce-{told['seat']}", "ready": True}, ticket["token"])


async def test_two_who_wait_are_seated_and_play_as_soon_as_both_are_ready(house: House) -> None:
    one = await wait_for(house, name="Anna")
    hearing = asyncio.ensure_future(look(house, one))
    await asyncio.sleep(0.05)
    assert not hearing.done()
    two = await wait_for(house, name="Bernd")
    told = [await hearing, await look(house, two)]
    assert [one["state"] for one in told] == ["seated", "seated"] and told[0]["table"] == told[1]["table"]
    table = await house.get(f"/api/tables/{told[0]['table']}")
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bernd"] and not table["listed"]
    await get_ready(house, one, told[0])
    assert (await house.get(f"/api/tables/{table['id']}"))["state"] == "open"
    await get_ready(house, two, told[1])
    async with asyncio.timeout(5):
        while (await house.get(f"/api/tables/{table['id']}"))["state"] != "playing":
            await asyncio.sleep(0.01)


async def test_a_rated_match_is_paired_by_consent_and_with_profiles(house: House) -> None:
    refused = await house.post("/api/pairing", {"game": "duel", "rated": True}, status=401)
    assert refused["error"] == "no_profile"
    people = [await somebody(house, name) for name in ("Ada", "Bob")]
    tickets = []
    for one in people:
        house.sources.time += 0.001
        wish = {"game": "duel", "players": 2, "rated": True}
        tickets.append(await house.post("/api/pairing", wish, status=201, key=one["key"]))
    told = [await look(house, ticket) for ticket in tickets]
    table = await house.get(f"/api/tables/{told[0]['table']}")
    assert (table["rated"], table["assists"], table["undo"]) == ("duel", [], False)
    assert [seat["profile"]["id"] for seat in table["seats"]] == [one["me"]["id"] for one in people]


async def test_whoever_leaves_is_not_seated(house: House) -> None:
    one = await wait_for(house)
    bearer = {"Authorization": f"Bearer {one['token']}"}
    assert (await house.http.delete(f"/api/pairing/{one['id']}", headers=bearer)).json()["state"] == "left"
    two = await wait_for(house)
    assert (await look(house, two, wait=0.1))["state"] == "waiting"
    assert (await house.http.get(f"/api/pairing/{one['id']}", headers=bearer)).status_code == 404


async def test_whoever_is_not_heard_of_waits_no_longer(house: House) -> None:
    await wait_for(house)
    house.sources.time += 13
    two = await wait_for(house)
    assert (await look(house, two, wait=0.1))["state"] == "waiting"


async def test_bots_fill_in_after_the_time_one_has_chosen(house: House) -> None:
    one = await wait_for(house, game="classic", players=3, bots_after=20)
    assert (await look(house, one, wait=0.1))["state"] == "waiting"
    house.sources.time += 10
    assert (await look(house, one, wait=0.1))["state"] == "waiting"
    house.sources.time += 10.5
    told = await look(house, one)
    kinds = [seat["kind"] for seat in (await house.get(f"/api/tables/{told['table']}"))["seats"]]
    assert kinds == ["person", "bot", "bot"]


async def test_a_bot_plays_for_who_does_not_come_to_the_table(house: House) -> None:
    one, two = await wait_for(house), await wait_for(house)
    told = await look(house, one)
    await look(house, two)
    await get_ready(house, one, told)
    house.sources.time += READY + 1
    house.registry.automation.look_after(house.live(told["table"]))
    async with asyncio.timeout(5):
        while (table := await house.get(f"/api/tables/{told['table']}"))["state"] != "playing":
            await asyncio.sleep(0.01)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


async def test_a_table_to_which_nobody_comes_stays_empty(house: House) -> None:
    one, _ = await wait_for(house), await wait_for(house)
    told = await look(house, one)
    house.sources.time += READY + 1
    await house.registry.sweep()
    async with asyncio.timeout(5):
        while (table := await house.get(f"/api/tables/{told['table']}"))["seats"][0]["kind"] != "open":
            await asyncio.sleep(0.01)
    assert table["state"] == "open"


async def test_a_rematch_of_a_paired_table_has_a_host_and_waits_for_everybody(house: House) -> None:
    from wonders.server.tables.rematch import same_again

    one, _ = await wait_for(house), await wait_for(house)
    table = house.live((await look(house, one))["table"]).state
    assert table.made.paired and not same_again(table, "host", house.sources).paired


async def test_bad_wishes_are_refused_with_a_sentence(house: House) -> None:
    for body, status in (
        ({"game": "chess"}, 404),
        ({"game": "duel", "players": 3}, 422),
        ({"game": "classic", "players": 8}, 422),
        ({"game": "duel", "pace": "never"}, 422),
        ({"game": "duel", "bots_after": -1}, 422),
        ({"game": "duel", "name": "x" * 300}, 422),
    ):
        assert (await house.post("/api/pairing", body, status=status))["sentence"]
    one = await wait_for(house)
    assert (await house.get(f"/api/pairing/{one['id']}", status=401))["error"] == "no_token"
    assert (await house.http.get("/api/pairing/nobody", headers={"Authorization": "Bearer x"})).status_code == 404
    wrong = await house.http.get(f"/api/pairing/{one['id']}", headers={"Authorization": "Bearer wrong"})
    assert wrong.status_code == 403


async def test_the_store_seats_nobody_twice(house: House) -> None:
    """Two processes that have seen the same people wait: the second one's table is not made."""
    from wonders.server.store.batch import Conflict
    from wonders.server.tables.gathering import table_for

    room, registry = house.registry.store.waiting, house.registry
    people = tuple(waiter(id, 2, game="duel", since=house.sources.time) for id in "abc")
    for one in people:
        await room.enter(one)
    first, second = Group(people[:2], 2), Group(people[1:], 2)
    await registry.create(table_for(first, registry.sources), claims=(("a", 0), ("b", 1)))
    before = len(registry.live)
    with pytest.raises(Conflict):
        await registry.create(table_for(second, registry.sources), claims=(("c", 0), ("b", 1)))
    assert len(registry.live) == before and await room.seated(["a", "b", "c"]) in (["a", "b"], ["b", "a"])


@pytest.mark.parametrize("count", [2, 5, 50])
async def test_so_many_clients_of_two_processes_are_seated_once_each(tmp_path: Path, database: str, count: int) -> None:
    async with several(tmp_path, database, requests_per_minute=100_000, joins_per_minute=10_000) as house:
        nodes = house.nodes

        async def come(at: int) -> tuple[str, int] | None:
            node = nodes[at % 2]
            ticket = await node.post("/api/pairing", {"game": "duel", "name": f"P{at}"}, status=201)
            bearer = {"Authorization": f"Bearer {ticket['token']}"}
            told = (await node.http.get(f"/api/pairing/{ticket['id']}?wait=8", headers=bearer)).json()
            return (told["table"], told["seat"]) if told["state"] == "seated" else None

        seats = await asyncio.gather(*(come(at) for at in range(count)))
        taken = [seat for seat in seats if seat is not None]
        assert len(taken) == count - count % 2 and len(set(taken)) == len(taken), "nobody sits on another's lap"
        assert set(Counter(table for table, _ in taken).values()) == {2}
