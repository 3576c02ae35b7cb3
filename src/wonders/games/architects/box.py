"""Everything in the box, by its id."""

import copyreg
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from wonders.games.architects.cards import CARDS, Card
from wonders.games.architects.pieces import Token, Wonder
from wonders.games.architects.tokens import TOKENS
from wonders.games.architects.wonders import WONDERS

Piece: TypeAlias = Card | Token | Wonder
PIECES: Mapping[str, Piece] = {**CARDS, **WONDERS, **TOKENS}


def piece(id: str) -> Piece:
    """The one piece with this id."""
    return PIECES[id]


def _by_id(one: Any) -> tuple[Callable[[str], Piece], tuple[str]]:
    return piece, (one.id,)


for _kind in (Card, Wonder, Token):
    copyreg.pickle(_kind, _by_id)  # there is one object of each piece, also after a copy
