"""Tables and who sits at them: setting up, inviting, joining, bots, leaving, meeting again."""

import asyncio
from random import Random

import pytest

from tests.server.house import House
from tests.server.test_answers import begin, option
from tests.server.test_play import move, play_on, sit
from wonders.games.registry import GAMES
from wonders.server.runtime.bot_process import Question

pytestmark = pytest.mark.anyio


async def test_every_game_is_listed_with_what_can_be_set(house: House) -> None:
    games = {game["id"]: game for game in await house.get("/api/games")}
    assert tuple(games) == GAMES
    assert games["classic"]["expansions"] == ["cities", "leaders"] and games["duel"]["players"]["most"] == 2
    assert {option["name"] for option in games["duel"]["options"]} == {"first", "wonders", "fair"}
    assert games["duel"]["levels"] == ["random", "easy", "medium", "hard", "expert"]


@pytest.mark.parametrize("game", GAMES)
async def test_catalogue_and_texts_are_there(house: House, game: str) -> None:
    items = await house.get(f"/api/games/{game}/catalogue")
    assert len({item["id"] for item in items}) > 20 and all("effects" in item for item in items)
    for language in ("en", "de"):
        text = (await house.http.get(f"/api/texts/{language}/{game}")).text
        assert f"{game}-name =" in text and "coins =" in text


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "duel", "players": 3}, "played by 2"),
        ({"game": "duel", "options": {"colour": "red"}}, "no option 'colour'"),
        ({"game": "duel", "options": {"players": 2}}, "no option"),
        ({"game": "duel", "options": {"wonders": "many"}}, "cannot be 'many'"),
        ({"game": "duel", "seats": [{"kind": "bot", "level": "divine"}]}, "no level 'divine'"),
        ({"game": "duel", "seats": [{}, {}, {}]}, "3 seats"),
        ({"game": "duel", "clock": {"kind": "move", "seconds": 1}}, "at least 5 seconds"),
        ({"game": "duel", "colour": "red"}, "Extra inputs"),
        ({"game": "duel", "title": "x" * 61}, "at most 60"),
        ({"game": "duel", "title": "a\u0000b"}, "printable"),
        ({"game": "duel", "seats": [{"kind": "person", "mine": True, "nonce": "early"}]}, "Extra inputs"),
        ({"game": "duel", "seats": [{"kind": "person", "mine": True}], "start": True}, "commitment"),
        ({}, "game"),
        ([], "valid dictionary"),
    ],
)
async def test_a_table_that_cannot_be_gets_a_sentence(house: House, body: object, words: str) -> None:
    response = await house.http.post("/api/tables", json=body)
    assert response.status_code in (413, 422) and words in response.json()["sentence"]
    assert await house.registry.store.counts() == {}


async def test_a_seat_that_is_opened_for_everybody_is_kept_for_nobody(house: House) -> None:
    made = await house.table("duel", people=1, players=2, seats=[{"kind": "person", "mine": True}], start=False)
    url = f"/api/tables/{made.id}"
    link = await house.post(f"{url}/invite/1", token=made.host)
    await house.post(f"{url}/join", {"name": "Bob"}, status=409)
    await house.post(f"{url}/seats/1", {"kind": "open"}, made.host)
    await house.post(f"{url}/join", {"name": "Eve"}, link["token"], status=403)
    assert (await house.post(f"{url}/join", {"name": "Bob"}))["seat"] == 1


async def test_friends_meet_by_code_and_by_invitation(house: House) -> None:
    made = await house.table("classic", people=1, players=4, start=False, title="Friday", listed=True)
    info = await house.get(f"/api/tables/{made.id}")
    by_code = await house.get(f"/api/tables/by-code/{info['code'].lower()}")
    assert (
        by_code == info
        and info["title"] == "Friday"
        and [one["id"] for one in await house.get("/api/tables")] == [made.id]
    )
    invited = await house.post(f"/api/tables/{made.id}/invite/1", token=made.host)
    joined = await house.post(f"/api/tables/{made.id}/join", {"name": "Bea", "nonce": "b"})
    assert joined["seat"] == 2, "seat 1 is kept for whoever was invited"
    await house.post(f"/api/tables/{made.id}/join", {"seat": 1}, status=409)
    accepted = await house.post(f"/api/tables/{made.id}/join", {"name": "Cid", "nonce": "c"}, token=invited["token"])
    assert accepted["seat"] == 1 and accepted["token"] == invited["token"]
    await house.post(f"/api/tables/{made.id}/start", token=made.host, status=409)
    await house.post(f"/api/tables/{made.id}/seats/3", {"kind": "bot", "level": "easy"}, token=made.host)
    started = await house.post(f"/api/tables/{made.id}/start", token=made.host)
    assert started["state"] == "playing" and [seat["name"] for seat in started["seats"]][1:3] == ["Cid", "Bea"]
    await house.post(f"/api/tables/{made.id}/join", {"name": "Late"}, status=409)


