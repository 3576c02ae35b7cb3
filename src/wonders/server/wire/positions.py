"""Positions set up by hand, as they come in and go out."""

from typing import Annotated, Final

from msgspec import Meta, Struct
from pydantic import Field

from wonders.core.wire import Json
from wonders.server.wire.bodies import MOST_CHARACTERS, Body
from wonders.server.wire.games import Option
from wonders.server.wire.phrases import Phrase
from wonders.server.wire.tables import TableInfo
from wonders.study.position.document import LONGEST

StateSent = Annotated[Json, Meta(extra_json_schema={"$ref": "#/components/schemas/State"})]
Document = Annotated[dict[str, Json], Meta(description="A position, as docs/study.md describes it.")]


class PositionBody(Body):
    """A position as JSON in a text, so that whatever it is ends in a sentence about it."""

    position: str = Field(max_length=LONGEST)


class MomentBody(Body):
    """A moment of a match: its record or notation, after how many steps, and whose decision it is about."""

    record: str = Field(max_length=MOST_CHARACTERS)
    step: int = Field(ge=0, le=10_000)
    seat: int = Field(default=0, ge=0, le=20)


class PositionMade(Struct):
    """A position."""

    position: Document


class PositionProblem(Struct):
    """What cannot be, and the field it concerns ("cities.0.coins"; empty for the whole)."""

    place: str
    said: Phrase


class PositionPlaced(Struct):
    """A table that was set up by hand, as its seat sees it; `full` has in it what was left open."""

    seat: int
    table: TableInfo
    state: StateSent
    full: Document


class PositionChecked(Struct):
    """All that cannot be in a position, or the table that it is."""

    problems: list[PositionProblem]
    placed: PositionPlaced | None


class PositionAnswer(Struct):
    """One of the best answers: the chance to win with it, how far it is behind the best, and what speaks for it."""

    answer: str
    said: Option
    chance: float
    behind: float
    error: float
    visits: int
    reasons: list[Phrase]


class PositionAnalysed(Struct):
    """What the answers in a position are worth, from what its seat knows."""

    seat: int
    kind: str
    choices: int
    nodes: int
    best: list[PositionAnswer]


POSITIONS: Final[tuple[object, ...]] = (
    PositionMade,
    PositionProblem,
    PositionPlaced,
    PositionChecked,
    PositionAnswer,
    PositionAnalysed,
)
