"""Figures for Prometheus: of this process, and of all processes of the machine together."""

import sys
from contextlib import suppress

from wonders.server.runtime.neighbours import Gone
from wonders.server.runtime.registry import Registry
from wonders.server.store.batch import NotSaved


def figures_here(registry: Registry) -> str:
    """What this process has done so far, and how it is."""
    return registry.metrics.text(gauges(registry))


async def figures(registry: Registry) -> str:
    """The same for all processes that answer, added up: whichever of them is asked, the counts do not jump."""
    told = [figures_here(registry)]
    if (lease := registry.lease) is not None:
        for process, address in list(lease.members.items()):
            if process != lease.process:
                with suppress(Gone, NotSaved):
                    told.append(await lease.neighbours.ask(address, "figures", None))
    return told[0] if len(told) == 1 else _sum(told)


def _sum(texts: list[str]) -> str:
    """Lines of several texts by their names, in the order in which they first come."""
    values: dict[str, float | None] = {}
    for line in (line for text in texts for line in text.splitlines()):
        name, _, value = line.rpartition(" ")
        if line.startswith("#"):
            values[line] = None
        else:
            values[name] = (values.get(name) or 0.0) + float(value)
    return "".join(f"{name}\n" if value is None else f"{name} {value:.15g}\n" for name, value in values.items())


def gauges(registry: Registry) -> dict[str, tuple[str, float]]:
    return {
        "tables": ("Tables in memory.", len(registry.live)),
        "sockets": ("Open sockets.", sum(len(live.connections) for live in registry.live.values())),
        "bots_waiting": ("Decisions that bots have still to answer.", registry.bot_pool.waiting),
        "peak_memory_bytes": ("The most memory the process has had; 0 where the system does not say.", peak_memory()),
    }


def peak_memory() -> float:
    """In bytes. Windows has no such figure."""
    if sys.platform == "win32":
        return 0.0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1.0 if sys.platform == "darwin" else 1024.0)
