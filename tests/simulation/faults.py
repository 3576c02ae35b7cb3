"""What goes wrong in a run: which kinds of faults there are, how often they happen, and for how long."""

from random import Random
from typing import Final

RATES: Final = {
    "cut": (0.0005, 0.01),  # a frame after which the line is cut
    "stall": (0.0005, 0.005),  # a frame after which a reader reads no more for a while
    "late": (0.01, 0.2),  # anything on its way
    "request_lost": (0.01, 0.15),  # a request that never comes to the server
    "answer_lost": (0.01, 0.15),  # a response that never comes back
    "slow_store": (0.01, 0.2),
    "write_fails": (0.005, 0.1),  # nothing is written
    "write_unknown": (0.005, 0.1),  # it is written, but the answer is lost
    "read_fails": (0.005, 0.1),
    "word_lost": (0.01, 0.3),  # between processes
    "word_late": (0.01, 0.3),
    "word_doubled": (0.01, 0.3),
    "bot_fails": (0.01, 0.1),  # its process is lost, or late
    "telling_fails": (0.05, 0.4),  # the facts for a client cannot be worked out
}
"""Kinds of faults that happen by chance, with the least and the greatest share."""

QUICK: Final = 0.004
LATE: Final = 3.0


class Faults:
    """Draws what goes wrong. Each run has some of the kinds, and each kind its own share."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.calm = False
        self.shares = {name: rng.uniform(*RATES[name]) for name in RATES if rng.random() < 0.4}
        self.store_down = False
        self.bus_down = False

    def strikes(self, kind: str) -> bool:
        """Whether this goes wrong now."""
        share = 0.0 if self.calm else self.shares.get(kind, 0.0)
        return share > 0.0 and self.rng.random() < share

    def delay(self, kind: str = "late", longest: float = LATE) -> float:
        """Seconds that something is on its way."""
        if self.strikes(kind):
            return self.rng.uniform(0.0, longest)
        return QUICK * (0.5 + self.rng.random())
