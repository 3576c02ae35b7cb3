"""Who took part in which match: rows that are written together with the entries they follow from."""

from collections.abc import Callable
from dataclasses import astuple, dataclass, fields
from typing import Final

from wonders.server.store.drivers import AnyCursor


@dataclass(frozen=True)
class ParticipationRow:
    """Somebody at a seat, from the moment they sit down."""

    table_id: str
    seat: int
    profile: str
    name: str
    kind: str
    level: str
    game: str
    variant: str
    players: int
    joined: float
    state: str
    has_left: bool = False
    wonder: str = ""
    opening: str = ""


@dataclass(frozen=True)
class EndingRow:
    """How the match ended for whoever sat at a seat."""

    state: str
    ended: float
    place: int
    shared: int
    points: int
    wonder: str
    opening: str
    table_id: str
    seat: int


@dataclass(frozen=True)
class Part:
    """What a change to a table says about those who take part in its match."""

    seated: tuple[ParticipationRow, ...] = ()
    ended: tuple[EndingRow, ...] = ()


NOBODY: Final = Part()

_COLUMNS: Final = ", ".join(field.name for field in fields(ParticipationRow))
_MARKS: Final = ", ".join("?" for _ in fields(ParticipationRow))
SEATED: Final = (
    f"INSERT INTO participations ({_COLUMNS}) VALUES ({_MARKS}) ON CONFLICT (table_id, seat, profile) DO UPDATE SET "
    "name = excluded.name, kind = excluded.kind, level = excluded.level, state = excluded.state, "
    "has_left = excluded.has_left"
)
ENDED: Final = (
    "UPDATE participations SET state = ?, ended = ?, place = ?, shared = ?, points = ?, wonder = ?, opening = ? "
    "WHERE table_id = ? AND seat = ? AND state = 'playing'"
)


def write_part(cursor: AnyCursor, sql: Callable[[str], str], part: Part) -> None:
    """Within the transaction of the entries."""
    for row in part.seated:
        cursor.execute(sql(SEATED), astuple(row))
    for end in part.ended:
        cursor.execute(sql(ENDED), astuple(end))
