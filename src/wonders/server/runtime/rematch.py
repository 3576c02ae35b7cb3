"""Setting up the next table for those who have just played, once for all of them."""

import asyncio
from weakref import WeakKeyDictionary

import msgspec

from wonders.core.decisions import Seat
from wonders.core.wire import Json
from wonders.server.errors import Refused
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.neighbours import Gone
from wonders.server.runtime.registry import Registry
from wonders.server.tables.rematch import claim, lead_to, same_again
from wonders.server.wire.tables import TableInfo

_MEETING: WeakKeyDictionary[LiveTable, asyncio.Lock] = WeakKeyDictionary()
"""Tables for whose people the next one is being set up."""


async def meet_again(
    registry: Registry, live: LiveTable, seat: Seat, address: str
) -> tuple[TableInfo, str | None, str]:
    """The next table, the host's token if it is new, and a token for the seat."""
    host: str | None = None
    now = registry.sources.now
    async with _MEETING.setdefault(live, asyncio.Lock()):  # all ask at the same time when a match is over
        if not live.state.rematch:
            registry.new.take(address)
            host = registry.sources.token()
            new = await registry.create(same_again(live.state, host, registry.sources), address)
            if not await live.change(lambda table: lead_to(table, new.state.id, now())):
                host = None  # somebody was faster on another machine: that table stands, the other stays empty
    fresh = registry.sources.token()
    return await _claimed(registry, live.state.rematch, seat, fresh), host, fresh


async def _claimed(registry: Registry, table: str, seat: Seat, token: str) -> TableInfo:
    """Claim the seat where the next table lives: mostly here, but processes may have come and gone since."""
    place, lease = registry.place(table), registry.lease
    if place is not None and lease is not None:
        try:
            told = await lease.neighbours.ask(lease.members[place], "rematch", [table, seat, token])
            if "error" in told:
                raise Refused(told["error"], told["sentence"])
            return msgspec.convert(told, TableInfo)
        except Gone:
            await lease.end(place)
    return await claim_here(registry, table, seat, token)


async def claim_here(registry: Registry, table: str, seat: Seat, token: str) -> TableInfo:
    """A right to the seat that is kept at a table of this process."""
    again = await registry.table(table)
    await again.change(lambda state: claim(state, seat, token, registry.sources.now()))
    return again.info()


async def claimed_for(registry: Registry, asked: Json) -> Json:
    """The same for another process: the table, or why not."""
    try:
        return await claim_here(registry, *asked)
    except Refused as wrong:
        return {"error": wrong.code, "sentence": str(wrong)}
