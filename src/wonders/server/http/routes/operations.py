"""For operators: is it alive, and how is it doing."""

import asyncio
import sys
from typing import Any

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from wonders import __version__
from wonders.server.errors import Refused
from wonders.server.http.routes.common import TheRegistry
from wonders.server.runtime.registry import Registry

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def healthz(registry: TheRegistry) -> dict[str, Any]:
    """Alive, and able to write to the store: at most once a second, however often it is asked."""
    try:
        async with asyncio.timeout(5.0):
            await registry.uptime.sign(newer_than=1.0)
    except (Refused, TimeoutError):
        raise Refused("not_saved", "The store cannot be written to.") from None
    return {"status": "ok", "version": __version__}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(registry: TheRegistry) -> PlainTextResponse:
    """Figures for Prometheus."""
    return PlainTextResponse(registry.metrics.text(gauges(registry)), media_type="text/plain; version=0.0.4")


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
