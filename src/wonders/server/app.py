"""The application: routes, the socket, errors, the client."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from tempfile import gettempdir

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware

from wonders import __version__
from wonders.core.decisions import WondersError
from wonders.core.wire import JsonObject
from wonders.server.errors import Refused, refusal_of
from wonders.server.http.answers import told
from wonders.server.http.guard import Guard, handshake_limit
from wonders.server.http.manual import mount_manual
from wonders.server.http.placing import Placing
from wonders.server.http.rooted import Rooted
from wonders.server.http.routes import (
    access,
    days,
    enter,
    friends,
    games,
    keeping,
    matches,
    me,
    notebooks,
    operations,
    order,
    pairing,
    people,
    plans,
    positions,
    puzzles,
    ratings,
    reach,
    reference,
    studies,
    tables,
    tournaments,
)
from wonders.server.http.static import mount_client
from wonders.server.limits import Ledger
from wonders.server.lines import Lines
from wonders.server.metrics import Metrics
from wonders.server.runtime.bot_pool import BotPool
from wonders.server.runtime.bus import Bus
from wonders.server.runtime.files import allow_files
from wonders.server.runtime.lease import Lease
from wonders.server.runtime.lobby import Lobby
from wonders.server.runtime.memory import calm
from wonders.server.runtime.orphans import end_with_parent
from wonders.server.runtime.pairing import Pairing
from wonders.server.runtime.registry import Registry
from wonders.server.runtime.tournaments import Tournaments
from wonders.server.schema import schema_of
from wonders.server.settings import Settings
from wonders.server.socket.route import serve_socket
from wonders.server.sources import Sources
from wonders.server.store.databases import open_database
from wonders.server.store.store import Store
from wonders.server.traces import add_traces
from wonders.server.wire.responses import error_out

log = logging.getLogger("wonders.server")

MEETING = (friends.router, pairing.router, tournaments.router, days.router)
PEOPLE = (me.router, keeping.router, enter.router, people.router, *MEETING)
ORDER = (access.router, ratings.router, order.router)
TABLES = (games.router, reference.router, puzzles.router, matches.router, plans.router, tables.router)
ROUTERS = (
    *TABLES,
    *PEOPLE,
    *ORDER,
    studies.router,
    positions.router,
    notebooks.router,
    reach.router,
    operations.router,
)
ROUTES = tuple(route for router in ROUTERS for route in router.routes)
"""As they are, not included: an application that includes routers builds all their routes again, and looks for the one
of a request in every router twice."""


def create_app(
    settings: Settings | None = None, sources: Sources | None = None, bot_pool: BotPool | None = None
) -> FastAPI:
    """The server as an ASGI application. Without arguments, everything is as the environment says."""
    settings, sources, metrics = settings or Settings(), sources or Sources(), Metrics()
    ledger = Ledger(several=settings.workers > 1)
    servers = [{"url": settings.root_path}] if settings.root_path else None
    app = FastAPI(
        title="Wonders",
        version=__version__,
        lifespan=partial(_living, settings, sources, metrics, bot_pool, ledger),
        docs_url=None,
        redoc_url=None,
        servers=servers,
        routes=list(ROUTES),
    )
    mount_manual(app, root=settings.root_path)
    mount_client(app, root=settings.root_path)
    app.openapi = lambda: schema_of(app)  # type: ignore[method-assign]
    _handle_errors(app)
    if settings.traces:
        add_traces(app, settings.traces)
    _add_middlewares(app, settings, sources, metrics, ledger)
    return app


@asynccontextmanager
async def _living(
    settings: Settings,
    sources: Sources,
    metrics: Metrics,
    bot_pool: BotPool | None,
    ledger: Ledger,
    app: FastAPI,
) -> AsyncIterator[JsonObject]:
    """What the application has while it runs."""
    store = Store(open_database(settings.db), settings.slow_commit)
    lease = Lease(store.leases, sources, settings.run_folder or gettempdir()) if settings.workers > 1 else None
    bus = _bus(settings, sources) if lease is None else None
    app.state.registry = Registry(store, settings, sources, metrics, bus, bot_pool, lease, ledger)
    lines = Lines(app, app.state.registry, lease) if lease is not None else None
    await app.state.registry.open()
    app.state.pairing = Pairing(app.state.registry)
    app.state.pairing.open()
    app.state.lobby = Lobby(app.state.registry)
    app.state.tournaments = Tournaments(app.state.registry)
    app.state.tournaments.open()
    try:
        yield {"several": lease is not None}
    finally:
        app.state.pairing.close()
        app.state.tournaments.close()
        if lines is not None:
            await lines.close()
        await app.state.registry.close()
        if settings.traces:
            app.state.tracer_provider.shutdown()


def _add_middlewares(app: FastAPI, settings: Settings, sources: Sources, metrics: Metrics, ledger: Ledger) -> None:
    """What every request passes, the last one first."""
    handshakes = handshake_limit(settings, sources, ledger)
    app.state.handshakes = handshakes
    app.add_middleware(
        Guard,
        settings=settings,
        sources=sources,
        metrics=metrics,
        socket=serve_socket,
        ledger=ledger,
        handshakes=handshakes,
    )
    if settings.origin_list:
        app.add_middleware(CORSMiddleware, **cors(settings.origin_list))
    if settings.workers > 1:
        app.add_middleware(Placing)
    if settings.root_path:
        app.add_middleware(Rooted, root=settings.root_path)


def cors(origins: frozenset[str]) -> JsonObject:
    """What pages of other origins may do: all that ours do. There are no cookies, so nobody's rights come with them."""
    return {
        "allow_origins": sorted(origins),
        "allow_methods": ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
        "allow_headers": ["Authorization", "Content-Type", "Wonders-Profile"],
        "expose_headers": ["Retry-After"],
    }


def served() -> FastAPI:
    """The application of a process that does nothing but serve it."""
    calm()
    end_with_parent()
    settings = Settings()
    allow_files(settings.max_sockets)
    return create_app(settings)


def _bus(settings: Settings, sources: Sources) -> Bus | None:
    if not settings.redis:
        return None
    return Bus(settings.redis, sources.now)


def _handle_errors(app: FastAPI) -> None:
    """Whatever goes wrong has a code and a sentence."""

    @app.exception_handler(WondersError)
    async def refused(_: Request, wrong: WondersError) -> Response:
        return error_response(refusal_of(wrong))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, wrong: RequestValidationError) -> Response:
        first = wrong.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return error_response(Refused("bad_message", f"{where[:200]}: {first['msg'][:300]}."))

    @app.exception_handler(HTTPException)
    async def strange(_: Request, wrong: HTTPException) -> Response:
        code = {404: "not_found", 405: "no_method"}.get(wrong.status_code, "bad_message")
        return error_response(Refused(code, f"{wrong.detail}."))

    @app.exception_handler(Exception)
    async def broken(request: Request, wrong: Exception) -> Response:
        log.error("a request failed", exc_info=wrong, extra={"status": 500})
        return error_response(Refused("broken", "Something went wrong in the server; it has been noted."))


def error_response(wrong: Refused) -> Response:
    response = told(error_out(wrong), wrong.status)
    if wrong.code in ("too_fast", "too_many"):
        response.headers["Retry-After"] = "10"
    return response
