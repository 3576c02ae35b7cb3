"""Everything in the box that has effects, by its id."""

from collections.abc import Mapping

from wonders.games.duel.cards import CARDS
from wonders.games.duel.pieces import Piece
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.wonders import WONDERS

PIECES: Mapping[str, Piece] = {**CARDS, **WONDERS, **TOKENS}
