"""Who may come and go, and who may say so. Each function decides on a tournament as it stands, or raises Refused."""

from typing import Final

from sqlalchemy import Connection

from wonders.ratings.anchors import anchored
from wonders.ratings.classes import class_of
from wonders.server.errors import Refused
from wonders.server.order.moderation import is_moderator
from wonders.server.settings import Settings
from wonders.server.store.order import log_act
from wonders.server.store.profiles import Profile
from wonders.server.store.tournament_rows import EntrantRow, Whole, end, let_in, set_due, set_part, strike_out
from wonders.server.tables.levels import checked_level
from wonders.server.tournaments.plan import plan_of

MOST_OF_ONE: Final = 5
"""Tournaments of one maker that are not over."""


def joinable(whole: Whole) -> bool:
    """Whether somebody may still come: before it begins, and in all but a knock-out as long as a round is to come."""
    row = whole.row
    if row.state == "running" and row.kind != "knockout":
        return row.round < row.rounds
    return row.state == "open"


def join(connection: Connection, whole: Whole, profile: str) -> None:
    """Take part from the next round on. Rounds that were missed bring nothing. Who has left may come back."""
    _check_joinable(whole)
    row, mine = whole.row, _part_of(whole, profile)
    if mine is None:
        _check_room(whole, new=True)
        let_in(connection, row.id, _free_number(whole), profile, profile, "", row.round + 1)
    elif mine.gone is not None:
        _check_room(whole)
        set_part(connection, row.id, mine.number, row.round + 1, None)
    elif row.state == "running":
        set_part(connection, row.id, mine.number, max(mine.since, row.round + 1), None)


def add_bot(connection: Connection, whole: Whole, level: str) -> None:
    """A bot takes part; its maker may let it."""
    _check_joinable(whole)
    _check_room(whole, new=True)
    row, plan, number = whole.row, plan_of(whole.row), _free_number(whole)
    level = checked_level(level)
    for players in range(plan.least, plan.players + 1):
        kind = class_of(row.game, players, plan.options) if plan.rated else None
        if kind is not None and anchored(kind, level) is None:
            raise Refused("bad_option", f"The bot '{level}' has no rating, so it cannot take part in rated matches.")
    let_in(connection, row.id, number, f"bot:{number}", "", level, row.round + 1)


def leave(connection: Connection, whole: Whole, number: int) -> None:
    """Be paired no more. A game that is being played goes on: who leaves its table loses it."""
    found = next((one for one in whole.entrants if one.number == number and one.gone is None), None)
    if found is None:
        raise Refused("not_found", "Nobody with this number takes part.")
    if whole.row.state == "open":
        strike_out(connection, whole.row.id, number)
    elif whole.row.state == "running":
        set_part(connection, whole.row.id, number, found.since, whole.row.round)
    else:
        raise Refused("over", "The tournament is over.")


def number_of(whole: Whole, profile: str) -> int:
    mine = _part_of(whole, profile)
    if mine is None or mine.gone is not None:
        raise Refused("not_found", "You do not take part in this tournament.")
    return mine.number


def check_maker(whole: Whole, profile: Profile, settings: Settings) -> None:
    """Raise Refused unless this is the maker, or a moderator."""
    if whole.row.maker != profile.id and not is_moderator(settings, profile):
        raise Refused("not_allowed", "Only the maker of the tournament, or a moderator, may do this.")


def start(connection: Connection, whole: Whole, now: float) -> None:
    """Begin now, whatever time was set."""
    if whole.row.state != "open":
        raise Refused("not_open", "The tournament has begun already, or is over.")
    least = plan_of(whole.row).least
    if sum(one.gone is None for one in whole.entrants) < least:
        raise Refused("not_ready", f"A tournament begins with at least {least} who take part.")
    set_due(connection, whole.row.id, now)


def close(connection: Connection, whole: Whole, profile: Profile, now: float) -> None:
    """No round follows; what is played now is played to its end, for nothing."""
    if whole.row.state not in ("open", "running"):
        raise Refused("over", "The tournament is over.")
    end(connection, whole.row.id, "closed", now)
    if whole.row.maker != profile.id:
        log_act(connection, now, profile.id, "close", whole.row.id, "tournament")


def _part_of(whole: Whole, profile: str) -> EntrantRow | None:
    return next((one for one in whole.entrants if profile and one.profile == profile), None)


def _free_number(whole: Whole) -> int:
    return max((one.number for one in whole.entrants), default=0) + 1


def _check_joinable(whole: Whole) -> None:
    if not joinable(whole):
        raise Refused("not_open", "Nobody can join this tournament any more.")


def _check_room(whole: Whole, new: bool = False) -> None:
    """Who has left a tournament that is running stays in its standings: places can be taken anew, but not for ever."""
    most = plan_of(whole.row).most
    if sum(one.gone is None for one in whole.entrants) >= most or (new and len(whole.entrants) >= 2 * most):
        raise Refused("too_many", "The tournament is full.")
