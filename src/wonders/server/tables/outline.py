"""A table that is not in memory, from the few entries that say who sits there: the match itself is not played again."""

from collections.abc import Sequence

from wonders.server.tables import entries as e
from wonders.server.tables.state import TableState

ARRANGING = (e.Created, e.Seated, e.Resigned, e.Away, e.Rematched)
SKIPPED = ("answered", "drew", "retracted", "undone", "said", "pausevoted")
"""Entries that need not even be read."""


def outline_of(id: str, bodies: Sequence[str]) -> tuple[TableState, str] | None:
    """Seats and rights as they stand, and open or playing; None if there is no such table."""
    table, phase = TableState(id), "open"
    for entry in map(e.decode, bodies):
        if isinstance(entry, e.Closed):
            phase = "closed"
        elif isinstance(entry, ARRANGING):
            table.apply(entry)
        elif isinstance(entry, e.Started):
            phase = "playing"
    return (table, phase) if table.seq else None
