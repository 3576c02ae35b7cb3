"""How a seat began its match, for the statistics of a profile: its wonders, and the first cards it built."""

from collections.abc import Callable, Mapping
from typing import Final

from wonders.core.decisions import Seat
from wonders.core.game import AnyTable

FIRST: Final = 3
"""Cards that are an opening."""


def wonders_of(game: str, table: AnyTable, seat: Seat) -> str:
    """The wonders of a seat by their ids, with commas; nothing for a game that has none."""
    found = _WONDERS.get(game)
    return ",".join(found(table, seat)) if found else ""


def opening_of(game: str, table: AnyTable, seat: Seat) -> str:
    """The first cards that a seat has built, in their order, with commas; nothing where the order is not known."""
    found = _CARDS.get(game)
    return ",".join(found(table, seat)[:FIRST]) if found else ""


def _boards(table: AnyTable, seat: Seat) -> list[str]:
    board = table.boards[seat]
    return [board.id] if board is not None else []


def _drafted(table: AnyTable, seat: Seat) -> list[str]:
    city = table.cities[seat]
    return sorted(wonder.id for wonder in (*city.wonders, *(built.wonder for built in city.finished)))


_WONDERS: Final[Mapping[str, Callable[[AnyTable, Seat], list[str]]]] = {
    "classic": _boards,
    "duel": _drafted,
    "architects": lambda table, seat: [table.cities[seat].wonder.id],
}
_CARDS: Final[Mapping[str, Callable[[AnyTable, Seat], list[str]]]] = {
    "classic": lambda table, seat: [card.id for card in table.cities[seat].standing.built],
    "duel": lambda table, seat: [card.id for card in table.cities[seat].built],
}
