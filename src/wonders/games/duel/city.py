"""A city: what stands in it. All it can do follows from that."""

from dataclasses import field

from wonders.core.draft import without
from wonders.core.values import Value, filled
from wonders.games.duel.pieces import Card, Piece, Token, Wonder


class Finished(Value):
    """A wonder that is built, and the card that is buried under it."""

    wonder: Wonder
    buried: Card


class City(Value):
    """All of it lies open. A card under a wonder was seen by both when it was taken."""

    built: tuple[Card, ...] = ()
    wonders: tuple[Wonder, ...] = ()
    """Those not built yet, in the order in which they were picked."""
    finished: tuple[Finished, ...] = ()
    tokens: tuple[Token, ...] = ()
    tally: int = field(default=0, repr=False, compare=False)
    """What stands here, counted (see tally.py): it follows from the rest. Recounting would cost more than a turn."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Everything that has an effect here."""
        return (*self.built, *[built.wonder for built in self.finished], *self.tokens)

    def with_card(self, card: Card) -> "City":
        built, wonders, finished, tokens, tally = self
        changed: City = filled(City, ((*built, card), wonders, finished, tokens, tally + card.tally))
        return changed

    def without_card(self, card: Card) -> "City":
        return self.but(built=without(self.built, card), tally=self.tally - card.tally)

    def with_wonder(self, wonder: Wonder, card: Card) -> "City":
        """With one more of its wonders built, and a card under it."""
        finished = (*self.finished, Finished(wonder, card))
        return self.but(wonders=without(self.wonders, wonder), finished=finished, tally=self.tally + wonder.tally)

    def without_wonder(self, wonder: Wonder) -> "City":
        """With one wonder less that could be built."""
        return self.but(wonders=without(self.wonders, wonder), tally=self.tally)

    def with_token(self, token: Token) -> "City":
        return self.but(tokens=(*self.tokens, token), tally=self.tally + token.tally)

    def owning(self, wonder: Wonder) -> "City":
        """With one more wonder that can be built."""
        return self.but(wonders=(*self.wonders, wonder), tally=self.tally)


def city_of(
    built: tuple[Card, ...],
    wonders: tuple[Wonder, ...] = (),
    finished: tuple[Finished, ...] = (),
    tokens: tuple[Token, ...] = (),
) -> City:
    """A city with all of this, counted."""
    city = City(built, wonders, finished, tokens)
    return city.but(tally=sum(piece.tally for piece in city.pieces))
