"""What is written in one go: the entries of one move, and the row of their table where it changes."""

from dataclasses import dataclass

from wonders.core.decisions import WondersError


class Conflict(Exception):
    """Somebody else has written at this place first: load what is new, and decide again."""


class NotSaved(WondersError):
    """The store could not write; nothing of the batch is there."""


@dataclass(frozen=True)
class Row:
    """An entry as it is stored."""

    seq: int
    seat: int | None
    move: str | None
    body: str


@dataclass(frozen=True)
class Card:
    """The row by which a table is found."""

    id: str
    code: str
    game: str
    state: str
    listed: bool
    created: float
    touched: float
    due: float | None


@dataclass(frozen=True)
class Batch:
    """All or nothing."""

    table: str
    rows: tuple[Row, ...]
    card: Card | None = None
    new: bool = False
    """Whether the card is a new one."""
