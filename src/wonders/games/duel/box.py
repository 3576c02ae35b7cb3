"""Everything in the box that has effects, by its id."""

import copyreg
from collections.abc import Callable, Mapping

from wonders.games.duel.cards import CARDS
from wonders.games.duel.pieces import Card, Piece, Token, Wonder
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.wonders import WONDERS

PIECES: Mapping[str, Piece] = {**CARDS, **WONDERS, **TOKENS}


def piece(id: str) -> Piece:
    """The one piece with this id."""
    return PIECES[id]


def _by_id(one: Piece) -> tuple[Callable[[str], Piece], tuple[str]]:
    return piece, (one.id,)


for _kind in (Card, Wonder, Token):
    copyreg.pickle(_kind, _by_id)  # there is one object of each piece, also after a copy
