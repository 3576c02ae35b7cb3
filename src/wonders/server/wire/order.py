"""Ratings, tokens for programs, and reports, as they go out over HTTP."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from wonders.server.wire.messages import SaidTold
from wonders.server.wire.tables import RatingClass

Scope = Annotated[str, Meta(extra_json_schema={"enum": ["read", "tables", "play", "friends", "tournaments"]})]


class RatingTold(Struct):
    """A rating: the middle and the ends of its 95 % interval. One that is provisional has a wide one."""

    rating: float
    low: float
    high: float
    provisional: bool


class ClassTold(Struct):
    """A class of matches that are rated together."""

    id: RatingClass
    people: int
    """How many have a rating in it."""
    newcomer: float
    """What is thought of somebody who has played none yet."""


class Ranked(Struct):
    """Somebody in a leaderboard: a public profile by its name, or a bot by its level."""

    name: str
    bot: bool
    rating: RatingTold
    matches: int
    """Rated matches; 0 for bots, whose ratings are fixed."""
    last: float | None


class Leaderboard(Struct):
    """The strongest of a class. Those with provisional ratings come after all others."""

    id: RatingClass
    ranked: list[Ranked]


class CurvePoint(Struct):
    """A rating after a match, and what the match has done to it."""

    table: str
    at: float
    rating: RatingTold
    change: float


class RatingCurve(Struct):
    """Somebody's rating in a class, and how it came to be: the last matches, the oldest first."""

    id: RatingClass
    rating: RatingTold
    matches: int
    points: list[CurvePoint]


class TokenTold(Struct):
    """A token for a program, as its owner sees it later."""

    id: str
    label: str
    scopes: list[Scope]
    created: float
    used: float | None
    ends: float | None


class NewToken(Struct):
    """A new token: `secret` is told once."""

    secret: str
    token: TokenTold


class ReportTold(Struct):
    """A report, for moderators: the line, and those before it. `about` is the speaker's profile, if there is one. A
    report of a notebook names it instead of a table and a seat (-1), with what it said as the only line."""

    id: str
    at: float
    table: str
    notebook: str
    seat: int
    about: str
    name: str
    """What the speaker is called now."""
    why: str
    lines: list[SaidTold]
    verdict: str


class Reported(Struct):
    """A report has been kept; `new` is false if the same one had been made before."""

    new: bool


class WordsTold(Struct):
    """Words that the host has ruled out."""

    words: list[str]


ORDER: Final = (ClassTold, Leaderboard, RatingCurve, TokenTold, NewToken, ReportTold, Reported, WordsTold)
