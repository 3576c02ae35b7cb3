"""A table as everybody may see it."""

from collections.abc import Set
from typing import Any

from wonders.core.decisions import Seat
from wonders.server.tables.state import TableState


def table_info(table: TableState, online: Set[Seat], watching: int) -> dict[str, Any]:
    """The TableInfo of the protocol."""
    made = table.made
    return {
        "id": table.id,
        "code": made.code,
        "game": made.game,
        "players": made.players,
        "options": made.options,
        "title": made.title,
        "state": table.phase,
        "listed": made.listed,
        "created": made.at,
        "rules": made.rules,
        "clock": clock_info(table),
        "assists": list(made.assists),
        "undo": made.undo,
        "seats": [seat_info(table, seat, seat in online) for seat in range(made.players)],
        "watching": watching,
        "commitment": table.commitment,
        "rematch": table.rematch or None,
    }


def clock_info(table: TableState) -> dict[str, Any]:
    clock = table.made.clock
    if clock.kind == "none":
        return {"kind": "none"}
    told: dict[str, Any] = {"kind": clock.kind, "seconds": clock.seconds}
    return told | ({"extra": clock.extra} if clock.kind == "reserve" else {})


def seat_info(table: TableState, seat: Seat, online: bool) -> dict[str, Any]:
    now = table.seats[seat]
    spec = now.spec
    return {
        "seat": seat,
        "kind": spec.kind,
        "name": spec.name,
        "level": spec.level,
        "ready": spec.ready,
        "online": online or spec.kind == "bot",
        "away": now.away,
        "nonce": spec.nonce,
        "invited": spec.kind == "open" and bool(spec.tokens),
    }
