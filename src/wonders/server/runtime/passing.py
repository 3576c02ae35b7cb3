"""Leads the line of a request or a socket to the process in which a table lives."""

from collections.abc import Mapping
from contextlib import suppress

from wonders.core.wire import Json
from wonders.server.errors import Refused
from wonders.server.passable import Passable
from wonders.server.runtime.neighbours import Gone
from wonders.server.runtime.registry import Registry

TRIES = 3


async def pass_on(registry: Registry, state: Mapping[str, Json], table: str) -> bool:
    """Pass a line on to where the table lives; whether that was done. `state` is that of the request's scope."""
    for _ in range(TRIES):
        place = registry.place(table)
        if place is None or await pass_to(registry, state, place):
            return place is not None
    return False


async def pass_to(registry: Registry, state: Mapping[str, Json], process: str) -> bool:
    """Pass a line on to a process. One that has come from another process stays here."""
    line, lease = _line(state), registry.lease
    if line is None or lease is None or state["passed"] or process == lease.process or (whole := line.whole()) is None:
        return False
    try:
        lease.neighbours.pass_line(lease.members[process], line.kind, *whole)
    except Gone:
        with suppress(Refused):
            await lease.end(process)
        return False
    except Refused:
        return False
    line.let_go()
    return True


def stays(state: Mapping[str, Json]) -> None:
    """A line is not passed on any more: what was read from it need not be kept."""
    if (line := _line(state)) is not None:
        line.kept = None


def _line(state: Mapping[str, Json]) -> Passable | None:
    reference = state.get("line")
    return reference() if reference is not None else None
