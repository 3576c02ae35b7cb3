"""Deleting a profile leaves no trace of it: in no row, in no byte of the file, in nothing that others are told."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from tests.server.house import House, house_at
from tests.server.several import several
from tests.server.test_profiles import play_random, rows, somebody
from wonders.server.store.people_schema import participations, profiles

pytestmark = pytest.mark.anyio

NAME = "Zwetschgenknödel"
OTHER = "Pflaumenmus"


def traces(house: House, *words: str) -> list[str]:
    """Every row of every table in which one of these words stands."""
    engine = house.registry.store.database.engine
    with engine.connect() as connection:
        tables = inspect(connection).get_table_names()
        every = [(table, row) for table in tables for row in connection.execute(text(f'SELECT * FROM "{table}"'))]
    found = [f"{table}: {tuple(row)!r}" for table, row in every]  # a row shortens itself
    return [row for row in found if any(word.lower() in row.lower() for word in words)]


async def played(house: House, ada: dict[str, Any]) -> tuple[str, str, str]:
    """A finished match, one that goes on, and an open table; others talk about the name, too."""
    tables = []
    for state in ("over", "playing", "open"):
        wish = {"game": "duel", "title": f"{NAME}'s table", "seats": [{"kind": "person", "mine": True}]}
        made = await house.post("/api/tables", wish, status=201, key=ada["key"])
        url, own = f"/api/tables/{made['table']['id']}", made["tokens"][0]["token"]
        bob = await house.post(f"{url}/join", {"name": "Bob", "nonce": "b"})
        await house.post(f"{url}/seats/0", {"ready": True, "nonce": "a", "name": OTHER}, token=own)
        if state != "open":
            await house.post(f"{url}/start", token=made["host"])
        for token, words in ((own, f"I am {NAME}, from Ulmenhain"), (bob["token"], f"hi {NAME.upper()}! and Bob")):
            line = await house.line(made["table"]["id"], token)
            line.put({"type": "say", "move": f"say-{token[:16]}".replace("-", "x"), "text": words})
            await line.get("said")
            await line.hang_up()
        if state == "over":
            await play_random(house, made["table"]["id"])
            await house.post(f"{url}/rematch", token=bob["token"])
        tables.append(made["table"]["id"])
    return tables[0], tables[1], tables[2]


async def test_nothing_in_any_row_names_a_deleted_profile_and_matches_stay(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with house_at(tmp_path, db=database) as house:
        ada, bob = await somebody(house, NAME), await somebody(house, "Bob")
        await house.ask("PATCH", "/api/me", {"public": True}, key=ada["key"])
        over, playing, opened = await played(house, ada)
        await house.post("/api/me/recovery", key=ada["key"])
        before = (
            (await house.http.get(f"/api/tables/{over}/record")).text,
            await house.get(f"/api/tables/{over}/fairness"),
        )
        assert len(traces(house, NAME, OTHER, ada["me"]["id"])) > 10
        assert await house.ask("DELETE", "/api/me", key=ada["key"]) == {"deleted": True}
        assert traces(house, NAME, OTHER, ada["me"]["id"], "Ulmenhain") == []
        assert traces(house, "Bob"), "others stay"
        after = (
            (await house.http.get(f"/api/tables/{over}/record")).text,
            await house.get(f"/api/tables/{over}/fairness"),
        )
        assert before == after
        for table in (over, playing, opened):
            told = json.dumps(await house.get(f"/api/tables/{table}"), ensure_ascii=False)
            assert NAME not in told and OTHER not in told and "Bob" in told
        await house.get("/api/me", status=403, key=ada["key"])
        await house.get(f"/api/profiles/{NAME}", status=404)
        await house.get("/api/me", key=bob["key"])
        assert {row["state"] for row in await rows(house, participations)} == {"over", "playing"}
        await play_random(house, playing)
    assert NAME not in caplog.text and OTHER not in caplog.text


async def test_no_byte_of_the_database_file_names_a_deleted_profile(tmp_path: Path) -> None:
    words = [word.encode() for word in (NAME, NAME.lower(), NAME.upper(), OTHER, "from Ulmenhain")]
    async with house_at(tmp_path) as house:
        ada = await somebody(house, "Before")
        for name in (f"{NAME} 2", "Ada", NAME):  # names that were given up count, too
            await house.ask("PATCH", "/api/me", {"name": name}, key=ada["key"])
        for at in range(60):  # pages are split and filled again
            await somebody(house, f"other {at}")
        await played(house, ada)
        assert any(word in file.read_bytes() for file in tmp_path.iterdir() for word in words)
        await house.ask("DELETE", "/api/me", key=ada["key"])
        for file in tmp_path.iterdir():
            assert [word for word in words if word in file.read_bytes()] == [], file.name
    for file in tmp_path.iterdir():
        assert [word for word in words if word in file.read_bytes()] == [], file.name


async def test_whoever_is_at_the_table_comes_back_and_sees_nobody_s_name(house: House) -> None:
    ada = await somebody(house, NAME)
    _, playing, _ = await played(house, ada)
    watcher = await house.line(playing)
    assert OTHER in str(await watcher.get("welcome"))
    await house.ask("DELETE", "/api/me", key=ada["key"])
    assert await watcher.closed() == 1012
    again = await house.line(playing)
    welcome = await again.get("welcome")
    assert welcome["table"]["seats"][0]["name"] == "" and "profile" not in welcome["table"]["seats"][0]
    await again.get("state")
    said = [message for message in again.waiting() if message["type"] == "said"]
    assert OTHER not in str(said) and NAME not in str(said)


async def test_a_name_that_a_bot_plays_on_under_goes_too_also_at_the_next_table(house: House) -> None:
    ada = await somebody(house, NAME)
    made = await house.post("/api/tables", {"game": "duel"}, status=201)
    url = f"/api/tables/{made['table']['id']}"
    first = await house.post(f"{url}/join", {"nonce": "a"}, key=ada["key"])
    second = await house.post(f"{url}/join", {"name": "Bob", "nonce": "b"})
    await house.post(f"{url}/start", token=made["host"])
    await house.post(f"{url}/resign", token=first["token"])
    await play_random(house, made["table"]["id"])
    await house.post(f"{url}/rematch", token=second["token"])
    assert len([row for row in traces(house, NAME) if row.startswith("entries")]) == 2
    await house.ask("DELETE", "/api/me", key=ada["key"])
    assert traces(house, NAME) == []


async def test_with_several_processes_the_one_that_holds_the_table_is_told(tmp_path: Path) -> None:
    async with several(tmp_path, f"sqlite:///{tmp_path / 'shared.db'}") as house:
        http = house.nodes[0].http
        ada = (await http.post("/api/me", json={"name": NAME})).json()
        headers = {"Wonders-Profile": ada["key"]}
        ids = []
        for _ in range(4):
            wish = {"game": "duel", "seats": [{"kind": "person", "mine": True}]}
            ids.append((await http.post("/api/tables", json=wish, headers=headers)).json()["table"]["id"])
        assert {house.holder(id) for id in ids} == {*house.nodes}, "both have some of the tables"
        assert (await http.request("DELETE", "/api/me", headers=headers)).status_code == 200
        for node in house.nodes:
            assert not any(NAME in str(live.state.seats) for live in node.registry.live.values())
        for id in ids:
            assert NAME not in (await http.get(f"/api/tables/{id}")).text


async def test_what_could_not_be_done_is_done_when_it_is_asked_for_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await somebody(house, NAME)
    await played(house, ada)
    store = house.registry.store
    monkeypatch.setattr(store.erasing, "forget_seats", _fails)
    await house.ask("DELETE", "/api/me", key=ada["key"], status=503)
    assert len(await rows(house, profiles)) == 1
    monkeypatch.undo()
    await house.ask("DELETE", "/api/me", key=ada["key"])
    assert traces(house, NAME, OTHER) == []


async def _fails(*_: Any) -> None:
    from wonders.server.store.batch import NotSaved

    raise NotSaved("The store is away.")
