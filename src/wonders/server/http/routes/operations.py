"""For operators: is it alive, and how is it doing."""

import asyncio

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from wonders import __version__
from wonders.core.wire import JsonObject
from wonders.server.errors import Refused
from wonders.server.http.routes.common import TheRegistry
from wonders.server.runtime.figures import figures

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def healthz(registry: TheRegistry) -> JsonObject:
    """Alive, and able to write to the store: at most once a second, however often it is asked."""
    try:
        async with asyncio.timeout(5.0):
            await registry.uptime.sign(newer_than=1.0)
    except (Refused, TimeoutError):
        raise Refused("not_saved", "The store cannot be written to.") from None
    return {"status": "ok", "version": __version__}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(registry: TheRegistry) -> Response:
    """Figures for Prometheus."""
    return Response(await figures(registry), media_type=CONTENT_TYPE_LATEST)
