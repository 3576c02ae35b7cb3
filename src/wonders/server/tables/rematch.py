"""Meeting again: the same table once more, with a seat kept for everybody."""

from typing import TYPE_CHECKING

from msgspec import structs

from wonders.core.decisions import Seat
from wonders.games.registry import game_class
from wonders.server.errors import Refused
from wonders.server.sources import Sources, hashed
from wonders.server.tables import entries as e
from wonders.server.tables import seats as seating
from wonders.server.tables.fairness import VERSION
from wonders.server.tables.state import TableState

if TYPE_CHECKING:
    from wonders.server.runtime.live import LiveTable
    from wonders.server.runtime.registry import Registry


async def meet_again(registry: "Registry", live: "LiveTable", seat: Seat) -> tuple["LiveTable", str | None, str]:
    """The next table, the host's token if it is new, and a token for the seat."""
    host: str | None = None
    if not live.state.rematch:
        host = registry.sources.token()
        again = await registry.create(_same_again(live.state, host, registry.sources))

        def decide(table: TableState) -> list[e.Entry]:
            return [e.Rematched(at=registry.sources.now(), table=again.state.id)] if not table.rematch else []

        if not await live.change(decide):
            host = None  # somebody was faster: that table stands, the other stays empty
    again = await registry.table(live.state.rematch)
    fresh = registry.sources.token()

    def claim(table: TableState) -> list[e.Entry]:
        spec = table.seats[seat].spec
        if not _is_kept(spec):
            raise Refused("taken", "This seat has been given away at the next table.")
        return [seating.grant(table, seat, fresh, registry.sources.now(), end_others=False)]

    await again.change(claim)
    return again, host, fresh


def _is_kept(spec: e.SeatSpec) -> bool:
    """Whether nobody else has got the seat since. Tables of older versions say so by a person without any token."""
    return spec.kind in ("person", "guest") and (spec.kept or not spec.tokens)


def _same_again(table: TableState, host: str, sources: Sources) -> e.Created:
    """The same settings with a new secret. People's seats are kept for them; nobody is ready yet."""
    seats = tuple(
        structs.replace(seat.spec, ready=seat.spec.kind == "bot", nonce="", tokens=(), kept=seat.spec.kind != "bot")
        for seat in table.seats
    )
    return structs.replace(
        table.made,
        at=sources.now(),
        code=sources.code(),
        secret=sources.secret(),
        host=hashed(host),
        seats=seats,
        rules=game_class(table.made.game).rules,
        after=table.id,
        fair=VERSION,
    )
