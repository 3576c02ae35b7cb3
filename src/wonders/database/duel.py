"""What the database knows of Duel."""

from collections.abc import Sequence

from wonders.core.decisions import Seat
from wonders.database.entries import Wonders
from wonders.games.duel.table import PLAY, Table


def wonders_of(tables: Sequence[Table], seat: Seat) -> Wonders:
    """After the draft four wonders; the eighth may be gone in the end."""
    drafted = next(table for table in tables if table.phase == PLAY)
    owned = tuple(wonder.id for wonder in drafted.cities[seat].wonders)
    return Wonders("", "", len(tables[-1].cities[seat].finished), owned)
