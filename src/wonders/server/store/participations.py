"""Who took part in which match: rows that are written together with the entries they follow from."""

from collections.abc import Callable
from dataclasses import astuple, dataclass, fields
from typing import Final

from wonders.server.errors import Refused
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
    arriving: tuple[str, ...] = ()
    """Profiles that sit down by it. One that was deleted in the meantime does not."""


class ProfileGone(Refused):
    """Somebody acts for a profile that has just been deleted."""

    def __init__(self) -> None:
        super().__init__("bad_key", "This profile has been deleted.")


NOBODY: Final = Part()

_COLUMNS: Final = ", ".join(field.name for field in fields(ParticipationRow))
_MARKS: Final = ", ".join("?" for _ in fields(ParticipationRow))
SEATED: Final = (
    f"INSERT INTO participations ({_COLUMNS}) VALUES ({_MARKS}) ON CONFLICT (table_id, seat, profile) DO UPDATE SET "
    "name = excluded.name, kind = excluded.kind, level = excluded.level, state = excluded.state, "
    "has_left = excluded.has_left"
)
PROFILE: Final = "SELECT 1 FROM profiles WHERE id = ?"
ENDED: Final = (
    "UPDATE participations SET state = ?, ended = ?, place = ?, shared = ?, points = ?, wonder = ?, opening = ? "
    "WHERE table_id = ? AND seat = ? AND state = 'playing'"
)


def write_part(cursor: AnyCursor, sql: Callable[[str], str], part: Part, hold: str = "") -> None:
    """Within the transaction of the entries. Who deletes a profile looks for seats when it is gone, in one transaction,
    so either they find this seat, or it is found here that there is no such profile."""
    for row in part.seated:
        cursor.execute(sql(SEATED), astuple(row))
    for profile in part.arriving:
        cursor.execute(sql(PROFILE) + hold, (profile,))
        if cursor.fetchone() is None:
            raise ProfileGone
    for end in part.ended:
        cursor.execute(sql(ENDED), astuple(end))
