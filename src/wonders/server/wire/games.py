"""What the games send in messages: actions, decisions, the outcome; and where views, facts and events go.

Views, facts and events are written in advance, part by part, since many are told the same: for Python they are
anything, and their schema says what is in them.
"""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from wonders.core.wire import Json, JsonObject
from wonders.games.registry import GAMES
from wonders.server.wire.phrases import Phrase


def _of_games(thing: str) -> JsonObject:
    return {"anyOf": [{"$ref": f"#/components/schemas/{game.capitalize()}{thing}"} for game in GAMES]}


def list_of(items: JsonObject) -> JsonObject:
    return {"type": "array", "items": items}


TABLE_EVENT = {"$ref": "#/components/schemas/TableEvent"}

View = Annotated[Json, Meta(extra_json_schema=_of_games("View"))]
Facts = Annotated[Json, Meta(extra_json_schema=_of_games("Facts"))]
Asked = Annotated[Json, Meta(extra_json_schema=_of_games("Decision"))]
Events = Annotated[Json, Meta(extra_json_schema=list_of({"anyOf": [*_of_games("Event")["anyOf"], TABLE_EVENT]}))]
Numbers = Annotated[Json, Meta(extra_json_schema=list_of({"type": "integer"}))]


class Option(Struct, frozen=True):
    """Something a seat may answer: `action` is what is sent back, verb and fields are for showing it."""

    action: str
    verb: str
    fields: dict[str, Json]


class RefusedOption(Struct):
    """Something a person might try, and why it is not possible."""

    action: str
    verb: str
    fields: dict[str, Json]
    sentence: str
    phrase: Phrase | None
    rule: str


Options = Annotated[Raw, Meta(extra_json_schema=list_of({"$ref": "#/components/schemas/Option"}))]
RefusedOptions = Annotated[Raw, Meta(extra_json_schema=list_of({"$ref": "#/components/schemas/RefusedOption"}))]


class DecisionAsked(Struct, frozen=True):
    """What a seat is asked, whether it has answered already or not."""

    number: int
    kind: str
    asked: Asked
    changeable: bool
    options: Options
    refused: RefusedOptions
    chosen: str | None


class SheetLine(Struct):
    """One entry of a score sheet."""

    category: str
    points: int
    source: str
    reason: Phrase


class SheetColumn(Struct):
    """The points of a seat, or of a city without a player."""

    owner: str
    total: int
    lines: list[SheetLine]


class OutcomeTold(Struct):
    """How a match ended."""

    reason: str
    ranks: list[int]
    points: list[int]
    winners: list[int]
    teams: list[list[int]]
    categories: list[str]
    sheet: list[SheetColumn]


OutcomeSent = Annotated[
    Json, Meta(extra_json_schema={"anyOf": [{"type": "null"}, {"$ref": "#/components/schemas/OutcomeTold"}]})
]
"""Written in advance, too."""
