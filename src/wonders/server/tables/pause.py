"""Pausing by consent: a seat offers it, all other people agree, anybody lets the match go on. Clocks stand still."""

from collections.abc import Set
from dataclasses import dataclass, field

from wonders.core.decisions import Seat
from wonders.core.events import AnyEvent
from wonders.server.errors import Refused
from wonders.server.tables.clocks import Timing
from wonders.server.tables.entries import PauseVoted
from wonders.server.tables.notes import PauseBegan, PauseEnded
from wonders.server.wire.tables import PauseInfo


@dataclass(slots=True)
class Pause:
    """Who wants to pause, and since when the match does."""

    agreed: set[Seat] = field(default_factory=set)
    since: float | None = None

    def vote(self, vote: PauseVoted) -> None:
        """One who does not want it ends the pause, or the offer, for all."""
        self.agreed = self.agreed | {vote.seat} if vote.wanted else set()

    def settle(self, people: Set[Seat], timing: Timing, seat: Seat, at: float) -> AnyEvent | None:
        """Begin when all people at the table want it, end when somebody does not, or none is left; what is told of it.

        What lies in a pause is given back to the clocks, as the time of an outage is.
        """
        self.agreed = self.agreed if people else set()
        if self.since is None and self.agreed and self.agreed >= people:
            self.since, timing.held = at, True
            return PauseBegan(seat)
        if self.since is not None and not self.agreed:
            timing.stand_still(self.since, at)
            self.since, timing.held = None, False
            return PauseEnded(seat)
        return None

    @property
    def info(self) -> PauseInfo | None:
        return PauseInfo(sorted(self.agreed), self.since) if self.agreed else None


def vote(seat: Seat, wanted: bool, phase: str, pause: Pause, at: float) -> list[PauseVoted]:
    """What follows if a seat wants to pause, or to go on; nothing where that is so already."""
    if phase != "playing":
        raise Refused("not_playing", "No match is being played at this table.")
    is_so = seat in pause.agreed if wanted else not pause.agreed
    return [] if is_so else [PauseVoted(at=at, seat=seat, wanted=wanted)]


def check_going_on(pause: Pause) -> None:
    """Raise Refused while the match pauses."""
    if pause.since is not None:
        raise Refused("paused", "The match pauses; let it go on first.")
