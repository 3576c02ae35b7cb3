"""Rated tables: what they must be, and how their matches ended. Who sits down at one agrees to it."""

from collections.abc import Collection, Sequence

from msgspec import Struct, json

from wonders.core.decisions import Seat
from wonders.core.outcome import Outcome
from wonders.ratings.anchors import anchored
from wonders.ratings.classes import class_of
from wonders.server.errors import Refused
from wonders.server.tables import entries as e
from wonders.server.tables.state import TableState


class Sat(Struct, omit_defaults=True):
    """Who sat at a seat: a profile, or a bot of a level."""

    profile: str = ""
    level: str = ""
    left: bool = False


class Result(Struct):
    """How a rated match ended."""

    ranks: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    seats: tuple[Sat, ...]


def check_rated(made: e.Created) -> None:
    """Raise Refused unless a table that begins like this can be rated."""
    kind = kind_of(made)
    if kind is None:
        raise Refused("bad_option", "Matches of this kind are not rated.")
    if made.undo:
        raise Refused("bad_option", "A rated match has no undo; set up the table without it.")
    if made.assists:
        raise Refused("bad_option", "A rated match has no help; set up the table without assists.")
    check_players(kind, made.seats, everybody=False)


def check_players(kind: str, seats: Sequence[e.SeatSpec], everybody: bool) -> None:
    """Everybody has a profile of their own, and bots are those that the arena has measured."""
    known: set[str] = set()
    for number, spec in enumerate(seats):
        if spec.kind == "bot" and anchored(kind, spec.level) is None:
            raise Refused(
                "bad_option", f"The bot '{spec.level}' has no rating for such matches, so it cannot play rated."
            )
        if spec.kind in ("person", "guest"):
            if not spec.profile:
                raise Refused(
                    "no_profile", f"The match is rated: who sits at seat {number} needs a profile of their own."
                )
            known.add(spec.profile)
    if everybody and not known:
        raise Refused("not_ready", "A rated match needs at least one person.")


def kind_of(made: e.Created) -> str | None:
    """The class in which a table is rated, if it is."""
    return class_of(made.game, made.players, made.options) if made.rated else None


def check_start(table: TableState) -> None:
    """Raise Refused unless all who sit there can be rated."""
    if (kind := kind_of(table.made)) is not None:
        check_players(kind, [seat.spec for seat in table.seats], everybody=True)


def check_coming(table: TableState, spec: e.SeatSpec) -> None:
    """Raise Refused unless this one may sit down: with a profile, and at no other seat."""
    if table.made.rated and not spec.profile:
        raise Refused("no_profile", "This table is rated: sit down with a profile that has no other seat here.")


def result_of(table: TableState, outcome: Outcome, late: Collection[Seat] = ()) -> str:
    """How a rated match ended, for those who sat there when it began. Who left, was replaced, let
    their time run out, or has a bot playing for them at the end, has lost. `late`: whose time was up just now."""
    seats = tuple(
        Sat(profile, level, bool(profile) and (at in late or table.lineup.has_lost(at) or table.seats[at].away))
        for at, (profile, level) in enumerate(table.lineup.starters)
    )
    return json.encode(Result(outcome.ranks, tuple(map(tuple, outcome.teams)), seats)).decode()
