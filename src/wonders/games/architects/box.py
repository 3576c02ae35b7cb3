"""Everything in the box, by its id."""

import copyreg
from collections.abc import Callable, Mapping
from typing import TypeAlias

from wonders.games.architects.cards import CARDS, Card
from wonders.games.architects.pieces import Token, Wonder
from wonders.games.architects.tokens import TOKENS
from wonders.games.architects.wonders import WONDERS

Piece: TypeAlias = Card | Token | Wonder
PIECES: Mapping[str, Piece] = {**CARDS, **WONDERS, **TOKENS}


def piece(id: str) -> Piece:
    """The one piece with this id."""
    return PIECES[id]


def _by_id(one: Piece) -> tuple[Callable[[str], Piece], tuple[str]]:
    return piece, (one.id,)


_KINDS: tuple[type[Piece], ...] = (Card, Wonder, Token)
for _kind in _KINDS:
    copyreg.pickle(_kind, _by_id)  # there is one object of each piece, also after a copy
