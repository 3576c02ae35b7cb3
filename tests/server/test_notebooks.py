"""Notebooks: pages with lines of a match, kept, changed by who wrote them, shared by link, written down."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, house_at
from tests.server.test_profiles import rows, somebody
from tests.study.matches import a_record, beginning
from wonders.games.registry import GAMES
from wonders.notation import check, parse
from wonders.server.runtime.notebooks import A_DAY
from wonders.server.store.order_schema import acts
from wonders.server.store.schema import studies, study_decisions
from wonders.server.store.studies import StudyRow

pytestmark = pytest.mark.anyio

STEP = 11
REVIEWED: Any = {"step": 500, "seat": 0}
"""Something that was found about a decision; what it is, nobody asks here."""


def sent(book: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A notebook as its writer sends it back."""
    moves = [
        {
            "parent": move["parent"],
            "answers": [[one["seat"], one["action"], one["mark"]] for one in move["answers"]],
            "comment": move["comment"],
            "name": move["name"],
        }
        for move in book["moves"]
    ]
    return {"title": book["title"], "text": book["text"], "moves": moves, "version": book["version"], **changes}


async def begun(house: House, **more: Any) -> tuple[str, dict[str, Any]]:
    body = {"title": "A lesson", "text": "# Watch\n\nthis", "record": a_record("duel", 2).dumps(), **more}
    made = await house.post("/api/notebooks", body, status=201)
    return made["token"], made["notebook"]


async def test_a_notebook_keeps_text_and_lines_and_is_written_down(house: House) -> None:
    token, book = await begun(house)
    path = f"/api/notebooks/{book['key']}"
    assert (book["game"], book["version"], book["moves"][STEP]["label"]) == ("duel", 1, "I.2")
    body = sent(book, title="Another way", text="See [there](#11).")
    line = beginning(a_record("duel", 2), STEP).dumps()
    asked = (await house.post("/api/lines", {"record": line}))["asked"][0]
    played = body["moves"][STEP]["answers"][0]
    other = next(one["action"] for one in asked["options"] if one["action"] != played[1])
    gone = await house.post("/api/lines", {"record": line, "answers": {str(asked["seat"]): other}})
    answers = [[one["seat"], one["action"], "!?"] for one in gone["joints"][0]]
    body["moves"].append({"parent": STEP - 1, "answers": answers, "comment": "dares", "name": "the bold way"})
    body["moves"][STEP]["comment"] = "solid"
    now = await house.ask("PUT", path, body, token)
    assert now["version"] == 2 and now == await house.get(path)
    assert (now["title"], now["moves"][-1]["name"], now["moves"][-1]["label"]) == ("Another way", "the bold way", "I.2")
    text = (await house.http.get(f"{path}/notation")).text
    chronicle = parse(text)
    check(chronicle)
    assert chronicle.tag("Event") == "Another way" and "{the bold way}" in text and "!? {dares}" in text
    again = await house.post("/api/notebooks", {"record": text}, status=201)
    assert again["notebook"]["moves"] == now["moves"], "notation brings everything back"


async def test_only_its_writer_changes_a_notebook_and_only_the_newest_version(house: House) -> None:
    token, book = await begun(house)
    path = f"/api/notebooks/{book['key']}"
    assert (await house.ask("PUT", path, sent(book), status=401))["error"] == "no_token"
    assert (await house.ask("PUT", path, sent(book), "x" * 32, status=403))["error"] == "bad_token"
    await house.ask("PUT", path, sent(book, title="one"), token)
    assert (await house.ask("PUT", path, sent(book, title="two"), token, status=409))["error"] == "taken"
    assert (await house.get(path))["title"] == "one" and token not in str(await house.get(path))
    assert (await house.http.delete(path)).status_code == 401
    assert (await house.http.delete(path, headers={"Authorization": f"Bearer {token}"})).status_code == 204
    assert (await house.get(path, status=404))["error"] == "not_found"


