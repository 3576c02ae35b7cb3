"""Tables of people who were paired have no host: they begin by themselves."""

from typing import Final

from msgspec import structs

from wonders.server.sources import Sources, hashed
from wonders.server.tables import entries as e
from wonders.server.tables import seats as seating
from wonders.server.tables.creation import new_table
from wonders.server.tables.decided import NOTHING, Decided
from wonders.server.tables.pairing import Group
from wonders.server.tables.state import TableState
from wonders.server.waiters import Waiter
from wonders.server.wire.bodies import ClockBody, NewTable, SeatBody

READY: Final = 30.0
"""Seconds in which people who were paired come to their table; a bot plays for who does not."""
SECONDS: Final = {"soon": 90.0, "days": 2 * 86_400.0}
"""By pace: seconds for each answer."""


def table_for(group: Group, sources: Sources) -> e.Created:
    """A table for people who were paired. Their tokens open their seats; its host is nobody."""
    rated = group.people[0].rated
    bots = [SeatBody(kind="bot", level="medium") for _ in range(group.players - len(group.people))]
    asked = NewTable(
        game=group.people[0].game,
        players=group.players,
        seats=[*(SeatBody(kind="open") for _ in group.people), *bots],
        clock=ClockBody(kind="move", seconds=SECONDS[group.people[0].pace]),
        assists=[] if rated else ["estimate", "seen"],
        undo=not rated,
    )
    created, _ = new_table(asked, sources)
    people = tuple(_person(seat, one) for seat, one in enumerate(group.people))
    seats = (*people, *created.seats[len(people) :])
    return structs.replace(created, seats=seats, paired=True, host=hashed(sources.token()), rated=rated, wait=READY)


def _person(seat: int, waiter: Waiter) -> e.SeatSpec:
    spec = e.SeatSpec("person", waiter.name or f"Guest {seat + 1}", tokens=(waiter.token,))
    return structs.replace(spec, profile=waiter.profile, colour=waiter.colour) if waiter.profile else spec


def due(table: TableState) -> float | None:
    """When those who have not come to their table are replaced; None where nobody is waited for."""
    made = table.made
    if not made.paired or table.phase != "open":
        return None
    people = any(seat.spec.kind == "person" for seat in table.seats)
    return made.at + made.wait if people else made.at if made.tournament else None


def gather(table: TableState, now: float) -> Decided:
    """Begin when all are ready. Whoever is not in time gives way to a bot; if nobody is, the table stays empty."""
    until = due(table)
    if until is None:
        return NOTHING
    missing = [at for at, seat in enumerate(table.seats) if not seat.spec.ready]
    if not missing:
        return seating.start(table, now)
    if now < until:
        return NOTHING
    nobody = len(missing) == sum(seat.spec.kind == "person" for seat in table.seats)
    if table.made.tournament and (nobody or table.made.players == 2):
        return Decided([e.Closed(at=now)])
    if nobody:
        return Decided([e.Seated(at=now, seat=at, now=e.SeatSpec()) for at in missing])
    change = seating.Change(kind="bot")
    return Decided([seating.change(table, at, change, now) for at in missing])
