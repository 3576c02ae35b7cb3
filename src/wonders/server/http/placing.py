"""Leads requests about a table to the process in which it lives, and new tables to each process in turn."""

import re
from itertools import count
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from wonders.server.runtime.passing import pass_on, pass_to
from wonders.server.runtime.registry import Registry

TABLES: Final = "/api/tables"
TABLE: Final = re.compile(rf"{TABLES}/([0-9a-z]{{1,16}})(?:/|$)")
OTHERS: Final = ("mine", "by-code")
"""What stands in the place of a table's id and is none."""


class Placing:
    """Wraps the application. A request that is passed on is not answered here."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._turns = count()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and "line" in scope.get("state", {}) and await self._passed_on(scope):
            while (await receive())["type"] != "http.disconnect":
                pass
            return
        await self._app(scope, receive, send)

    async def _passed_on(self, scope: Scope) -> bool:
        registry: Registry = scope["app"].state.registry
        path: str = scope["path"]
        if (found := TABLE.match(path)) and found[1] not in OTHERS:
            return await pass_on(registry, scope["state"], found[1])
        if path == TABLES and scope["method"] == "POST" and registry.lease is not None:
            members = sorted(registry.lease.members)
            return await pass_to(registry, scope["state"], members[next(self._turns) % len(members)])
        return False
