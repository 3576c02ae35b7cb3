"""How the server is now: this process, and all processes of the machine together."""

import sys
from contextlib import suppress

from wonders.server.metrics import Gauges
from wonders.server.runtime.neighbours import Gone
from wonders.server.runtime.registry import Registry
from wonders.server.store.batch import NotSaved


async def figures(registry: Registry) -> bytes:
    """All figures, of all processes that answer: whichever of them is asked, they do not jump."""
    told = gauges(registry)
    if (lease := registry.lease) is not None:
        for process, address in list(lease.members.items()):
            if process != lease.process:
                with suppress(Gone, NotSaved):
                    others = await lease.neighbours.ask(address, "figures", None)
                    told = {name: (help, value + others.get(name, 0.0)) for name, (help, value) in told.items()}
    return registry.metrics.text(told)


def figures_here(registry: Registry) -> dict[str, float]:
    """What this process adds to them."""
    return {name: value for name, (_, value) in gauges(registry).items()}


def gauges(registry: Registry) -> Gauges:
    return {
        "processes": ("Server processes that answer.", 1),
        "tables": ("Tables in memory.", len(registry.live)),
        "sockets": ("Open sockets.", sum(len(live.connections) for live in registry.live.values())),
        "bots_waiting": ("Decisions that bots have still to answer.", registry.bot_pool.waiting),
        "peak_memory_bytes": (
            "The most memory that each process has had, added up; 0 where the system does not say.",
            peak_memory(),
        ),
    }


def peak_memory() -> float:
    """In bytes. Windows has no such figure."""
    if sys.platform == "win32":
        return 0.0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1.0 if sys.platform == "darwin" else 1024.0)
