"""What a tournament is: checked when it is made, and kept as it was."""

from typing import Final

from msgspec import Struct, json

from wonders.core.decisions import WondersError
from wonders.core.options import Setting
from wonders.games.registry import make_as
from wonders.ratings.classes import class_of
from wonders.server.errors import Refused, refusal_of
from wonders.server.sources import Sources
from wonders.server.store.tournament_rows import TournamentRow
from wonders.server.tables.checks import TITLE, checked_line
from wonders.server.tables.entries import Clock
from wonders.server.wire.bodies import ClockBody, NewTable
from wonders.server.wire.tournament_bodies import TournamentBody

LEAST_IN_GROUP: Final = 3
USUAL_GROUP: Final = 4
ROUNDS_OF_GROUPS: Final = 3
LONGEST_AHEAD: Final = 366 * 86_400.0
"""Seconds that the beginning may be away."""


class Plan(Struct, frozen=True):
    """All that its maker has chosen."""

    players: int
    least: int
    """At one table."""
    options: dict[str, Setting]
    clock: Clock
    rounds: int
    """0: as many as it takes."""
    every: float | None
    wait: float
    rated: bool
    third: bool
    most: int


def plan_of(row: TournamentRow) -> Plan:
    return json.decode(row.plan, type=Plan)


def new_tournament(asked: TournamentBody, maker: str, sources: Sources) -> TournamentRow:
    """What is kept of a new tournament, or Refused with what does not go."""
    now = sources.now()
    if asked.starts is not None and not now <= asked.starts <= now + LONGEST_AHEAD:
        raise Refused("bad_option", "A tournament begins in the future, within a year; or when its maker says so.")
    if asked.clock.kind == "none" or asked.clock.seconds < 5:
        raise Refused("bad_option", "A tournament has a clock of at least 5 seconds: all others wait for each game.")
    plan = _plan(asked)
    return TournamentRow(
        id=sources.table_id(),
        title=checked_line(asked.title, TITLE, "A title"),
        kind=asked.kind,
        game=asked.game,
        plan=json.encode(plan).decode(),
        maker=maker,
        state="open",
        round=0,
        rounds=0,
        due=asked.starts,
        made=now,
        ended=None,
        version=0,
    )


def _plan(asked: TournamentBody) -> Plan:
    is_group = asked.kind == "groups"
    players = asked.players or (USUAL_GROUP if is_group else 2)
    least = LEAST_IN_GROUP if is_group else 2
    if (players < LEAST_IN_GROUP) if is_group else players != 2:
        wanted = "three to seven" if is_group else "two"
        raise Refused("bad_option", f"At each table of such a tournament sit {wanted}, not {players}.")
    if asked.options.get("teams") is True:
        raise Refused("bad_option", "In a tournament everybody plays for themselves, not in teams.")
    if asked.most < least:
        raise Refused("bad_option", f"At least {least} take part.")
    for size in range(least, players + 1):
        _check_game(asked, size)
    clock = Clock(asked.clock.kind, asked.clock.seconds, asked.clock.extra)
    third = asked.third and asked.kind == "knockout"
    return Plan(
        players, least, asked.options, clock, asked.rounds or 0, asked.every, asked.wait, asked.rated, third, asked.most
    )


def _check_game(asked: TournamentBody, players: int) -> None:
    try:
        make_as(asked.game, None, players, asked.options)
    except WondersError as wrong:
        raise refusal_of(wrong) from None
    if asked.rated and class_of(asked.game, players, asked.options) is None:
        raise Refused("bad_option", "Matches of this kind are not rated.")


def rating_class(row: TournamentRow) -> str | None:
    """By which ratings players are seeded."""
    plan = plan_of(row)
    return class_of(row.game, plan.players, plan.options)


def table_wish(row: TournamentRow, players: int) -> NewTable:
    """The table of a game."""
    plan = plan_of(row)
    clock = ClockBody.model_validate(
        {"kind": plan.clock.kind, "seconds": plan.clock.seconds, "extra": plan.clock.extra}
    )
    return NewTable(game=row.game, players=players, options=plan.options, clock=clock, undo=False, rated=plan.rated)
