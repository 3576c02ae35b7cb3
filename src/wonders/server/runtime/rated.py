"""The result of a rated match, to be written with the entry that ends it."""

from collections.abc import Sequence

from wonders.server.runtime.participations import Ending
from wonders.server.store.batch import RatedMatch
from wonders.server.tables import entries as e
from wonders.server.tables.rated import kind_of, result_of
from wonders.server.tables.state import TableState


def rated_of(table: TableState, entries: Sequence[e.Entry], ending: Ending | None) -> RatedMatch | None:
    """What these entries say about ratings: something only where they end a rated match."""
    if ending is None or (kind := kind_of(table.made)) is None or not table.lineup.starters:
        return None
    late = {entry.seat for entry in entries if isinstance(entry, e.Answered) and entry.by == "time"}
    return RatedMatch(table.id, kind, entries[-1].at, result_of(table, ending.outcome, late))
