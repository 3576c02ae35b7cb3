"""Meeting again: the same table once more, with a seat kept for everybody."""

from msgspec import structs

from wonders.core.decisions import Seat
from wonders.games.registry import game_class
from wonders.server.errors import Refused
from wonders.server.sources import Sources, hashed
from wonders.server.tables import entries as e
from wonders.server.tables import seats as seating
from wonders.server.tables.decided import NOTHING, Decided
from wonders.server.tables.fairness import VERSION
from wonders.server.tables.state import TableState


def same_again(table: TableState, host: str, sources: Sources) -> e.Created:
    """The same settings with a new secret. People's seats are kept for them; nobody is ready yet."""
    seats = tuple(
        structs.replace(seat.spec, ready=seat.spec.kind == "bot", nonce="", tokens=(), kept=seat.spec.kind != "bot")
        for seat in table.seats
    )
    rules = game_class(table.made.game).rules
    return structs.replace(
        table.made,
        at=sources.now(),
        code=sources.code(),
        secret=sources.secret(),
        host=hashed(host),
        seats=seats,
        rules=rules,
        begins=table.made.begins if table.made.rules == rules else (),
        after=table.id,
        paired=False,
        tournament="",
        fair=VERSION,
    )


def lead_to(table: TableState, again: str, at: float) -> Decided:
    """Let everybody know of the next table, unless there is one already."""
    return Decided([e.Rematched(at=at, table=again)]) if not table.rematch else NOTHING


def claim(table: TableState, seat: Seat, token: str, at: float) -> Decided:
    """A token for the seat that is kept at the next table."""
    if not _is_kept(table.seats[seat].spec):
        raise Refused("taken", "This seat has been given away at the next table.")
    return Decided([seating.grant(table, seat, token, at, end_others=False)])


def _is_kept(spec: e.SeatSpec) -> bool:
    """Whether nobody else has got the seat since. Tables of older versions say so by a person without any token."""
    return spec.kind in ("person", "guest") and (spec.kept or not spec.tokens)