async def test_nobody_starts_before_all_are_ready(house: House) -> None:
    made = await house.table("duel", people=2, start=False)
    await house.post(f"/api/tables/{made.id}/seats/1", {"ready": False}, token=made.tokens[1])
    refused = await house.post(f"/api/tables/{made.id}/start", token=made.host, status=409)
    assert refused["error"] == "not_ready" and "P1" in refused["sentence"]
    await house.post(f"/api/tables/{made.id}/seats/1", {"ready": True, "name": "Dora"}, token=made.tokens[1])
    assert (await house.post(f"/api/tables/{made.id}/start", token=made.host))["seats"][1]["name"] == "Dora"
    await house.post(f"/api/tables/{made.id}/start", token=made.host, status=409)


async def test_the_host_can_clear_a_seat_and_its_token_ends(house: House) -> None:
    made = await house.table("duel", people=2, start=False)
    await house.post(f"/api/tables/{made.id}/seats/1", {"kind": "open"}, token=made.host)
    await house.post(f"/api/tables/{made.id}/seats/1", {"ready": True}, token=made.tokens[1], status=403)
    assert (await house.post(f"/api/tables/{made.id}/join", {"name": "New"}))["seat"] == 1


async def test_leaving_before_the_match_frees_the_seat(house: House) -> None:
    made = await house.table("duel", people=2, start=False)
    info = await house.post(f"/api/tables/{made.id}/leave", token=made.tokens[1])
    assert info["seats"][1]["kind"] == "open"
    await house.post(f"/api/tables/{made.id}/leave", token=made.tokens[1], status=403)


async def test_several_seats_on_one_device(house: House) -> None:
    """Hot seat: one maker, several tokens; each seat sees its own hand only."""
    _, _, states = await begin(house, "classic", 3)
    hands = [tuple(state["view"]["hand"]) for state in states.values()]
    assert len(hands) == 3 and len(set(hands)) == 3


async def test_a_bot_takes_over_for_somebody_absent_and_gives_the_seat_back(house: House) -> None:
    made, lines, states = await begin(house, "duel", 2)
    url = f"/api/tables/{made.id}/seats/0"
    await house.post(url, {"away": True}, token=made.tokens[1], status=403)
    await lines[0].hang_up()
    house.sources.time += 10
    await house.post(url, {"away": True}, token=made.tokens[1], status=403)
    house.sources.time += 25
    assert (await house.post(url, {"away": True}, token=made.tokens[1]))["seats"][0]["away"]
    state = await lines[1].get("state")
    while state["v"] == states[1]["v"]:
        state = await lines[1].get("state")
    line = await house.line(made.id, made.tokens[0])
    await line.get("state")
    table = await line.get("table")
    assert not table["table"]["seats"][0]["away"], "whoever comes back has the seat again"
    stored = "".join(await house.registry.store.load(made.id))
    assert '"by":"away"' in stored


async def test_who_is_away_by_choice_stays_away_until_they_say_so(house: House) -> None:
    made = await house.table("duel", people=2)
    url = f"/api/tables/{made.id}/seats/0"
    await house.post(url, {"away": True}, token=made.tokens[0])
    line = await house.line(made.id, made.tokens[0])
    assert (await line.get("welcome"))["table"]["seats"][0]["away"]
    assert not (await house.post(url, {"away": False}, token=made.tokens[0]))["seats"][0]["away"]


async def test_a_bot_that_thinks_too_long_does_not_replace_what_a_person_has_sealed(house: House) -> None:
    made, lines, states = await begin(house, "classic", 3)
    thinking, think = asyncio.Event(), house.bot_pool.ask

    async def slowly(question: Question) -> str:
        await thinking.wait()
        return await think(question)

    house.bot_pool.ask = slowly  # type: ignore[method-assign]
    await house.post(f"/api/tables/{made.id}/seats/0", {"away": True}, token=made.tokens[0])
    chosen = option(states[0], -1)
    await lines[0].answer(1, chosen, move(1))
    thinking.set()
    while house.registry.automation.busy(made.id):
        await asyncio.sleep(0.01)
    match = house.live(made.id).state.match
    assert match is not None and str(match.sealed[0]) == chosen


