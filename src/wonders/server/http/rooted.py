"""A server below a path of a site: whether or not the proxy takes that path off, routes see what follows it."""

from collections.abc import Awaitable

from starlette.types import ASGIApp, Receive, Scope, Send


class Rooted:
    """Wraps the application, and takes the path that everything lies below off what is asked for."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        path = scope.get("path", "")
        if path == self._root or path.startswith(f"{self._root}/"):
            scope = {**scope, "path": path[len(self._root) :] or "/"}
        return self._app(scope, receive, send)
