"""Profiles as they are told: all of one's own, and what everybody may see of others'."""

from typing import Final

from msgspec import Struct

from wonders.server.wire.days import DaysOffRange, PushTold
from wonders.server.wire.friends import Circle
from wonders.server.wire.order import RatingCurve, TokenTold
from wonders.server.wire.puzzles import MyPuzzles, PuzzleTry
from wonders.server.wire.tables import GameId, SeatKind, TableInfo, TablePhase


class Device(Struct):
    """A browser or program that has a key to the profile; `here` is the one that asks."""

    id: str
    label: str
    created: float
    used: float
    here: bool


class PasskeyTold(Struct):
    """A passkey of the profile."""

    id: str
    label: str
    created: float


class Me(Struct):
    """One's own profile. `recovery`: whether there is a recovery code."""

    id: str
    name: str
    colour: int
    public: bool
    created: float
    recovery: bool
    devices: list[Device]
    passkeys: list[PasskeyTold]


class Entered(Struct):
    """A key to a profile, told once, and the profile."""

    key: str
    me: Me


class RecoveryCode(Struct):
    """To be printed or written down: told once."""

    code: str


class MoveLink(Struct):
    """What opens the profile on another device, once, until its time is up."""

    ticket: str
    ends: float


class Opponent(Struct):
    """Somebody else in a match; without a name if they have deleted their profile."""

    seat: int
    name: str
    kind: SeatKind
    level: str
    profile: str
    place: int | None
    points: int | None


class Match(Struct):
    """A match somebody takes part in. `shared` is how many have the same place; `info` is there while it goes on."""

    table: str
    game: GameId
    variant: str
    players: int
    state: TablePhase
    seat: int
    joined: float
    ended: float | None
    place: int | None
    shared: int | None
    points: int | None
    wonders: list[str]
    rating_change: float | None
    left: bool
    others: list[Opponent]
    to_move: bool = False
    info: TableInfo | None = None


class Matches(Struct):
    """One's matches: those that go on, with the first page of those that are over, and the cursor to the next page."""

    unfinished: list[Match]
    finished: list[Match]
    next: str | None


class Results(Struct):
    """How matches went: `points` on average, `best` the most."""

    matches: int
    won: int
    shared: int
    left: int
    points: float
    best: int


class ByGame(Struct):
    """Results in one form of a game."""

    game: GameId
    variant: str
    players: int
    results: Results


class BySeat(Struct):
    """Results at one seat."""

    game: GameId
    players: int
    seat: int
    results: Results


class ByWonder(Struct):
    """Results with one wonder."""

    game: GameId
    wonder: str
    results: Results


class ByOpening(Struct):
    """Results after the same first cards."""

    game: GameId
    cards: list[str]
    results: Results


class PublicProfile(Struct):
    """What everybody may see of somebody who wants to be found, or of a level of bots (`name` is the level)."""

    id: str
    name: str
    colour: int
    created: float | None
    bot: bool
    games: list[ByGame]
    seats: list[BySeat]
    wonders: list[ByWonder]
    openings: list[ByOpening]
    recent: list[Match]


class SaidAt(Struct):
    """Something one has said at a table."""

    table: str
    at: float
    preset: str
    text: str


class TournamentPart(Struct):
    """A tournament that one takes part in, or has made."""

    id: str
    title: str


class ReportMade(Struct):
    """Something said at a table that one has reported."""

    table: str
    at: float
    why: str
    verdict: str


class SanctionTold(Struct):
    """That one may not talk (`mute`), or not play (`ban`), and until when; for good without an end."""

    kind: str
    since: float
    until: float | None
    why: str


class PuzzlesKept(Struct):
    """What is kept of somebody's puzzles."""

    now: MyPuzzles
    tries: list[PuzzleTry]


class Export(Struct):
    """All that is kept about somebody."""

    me: Me
    seen: float
    matches: list[Match]
    said: list[SaidAt]
    ratings: list[RatingCurve]
    circle: Circle
    """Friends, those who ask to be, blocks and challenges."""
    tokens: list[TokenTold]
    """Tokens for programs, without their secrets."""
    tournaments: list[TournamentPart]
    reports: list[ReportMade]
    sanctions: list[SanctionTold]
    puzzles: PuzzlesKept
    days_off: list[DaysOffRange]
    told_at: list[PushTold]
    """Browsers that are told of one's turn."""


PEOPLE: Final = (Me, Entered, RecoveryCode, MoveLink, Matches, PublicProfile, Export)
