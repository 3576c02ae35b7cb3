"""Games of tournaments: their tables, and how they end. Leaving is losing, and so is not coming."""

from collections.abc import Sequence

from msgspec import Struct, json, structs

from wonders.core.outcome import Outcome
from wonders.server.errors import Refused
from wonders.server.sources import Sources, hashed
from wonders.server.tables import entries as e
from wonders.server.tables.creation import new_table
from wonders.server.tables.rated import check_rated
from wonders.server.tables.state import TableState
from wonders.server.wire.bodies import NewTable


class Settled(Struct, frozen=True, omit_defaults=True):
    """How a game ended: the place of each seat, and who has lost whatever the place."""

    places: tuple[int, ...]
    out: tuple[int, ...] = ()
    """Seats whose players have left, or run out of time."""
    missing: tuple[int, ...] = ()
    """Seats whose players did not come."""


def encoded(settled: Settled) -> str:
    return json.encode(settled).decode()


def decoded(text: str) -> Settled:
    return json.decode(text, type=Settled)


def table_of_game(
    asked: NewTable, seats: Sequence[e.SeatSpec], tournament: str, wait: float, sources: Sources
) -> e.Created:
    """A table for those who play each other. Its host is nobody; each seat is opened by the profile it is for."""
    made, _ = new_table(asked.model_copy(update={"rated": False}), sources)
    people = any(seat.kind == "person" for seat in seats)
    created = structs.replace(
        made,
        seats=tuple(seats),
        paired=True,
        host=hashed(sources.token()),
        tournament=tournament,
        wait=wait,
        rated=asked.rated and people,
    )
    if created.rated:
        check_rated(created)
    return created


def check_no_game(table: TableState) -> None:
    """Raise Refused for what would hold a tournament up."""
    if table.made.tournament:
        raise Refused("not_allowed", "This is a game of a tournament, which all others wait for: it does not pause.")


def settled_by(table: TableState, entries: Sequence[e.Entry], outcome: Outcome | None) -> Settled | None:
    """How a game has ended by these entries, if it has."""
    if outcome is not None:
        late = {entry.seat for entry in entries if isinstance(entry, e.Answered) and entry.by == "time"}
        seats = range(table.made.players)
        missing = tuple(at for at in seats if _was_replaced(table, at))
        lost = (at for at in seats if at in late or table.lineup.has_lost(at) or table.seats[at].away)
        out = tuple(at for at in lost if table.made.seats[at].kind == "person" and at not in missing)
        return Settled(tuple(outcome.ranks), out, missing)
    if any(isinstance(entry, e.Closed) for entry in entries) and table.match is None:
        missing = tuple(at for at, seat in enumerate(table.seats) if not seat.spec.ready)
        return Settled((1,) * table.made.players, (), missing)
    return None


def _was_replaced(table: TableState, seat: int) -> bool:
    """Whether a bot has begun the match in place of a person."""
    return table.made.seats[seat].kind == "person" and bool(table.lineup.starters[seat][1])
