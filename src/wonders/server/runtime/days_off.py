"""A calendar of days off has changed: all tables that it matters to learn of it, whichever process has them."""

from wonders.server.people.days_off import spans
from wonders.server.runtime.news import tell_news
from wonders.server.runtime.registry import Registry
from wonders.server.tables import entries as e
from wonders.server.tables.clocks import is_over_days


async def tell_days_off(registry: Registry, profile: str) -> None:
    """Let all tables know where somebody plays over days, whichever process has them: the calendar has changed."""
    store, now = registry.store, registry.sources.now()
    off, newest = spans(await store.days.off(profile)), {}
    for table, seat, body in await store.days.playing(profile):
        made = e.decode(body)
        if isinstance(made, e.Created) and is_over_days(made.clock):
            note = e.encode(e.OffDays(at=now, seat=seat, spans=off))
            newest[table] = await store.erasing.rewrite(table, lambda _: {}, note)
    await tell_news(registry, newest)
