"""Two at the same moment, in one process or in two: what is counted, taken or made once is so all the same."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.house import House, house_at
from tests.server.persons import call, person, play_to_the_end
from tests.server.test_days_off import day
from tests.server.test_deletion import traces
from tests.server.test_notebooks import begun, sent
from tests.server.tournaments import add_bots, games, looking, make, shown
from wonders.puzzles.library import shipped
from wonders.server.store.batch import Batch
from wonders.server.store.meeting_schema import waiting
from wonders.server.store.schema import tables

pytestmark = pytest.mark.anyio


async def at_once(house: House, *requests: tuple[str, str, Any], **headers: str) -> list[int]:
    """All of these at the same moment; how each was answered."""
    sent = (house.http.request(method, path, json=body, headers=headers) for method, path, body in requests)
    return [one.status_code for one in await asyncio.gather(*sent)]


def count(house: House, table: Any) -> int:
    with house.registry.store.database.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(table)).scalar() or 0)


async def test_days_off_taken_twice_at_once_are_no_more_than_a_year_has(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada = await person(house, "Ada")
        spans = [(day(house, first), day(house, first + 24)) for first in (0, 30, 60, 90)]
        asked = [("POST", "/api/me/days-off", {"first": first, "last": last}) for first, last in spans]
        assert Counter(await at_once(house, *asked, **{"Wonders-Profile": ada.key}))[200] < 4
        told = await call(house, "GET", "/api/me/days-off", key=ada.key)
        assert all(left >= 0 for left in told["left"].values()), told


async def test_a_profile_waits_for_others_once_however_often_it_asks(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada = await person(house, "Ada")
        asked = [("POST", "/api/pairing", {"game": "classic", "players": 7})] * 8
        assert set(await at_once(house, *asked, **{"Wonders-Profile": ada.key})) == {201}
        assert count(house, waiting) == 1


async def test_one_next_table_for_all_who_want_to_meet_again(house: House) -> None:
    made = await house.table("duel", people=2)
    await play_to_the_end(house, made.id)
    before = count(house, tables)
    url = f"/api/tables/{made.id}/rematch"
    asked = [house.post(url, token=made.tokens[at % 2]) for at in range(12)]
    told = await asyncio.gather(*asked)
    assert len({one["table"]["id"] for one in told}) == 1 and sum(one["host"] is not None for one in told) == 1
    assert count(house, tables) == before + 1, "nobody's is left over"


async def test_meeting_again_and_again_is_limited_like_other_new_tables(tmp_path: Path) -> None:
    async with house_at(tmp_path, creates_per_minute=1) as house:
        made = await house.table("duel", people=2)
        await play_to_the_end(house, made.id)
        refused = await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[0], status=429)
        assert refused["error"] == "too_fast" and count(house, tables) == 1


async def test_a_maker_has_only_so_many_tournaments_even_if_all_are_made_at_once(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada = await person(house, "Ada")
        asked = [("POST", "/api/tournaments", {"kind": "swiss", "game": "duel"})] * 9
        answers = Counter(await at_once(house, *asked, **{"Wonders-Profile": ada.key}))
        assert answers == {201: 5, 429: 4}


async def test_the_last_place_of_a_tournament_goes_to_one_and_it_begins_once(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        maker, *people = [await person(house, f"P{at}") for at in range(5)]
        id = await make(house, maker, most=4, rounds=1)
        await add_bots(house, id, maker, 3)
        joins = [house.http.post(f"/api/tournaments/{id}/join", headers={"Wonders-Profile": one.key}) for one in people]
        assert sorted(one.status_code for one in await asyncio.gather(*joins)) == [200, 429, 429, 429]
        start = "POST", f"/api/tournaments/{id}/start", None
        answers = await at_once(house, start, start, start, **{"Wonders-Profile": maker.key})
        assert 200 in answers and set(answers) <= {200, 409}
        await asyncio.gather(*(looking(house).look_after(id) for _ in range(3)))
        round_one = await games(house, id)
        assert len((await shown(house, id))["rounds"]) == 1 and len(round_one) == 2
        assert len({game["table"] for game in round_one}) == 2 and count(house, tables) == 2


async def test_who_sits_down_while_their_profile_is_deleted_leaves_nothing_behind(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path, db=database) as house:
        name = "Zwetschgenkuchen"
        ada, _ = await person(house, name), await person(house, "Somebody else")
        table = (await house.post("/api/tables", {"game": "duel"}, status=201))["table"]["id"]
        append = house.registry.store.append

        async def late(batch: Batch) -> None:
            monkeypatch.setattr(house.registry.store, "append", append)
            await call(house, "DELETE", "/api/me", key=ada.key)
            await append(batch)

        monkeypatch.setattr(house.registry.store, "append", late)
        url = f"/api/tables/{table}/join"
        refused = await call(house, "POST", url, {"name": name, "nonce": "n"}, key=ada.key, status=403)
        assert refused["error"] == "bad_key" and traces(house, name, ada.id) == []
        await house.post(url, {"name": "Bob", "nonce": "b"})


async def test_a_notebook_that_two_devices_save_at_once_is_saved_by_one(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        token, book = await begun(house)
        url = f"/api/notebooks/{book['key']}"
        asked = [("PUT", url, sent(book, title=title)) for title in ("one", "two", "three")]
        answers = await at_once(house, *asked, Authorization=f"Bearer {token}")
        assert sorted(answers) == [200, 409, 409]
        assert (await house.get(url))["title"] == ("one", "two", "three")[answers.index(200)]


async def test_a_puzzle_that_is_answered_twice_at_once_is_rated_once(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada, puzzle = await person(house, "Ada"), next(iter(shipped()))
        answer = (await house.get(f"/api/puzzles/{puzzle}"))["state"]["decision"]["options"][0]["action"]
        asked = [call(house, "POST", f"/api/puzzles/{puzzle}", {"answer": answer}, key=ada.key) for _ in range(4)]
        told = await asyncio.gather(*asked)
        assert sum(one["rated"] is not None for one in told) == 1
        assert (await call(house, "GET", "/api/me/puzzles", key=ada.key))["tries"] == 1
