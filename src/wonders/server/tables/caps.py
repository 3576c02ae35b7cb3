"""How often a seat may change its mind. What a match needs to go on is never counted; everything else has an end, or a
table could grow until loading it holds everybody up."""

from typing import Final

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.tables import entries as e

MOST_CHANGES: Final = 1000
"""Of one seat of a table."""
UNDONE: Final = 10
"""What taking back an answer counts for: all that was played before is played again."""


def cost_of(entry: e.Entry, sealed: bool) -> tuple[Seat, int] | None:
    """Which seat an entry is counted for, and as how much, if the match could do without it."""
    if isinstance(entry, e.Answered):
        return (entry.seat, 1) if sealed else None
    if isinstance(entry, e.Drew):
        return None
    if isinstance(entry, e.Retracted | e.Seated | e.PauseVoted | e.Planned) or (
        isinstance(entry, e.Away) and entry.away
    ):
        return entry.seat, 1
    return (entry.seat, UNDONE) if isinstance(entry, e.Undone) else None


def check_changes(had: int, cost: int) -> None:
    """Raise Refused if a seat that had so many changes has no more."""
    if had + cost > MOST_CHANGES:
        raise Refused("too_many", "This seat has been changed too often; nothing more can be changed there.")
