"""Answers that are the same for everybody go out packed. Nothing else does: packed together with text that somebody
else chooses, a secret can be guessed from the length."""

import gzip

from fastapi import Request
from fastapi.responses import Response

from wonders.server.wire.encoding import frame


def packed_json(told: object) -> bytes:
    """A public answer, to be kept."""
    return gzip.compress(frame(told))


def public(request: Request, packed: bytes, kind: str, headers: dict[str, str] | None = None) -> Response:
    """A public answer that is kept packed; unpacked for those who cannot do it."""
    told = {"Vary": "Accept-Encoding"} | (headers or {})
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers=told | {"Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=kind, headers=told)
