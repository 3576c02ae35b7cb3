"""What the database knows of classic 7 Wonders."""

from collections.abc import Sequence

from wonders.core.decisions import Seat
from wonders.database.entries import Wonders
from wonders.games.classic.table import Table


def wonders_of(tables: Sequence[Table], seat: Seat) -> Wonders:
    standing = tables[-1].cities[seat].standing
    board = standing.board
    return Wonders(board.wonder, board.side, standing.stages, (board.wonder,))
