"""A city: what stands in it. All it can do follows from that."""

from dataclasses import dataclass
from typing import NamedTuple

from wonders.core.values import Value, fact
from wonders.games.duel.pieces import Card, Piece, Token, Wonder
from wonders.games.duel.tally import MAKES, TRADES


class Marked(NamedTuple):
    """A wonder that is built, and the card that lies face down under it."""

    wonder: Wonder
    card: Card


@dataclass(frozen=True)
class City(Value):
    """All of it lies open. A card under a wonder was seen by both when it was taken."""

    built: tuple[Card, ...] = ()
    wonders: tuple[Wonder, ...] = ()
    """Those not built yet, in the order in which they were picked."""
    finished: tuple[Marked, ...] = ()
    tokens: tuple[Token, ...] = ()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Everything that has an effect here."""
        return (*self.built, *[wonder for wonder, _ in self.finished], *self.tokens)

    @fact
    def tally(self) -> int:
        """What stands here, counted (see tally.py)."""
        return sum(piece.tally for piece in self.pieces)

    @fact
    def trades(self) -> int:
        """The part of the tally that decides what things cost this city."""
        return self.tally & TRADES

    @fact
    def makes(self) -> int:
        """The part of the tally that decides what goods cost the other city."""
        return self.tally & MAKES

    def with_card(self, card: Card) -> "City":
        """With one more building. The facts are carried over: adding to them is exact, recounting costs more than a turn."""
        new = object.__new__(City)
        told = new.__dict__
        told.update(self.__dict__)
        told["built"] += (card,)
        told["tally"] = tally = self.tally + card.tally
        if card.trades:
            told["trades"], told["makes"] = tally & TRADES, tally & MAKES
        return new

    def without_card(self, card: Card) -> "City":
        return self.but(built=tuple([other for other in self.built if other is not card]))

    def with_wonder(self, wonder: Wonder, card: Card) -> "City":
        """With one more wonder, and a card under it. Facts are carried over here too."""
        new = object.__new__(City)
        told = new.__dict__
        told.update(self.__dict__)
        told["wonders"] = tuple([other for other in self.wonders if other is not wonder])
        told["finished"] += (Marked(wonder, card),)
        told["tally"] = tally = self.tally + wonder.tally
        if wonder.trades:
            told["trades"], told["makes"] = tally & TRADES, tally & MAKES
        return new

    def without_wonder(self, wonder: Wonder) -> "City":
        return self.but(wonders=tuple([other for other in self.wonders if other is not wonder]))

    def with_token(self, token: Token) -> "City":
        return self.but(tokens=(*self.tokens, token))
