"""A city: what stands in it, and what it owns."""

from dataclasses import dataclass
from typing import NamedTuple

from wonders.core.values import Value, fact
from wonders.games.duel.pieces import Card, Piece, Token, Wonder

START_COINS = 7


class Marked(NamedTuple):
    """A wonder that is built, and the card that lies face down under it."""

    wonder: Wonder
    card: Card


@dataclass(frozen=True)
class City(Value):
    """All of it lies open. A card under a wonder was seen by both when it was taken."""

    coins: int = START_COINS
    built: tuple[Card, ...] = ()
    wonders: tuple[Wonder, ...] = ()
    """Those not built yet, in the order of the list of wonders."""
    finished: tuple[Marked, ...] = ()
    tokens: tuple[Token, ...] = ()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Everything that has an effect here."""
        return (*self.built, *(wonder for wonder, _ in self.finished), *self.tokens)

    @fact
    def tally(self) -> int:
        """What stands here, counted (see tally.py)."""
        return sum(piece.tally for piece in self.pieces)

    # The changed copies carry the tally over: adding to it is exact, and recounting a city cost more than its turn.

    def with_coins(self, more: int) -> "City":
        new = object.__new__(City)
        fields = new.__dict__
        fields.update(self.__dict__)
        fields["coins"] += more
        return new

    def with_card(self, card: Card, paid: int = 0) -> "City":
        new = object.__new__(City)
        fields = new.__dict__
        fields.update(self.__dict__)
        fields["coins"] -= paid
        fields["built"] += (card,)
        fields["tally"] = self.tally + card.tally
        return new

    def without_card(self, card: Card) -> "City":
        return self.but(built=tuple(other for other in self.built if other is not card))

    def with_wonder(self, wonder: Wonder, card: Card, paid: int) -> "City":
        new = self.without_wonder(wonder)
        fields = new.__dict__
        fields["coins"] -= paid
        fields["finished"] += (Marked(wonder, card),)
        fields["tally"] = self.tally + wonder.tally
        return new

    def without_wonder(self, wonder: Wonder) -> "City":
        return self.but(wonders=tuple(other for other in self.wonders if other is not wonder))

    def with_token(self, token: Token) -> "City":
        return self.but(tokens=(*self.tokens, token))
