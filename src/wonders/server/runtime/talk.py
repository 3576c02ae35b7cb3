"""How much may be said at a table."""

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.limits import Bucket
from wonders.server.settings import Settings


class Talk:
    """Counts what each seat says."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: dict[Seat, Bucket] = {}

    def check(self, seat: Seat, said: int, now: float) -> None:
        """Raise Refused if this seat talks too much, or so many things have been said already."""
        bucket = self._buckets.setdefault(seat, Bucket(self._settings.says_per_30_seconds, 30.0, now))
        if not bucket.take(now):
            raise Refused("too_fast", "Somebody who says so much is not heard; wait a little.")
        if said >= self._settings.max_chat:
            raise Refused("too_many", "Enough has been said at this table.")
