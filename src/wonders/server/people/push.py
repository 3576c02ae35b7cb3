"""Subscriptions to push: browsers that are told of their owner's turn. Only services in public may be asked for it."""

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from wonders.server.errors import Refused
from wonders.server.sources import hashed
from wonders.server.store.days import Days, Subscription
from wonders.server.wire.days import PushBody, PushTold

MOST: Final = 10
"""Browsers of one profile."""


def site_of(endpoint: str, allowed: str = "") -> str:
    """The host of a push service, if it may be asked: https, at the usual port, by a public name. Whatever it resolves
    to is looked at again with each push."""
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    if allowed and endpoint.startswith(f"{allowed}/"):
        return host
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and "@" not in parts.netloc
    if not is_plain or parts.scheme != "https" or port not in (None, 443) or not _is_public_name(host):
        raise Refused("bad_option", "The address of a push service begins with https and a public host name.")
    return host


def _is_public_name(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        name, _, top = host.rpartition(".")
        return bool(name) and not top.isdigit() and top not in ("local", "localhost", "internal", "lan", "home", "arpa")
    return False


def public_address(host: str) -> str:
    """An address of a host, if all of them are public; Refused if one is not: nobody makes the server ask its own
    network."""
    try:
        found = {str(one[4][0]) for one in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)}
    except OSError:
        found = set()
    if not found or not all(_is_public(ipaddress.ip_address(one)) for one in found):
        raise Refused("bad_option", "The push service is not in public.")
    return min(found)


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    return address.is_global and not address.is_multicast


async def subscribe(days: Days, profile: str, asked: PushBody, allowed: str, now: float) -> None:
    """Tell a browser of its owner's turn from now on."""
    site_of(asked.endpoint, allowed)
    id, keys = hashed(asked.endpoint), asked.keys
    one = Subscription(id, profile, asked.endpoint, keys.p256dh, keys.auth, asked.language, now)
    await days.subscribe(one, _check_room)


def _check_room(others: int) -> None:
    if others >= MOST:
        raise Refused("too_many", f"{MOST} browsers of a profile can be told; take one away first.")


def push_told(one: Subscription) -> PushTold:
    """A subscription as its owner is shown it; the address itself is a secret of the browser's."""
    return PushTold(one.id[:12], urlsplit(one.endpoint).hostname or "", one.created)
