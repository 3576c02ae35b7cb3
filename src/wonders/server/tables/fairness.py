"""Fair deals: the secret is committed to before anybody joins, mixed with the players' nonces, and shown at the end.

The seed in a record is `fair-1:secret:nonce:nonce…`, in seat order, so a record can be verified by itself.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from wonders.core.actions import Action
from wonders.core.chance import Dealer, Stream
from wonders.core.decisions import ChanceDecision
from wonders.core.wire import plain

VERSION: Final = "fair-1"

Item = TypeVar("Item")


def commitment_of(secret: str) -> str:
    """What is shown before the deal: it fixes the secret without telling it."""
    return hashlib.sha256(f"{VERSION}:{secret}".encode()).hexdigest()


def seed_of(secret: str, nonces: Iterable[str]) -> str:
    """What the deal follows from, as it stands in the record."""
    return ":".join((VERSION, secret, *nonces))


def key_of(seed: str) -> bytes:
    """The key of all draws."""
    return hashlib.sha256(seed.encode()).digest()


def is_fair(seed: str) -> bool:
    """Whether a record's seed is one of ours."""
    return seed.startswith(f"{VERSION}:")


def dealer_of(seed: str) -> Dealer:
    """The dealer of a seed; one that is not ours deals as the command line does."""
    return Dealer(key_of(seed)) if is_fair(seed) else Dealer.from_seed(seed)


class Traced(Stream):
    """A stream that writes down what it is asked: what was mixed or chosen from, and what came out."""

    def __init__(self, key: bytes, label: str) -> None:
        super().__init__(key, label)
        self.steps: list[dict[str, Any]] = []

    def below(self, limit: int) -> int:
        found = super().below(limit)
        self.steps.append({"op": "below", "limit": limit, "got": found})
        return found

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        found = super().shuffled(items)
        self.steps.append({"op": "shuffle", "items": plain(list(items)), "got": plain(found)})
        return found


def traced(seed: str, asked: ChanceDecision) -> tuple[Action, list[dict[str, Any]]]:
    """How chance answers with this seed, and how it came to it."""
    stream = Traced(key_of(seed), asked.label)
    return asked.sample(stream), stream.steps
