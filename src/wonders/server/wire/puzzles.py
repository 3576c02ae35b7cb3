"""Puzzles as they go out over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from wonders.core.wire import Json
from wonders.server.wire.games import Option
from wonders.server.wire.phrases import Phrase
from wonders.server.wire.tables import GameId, TableInfo

StateSent = Annotated[Json, Meta(extra_json_schema={"$ref": "#/components/schemas/State"})]


class PuzzleInfo(Struct):
    """A puzzle in the list: nothing that gives it away."""

    id: str
    game: GameId
    players: int
    themes: list[str]
    rating: int


class PuzzleAsked(Struct):
    """A puzzle to solve: the table as the seat sees it, and what it may answer."""

    id: str
    rating: int
    seat: int
    table: TableInfo
    state: StateSent


class PuzzleChance(Struct):
    """An answer, and the chance to win with it."""

    option: Option
    chance: float


class PuzzleRated(Struct):
    """What a first try has done: the ratings of the puzzle and of who tried, and by how much the latter has changed."""

    puzzle: int
    mine: int
    change: int
    provisional: bool


class PuzzleTold(Struct):
    """Whether an answer was right, and what the search found: the answers it compared, the best first."""

    right: bool
    best: list[str]
    chances: list[PuzzleChance]
    reasons: list[Phrase]
    """What speaks for the best answer."""
    nodes: int
    themes: list[str]
    rated: PuzzleRated | None = None
    """Null without a profile, after the first try, and where too many were made."""


class Daily(Struct):
    """The puzzle of a day."""

    id: str
    day: str
    rating: int


class MyPuzzles(Struct):
    """How somebody has fared with puzzles."""

    rating: int
    provisional: bool
    tries: int
    """Those that were rated."""
    tried: dict[str, bool]
    """Whether the first try at each puzzle was right."""


class PuzzleTry(Struct):
    """A first try, as it is kept. `change` is null where it was not rated."""

    puzzle: str
    at: float
    solved: bool
    change: float | None


PUZZLES = (PuzzleInfo, PuzzleAsked, PuzzleTold, Daily, MyPuzzles)
