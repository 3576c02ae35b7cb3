"""What is stored: everything that ever happened to a table, one entry after the other, never changed.

Folding the entries of a table gives the table again, as it stood when the last of them was written.
"""

from typing import TypeAlias

from msgspec import Struct, json

from wonders.core.decisions import Seat
from wonders.core.options import Setting
from wonders.server.tables.specs import Clock as Clock
from wonders.server.tables.specs import SeatSpec as SeatSpec
from wonders.server.tables.specs import anonymous as anonymous


class Base(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="entry", tag=str.lower):
    """Something that happened, and when."""

    at: float


class Created(Base, frozen=True):
    """A table was set up."""

    game: str
    rules: str
    players: int
    options: dict[str, Setting]
    code: str
    secret: str
    host: str
    """The host's token, hashed."""
    seats: tuple[SeatSpec, ...]
    title: str = ""
    listed: bool = False
    clock: Clock = Clock()
    assists: tuple[str, ...] = ()
    undo: bool = True
    after: str = ""
    """The table this one is a rematch of."""
    paired: bool = False
    """Whether its people were put together by the server: it has no host, and begins by itself."""
    fair: str = "fair-1"
    """How secret, nonces and deal hang together; older tables do not say."""
    rated: bool = False
    """Whether the match moves the ratings of who plays it."""
    tournament: str = ""
    """The tournament this is a game of: seats are for those who are named, and nobody else."""
    wait: float = 30.0
    """Seconds in which people who were put together by the server come to their table."""
    begins: tuple[tuple[Seat, str], ...] = ()
    """What had been answered, by seats and by chance, where the match begins in the middle."""


class Seated(Base, frozen=True):
    """A seat has changed hands, or its player's name, level or readiness."""

    seat: Seat
    now: SeatSpec


class Reissued(Base, frozen=True):
    """A seat has got a new token in a match, and all older ones end. `by` is host (somebody absent) or self."""

    seat: Seat
    token: str
    """Hashed."""
    by: str


class Started(Base, frozen=True):
    """The match begins."""


class Drew(Base, frozen=True):
    """Chance has answered."""

    action: str


class Answered(Base, frozen=True):
    """A seat has answered: itself, in advance (`by` is plan), or a bot for it (`by` says why: bot, away, time)."""

    seat: Seat
    number: int
    action: str
    move: str = ""
    by: str = ""


class Retracted(Base, frozen=True):
    """A seat has taken its sealed answer back."""

    seat: Seat
    number: int
    move: str = ""


class Undone(Base, frozen=True):
    """A seat has taken back an answer that had been played."""

    seat: Seat
    number: int


class Away(Base, frozen=True):
    """A bot plays for a seat, or no longer. `by` is self, other or absence."""

    seat: Seat
    away: bool
    by: str = ""


class PlanStep(Struct, frozen=True, omit_defaults=True):
    """An answer in advance: for when another has answered `when`, or whatever they answer if that is empty."""

    answer: str
    when: str = ""


class Planned(Base, frozen=True):
    """A seat has decided in advance what it answers next, in place of what it had planned before; nothing without
    lines. Each line is a way the match may go."""

    seat: Seat
    lines: tuple[tuple[PlanStep, ...], ...] = ()


class PlanEnded(Base, frozen=True):
    """None of the answers that a seat had planned was possible when it was asked: it decides for itself."""

    seat: Seat
    number: int


class OffDays(Base, frozen=True):
    """When the player of a seat is off: instead of all that was known of it. Their clock stands still then."""

    seat: Seat
    spans: tuple[tuple[float, float], ...] = ()


class Resigned(Base, frozen=True):
    """A seat has been handed to a bot for good."""

    seat: Seat


class Said(Base, frozen=True):
    """Somebody has said something."""

    seat: Seat
    preset: str = ""
    text: str = ""
    move: str = ""


class Paused(Base, frozen=True):
    """Nobody could play from then to then, so no clock has run."""

    began: float
    ended: float


class PauseVoted(Base, frozen=True):
    """A seat wants the match to pause, or to go on. It pauses when all people at the table want it."""

    seat: Seat
    wanted: bool


class Rematched(Base, frozen=True):
    """The same people meet again at another table."""

    table: str


class Filtered(Base, frozen=True):
    """The host has ruled out words; these from now on, instead of all before."""

    words: tuple[str, ...]


class Closed(Base, frozen=True):
    """A moderator or an operator has closed the table: nothing follows. `deleted`: nothing is before it either."""

    why: str = ""
    deleted: bool = False


class Forgotten(Base, frozen=True):
    """Somebody who sat here has deleted their profile: earlier entries have been rewritten without them, and whoever
    has the table in memory reads it anew."""


Entry: TypeAlias = (
    Created
    | Seated
    | Reissued
    | Started
    | Drew
    | Answered
    | Retracted
    | Undone
    | Paused
    | PauseVoted
    | Away
    | Planned
    | PlanEnded
    | OffDays
    | Resigned
    | Said
    | Rematched
    | Filtered
    | Closed
    | Forgotten
)

_ENCODER = json.Encoder()
_DECODER = json.Decoder(Entry)


def encode(entry: Entry) -> str:
    return _ENCODER.encode(entry).decode()


def decode(text: str | bytes) -> Entry:
    entry: Entry = _DECODER.decode(text)
    return entry
