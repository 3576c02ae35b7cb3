"""The result of a game of a tournament, to be written with the entry that ends it."""

from collections.abc import Sequence

from wonders.server.runtime.participations import Ending
from wonders.server.store.batch import GameResult
from wonders.server.tables import entries as e
from wonders.server.tables.games import encoded, settled_by
from wonders.server.tables.state import TableState


def game_result_of(table: TableState, entries: Sequence[e.Entry], ending: Ending | None) -> GameResult | None:
    """What these entries say about a tournament: something only where they end one of its games."""
    if not table.made.tournament:
        return None
    settled = settled_by(table, entries, ending.outcome if ending is not None else None)
    return GameResult(table.id, entries[-1].at, encoded(settled)) if settled is not None else None
