"""A table as everybody may see it."""

from collections.abc import Set

from msgspec import UNSET

from wonders.core.decisions import Seat
from wonders.server.tables.rated import kind_of
from wonders.server.tables.state import TableState
from wonders.server.wire.tables import ClockInfo, SeatInfo, SeatProfile, TableInfo


def table_info(table: TableState, online: Set[Seat], watching: int, away: Set[Seat] = frozenset()) -> TableInfo:
    """The table, with who is there. `away`: seats whose players look elsewhere, or have just lost their line."""
    made = table.made
    return TableInfo(
        id=table.id,
        code=made.code,
        game=made.game,
        players=made.players,
        options=made.options,
        title=made.title,
        state=table.phase,
        listed=made.listed,
        created=made.at,
        rules=made.rules,
        clock=clock_info(table),
        assists=list(made.assists),
        undo=made.undo,
        seats=[seat_info(table, seat, seat in online, seat in away) for seat in range(made.players)],
        watching=watching,
        commitment=table.commitment,
        rematch=table.rematch or None,
        pause=table.pause.info if table.phase == "playing" else None,
        rated=kind_of(made) or UNSET,
        begins=len(made.begins) or UNSET,
        closed=table.rulings.closed if table.rulings.closed is not None else UNSET,
        tournament=made.tournament or UNSET,
    )


def clock_info(table: TableState) -> ClockInfo:
    clock = table.made.clock
    match clock.kind:
        case "none":
            return ClockInfo("none")
        case "move":
            return ClockInfo("move", clock.seconds)
    return ClockInfo(clock.kind, clock.seconds, clock.extra)


def seat_info(table: TableState, seat: Seat, online: bool, away: bool = False) -> SeatInfo:
    now = table.seats[seat]
    spec = now.spec
    here = "here" if online or spec.kind == "bot" else "gone"
    return SeatInfo(
        seat=seat,
        kind=spec.kind,
        name=spec.name,
        level=spec.level,
        ready=spec.ready,
        online=online or spec.kind == "bot",
        presence="away" if away and spec.kind in ("person", "guest") else here,
        away=now.away,
        nonce=spec.nonce,
        invited=spec.kind == "open" and bool(spec.tokens),
        profile=SeatProfile(spec.profile, spec.colour) if spec.profile else UNSET,
        off=[list(span) for span in table.timing.off.get(seat, ()) if span[1] > table.touched] or UNSET,
    )
