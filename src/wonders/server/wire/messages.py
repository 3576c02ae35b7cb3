"""What the server says over the socket, as types: for the schema, and for tests that check every frame against it."""

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

Json: TypeAlias = Any


class Argument(Struct):
    """An argument that is no word of the game: a `seat`, or a `text` that somebody wrote. It has one of the two."""

    seat: int | UnsetType = UNSET
    text: str | UnsetType = UNSET


class Phrase(Struct):
    """A message of the text catalogues and what goes into it: words of the game, numbers, seats, texts."""

    key: str
    args: dict[str, str | int | Argument]


class Option(Struct):
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


class DecisionAsked(Struct):
    """What a seat is asked, whether it has answered already or not."""

    number: int
    kind: str
    asked: dict[str, Json]
    chosen: str | None
    changeable: bool
    options: list[Option]
    refused: list[RefusedOption]


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


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to hello."""

    protocol: int
    seat: int | None
    table: "Table"
    now: float


class TableChanged(Struct, tag="table", tag_field="type"):
    """Something about the table has changed."""

    table: "Table"


class State(Struct, tag="state", tag_field="type", rename={"from_": "from"}):
    """The match as the seat may see it, whole."""

    v: int
    seat: int | None
    view: dict[str, Json]
    facts: dict[str, Json]
    decision: DecisionAsked | None
    pending: list[int]
    answered: list[int]
    clocks: dict[str, float]
    undo: bool
    events: list[dict[str, Json]]
    steps: list[int]
    from_: int
    outcome: OutcomeTold | None


class Ack(Struct, tag="ack", tag_field="type"):
    """A move is stored."""

    move: str
    number: int
    v: int


class RefusedMove(Struct, tag="refused", tag_field="type"):
    """A message was turned down; nothing has changed."""

    move: str | None
    error: str
    sentence: str
    phrase: Phrase | None
    rule: str


class SaidTold(Struct, tag="said", tag_field="type"):
    """Somebody has said something."""

    seat: int
    preset: str
    text: str
    at: float


class Pong(Struct, tag="pong", tag_field="type"):
    """The answer to ping."""

    at: float | None


class Described(Struct, tag="described", tag_field="type"):
    """The table in words."""

    v: int
    lines: list[Phrase]


class Bye(Struct, tag="bye", tag_field="type"):
    """The socket is being closed."""

    error: str
    sentence: str


class SeatTold(Struct):
    """A seat as everybody may see it."""

    seat: int
    kind: Literal["open", "person", "bot", "guest"]
    name: str
    level: str
    ready: bool
    online: bool
    away: bool
    nonce: str
    invited: bool


class ClockTold(Struct):
    """The clock of a table."""

    kind: Literal["none", "move", "reserve"]
    seconds: float = 0.0
    extra: float = 0.0


class Table(Struct):
    """A table as everybody may see it."""

    id: str
    code: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    title: str
    state: Literal["open", "playing", "over"]
    listed: bool
    created: float
    rules: str
    clock: ClockTold
    assists: list[str]
    undo: bool
    seats: list[SeatTold]
    watching: int
    commitment: str
    rematch: str | None


FromServer: TypeAlias = Welcome | TableChanged | State | Ack | RefusedMove | SaidTold | Pong | Described | Bye
