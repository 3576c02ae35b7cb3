"""A table as everybody may see it: the same over HTTP and the socket."""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from wonders.games.registry import GAMES
from wonders.ratings.classes import CLASSES

Setting: TypeAlias = str | int | bool

GameId = Annotated[str, Meta(extra_json_schema={"enum": list(GAMES)})]
RatingClass = Annotated[str, Meta(extra_json_schema={"enum": list(CLASSES)})]
SeatKind = Annotated[str, Meta(extra_json_schema={"enum": ["open", "person", "bot", "guest"]})]
ClockKind = Annotated[str, Meta(extra_json_schema={"enum": ["none", "move", "reserve"]})]
TablePhase = Annotated[str, Meta(extra_json_schema={"enum": ["open", "playing", "over", "closed"]})]


Presence = Annotated[str, Meta(extra_json_schema={"enum": ["here", "away", "gone"]})]


class SeatProfile(Struct):
    """What everybody may know of the profile behind a seat, beside the name that stands at the seat."""

    id: str
    colour: int


class SeatInfo(Struct):
    """A seat as everybody may see it."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    ready: bool
    online: bool
    presence: Presence
    away: bool
    nonce: str
    invited: bool
    profile: SeatProfile | UnsetType = UNSET
    off: list[list[float]] | UnsetType = UNSET
    """Days off that are not over, at a table over days: from when to when; not there if there are none."""


class ClockInfo(Struct):
    """The clock of a table; over the socket without what its kind does not have."""

    kind: ClockKind
    seconds: float | UnsetType = UNSET
    extra: float | UnsetType = UNSET


class PauseInfo(Struct):
    """Who wants to pause; `since` once all people do, and the match stands still."""

    agreed: list[int]
    since: float | None


class TableInfo(Struct):
    """A table as everybody may see it."""

    id: str
    code: str
    game: GameId
    players: int
    options: dict[str, Setting]
    title: str
    state: TablePhase
    listed: bool
    created: float
    rules: str
    clock: ClockInfo
    assists: list[str]
    undo: bool
    seats: list[SeatInfo]
    watching: int
    commitment: str
    rematch: str | None
    pause: PauseInfo | None = None
    rated: RatingClass | UnsetType = UNSET
    """The class in which the match is rated; not there if it is not."""
    begins: int | UnsetType = UNSET
    """How many answers had been given where the match begins in the middle; not there if it begins at the start."""
    closed: str | UnsetType = UNSET
    """Why the table has been closed; not there if it has not."""
    tournament: str | UnsetType = UNSET
    """The tournament that the match is a game of; not there if it is none."""