async def test_resigning_hands_the_seat_to_a_bot_for_good(house: House) -> None:
    made, lines, _ = await begin(house, "duel", 2)
    info = await house.post(f"/api/tables/{made.id}/resign", token=made.tokens[0])
    assert info["seats"][0]["kind"] == "bot" and info["seats"][0]["name"] == "P0"
    assert (await lines[0].get("bye"))["error"] == "bad_token"
    state = await play_on(lines[1], Random(2))
    assert state["outcome"]


async def test_watchers_see_what_everybody_sees_and_are_counted(house: House) -> None:
    made = await house.table("classic", 3)
    watcher = await house.line(made.id)
    state = await watcher.get("state")
    assert state["seat"] is None and state["view"]["hand"] == [] and state["decision"] is None
    assert (await house.get(f"/api/tables/{made.id}"))["watching"] == 1


async def test_presence_is_told(house: House) -> None:
    made = await house.table("duel", people=2)
    one = await house.line(made.id, made.tokens[0])
    assert (await one.get("welcome"))["table"]["seats"][1]["online"] is False
    other = await house.line(made.id, made.tokens[1])
    assert (await one.get("table"))["table"]["seats"][1]["online"] is True
    await other.hang_up()
    assert (await one.get("table"))["table"]["seats"][1]["online"] is False


async def test_a_rematch_keeps_everybody_s_seat(house: House) -> None:
    made = await house.table("duel", people=2, clock={"kind": "move", "seconds": 86400}, title="Again")
    await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[0], status=409)
    lines = await sit(house, made)
    await asyncio.gather(*(play_on(line, Random(seat)) for seat, line in lines.items()))
    first = await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[1])
    told = [message["table"]["rematch"] for message in lines[0].waiting() if message["type"] == "table"]
    assert told[-1] == first["table"]["id"]
    second = await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[0])
    assert first["table"]["id"] == second["table"]["id"] and first["host"] and second["host"] is None
    assert first["table"]["commitment"] != (await house.get(f"/api/tables/{made.id}"))["commitment"]
    for one in (first, second):
        url = f"/api/tables/{one['table']['id']}/seats/{one['seat']}"
        await house.post(url, {"nonce": "n", "ready": True}, token=one["token"])
    started = await house.post(f"/api/tables/{first['table']['id']}/start", token=first["host"])
    assert started["title"] == "Again" and started["clock"]["seconds"] == 86400
    line = await house.line(second["table"]["id"], second["token"])
    assert (await line.get("state"))["seat"] == 0


async def test_my_games_go_on(house: House) -> None:
    one, other = await house.table("duel", people=2), await house.table("classic", people=2)
    asked = [{"id": one.id, "token": one.tokens[0]}, {"id": one.id, "token": one.tokens[1]},
             {"id": other.id, "token": other.host}, {"id": "gone", "token": "x"}]  # fmt: skip
    found = await house.post("/api/tables/mine", {"tables": asked})
    assert [(my["seat"], my["host"], my["to_move"]) for my in found] == [
        (0, False, True),
        (1, False, False),
        (None, True, False),
    ]


async def test_what_is_over_can_be_looked_at_again(house: House) -> None:
    made = await house.table("classic", people=1, bots=2)
    await house.get(f"/api/tables/{made.id}/replay", status=409)
    line = await house.line(made.id, made.tokens[0])
    final = await play_on(line, Random(1))
    for seat in (0, 1, None):
        found = await house.get(f"/api/tables/{made.id}/replay" + (f"?seat={seat}" if seat is not None else ""))
        assert found["outcome"] == final["outcome"] and found["seat"] == seat
        assert len(found["steps"]) == final["v"] + 1
        assert any(step["view"]["hand"] for step in found["steps"]) == (seat is not None)
    await house.get(f"/api/tables/{made.id}/replay?seat=7", status=404)
    again = await house.line(made.id, made.tokens[0])
    assert (await again.answer(1, "sell baths", move(999)))["error"] == "over"


async def test_rules_and_score_pad_answer_in_both_languages(house: House) -> None:
    english = await house.get("/api/games/duel/rules?language=en")
    german = await house.get("/api/games/duel/rules?language=de")
    assert [rule["number"] for rule in english] == [rule["number"] for rule in german]
    assert english[0]["text"] != german[0]["text"]
    assert (await house.get("/api/score/duel?language=de"))["game"] == "duel"
    answer = await house.post("/api/score/duel", {"players": []})
    assert answer["ok"] is False and answer["problems"]


async def test_a_changed_option_reaches_the_match(house: House) -> None:
    made = await house.table("duel", people=2, options={"first": 1})
    lines = await sit(house, made)
    state = await lines[1].get("state")
    assert state["decision"] is not None and option(state)
