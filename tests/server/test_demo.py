"""Example matches: told like the replay of a table, with comments in every language, and without any table."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from tests.server.house import House, house_at
from tests.texts.messages import entries
from wonders.games.registry import GAMES
from wonders.notation import check, parse, write
from wonders.server.tables.demo import FOLDER, demo_of, phrase_of
from wonders.server.wire.tables import TableInfo
from wonders.texts import LANGUAGES

pytestmark = pytest.mark.anyio

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
async def test_an_example_is_told_like_the_replay_of_a_table(house: House, game: str) -> None:
    demo = await house.get(f"/api/demo/{game}")
    assert demo["seat"] is None and demo["outcome"]["winners"] == [0]
    assert msgspec.convert(demo["table"], TableInfo).game == game
    assert {tuple(step) for step in demo["steps"]} == {("answers", "comments", "events", "facts", "view")}
    assert demo["steps"][0]["events"] == [] and len(demo["steps"]) == len(demo_of(game).answers) + 1
    assert sum(len(step["comments"]) for step in demo["steps"]) > 12
    points = [city["total"] for city in demo["steps"][-1]["facts"]["cities"]]
    assert points == demo["outcome"]["points"]


async def test_a_seat_sees_its_own_hand_and_no_other(house: House) -> None:
    first, second, all_ = [await house.get(f"/api/demo/classic{seat}") for seat in ("?seat=0", "?seat=1", "")]
    hands = [demo["steps"][2]["view"]["hand"] for demo in (first, second, all_)]
    assert len(hands[0]) == len(hands[1]) == 7 and hands[0] != hands[1] and not hands[2]


async def test_a_comment_stands_at_the_step_it_is_about(house: House) -> None:
    steps = (await house.get("/api/demo/duel"))["steps"]
    found = {said["key"]: (step, said["args"]) for step in steps for said in step["comments"]}
    assert [one["event"] for one in found["web-demo-duel-zeus"][0]["events"]] == ["BuildingDestroyed"]
    better, args = found["web-demo-better"]
    assert better["answers"] == [{"seat": 1, "action": "wonder piraeus clay_reserve"}]
    assert (args["seat"], args["action"]["action"], args["could"]) == ({"seat": 1}, "wonder piraeus workshop", "70%")
    assert found["web-demo-chances"][1]["chances"] == [[{"seat": 0}, "97%"], [{"seat": 1}, "3%"]]


@every_game
def test_every_comment_has_its_words_in_every_language(game: str) -> None:
    used = {said.key for comments in demo_of(game).comments.values() for said in comments}
    for language in LANGUAGES:
        own = [message.id.name for message in entries(language, f"web-demo-{game}.ftl")]
        common = {one.id.name for file in ("web.ftl", "web-pages.ftl") for one in entries(language, file)}
        assert set(own) <= used, "a comment that is never shown"
        assert used <= {*own, *common}


def test_words_that_no_message_stands_for_are_an_error() -> None:
    with pytest.raises(ValueError, match="well done"):
        phrase_of("well done", 0)


@every_game
def test_the_file_is_well_kept_notation(game: str) -> None:
    text = (FOLDER / f"{game}.wpn").read_text(encoding="utf-8")
    chronicle = parse(text)
    assert check(chronicle) is not None and write(chronicle) == text


async def test_what_does_not_exist_is_said_in_a_sentence(house: House) -> None:
    wrong = await house.get("/api/demo/chess", status=404)
    assert (wrong["error"], wrong["sentence"]) == (
        "no_game", "There is no game 'chess'; there are: classic, duel, architects.",
    )  # fmt: skip
    assert (await house.get("/api/demo/duel?seat=2", status=404))["error"] == "no_seat"


async def test_watching_leaves_no_trace(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        for game in GAMES:
            await house.get(f"/api/demo/{game}?seat=0")
        assert not house.registry.live and not house.bot_pool.asked
    with sqlite3.connect(tmp_path / "house.db") as kept:
        counts = [kept.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("entries", "tables")]
    assert counts == [0, 0]


async def test_it_goes_out_packed_to_those_who_can_unpack_it(house: House) -> None:
    packed = await house.http.get("/api/demo/duel", headers={"Accept-Encoding": "gzip"})
    plain = await house.http.get("/api/demo/duel", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and int(packed.headers["content-length"]) < 30_000
    assert "content-encoding" not in plain.headers and packed.json() == plain.json()
