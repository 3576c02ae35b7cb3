"""What the host and moderators have decided about a table, and who said what there."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from wonders.server.tables import entries as e
from wonders.server.tables.seat import SeatNow


@dataclass(slots=True)
class Rulings:
    """Words ruled out, the end of the table, speakers."""

    words: tuple[str, ...] = ()
    """What the host has ruled out."""
    closed: str | None = None
    """Why a moderator or an operator has closed the table, if one has."""
    speakers: list[str] = field(default_factory=list)
    """The profiles of who said what is in the chat, where they had one."""

    def note(self, entry: e.Entry, seats: Sequence[SeatNow]) -> None:
        if isinstance(entry, e.Said) and is_heard(entry):
            self.speakers.append(seats[entry.seat].spec.profile)
        elif isinstance(entry, e.Filtered):
            self.words = entry.words
        elif isinstance(entry, e.Closed):
            self.closed = entry.why


def is_heard(said: e.Said) -> bool:
    """What was said long ago may have been forgotten since: only that something was said is left."""
    return bool(said.preset or said.text)
