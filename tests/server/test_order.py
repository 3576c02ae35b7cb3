"""Order: tables are closed and deleted, people muted and banned beside a server; chat is reported and filtered."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, select

from tests.server.house import House, Line, house_at
from tests.server.persons import Person, Seats, begin, call, person, play_to_the_end, rated_table
from wonders.server.order import people as dealing
from wonders.server.order.tables import close_table, delete_table
from wonders.server.store.order_schema import acts, reports
from wonders.server.store.schema import entries

pytestmark = pytest.mark.anyio

MOVE = "move-{:012d}"


def engine(house: House) -> Engine:
    return house.registry.store.database.engine


def rows(house: House, table: Any) -> list[Any]:
    with engine(house).connect() as connection:
        return [row._mapping for row in connection.execute(select(table))]


async def two_at_a_table(house: House) -> tuple[Person, Person, Seats, Line, Line]:
    anna, bernd = await person(house, "Anna"), await person(house, "Bernd")
    table = await rated_table(house, [anna, bernd], rated=False)
    await begin(house, table)
    lines = [await house.line(table.id, table.tokens[seat]) for seat in (0, 1)]
    for line in lines:
        await line.get("state")
    return anna, bernd, table, lines[0], lines[1]


async def say(line: Line, text: str, number: int) -> dict[str, Any]:
    line.put({"type": "say", "move": MOVE.format(number), "text": text})
    return await line.get("ack", "refused")


async def test_a_table_closed_from_outside_is_closed_for_who_sits_there(house: House) -> None:
    _, _, table, line, _ = await two_at_a_table(house)
    close_table(engine(house), table.id, "cli:op", "spam", house.sources.now())
    refused = await say(line, "hello", 1)
    assert (refused["error"], refused["sentence"]) == ("closed", "This table has been closed: spam")
    told = await house.get(f"/api/tables/{table.id}")
    assert (told["state"], told["closed"]) == ("closed", "spam")
    assert [(row["actor"], row["act"], row["subject"], row["why"]) for row in rows(house, acts)] == [
        ("cli:op", "close", table.id, "spam")
    ]


async def test_a_server_notices_a_closed_table_by_itself(house: House) -> None:
    _, _, table, line, _ = await two_at_a_table(house)
    close_table(engine(house), table.id, "cli:op", "spam", house.sources.now())
    await house.registry.sweep()
    while (await line.get("table"))["table"]["state"] != "closed":
        pass
    assert house.live(table.id).state.rulings.closed == "spam"


async def test_a_closed_table_stays_closed_after_a_restart(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        *_, table, _, _ = await two_at_a_table(house)
        close_table(engine(house), table.id, "cli:op", "spam", house.sources.now())
    async with house_at(tmp_path) as again:
        assert (await again.get(f"/api/tables/{table.id}"))["state"] == "closed"


async def test_nothing_can_be_written_to_a_deleted_table_by_who_still_sits_there(house: House) -> None:
    *_, table, line, _ = await two_at_a_table(house)
    delete_table(engine(house), table.id, "cli:op", "asked for", house.sources.now())
    assert (await say(line, "hello", 1))["error"] == "closed"
    await house.registry.sweep()
    assert table.id not in house.registry.live
    assert (await house.get(f"/api/tables/{table.id}", status=404))["error"] == "no_table"
    assert [row["body"] for row in rows(house, entries) if '"text"' in row["body"]] == []


async def test_a_muted_person_may_play_but_not_talk(house: House) -> None:
    _, bernd, _, anna_line, bernd_line = await two_at_a_table(house)
    dealing.sanction(engine(house), bernd.id, "mute", 1, "cli:op", "insults", house.sources.now())
    await house.registry.sweep()
    refused = await say(bernd_line, "hello", 1)
    assert refused["error"] == "muted" and "insults" in refused["sentence"]
    assert (await say(anna_line, "hello", 2))["type"] == "ack"
    await call(house, "POST", "/api/tables", {"game": "duel"}, key=bernd.key, status=201)
    house.sources.time += 86401
    assert (await say(bernd_line, "sorry", 3))["type"] == "ack"


async def test_a_banned_person_is_sent_away_and_stays_away_until_pardoned(house: House) -> None:
    _, bernd, table, _, bernd_line = await two_at_a_table(house)
    dealing.sanction(engine(house), bernd.id, "ban", None, "cli:op", "cheating", house.sources.now())
    await house.registry.sweep()
    assert (await bernd_line.get("bye"))["error"] == "banned"
    refused = await call(house, "POST", "/api/tables", {"game": "duel"}, key=bernd.key, status=403)
    assert refused["error"] == "banned" and "cheating" in refused["sentence"]
    back = await house.line(table.id, table.tokens[1])
    assert (await back.get("bye"))["error"] == "banned"
    assert dealing.pardon(engine(house), bernd.id, "cli:op", "a mistake", house.sources.now()) == 1
    await house.registry.sweep()
    await call(house, "POST", "/api/tables", {"game": "duel"}, key=bernd.key, status=201)


async def test_a_report_keeps_the_line_and_the_ten_before_it(house: House) -> None:
    _, bernd, table, _, bernd_line = await two_at_a_table(house)
    for number in range(14):
        house.sources.time += 10
        assert (await say(bernd_line, f"line {number}", number))["type"] == "ack"
    at = house.live(table.id).state.chat[12].at
    body = {"seat": 1, "at": at, "why": "rude"}
    assert await call(house, "POST", f"/api/tables/{table.id}/reports", body, token=table.tokens[0], status=201) == {
        "new": True
    }
    again = await call(house, "POST", f"/api/tables/{table.id}/reports", body, token=table.tokens[0], status=201)
    assert again == {"new": False}
    (kept,) = rows(house, reports)
    assert kept["about"] == bernd.id and kept["why"] == "rude"
    assert all(f"line {number}" in kept["lines"] for number in range(2, 13)) and "line 13" not in kept["lines"]
    assert '"line 1"' not in kept["lines"]


async def test_a_report_needs_a_seat_or_a_profile_and_something_said(house: House) -> None:
    carol = await person(house, "Carol")
    *_, table, _, line = await two_at_a_table(house)
    await say(line, "hello", 1)
    at = house.live(table.id).state.chat[0].at
    url = f"/api/tables/{table.id}/reports"
    await call(house, "POST", url, {"seat": 1, "at": at}, status=401)
    await call(house, "POST", url, {"seat": 1, "at": at + 1}, key=carol.key, status=404)
    assert not rows(house, reports)
    assert await call(house, "POST", url, {"seat": 1, "at": at}, key=carol.key, status=201) == {"new": True}


async def reported(house: House) -> tuple[Person, Line]:
    _, bernd, table, _, line = await two_at_a_table(house)
    await say(line, "something rude", 1)
    at = house.live(table.id).state.chat[0].at
    await call(
        house, "POST", f"/api/tables/{table.id}/reports", {"seat": 1, "at": at}, token=table.tokens[0], status=201
    )
    return bernd, line


async def test_moderators_see_reports_and_decide_and_nobody_else(tmp_path: Path) -> None:
    async with house_at(tmp_path, moderators="Mona, someone else") as house:
        mona, eve = await person(house, "Mona"), await person(house, "Eve")
        hidden = await person(house, "Mona", public=False)
        bernd, line = await reported(house)
        for one in (eve, hidden):
            await call(house, "GET", "/api/moderation/reports", key=one.key, status=403)
        (told,) = await call(house, "GET", "/api/moderation/reports", key=mona.key)
        assert told["name"] == "Bernd" and told["lines"][-1]["text"] == "something rude"
        url = f"/api/moderation/reports/{told['id']}"
        await call(house, "POST", url, {"verdict": "muted"}, key=eve.key, status=403)
        verdict = {"verdict": "muted", "days": 3, "why": "be nice"}
        assert await call(house, "POST", url, verdict, key=mona.key) == []
        assert (await call(house, "POST", url, verdict, key=mona.key, status=409))["error"] == "already_decided"
        assert (await say(line, "hello", 2))["error"] == "muted"
        logged = [(row["actor"], row["act"], row["subject"]) for row in rows(house, acts)]
        assert logged == [(mona.id, "report", told["id"]), (mona.id, "mute", bernd.id)]


async def test_words_that_the_host_rules_out_are_not_heard(house: House) -> None:
    *_, table, line, _ = await two_at_a_table(house)
    url = f"/api/tables/{table.id}/words"
    await call(house, "POST", url, {"words": ["Rats"]}, token=table.tokens[0], status=403)
    told = await call(house, "POST", url, {"words": [" Rats ", "dead  loss", "rats"]}, token=table.host)
    assert told == {"words": ["rats", "dead  loss"]} == await call(house, "GET", url, token=table.host)
    for number, text in enumerate(("you RATS!", "a dead loss")):
        refused = await say(line, text, number)
        assert refused["error"] == "not_allowed" and "ruled out" in refused["sentence"]
    assert (await say(line, "Socrates was no deadweight loss", 3))["type"] == "ack"
    await call(house, "POST", url, {"words": []}, token=table.host)
    assert (await say(line, "rats", 4))["type"] == "ack"


async def test_deleting_a_profile_deletes_what_names_it(house: House) -> None:
    bernd, _ = await reported(house)
    dealing.sanction(engine(house), bernd.id, "mute", 1, "cli:op", "about bernd", house.sources.now())
    await call(house, "DELETE", "/api/me", key=bernd.key)
    assert not rows(house, reports)
    assert [(row["subject"], row["why"]) for row in rows(house, acts)] == [("", "")]


DAY = 86400.0


async def test_what_is_old_goes_and_what_is_young_stays(house: House) -> None:
    *_, table, line, _ = await two_at_a_table(house)
    await say(line, "a secret", 1)
    await play_to_the_end(house, table.id)
    waiting = await house.table("duel", start=False)
    old = await house.table("duel")
    house.sources.time += 15 * DAY
    young = await house.table("duel", start=False)
    assert (await house.registry.tending.tidy()) == {"tables": 1}
    assert {row["table_id"] for row in rows(house, entries) if '"created"' in row["body"]} == {
        table.id,
        old.id,
        young.id,
    }
    house.sources.time += 80 * DAY
    assert (await house.registry.tending.tidy())["chat"] == 1
    assert not any("a secret" in row["body"] for row in rows(house, entries))
    assert waiting.id not in {row["table_id"] for row in rows(house, entries)}, "no trace after a day"
    house.sources.time += 640 * DAY
    went = await house.registry.tending.tidy()
    assert went["tables"] == 2 and went["profiles"] == 2


async def test_chat_that_was_forgotten_leaves_a_table_that_can_be_read(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        *_, table, line, _ = await two_at_a_table(house)
        await say(line, "a secret", 1)
        await play_to_the_end(house, table.id)
        await house.table("duel", start=False)  # written after the state of the other
        house.sources.time += 100 * DAY
        await house.registry.tending.tidy()
    async with house_at(tmp_path) as again:
        assert (await again.get(f"/api/tables/{table.id}"))["state"] == "over"
        assert again.live(table.id).state.chat == []


async def test_zero_days_are_for_ever(tmp_path: Path) -> None:
    for_ever: dict[str, Any] = {
        f"keep_{what}_days": 0
        for what in ("open", "playing", "over", "chat", "profiles", "reports", "acts", "notebooks", "reviews")
    }
    async with house_at(tmp_path, **for_ever) as house:
        await house.table("duel", start=False)
        house.sources.time += 100_000 * DAY
        assert await house.registry.tending.tidy() == {}
