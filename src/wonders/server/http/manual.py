"""The documentation at /docs, where it has been built (`scripts/docs`); wheels carry it."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import RedirectResponse, Response

import wonders
from wonders.server.errors import Refused
from wonders.server.http.static import file_within, send_file

FOLDER = Path(wonders.__file__).parent / "manual"
CSP: Final = (
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
"""Its pages have scripts within; nothing on them was written by a visitor."""


def mount_manual(app: FastAPI, folder: Path = FOLDER, root: str = "") -> None:
    @app.api_route("/docs", methods=["GET", "HEAD"], include_in_schema=False)
    async def front() -> Response:
        return RedirectResponse(f"{root}/docs/")

    @app.api_route("/docs/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def page(path: str, request: Request) -> Response:
        file = file_within(folder, path or "index.html")
        if file is None:
            raise Refused("not_found", "There is no such page of the documentation, or it has not been built here.")
        response = send_file(request, file, "no-cache")
        response.headers["Content-Security-Policy"] = CSP
        return response