async def test_a_notebook_survives_a_restart(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        _, book = await begun(house)
    async with house_at(tmp_path) as house:
        assert await house.get(f"/api/notebooks/{book['key']}") == book


async def test_a_page_may_be_text_alone(house: House) -> None:
    _, book = await begun(house, record="")
    assert book["game"] is None and book["moves"] == [] and book["text"] == "# Watch\n\nthis"
    assert (await house.get(f"/api/notebooks/{book['key']}/notation", status=404))["error"] == "not_found"


async def test_what_cannot_be_kept_gets_a_sentence_and_changes_nothing(house: House) -> None:
    token, book = await begun(house)
    path = f"/api/notebooks/{book['key']}"
    illegal = sent(book)
    illegal["moves"][STEP]["answers"][0][1] = "build palace"
    orphan = sent(book)
    orphan["moves"][3]["parent"] = 900
    odd = sent(book)
    odd["moves"][STEP]["answers"][0][2] = "x"
    for body in (illegal, orphan, odd):
        refused = await house.ask("PUT", path, body, token, status=422)
        assert refused["error"] == "bad_record" and refused["sentence"].endswith(".")
    assert (await house.ask("PUT", path, sent(book, title="x" * 61), token, status=413))["error"] == "too_long"
    assert (await house.post("/api/notebooks", {"record": "nonsense"}, status=422))["error"] == "bad_record"
    assert await house.get(path) == book


async def test_lines_go_on_with_bots_and_chance(house: House) -> None:
    record = a_record("classic", 3)
    line = beginning(record, 3).dumps()
    asked = (await house.post("/api/lines", {"record": line}))["asked"]
    assert [one["seat"] for one in asked] == [0, 1, 2]
    mine = asked[1]["options"][0]["action"]
    gone = await house.post("/api/lines", {"record": line, "answers": {"1": mine}})
    (joint,) = gone["joints"]
    assert [one["seat"] for one in joint] == [0, 1, 2] and joint[1]["action"] == mine and not gone["over"]
    dealt = await house.post("/api/lines", {"record": beginning(record, 0).dumps()})
    assert {one["seat"] for joint in dealt["joints"] for one in joint} == {-1}


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"record": "nonsense"}, 422, "bad_record"),
        ({"record": beginning(a_record("duel", 2), STEP).dumps(), "answers": {"5": "sell baths"}}, 409, "not_asked"),
        ({"record": beginning(a_record("duel", 2), STEP).dumps(), "answers": {"chance": "x"}}, 409, "not_asked"),
        ({"record": beginning(a_record("duel", 2), STEP).dumps(), "answers": {"9" * 5000: "x"}}, 409, "not_asked"),
        ({"record": beginning(a_record("duel", 2), 0).dumps(), "answers": {"0": "x"}}, 422, "bad_record"),
    ],
)
async def test_a_line_that_cannot_be_gets_a_sentence(
    house: House, body: dict[str, Any], status: int, error: str
) -> None:
    refused = await house.post("/api/lines", body, status=status)
    assert refused["error"] == error and refused["sentence"].endswith(".")


async def test_a_line_is_replayed_as_a_seat_sees_it(house: House) -> None:
    """The hands of the others are in no view of a seat, and nobody's are in what everybody sees."""
    record = beginning(a_record("classic", 3), 5)
    told = await house.post("/api/lines/replay?seat=1", {"record": record.dumps()})
    assert len(told["steps"]) == 6 and told["steps"][-1]["view"]["seat"] == 1 and told["outcome"] is None
    everybody = await house.post("/api/lines/replay", {"record": record.dumps()})
    assert everybody["steps"][-1]["view"]["hand"] == [] != told["steps"][-1]["view"]["hand"]
    assert (await house.post("/api/lines/replay?seat=3", {"record": record.dumps()}, status=404))["error"] == "no_seat"


@pytest.mark.parametrize("language", ["en", "de"])
async def test_three_notebooks_for_each_game_can_be_read(house: House, language: str) -> None:
    """Their links lead to moments in which somebody answers."""
    listed = await house.get(f"/api/notebooks?language={language}")
    assert sorted(one["game"] for one in listed) == sorted(3 * list(GAMES))
    for one in listed:
        book = await house.get(f"/api/notebooks/{one['key']}?language={language}")
        assert book["title"] == one["title"] and book["game"] == one["game"]
        links = [int(at) for at in re.findall(r"\]\(#(\d+)\)", book["text"])]
        assert len(links) > 2
        for at in links:
            assert book["moves"][at]["answers"][0]["seat"] >= 0, (one["key"], at)
    assert (await house.http.get(f"/api/notebooks/{listed[0]['key']}/notation")).text.startswith("[Wonders")
    refused = await house.ask("PUT", f"/api/notebooks/{listed[0]['key']}", {"version": 0}, "x" * 32, status=422)
    assert refused["error"] == "bad_message"


