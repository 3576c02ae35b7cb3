"""The built client, as files; every path that is none of ours is a page of it."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, PlainTextResponse, Response

import wonders
from wonders.server.errors import Refused

FOLDER = Path(wonders.__file__).parent / "static"


def mount_client(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the client. Without one the server still plays; it says so at the front door."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(path: str) -> Response:
        if path.startswith(("api/", "ws")) or "\0" in path:
            raise Refused("not_found", "There is nothing here.")
        file = (folder / path).resolve()
        if path and file.is_relative_to(folder.resolve()) and file.is_file():
            forever = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": forever})
        if "." in path.rpartition("/")[2]:
            raise Refused("not_found", "There is no such file.")
        page = folder / "index.html"
        if not page.is_file():
            return PlainTextResponse(
                "The server runs; the client has not been built.\n", status_code=200 if not path else 404
            )
        return FileResponse(page, headers={"Cache-Control": "no-cache"})
