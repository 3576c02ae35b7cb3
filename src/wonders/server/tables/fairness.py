"""Fair deals: the server commits to its secret, then every person adds a nonce, then the cards are dealt from both.

The seed in a record is `fair-2:secret:table:nonce:nonce…`, one nonce for each seat and nothing for a bot, so that a
record can be verified by itself. `fair-1:secret:nonce…` is the seed of older tables: nonces without their seats, and a
commitment to the secret alone.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Final, NamedTuple

from wonders.core.chance import Dealer
from wonders.core.options import Setting

FIRST: Final = "fair-1"
VERSION: Final = "fair-2"


class Terms(NamedTuple):
    """What a match is played at and by: a commitment holds for these terms only."""

    table: str
    game: str
    rules: str
    players: int
    options: Mapping[str, Setting]


class Seed(NamedTuple):
    """What a deal follows from."""

    version: str
    secret: str
    table: str
    nonces: tuple[str, ...]
    """Of each seat, empty for bots; with `fair-1` only of those seats that have one."""

    def __str__(self) -> str:
        parts = (self.secret, *self.nonces) if self.version == FIRST else (self.secret, self.table, *self.nonces)
        return ":".join((self.version, *parts))

    @classmethod
    def parse(cls, text: str) -> "Seed | None":
        """The seed of a record; None for one that is not ours."""
        version, *parts = text.split(":")
        if version == FIRST and parts:
            return cls(version, parts[0], "", tuple(parts[1:]))
        if version == VERSION and len(parts) > 1:
            return cls(version, parts[0], parts[1], tuple(parts[2:]))
        return None


def commitment_of(version: str, secret: str, terms: Terms) -> str:
    """What is shown before the first nonce: it fixes secret and terms without telling the secret."""
    if version == FIRST:
        return _sha256(f"{FIRST}:{secret}")
    fixed = [version, secret, *terms[:-1], sorted(terms.options.items())]
    return _sha256(json.dumps(fixed, ensure_ascii=False, separators=(",", ":")))


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def key_of(seed: str) -> bytes:
    """The key of all draws."""
    return hashlib.sha256(seed.encode()).digest()


def dealer_of(seed: str) -> Dealer:
    """The dealer of a seed; one that is not ours deals as the command line does."""
    return Dealer(key_of(seed)) if Seed.parse(seed) else Dealer.from_seed(seed)
