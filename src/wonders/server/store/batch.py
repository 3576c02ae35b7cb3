"""What is written in one go: the entries of one move, and the row of their table where it changes."""

from dataclasses import dataclass
from typing import NamedTuple

from wonders.server.errors import Refused
from wonders.server.store.participations import NOBODY, Part


class Conflict(Exception):
    """Somebody else has written at this place first: load what is new, and decide again."""


class NotSaved(Refused):
    """The store is away, full or broken: nothing can be written to it, or read from it."""

    def __init__(self, sentence: str, away: bool = False) -> None:
        super().__init__("not_saved", sentence)
        self.away = away
        """Whether it could not even be reached."""


class Fenced(NotSaved):
    """Others have ended this process and taken its tables over: it writes nothing any more."""

    def __init__(self) -> None:
        super().__init__("This server process has been replaced by another; try again.")


@dataclass(frozen=True)
class EntryRow:
    """An entry as it is stored."""

    seq: int
    seat: int | None
    move: str | None
    body: str


@dataclass(frozen=True)
class TableRow:
    """The row by which a table is found."""

    id: str
    code: str
    game: str
    state: str
    listed: bool
    created: float
    touched: float
    due: float | None


class RatedMatch(NamedTuple):
    """A rated match that has ended; what its result says is the business of who settles it."""

    table: str
    kind: str
    ended: float
    result: str


class GameSlot(NamedTuple):
    """The place of a game in a tournament."""

    tournament: str
    round: int
    board: int


class GameResult(NamedTuple):
    """The result of a game of a tournament, for its table."""

    table: str
    ended: float
    result: str


@dataclass(frozen=True)
class Batch:
    """All or nothing."""

    table: str
    rows: tuple[EntryRow, ...]
    table_row: TableRow | None = None
    new: bool = False
    """Whether the card is a new one."""
    rated: RatedMatch | None = None
    """The result of a rated match that ends by it."""
    part: Part = NOBODY
    """Who takes part, where that changes."""
    claims: tuple[tuple[str, int], ...] = ()
    """Those who waited to be seated, and get these seats of a new table; Conflict if one of them has another."""
    slot: GameSlot | None = None
    """The game of a tournament for which the table is made; Conflict if it has one."""
    game_result: GameResult | None = None
    """The result of a game of a tournament that ends by it."""
