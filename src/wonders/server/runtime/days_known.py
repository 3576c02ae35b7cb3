"""Letting a table know when somebody there is off."""

from wonders.core.decisions import Seat
from wonders.server.people.days_off import spans
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.services import Services
from wonders.server.tables import entries as e
from wonders.server.tables.clocks import is_over_days
from wonders.server.tables.decided import NOTHING, Decided
from wonders.server.tables.state import TableState


async def know_days_off(services: Services, live: LiveTable, seat: Seat) -> None:
    """Let a table know when a seat is off, if it does not."""
    profile = live.state.seats[seat].spec.profile
    if not profile or not is_over_days(live.state.made.clock):
        return
    off = spans(await services.store.days.off(profile))

    def decide(table: TableState) -> Decided:
        is_theirs = table.phase == "playing" and table.seats[seat].spec.profile == profile
        if not is_theirs or table.timing.off.get(seat, ()) == off:
            return NOTHING
        return Decided([e.OffDays(at=services.sources.now(), seat=seat, spans=off)])

    await live.change(decide)
