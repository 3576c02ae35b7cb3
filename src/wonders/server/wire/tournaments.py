"""Tournaments as they are told to everybody."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from wonders.server.wire.tables import ClockInfo, GameId, RatingClass, Setting

TournamentKind = Annotated[str, Meta(extra_json_schema={"enum": ["swiss", "knockout", "groups"]})]
TournamentState = Annotated[str, Meta(extra_json_schema={"enum": ["open", "running", "over", "closed"]})]


class TournamentInfo(Struct):
    """A tournament in a list."""

    id: str
    title: str
    kind: TournamentKind
    game: GameId
    players: int
    """At one table; for groups the most."""
    state: TournamentState
    round: int
    """The last one that has begun; 0 before the first."""
    rounds: int
    """Of so many; 0 as long as that is not known."""
    due: float | None
    """The time before which the next round does not begin, if there is one."""
    entrants: int
    """Who takes part and has not left."""
    most: int
    rated: bool
    made: float
    ended: float | None
    maker: str
    """Its maker's name; empty if there is none any more."""


class EntrantTold(Struct):
    """Somebody who takes part, and how they stand. Without a name: somebody who has deleted their profile."""

    number: int
    name: str
    profile: str
    colour: int
    level: str
    """Of a bot; empty for people."""
    seed: int
    since: int
    """The round from which on they play."""
    gone: bool
    place: int
    score: float
    tiebreak: float
    """Scores of those they have met."""
    is_in: bool
    """Whether they are still in a knock-out."""


class GameTold(Struct):
    """A game: who sits where (numbers of entrants), its table, and the points of each seat once it is over. One seat: a
    bye. `missing` are seats whose players did not come."""

    seats: list[int]
    table: str | None
    points: list[float] | None
    missing: list[int]
    third: bool = False
    """Whether it is for the third place."""


class RoundTold(Struct):
    """A round and its games."""

    number: int
    games: list[GameTold]


class TournamentTold(Struct):
    """All of a tournament. Entrants come in the order of their places."""

    info: TournamentInfo
    options: dict[str, Setting]
    clock: ClockInfo
    every: float | None
    wait: float
    third: bool
    rating_class: RatingClass | None
    maker: str
    """The profile of its maker."""
    least: int
    """With how many it can begin."""
    joinable: bool
    entrants: list[EntrantTold]
    rounds: list[RoundTold]


TOURNAMENTS: Final = (TournamentInfo, TournamentTold)
