"""The built client, as files; every path that is none of ours is a page of it."""

import gzip
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

import wonders
from wonders.server.errors import Refused
from wonders.server.http.packing import public

FOLDER = Path(wonders.__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
TEXTS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Files that go out packed, with their types; pictures are packed already."""


def mount_client(app: FastAPI, folder: Path = FOLDER, root: str = "") -> None:
    """Serve the client. Without one the server still plays; it says so at the front door."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def client(path: str, request: Request) -> Response:
        if path.startswith(("api/", "ws")) or "\0" in path:
            raise Refused("not_found", "There is nothing here.")
        if path and (file := file_within(folder, path)) is not None:
            return send_file(request, file, FOREVER if path.startswith("assets/") else "no-cache")
        if "." in path.rpartition("/")[2]:
            raise Refused("not_found", "There is no such file.")
        page = folder / "index.html"
        if not page.is_file():
            return PlainTextResponse(
                "The server runs; the client has not been built.\n", status_code=200 if not path else 404
            )
        return _send_page(request, page, root)


def _send_page(request: Request, page: Path, root: str) -> Response:
    packed = _page(page, page.stat().st_mtime_ns, root)
    return public(request, packed, "text/html", {"Cache-Control": "no-cache"})


def file_within(folder: Path, path: str) -> Path | None:
    """The file that a visitor's path names, if it lies in the folder."""
    file = (folder / path).resolve() if "\0" not in path else folder
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


def send_file(request: Request, file: Path, keep: str) -> Response:
    """A file, packed where that is worth it, with how long it may be kept."""
    headers = {"Cache-Control": keep}
    kind = TEXTS.get(file.suffix)
    if kind is None:
        return FileResponse(file, headers=headers)
    return public(request, _packed(file, file.stat().st_mtime_ns), kind, headers)


@lru_cache(maxsize=4)
def _page(file: Path, changed: int, root: str) -> bytes:
    """The one page there is, told what path it lies below."""
    text = file.read_text(encoding="utf-8").replace(
        '<meta name="root" content="" />', f'<meta name="root" content="{root}" />'
    )
    return gzip.compress(re.sub(r'(href|src)="/', rf'\1="{root}/', text).encode())


@lru_cache(maxsize=500)
def _packed(file: Path, changed: int) -> bytes:
    """A file of the client, packed once: all of them together have a few hundred kilobytes then."""
    return gzip.compress(file.read_bytes())
