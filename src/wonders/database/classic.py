"""What the database knows of classic 7 Wonders."""

from collections.abc import Sequence
from typing import Any

from wonders.core.decisions import Seat
from wonders.database.entries import Wonders


def wonders_of(tables: Sequence[Any], seat: Seat) -> Wonders:
    standing = tables[-1].cities[seat].standing
    board = standing.board
    return Wonders(board.wonder, board.side, standing.stages, (board.wonder,))
