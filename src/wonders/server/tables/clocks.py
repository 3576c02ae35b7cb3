"""How long seats may think: none, so much for each answer, or a reserve for the match with something for each answer.

All times are those of the entries, so that clocks are the same after a restart.
"""

from collections.abc import Collection
from dataclasses import dataclass, field

from wonders.core.decisions import Seat
from wonders.server.tables.entries import Clock


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
            self.left[seat] = max(0.0, self.left[seat] - (at - began)) + extra
            self.credited[seat] = number

    def stand_still(self, began: float, ended: float) -> None:
        """Nobody could play for a while: what lies in it is given back to the clocks that run."""
        for seat, since in self.since.items():
            self.since[seat] = since + max(0.0, ended - max(began, since))
        self.stood_until = max(self.stood_until, ended)

    def deadlines(self) -> dict[Seat, float]:
        """When the time of each running clock is up; nothing where there is no clock."""
        if self.clock.kind == "none" or self.held:
            return {}
        if self.clock.kind == "move":
            return {seat: began + self.clock.seconds for seat, began in self.since.items()}
        return {seat: began + self.left[seat] for seat, began in self.since.items()}
