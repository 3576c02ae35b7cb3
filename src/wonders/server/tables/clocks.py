"""How long seats may think: none, so much for each answer, or a reserve for the match with something for each answer.

All times are those of the entries, so that clocks are the same after a restart.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from wonders.core.decisions import Seat
from wonders.server.tables.entries import Clock

Spans = tuple[tuple[float, float], ...]
"""From when to when, in order, none touching the next."""
DAY: Final = 86400.0


def is_over_days(clock: Clock) -> bool:
    """Whether a table is played over days: only there days off count."""
    return clock.kind != "none" and clock.seconds >= DAY


def worked(off: Spans, began: float, ended: float) -> float:
    """The seconds between two moments that are not off."""
    rest = sum(max(0.0, min(end, ended) - max(begin, began)) for begin, end in off)
    return max(0.0, ended - began - rest)


def moment_after(off: Spans, began: float, seconds: float) -> float:
    """When so many seconds have passed that are not off."""
    at = began
    for begin, end in off:
        if end > at and begin < at + seconds:
            seconds -= max(0.0, begin - at)
            at = end
    return at + seconds


@dataclass(slots=True)
class Timing:
    """The clocks of a table."""

    clock: Clock = field(default_factory=Clock)
    players: int = 0
    left: dict[Seat, float] = field(init=False)
    """The reserve of each seat when its present decision was asked."""
    since: dict[Seat, float] = field(default_factory=dict)
    """When the clocks that run now were started."""
    held: bool = False
    """Whether the match pauses: no time is up."""
    stood_until: float = 0.0
    """The end of the last time in which they stood still."""
    credited: dict[Seat, int] = field(default_factory=dict)
    """The decision of each seat for which it has got its extra seconds: a changed answer gets no more."""
    off: dict[Seat, Spans] = field(default_factory=dict)
    """When people are off: their clocks stand still."""

    def __post_init__(self) -> None:
        self.left = dict.fromkeys(range(self.players), self.clock.seconds)

    def run(self, seats: Collection[Seat], at: float) -> None:
        """These seats have to answer, no others."""
        for seat in [seat for seat in self.since if seat not in seats]:
            self.since.pop(seat)
        for seat in seats:
            self.since.setdefault(seat, at)

    def stop(self, seat: Seat, at: float, number: int) -> None:
        """A seat has answered its decision of this number."""
        began = self.since.pop(seat, None)
        if began is not None and self.clock.kind == "reserve":
            extra = self.clock.extra if self.credited.get(seat) != number else 0.0
            self.left[seat] = max(0.0, self.left[seat] - worked(self.off.get(seat, ()), began, at)) + extra
            self.credited[seat] = number

    def stand_still(self, began: float, ended: float) -> None:
        """Nobody could play for a while: what lies in it is given back to the clocks that run."""
        for seat, since in self.since.items():
            off = self.off.get(seat, ())
            self.since[seat] = moment_after(off, since, worked(off, max(began, since), ended))
        self.stood_until = max(self.stood_until, ended)

    @property
    def is_running(self) -> bool:
        """Whether anybody's time can be up."""
        return self.clock.kind != "none" and not self.held and bool(self.since)

    def deadlines(self) -> dict[Seat, float]:
        """When the time of each running clock is up; nothing where there is no clock."""
        if self.clock.kind == "none" or self.held:
            return {}
        return {
            seat: moment_after(self.off.get(seat, ()), began, self._has(seat)) for seat, began in self.since.items()
        }

    def _has(self, seat: Seat) -> float:
        return self.clock.seconds if self.clock.kind == "move" else self.left[seat]

    def take_off(self, seat: Seat, spans: Spans) -> None:
        """Somebody is off from when to when, and at no other time."""
        if is_over_days(self.clock):
            self.off[seat] = spans

    def is_off(self, seat: Seat, at: float) -> bool:
        return any(began <= at < ended for began, ended in self.off.get(seat, ()))
