"""How much of anything one visitor may have: buckets that fill again as time goes by."""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from wonders.server.errors import Refused

MOST_KEPT: Final = 50_000
"""Addresses that are remembered; the one that was quiet longest is forgotten first."""


class Bucket:
    """`size` at once, and as much again in every `seconds`."""

    __slots__ = ("_filled", "_level", "_rate", "_size")

    def __init__(self, size: int, seconds: float, now: float) -> None:
        self._size = float(size)
        self._rate = size / seconds
        self._level = self._size
        self._filled = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there was enough left; what costs more than a full bucket takes all of it."""
        self._fill(now)
        if self._level < min(cost, self._size):
            return False
        self._level -= cost
        return True

    def owe(self, now: float, cost: float) -> None:
        """Take what has been spent already, even if there is less: the rest is owed, at most one bucket of it."""
        self._fill(now)
        self._level = max(-self._size, self._level - cost)

    def has_room(self, now: float) -> bool:
        """Whether `take` would find enough."""
        self._fill(now)
        return self._level >= min(1.0, self._size)

    def is_empty(self, now: float) -> bool:
        self._fill(now)
        return self._level <= 0.0

    def _fill(self, now: float) -> None:
        self._level = min(self._size, self._level + max(0.0, now - self._filled) * self._rate)
        self._filled = now


class Limiter:
    """A bucket for each address."""

    def __init__(self, size: int, seconds: float, now: Callable[[], float], what: str) -> None:
        self._size = size
        self._seconds = seconds
        self._now = now
        self._what = what
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: dict[str, float] | None = None
        """What addresses have had since others were last told, where others are told."""

    def take(self, address: str, cost: float = 1.0) -> None:
        """Raise Refused if this address has had too many."""
        if not self._bucket(address).take(self._now(), cost):
            raise Refused(
                "too_fast", f"Too many {self._what}: at most {self._size} in {self._seconds:g} seconds; wait a little."
            )
        self._note(address, cost)

    def owe(self, address: str, cost: float) -> None:
        """Charge an address for what it has had already."""
        self.hear(address, cost)
        self._note(address, cost)

    def hear(self, address: str, cost: float) -> None:
        """An address has had this elsewhere."""
        self._bucket(address).owe(self._now(), cost)

    def _note(self, address: str, cost: float) -> None:
        if self.spent is not None:
            self.spent[address] = self.spent.get(address, 0.0) + cost

    def has_room(self, address: str) -> bool:
        """Whether `take` would let this address have one more."""
        return self._bucket(address).has_room(self._now())

    def is_spent(self, address: str) -> bool:
        """Whether an address has to wait."""
        return self._bucket(address).is_empty(self._now())

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._size, self._seconds, self._now())
            if len(self._buckets) > MOST_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class Limiters:
    """Several limits of the same thing: at once, and in the long run."""

    def __init__(self, *limits: Limiter) -> None:
        self._limits = limits

    def take(self, address: str) -> None:
        """Raise Refused if one of them does not allow another."""
        for one in self._limits:
            one.take(address)


Spending = dict[str, dict[str, float]]
"""By limit: what each address has had of it."""


class Ledger:
    """The limits of a process. Several processes tell each other what is spent, so that a limit is one for all."""

    def __init__(self, several: bool = False) -> None:
        self._several = several
        self._limiters: dict[str, Limiter] = {}

    def limiter(self, size: int, seconds: float, now: Callable[[], float], what: str) -> Limiter:
        """A limit that counts in all processes."""
        made = self._limiters[what] = Limiter(size, seconds, now, what)
        made.spent = {} if self._several else None
        return made

    def spent(self) -> Spending:
        """What was spent here since this was last asked."""
        found = {what: one.spent for what, one in self._limiters.items() if one.spent}
        for what in found:
            self._limiters[what].spent = {}
        return found

    def hear(self, told: Spending) -> None:
        """What was spent at another process."""
        for what, by in told.items():
            for address, cost in by.items():
                if what in self._limiters:
                    self._limiters[what].hear(address, cost)


@lru_cache(maxsize=10_000)
def visitor(address: str) -> str:
    """The address by which a visitor is counted: of IPv6 the network of 64 bits that one line is given."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
