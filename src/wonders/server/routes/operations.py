"""For operators: is it alive, and how is it doing."""

import asyncio
import sys
from typing import Any

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from wonders import __version__
from wonders.server.errors import Refused
from wonders.server.hall import Hall
from wonders.server.routes.common import TheHall

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def healthz(hall: TheHall) -> dict[str, Any]:
    """Alive, and able to read from the store."""
    try:
        async with asyncio.timeout(5.0):
            await hall.store.ping()
    except Exception:
        raise Refused("not_saved", "The store cannot be reached.") from None
    return {"status": "ok", "version": __version__}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(hall: TheHall) -> PlainTextResponse:
    """Figures for Prometheus."""
    return PlainTextResponse(hall.metrics.text(gauges(hall)), media_type="text/plain; version=0.0.4")


def gauges(hall: Hall) -> dict[str, tuple[str, float]]:
    return {
        "tables": ("Tables in memory.", len(hall.live)),
        "sockets": ("Open sockets.", sum(len(live.channels) for live in hall.live.values())),
        "bots_waiting": ("Decisions that bots have still to answer.", hall.crew.waiting),
        "peak_memory_bytes": ("The most memory the process has had; 0 where the system does not say.", peak_memory()),
    }


def peak_memory() -> float:
    """In bytes. Windows has no such figure."""
    if sys.platform == "win32":
        return 0.0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1.0 if sys.platform == "darwin" else 1024.0)
