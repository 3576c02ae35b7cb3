"""The contract: every frame and answer is what the schema says, and the schema is fresh."""

import asyncio
import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.house import House
from wonders import SPECTATOR, Dealer, make
from wonders.core.wire import plain
from wonders.games.registry import GAMES
from wonders.server.app import create_app
from wonders.server.schema import dumped, schema_of, seats_told
from wonders.server.settings import Settings
from wonders.server.tables.match import TableMatch
from wonders.server.tables.options import event_seen
from wonders.server.tables.views import Views
from wonders.server.wire.messages import FromServer

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.anyio

DECODER = msgspec.json.Decoder(FromServer)


@cache
def the_schema() -> dict[str, Any]:
    return schema_of(create_app(Settings()))


def test_the_schema_that_the_client_is_built_from_is_fresh() -> None:
    kept = (ROOT / "web" / "openapi.json").read_text(encoding="utf-8")
    assert kept == dumped(the_schema()), "run scripts/schema"


def test_the_client_knows_which_fields_number_seats() -> None:
    kept = (ROOT / "web" / "src" / "lib" / "i18n" / "seats.json").read_text(encoding="utf-8")
    assert kept == dumped(seats_told()), "run scripts/schema"
    assert seats_told()["classic"]["event-CoinsPaid"] == ["city", "to"]
    assert seats_told()["duel"]["event-PawnMoved"] == ["seat"], "the place that the pawn moves to is no seat"


def test_a_table_is_told_the_same_over_http_and_the_socket() -> None:
    schema = the_schema()
    answer = schema["paths"]["/api/tables/{id}"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    parts = schema["components"]["schemas"]
    assert answer == parts["Welcome"]["properties"]["table"] == {"$ref": "#/components/schemas/TableInfo"}
    assert {name for name, part in parts.items() if "rematch" in part.get("properties", ())} == {"TableInfo"}


def test_every_route_of_the_protocol_exists_and_every_route_is_in_the_protocol() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith(("| GET", "| POST", "| DELETE"))]
    told = {path for row in rows for cell in row.split("|")[1:4:2] for path in re.findall(r"`(/[^`?]*)[^`]*`", cell)}
    assert told - {"/api"} == {path.removeprefix("/api") for path in the_schema()["paths"]}


@pytest.mark.parametrize("game", GAMES)
async def test_every_frame_of_a_match_is_what_the_schema_says(house: House, game: str) -> None:
    validator, every = views_of(game), checked_by("FromServer")
    made = await house.table(game, people=1, bots=2 if game != "duel" else 1, assists=["seen", "estimate"])
    lines = [await house.line(made.id, made.tokens[0]), await house.line(made.id)]
    rng, sent = Random(1), 0
    lines[0].put({"type": "ping", "at": 1.5})
    lines[0].put({"type": "describe"})
    lines[0].put({"type": "say", "move": "say-000000000001", "preset": "hello"})
    over = False
    while not over:
        frame = await lines[0].frame()
        DECODER.decode(frame)
        message = json.loads(frame)
        if message["type"] != "state":
            every.validate(message)
        else:
            validator(message)
            over = message["outcome"] is not None
            if over:  # one whole state is enough: its parts have been checked each time, by the game they are of
                every.validate(message)
            asked = message["decision"]
            if asked and asked["chosen"] is None and asked["number"] != sent:
                sent = asked["number"]
                action = rng.choice(asked["options"])["action"]
                lines[0].put(
                    {"type": "answer", "number": sent, "move": f"{rng.getrandbits(64):016x}", "action": action}
                )
    await asyncio.sleep(0)
    for message in lines[1].waiting():
        DECODER.decode(json.dumps(message))


def checked_by(component: str) -> Any:
    """Checks a message against a part of the schema."""
    import jsonschema

    return jsonschema.Draft202012Validator({"$ref": f"#/components/schemas/{component}", **the_schema()})


def views_of(game: str) -> Any:
    """Checks the view, the facts, the decision and the events of a state."""
    schema, name = the_schema(), game.capitalize()
    view, facts, event, decision = (checked_by(f"{name}{of}") for of in ("View", "Facts", "Event", "Decision"))

    def check(state: dict[str, Any]) -> None:
        view.validate(state["view"])
        assert state["view"].keys() == schema["components"]["schemas"][f"{name}View"]["properties"].keys()
        facts.validate(state["facts"])
        assert state["facts"].keys() <= schema["components"]["schemas"][f"{name}Facts"]["properties"].keys()
        for one in state["events"]:
            event.validate(one)
        if state["decision"]:
            decision.validate(state["decision"]["asked"])

    return check


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_sent_its_own_view_and_its_own_events(game: str) -> None:
    """What is kept encoded for several seats is the same as what each of them may know."""
    rng, dealer = Random(3), Dealer.from_seed("views")
    match = TableMatch(make(game, 3 if game != "duel" else 2))
    views = Views(match)
    told = 0
    while not match.over:
        for draw, _ in match.draws_from(match.table, dealer):
            match.draw(draw)
        for seat in (*match.game.seats, SPECTATOR):
            state = json.loads(views.state(seat, told, {}))
            assert state["view"] == json.loads(json.dumps(plain(match.game.view(match.table, seat))))
            expected = [event_seen(event, seat) for events in match.story[told:] for event in events]
            assert state["events"] == json.loads(msgspec.json.encode(expected))
        told = match.v
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.game.legal(match.table, seat)))
