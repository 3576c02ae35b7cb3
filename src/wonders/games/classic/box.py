"""Every card and board there is, of the base game and of all expansions, by its id."""

import copyreg
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from wonders.games.classic.card import Board, Card
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.expansion import EXPANSIONS, load
from wonders.games.classic.wonders import ALL_BOARDS


@cache
def every_card() -> Mapping[str, Card]:
    """In the order of the card lists, those of the base game first. A game uses those of its ruleset only."""
    cards = (*ALL_CARDS, *(card for name in EXPANSIONS for card in load(name).cards))
    return MappingProxyType({card.id: card for card in cards})


@cache
def every_board() -> Mapping[str, Board]:
    boards = (*ALL_BOARDS, *(board for name in EXPANSIONS for board in load(name).boards))
    return MappingProxyType({board.id: board for board in boards})


def card_of(id: str) -> Card:
    """The one card with this id."""
    return every_card()[id]


def board_of(id: str) -> Board:
    """The one board with this id."""
    return every_board()[id]


def _card_by_id(card: Card) -> tuple[Callable[[str], Card], tuple[str]]:
    return card_of, (card.id,)


def _board_by_id(board: Board) -> tuple[Callable[[str], Board], tuple[str]]:
    return board_of, (board.id,)


copyreg.pickle(Card, _card_by_id)  # there is one object of each, also after a copy
copyreg.pickle(Board, _board_by_id)
