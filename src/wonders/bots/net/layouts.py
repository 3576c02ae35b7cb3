"""What lies between the cities of Duel as rows of numbers: the layout, and the middle with its tokens."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from wonders.bots.net.pieces import slices
from wonders.core.decisions import Seat
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import Table
from wonders.spaces.duel.observation import CLOSED_CARD, CLOSED_GUILD
from wonders.spaces.duel.pieces import CARDS, LAST_AGE, SLOTS, TOKENS

LAYOUT: Final = slices({"open": len(CARDS), "accessible": len(CARDS), "slots": SLOTS, "accessible slots": SLOTS})
"""Where the numbers of a layout lie: cards as flags, then what is in each slot and whether it can be taken."""
LAYOUT_SIZE: Final = LAYOUT["accessible slots"].stop
MIDDLE: Final = slices({"board": len(TOKENS), "loot": 4, "age": LAST_AGE + 1})
"""Where the numbers of the middle lie: progress tokens on the board, looting tokens by seat, the age."""
MIDDLE_SIZE: Final = MIDDLE["age"].stop

_BITS: Final = np.arange(SLOTS)
_SLOT_OF: Final[dict[Card | None, int]] = {None: 0, **{card: number + 1 for number, card in enumerate(CARDS)}}
"""What a slot holds: nothing known, or one more than the number of its card."""
_NO_SLOTS: Final = [0] * SLOTS
_BOARD: Final = {token: at for at, token in enumerate(TOKENS)}


def layouts_read(tables: Sequence[Table]) -> np.ndarray:
    """A row for the layout of each table."""
    laid = np.array([[*map(_SLOT_OF.__getitem__, table.laid)] or _NO_SLOTS for table in tables])
    words = np.array([(table.shape.left, table.closed, table.shape.accessible, table.purple) for table in tables])
    left, closed, reach, purple = np.moveaxis(words[:, :, None] >> _BITS & 1, 1, 0)
    backs = CLOSED_CARD + (CLOSED_GUILD - CLOSED_CARD) * purple
    rows = np.zeros((len(tables), LAYOUT_SIZE), np.float32)
    rows[:, LAYOUT["slots"]] = left * np.where(closed, backs, laid)
    rows[:, LAYOUT["accessible slots"]] = reach
    up = laid * (1 - closed)
    flags = np.zeros((2, len(tables), len(CARDS) + 1), np.float32)
    at = np.arange(len(tables))[:, None]
    flags[0, at, up * left] = 1
    flags[1, at, up * reach] = 1
    rows[:, LAYOUT["open"]], rows[:, LAYOUT["accessible"]] = flags[:, :, 1:]
    return rows


def middles_read(seen: Sequence[tuple[Table, Seat]]) -> np.ndarray:
    """A row for the middle of each table as a seat sees it."""
    rows = np.zeros((len(seen), MIDDLE_SIZE), np.float32)
    loot, age = MIDDLE["loot"].start, MIDDLE["age"].start
    for row, (table, seat) in zip(rows, seen, strict=True):
        row[[_BOARD[token] for token in table.board]] = 1
        for at, side in ((loot, table.loot[seat]), (loot + 2, table.loot[1 - seat])):
            row[[at + (worth == 5) for worth in side]] = 1
        row[age + table.age] = 1
    return rows
