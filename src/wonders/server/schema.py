"""The schema of everything: REST, the messages of the socket, and what the games send in them."""

import json

import msgspec
from fastapi import FastAPI

from wonders.core.wire import JsonObject
from wonders.games.registry import GAMES
from wonders.server.errors import STATUS
from wonders.server.http.answers import REFS
from wonders.server.people.tokens import SCOPES
from wonders.server.tables.notes import (
    BotTookOver,
    PauseBegan,
    PauseEnded,
    PlayerReturned,
    SeatReissued,
    TakenBack,
    TimeUp,
)
from wonders.server.wire.days import DAYS
from wonders.server.wire.friends import CIRCLE
from wonders.server.wire.games import Option, OutcomeTold, RefusedOption
from wonders.server.wire.messages import FromServer
from wonders.server.wire.notebooks import NOTEBOOKS
from wonders.server.wire.order import ORDER
from wonders.server.wire.people import PEOPLE
from wonders.server.wire.plans import Foreseen, PlanInfo
from wonders.server.wire.positions import POSITIONS
from wonders.server.wire.puzzles import PUZZLES
from wonders.server.wire.requests import FromClient
from wonders.server.wire.responses import RESPONSES
from wonders.server.wire.shapes import Shapes, all_game_schemas
from wonders.server.wire.studies import STUDIES
from wonders.server.wire.tournaments import TOURNAMENTS
from wonders.texts.fields import seat_fields, seats_in

SECURITY: JsonObject = {
    "bearerAuth": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token of a seat or of the host; or a token for programs (wnd_…), made at /api/me/tokens, "
        "which acts for its profile within its scopes: x-scope says which one a route wants.",
    },
    "profileKey": {"type": "apiKey", "in": "header", "name": "Wonders-Profile", "description": "The key of a profile."},
}
NOTES = (TimeUp, TakenBack, SeatReissued, BotTookOver, PlayerReturned, PauseBegan, PauseEnded)


def schema_of(app: FastAPI) -> JsonObject:
    """The OpenAPI schema, with components for the socket under `FromClient` and `FromServer`."""
    schema: JsonObject = FastAPI.openapi(app)
    components: JsonObject = schema.setdefault("components", {}).setdefault("schemas", {})
    wire = (
        FromClient,
        FromServer,
        Option,
        RefusedOption,
        OutcomeTold,
        *RESPONSES,
        *PEOPLE,
        *CIRCLE,
        *STUDIES,
        *NOTEBOOKS,
        *PUZZLES,
        *POSITIONS,
        *ORDER,
        *TOURNAMENTS,
        *DAYS,
        PlanInfo,
        Foreseen,
    )
    (sent, told, *_), classes = msgspec.json.schema_components(wire, ref_template=REFS)
    components |= classes | {"FromClient": sent, "FromServer": told} | all_game_schemas()
    components["TableEvent"] = {"anyOf": [Shapes("table").event(note) for note in NOTES]}
    components["ErrorOut"]["properties"]["error"]["enum"] = sorted(STATUS)
    schema["components"]["securitySchemes"] = SECURITY
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            _add_errors(operation)
            _add_security(operation, SCOPES.get((method.upper(), path)))
    return schema


def _add_security(operation: JsonObject, scope: str | None) -> None:
    """Which routes a program may ask with a token, and what the token must allow."""
    if scope is not None:
        operation["security"] = [{"bearerAuth": []}, {"profileKey": []}, {}]
        operation["x-scope"] = scope


def _add_errors(operation: JsonObject) -> None:
    """Every route may be turned down; a client reads all refusals alike."""
    answer = {
        "description": "Turned down; nothing has changed.",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorOut"}}},
    }
    operation["responses"].pop("422", None)
    operation["responses"] |= {str(status): answer for status in sorted(set(STATUS.values()))}


def seats_told() -> JsonObject:
    """For each game, and under "" for what a table tells beside the rules, which fields number seats."""
    beside = {f"event-{kind.__name__}": seats_in(kind) for kind in NOTES}
    told = {game: seat_fields(game) for game in GAMES} | {"": beside}
    return {game: {thing: sorted(fields) for thing, fields in things.items()} for game, things in told.items()}


def dumped(schema: JsonObject) -> str:
    """The schema as it is kept in a file."""
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
