"""Setting up the next table for those who have just played, once for all of them."""

from wonders.core.decisions import Seat
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.registry import Registry
from wonders.server.tables.rematch import claim, lead_to, same_again


async def meet_again(registry: Registry, live: LiveTable, seat: Seat) -> tuple[LiveTable, str | None, str]:
    """The next table, the host's token if it is new, and a token for the seat."""
    host: str | None = None
    now = registry.sources.now
    if not live.state.rematch:
        host = registry.sources.token()
        new = await registry.create(same_again(live.state, host, registry.sources))
        if not await live.change(lambda table: lead_to(table, new.state.id, now())):
            host = None  # somebody was faster: that table stands, the other stays empty
    again = await registry.table(live.state.rematch)
    fresh = registry.sources.token()
    await again.change(lambda table: claim(table, seat, fresh, now()))
    return again, host, fresh
