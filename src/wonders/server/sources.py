"""Time and chance of the server in one place, so that tests can put their own in."""

import hashlib
import hmac
import secrets
import time
from typing import Final

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""For codes told over the phone: no vowels, so no words; nothing that looks like another."""

ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyz"


class Sources:
    """The clock and the source of secrets."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def uptime(self) -> float:
        """Seconds that nobody sets, and that go by while the machine sleeps where the system can tell."""
        return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()

    def random_bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)

    def table_id(self) -> str:
        return "".join(ALPHABET[byte % 32] for byte in self.random_bytes(12))

    def code(self) -> str:
        return "".join(LETTERS[byte % len(LETTERS)] for byte in self.random_bytes(6))

    def token(self) -> str:
        """A right to play or to host: 192 random bits."""
        return _text(self.random_bytes(24))

    def secret(self) -> str:
        """What a deal follows from: 256 random bits."""
        return self.random_bytes(32).hex()

    def nonce(self) -> str:
        return _text(self.random_bytes(12))


def _text(noise: bytes) -> str:
    import base64

    return base64.urlsafe_b64encode(noise).decode().rstrip("=")


def hashed(token: str) -> str:
    """How a token is kept. It has too many bits to be guessed, so a plain hash will do."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two hashes agree, in constant time."""
    return hmac.compare_digest(one, other)
