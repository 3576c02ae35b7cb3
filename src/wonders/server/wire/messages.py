"""What the server says over the socket. These classes are what is encoded."""

from typing import TypeAlias

from msgspec import Struct

from wonders.server.errors import Refused
from wonders.server.wire.games import DecisionAsked, Events, Facts, Numbers, Option, OutcomeSent, View
from wonders.server.wire.phrases import Phrase, phrase_sent
from wonders.server.wire.plans import PlanChanged
from wonders.server.wire.tables import TableInfo


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to hello."""

    protocol: int
    seat: int | None
    table: TableInfo
    now: float


class TableChanged(Struct, tag="table", tag_field="type"):
    """Something about the table has changed."""

    table: TableInfo


class State(Struct, tag="state", tag_field="type", rename={"from_": "from"}):
    """The match as the seat may see it, whole."""

    v: int
    seat: int | None
    view: View
    facts: Facts
    decision: DecisionAsked | None
    pending: list[int]
    answered: list[int]
    clocks: dict[str, float]
    undo: bool
    events: Events
    steps: Numbers
    from_: int
    outcome: OutcomeSent


class StandInTold(Struct):
    """An answer that a bot has given for the seat, because its player was `away` or its `time` was up."""

    number: int
    action: Option
    why: str


class PlayedForYou(Struct, tag="played_for_you", tag_field="type"):
    """What bots have answered for the seat since its player last did."""

    answers: list[StandInTold]


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


FromServer: TypeAlias = (
    Welcome | TableChanged | State | PlayedForYou | PlanChanged | Ack | RefusedMove | SaidTold | Pong | Described | Bye
)


def refusal(wrong: Refused, move: str | None = None) -> RefusedMove:
    phrase = phrase_sent(wrong.phrase) if wrong.phrase else None
    return RefusedMove(move, wrong.code, str(wrong), phrase, wrong.rule)
