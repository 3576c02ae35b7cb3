"""Notebooks and lines as they come in and go out."""

from typing import Annotated, Final

from msgspec import Struct
from pydantic import Field

from wonders.server.wire.bodies import MOST_CHARACTERS, Body
from wonders.server.wire.games import Option
from wonders.server.wire.tables import GameId, Setting
from wonders.study.lines import MOST_MOVES

MOST_TEXT: Final = 20_000
Title = Annotated[str, Field(max_length=200)]
Answered = tuple[
    Annotated[int, Field(ge=-1, le=20)], Annotated[str, Field(max_length=3000)], Annotated[str, Field(max_length=2)]
]
"""Seat, action, mark."""


class MoveBody(Body):
    """A joint answer, with what is said about it."""

    parent: int = Field(ge=-1, le=MOST_MOVES)
    answers: list[Answered] = Field(max_length=20)
    comment: str = Field(default="", max_length=1000)
    name: str = Field(default="", max_length=80)


class NotebookBody(Body):
    """A new notebook: a record or notation to begin with, or nothing but text."""

    title: Title = ""
    text: str = Field(default="", max_length=MOST_TEXT)
    record: str = Field(default="", max_length=MOST_CHARACTERS)


class NotebookChange(Body):
    """A notebook as it shall be, for who has seen this version of it."""

    title: Title = ""
    text: str = Field(default="", max_length=MOST_TEXT)
    moves: list[MoveBody] = Field(default_factory=list, max_length=MOST_MOVES)
    version: int = Field(ge=0)


class LineBody(Body):
    """A line, as a record, and what seats shall answer at its end. For those that are not named a bot answers, if
    anybody is."""

    record: str = Field(max_length=MOST_CHARACTERS)
    answers: dict[str, Annotated[str, Field(max_length=400)]] = Field(default_factory=dict, max_length=20)


class NotebookAnswer(Struct):
    """What a seat, or chance (-1), answers."""

    seat: int
    action: str
    said: Option
    mark: str = ""


class NotebookMove(Struct):
    """A joint answer in the tree: what it follows on (-1 for the start), and what is said about it."""

    parent: int
    answers: list[NotebookAnswer]
    comment: str
    name: str
    label: str


class Notebook(Struct):
    """A page of text, and lines of a match. Without lines it has no game."""

    key: str
    version: int
    changed: float
    title: str
    text: str
    game: GameId | None
    rules: str
    players: int
    options: dict[str, Setting]
    moves: list[NotebookMove]


class NotebookMade(Struct):
    """A new notebook, and the right to change it: told once."""

    token: str
    notebook: Notebook


class LineAsked(Struct):
    """A seat that is asked at the end of a line, and what it may answer."""

    seat: int
    kind: str
    options: list[Option]


class LineGone(Struct):
    """How a line goes on: joint answers that follow, and who is asked then."""

    joints: list[list[NotebookAnswer]]
    asked: list[LineAsked]
    over: bool


class NotebookListed(Struct):
    """A notebook that comes with the server."""

    key: str
    title: str
    game: GameId


NOTEBOOKS: Final[tuple[object, ...]] = (Notebook, NotebookMade, NotebookListed, LineGone)