async def test_an_address_begins_so_many_notebooks_a_day(house: House) -> None:
    house.registry.notebooks._begins.owe("10.0.0.1", A_DAY - 3)
    for _ in range(3):
        await house.post("/api/notebooks", {"text": "x"}, status=201)
    assert (await house.post("/api/notebooks", {"text": "x"}, status=429))["error"] == "too_fast"


async def test_a_moderator_removes_a_notebook_and_that_is_written_down(tmp_path: Path) -> None:
    async with house_at(tmp_path, moderators="Mona") as house:
        mona, ada = await somebody(house, "Mona"), await somebody(house, "Ada")
        await house.ask("PATCH", "/api/me", {"public": True}, key=mona["key"])
        token, book = await begun(house)
        path = f"/api/moderation/notebooks/{book['key']}"
        await house.post(path, {"why": "I may not"}, status=403, key=ada["key"])
        await house.get(f"/api/notebooks/{book['key']}")
        response = await house.http.post(path, json={"why": "insults"}, headers={"Wonders-Profile": mona["key"]})
        assert response.status_code == 204
        await house.get(f"/api/notebooks/{book['key']}", status=404)
        await house.ask("PUT", f"/api/notebooks/{book['key']}", sent(book), token, status=404)
        await house.post(path, {"why": "again"}, status=404, key=mona["key"])
        (act,) = await rows(house, acts)
        assert (act["actor"], act["act"], act["subject"], act["why"]) == (
            mona["me"]["id"], "notebook", book["key"], "insults",
        )  # fmt: skip


async def test_a_reader_reports_a_notebook_once_and_a_moderator_removes_it(tmp_path: Path) -> None:
    async with house_at(tmp_path, moderators="Mona") as house:
        mona, ada = await somebody(house, "Mona"), await somebody(house, "Ada")
        await house.ask("PATCH", "/api/me", {"public": True}, key=mona["key"])
        token, book = await begun(house)
        path, why = f"/api/notebooks/{book['key']}/reports", {"why": "insults"}
        await house.post(path, why, status=401)
        assert await house.post(path, why, status=201, key=ada["key"]) == {"new": True}
        assert await house.post(path, why, status=201, key=ada["key"]) == {"new": False}
        await house.ask("PUT", f"/api/notebooks/{book['key']}", sent(book) | {"text": "worse"}, token)
        assert await house.post(path, why, status=201, key=ada["key"]) == {"new": True}, "it says something else now"
        first, second = await house.get("/api/moderation/reports", key=mona["key"])
        assert (first["notebook"], first["table"], first["seat"], first["why"]) == (book["key"], "", -1, "insults")
        assert book["text"] in first["lines"][0]["text"] and "worse" in second["lines"][0]["text"]
        decide = f"/api/moderation/reports/{first['id']}"
        await house.post(decide, {"verdict": "muted"}, status=409, key=mona["key"])  # nobody is known who wrote it
        await house.get(f"/api/notebooks/{book['key']}")
        (left,) = await house.post(decide, {"verdict": "removed", "why": "insults"}, key=mona["key"])
        await house.get(f"/api/notebooks/{book['key']}", status=404)
        await house.post(f"/api/moderation/reports/{left['id']}", {"verdict": "removed"}, key=mona["key"])
        assert [act["act"] for act in await rows(house, acts)] == ["notebook", "report", "report"]
        await house.post("/api/notebooks/aaaaaaaaaaaa/reports", why, status=404, key=ada["key"])


async def test_notebooks_that_nobody_changes_and_old_reviews_go(house: House) -> None:
    day = 86400.0
    _, old = await begun(house)
    token, changed = await begun(house)
    reviews = house.registry.store.studies
    await reviews.add(StudyRow("a-key", a_record("duel", 2).dumps(), 1), house.sources.now())
    await reviews.found("a-key", REVIEWED)
    house.sources.time += 300 * day
    await house.ask("PUT", f"/api/notebooks/{changed['key']}", sent(changed), token)
    house.sources.time += 100 * day
    assert (await house.registry.tending.tidy())["reviews"] == 1
    assert not await rows(house, studies) and not await rows(house, study_decisions)
    house.sources.time += 350 * day
    assert (await house.registry.tending.tidy())["notebooks"] == 1
    await house.get(f"/api/notebooks/{old['key']}", status=404)
    await house.get(f"/api/notebooks/{changed['key']}")
