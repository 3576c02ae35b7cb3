"""Who sat at a table when its match began, and who has left since."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from wonders.core.decisions import Seat
from wonders.server.tables import entries as e
from wonders.server.tables.seat import SeatNow


@dataclass(slots=True)
class Lineup:
    """For whom a match counts, whoever plays it to its end."""

    starters: tuple[tuple[str, str], ...] = ()
    """The profile and the level of each seat when the match began."""
    left: set[Seat] = field(default_factory=set)
    """Seats whose players have left the match for good, or were replaced by the host."""
    late: set[Seat] = field(default_factory=set)
    """Seats whose players have let their time run out."""

    def note(self, entry: e.Entry, seats: Sequence[SeatNow]) -> None:
        if isinstance(entry, e.Started):
            self.starters = tuple((seat.spec.profile, seat.spec.level) for seat in seats)
        elif isinstance(entry, e.Resigned) or (isinstance(entry, e.Reissued) and entry.by == "host"):
            self.left.add(entry.seat)
        elif isinstance(entry, e.Answered) and entry.by == "time":
            self.late.add(entry.seat)

    def has_lost(self, seat: Seat) -> bool:
        """Whether a seat has lost where leaving is losing: letting one's time run out is leaving, too."""
        return seat in self.left or seat in self.late
