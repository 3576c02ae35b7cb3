"""Where others reach this server."""

from fastapi import APIRouter
from fastapi.responses import Response

from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import TheRegistry
from wonders.server.wire.responses import Reach

router = APIRouter(prefix="/api", tags=["operations"])


@router.get("/reach", **answers(Reach))
async def reach(registry: TheRegistry) -> Response:
    """What links to tables begin with, for a browser that is on the server's own machine."""
    return told(Reach(registry.settings.links or None))
