"""One push over the network: encrypted for the browser, signed by the server, to a public address and nowhere else."""

import http.client
import socket
import ssl
from typing import Final
from urllib.parse import urlsplit

from wonders.server.people.push import public_address, site_of
from wonders.server.store.days import Subscription

SECONDS: Final = 10.0
LASTS: Final = 86400
"""Seconds that a push service keeps what it cannot deliver."""


def is_possible() -> bool:
    """Whether the extra `push` is installed."""
    try:
        import pywebpush  # noqa: F401
    except ImportError:
        return False
    return True


def new_key() -> str:
    """A private key by which push services know the server."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(private: str) -> str:
    """What browsers need of it, as they want it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02, b64urlencode

    raw = Vapid02.from_pem(private.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(raw))


def send(to: Subscription, told: bytes, private: str, contact: str, allowed: str = "") -> int:
    """Send what is told; the status that the push service answers with. Redirections are not followed."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    host = site_of(to.endpoint, allowed)
    parts = urlsplit(to.endpoint)
    known = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
    body = WebPusher(known).encode(told, "aes128gcm")["body"]
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}"}
    headers = dict(Vapid02.from_pem(private.encode()).sign(claims))
    headers |= {"Content-Encoding": "aes128gcm", "TTL": str(LASTS), "Urgency": "normal"}
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    connection = http.client.HTTPConnection(host, parts.port, timeout=SECONDS)
    if parts.scheme == "https":
        connection = _Pinned(host, public_address(host))
    try:
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


class _Pinned(http.client.HTTPSConnection):
    """To the very address that was looked at: a name may mean another one a moment later."""

    def __init__(self, host: str, address: str) -> None:
        self._tls = ssl.create_default_context()
        super().__init__(host, 443, timeout=SECONDS, context=self._tls)
        self._address = address

    def connect(self) -> None:
        line = socket.create_connection((self._address, 443), SECONDS)
        self.sock = self._tls.wrap_socket(line, server_hostname=self.host)
