"""What is answered to a request that reaches no route, and the headers that every answer has."""

from http import HTTPStatus

from wonders.server.errors import Refused
from wonders.server.wire.encoding import frame
from wonders.server.wire.responses import error_out

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def refusal_of(wrong: Refused) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """The headers and the body by which a request is turned away."""
    body = frame(error_out(wrong))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if wrong.code == "too_fast":
        headers.append((b"retry-after", b"10"))
    return headers, body


def plain_refusal(wrong: Refused) -> bytes:
    """The same, byte by byte, as the last that is said over a line."""
    headers, body = refusal_of(wrong)
    first = f"HTTP/1.1 {wrong.status} {HTTPStatus(wrong.status).phrase}\r\n".encode()
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    return first + lines + b"connection: close\r\n\r\n" + body
