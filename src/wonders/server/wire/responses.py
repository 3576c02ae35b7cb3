"""What goes out over HTTP. These classes are what is encoded, and what the schema says."""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from wonders.core.wire import Json, JsonObject
from wonders.server.errors import Refused
from wonders.server.wire.games import Events, Facts, OutcomeTold, View, list_of
from wonders.server.wire.phrases import Phrase, phrase_sent
from wonders.server.wire.tables import GameId, Setting, TableInfo


class SeatToken(Struct):
    """The right to play a seat."""

    seat: int
    token: str


class Made(Struct):
    """A new table, and the rights its maker has: told once."""

    table: TableInfo
    host: str
    tokens: list[SeatToken]


class Joined(Struct):
    """The seat that was taken, and the right to it."""

    seat: int
    token: str
    table: TableInfo


class Rematch(Struct):
    """The table at which the same people meet again."""

    table: TableInfo
    host: str | None
    seat: int
    token: str


class MyTable(Struct):
    """How a remembered table stands: `seat` is null if the token gives no right to one."""

    table: TableInfo
    seat: int | None
    host: bool
    to_move: bool


class NonceOut(Struct):
    """What a seat has added to the deal."""

    seat: int
    nonce: str


class Draw(Struct):
    """Something chance was asked: its name, what it answered, and all it could draw from."""

    label: str
    action: str
    asked: JsonObject


class Fairness(Struct):
    """What fixes a deal."""

    version: str
    table: str
    game: GameId
    rules: str
    players: int
    options: dict[str, Setting]
    commitment: str
    nonces: list[NonceOut]
    secret: str | None
    seed: str | None
    draws: list[Draw] | None


class AnswerGiven(Struct):
    """What a seat answered; chance is seat -1."""

    seat: int
    action: str


class StepComment(Struct):
    """Something said about a step: a message, and what goes into it (actions, too)."""

    key: str
    args: JsonObject


AnswersGiven = Annotated[Json, Meta(extra_json_schema=list_of({"$ref": "#/components/schemas/AnswerGiven"}))]
Comments = Annotated[Json, Meta(extra_json_schema=list_of({"$ref": "#/components/schemas/StepComment"}))]


class ReplayStep(Struct):
    """A step of a match, whole: what is seen after it, and what has led there."""

    view: View
    facts: Facts
    events: Events
    answers: AnswersGiven
    comments: Comments = UNSET


class Replay(Struct):
    """A match that is over as a seat saw it, or everybody; an example match has a table of its own."""

    seat: int | None
    steps: list[ReplayStep]
    outcome: OutcomeTold | None
    table: TableInfo | UnsetType = UNSET


class Waiting(Struct):
    """Somebody waits for others: `token` is told once, and opens the seat that comes of it."""

    id: str
    token: str
    waiting: int


class Seated(Struct):
    """What has come of waiting; `waiting` is how many do."""

    state: Annotated[str, Meta(extra_json_schema={"enum": ["waiting", "seated", "left"]})]
    waiting: int
    table: str | None
    seat: int | None


class Reach(Struct):
    """What links to tables begin with, where a browser on the server's machine could not know it."""

    links: str | None


class LessonStep(Struct):
    """What the learner is told: the number of the decision, the answer, and the message about it."""

    number: int
    action: str
    key: str


States = Annotated[list[Raw], Meta(extra_json_schema=list_of({"$ref": "#/components/schemas/State"}))]


class Lesson(Struct):
    """A first game: everything that seat 0 is sent, state after state, and what it is told to answer."""

    table: TableInfo
    states: States
    steps: list[LessonStep]


class ErrorOut(Struct):
    """Why something was turned down."""

    error: str
    sentence: str
    phrase: Phrase | None = None


RESPONSES: Final = (
    Waiting,
    Seated,
    Reach,
    Made,
    Joined,
    SeatToken,
    Rematch,
    MyTable,
    Fairness,
    Replay,
    AnswerGiven,
    StepComment,
    Lesson,
    ErrorOut,
)


def error_out(wrong: Refused) -> ErrorOut:
    return ErrorOut(wrong.code, str(wrong), phrase_sent(wrong.phrase) if wrong.phrase else None)
