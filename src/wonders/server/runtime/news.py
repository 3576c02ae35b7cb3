"""Letting every process know of entries that were added in the store itself, not by whoever holds the table."""

from collections.abc import Mapping
from contextlib import suppress

from wonders.server.runtime.neighbours import Gone
from wonders.server.runtime.registry import Registry


async def tell_news(registry: Registry, newest: Mapping[str, int]) -> None:
    """These tables have entries up to these numbers: who holds one of them reads what is new."""
    await hear_news(registry, newest)
    if registry.bus is not None:
        for table, number in newest.items():
            registry.bus.tell("seq", table, number)
    lease = registry.lease
    for process, address in list(lease.members.items()) if lease is not None else ():
        if lease is not None and process != lease.process:
            with suppress(Gone):  # whoever takes its tables over reads all of them
                await lease.neighbours.ask(address, "news", dict(newest))


async def hear_news(registry: Registry, newest: Mapping[str, int]) -> bool:
    """The same, for the tables of this process."""
    for table, number in newest.items():
        live = registry.live.get(table)
        if live is not None and live.state.seq < number:
            await live.catch_up()
    return True
