"""A city: what stands in it. All it can do follows from that."""

from dataclasses import dataclass, field
from typing import NamedTuple

from wonders.games.duel.pieces import Card, Piece, Token, Wonder


class Finished(NamedTuple):
    """A wonder that is built, and the card that is buried under it."""

    wonder: Wonder
    buried: Card


@dataclass(frozen=True, slots=True)
class City:
    """All of it lies open. A card under a wonder was seen by both when it was taken."""

    built: tuple[Card, ...] = ()
    wonders: tuple[Wonder, ...] = ()
    """Those not built yet, in the order in which they were picked."""
    finished: tuple[Finished, ...] = ()
    tokens: tuple[Token, ...] = ()
    tally: int = field(default=-1, repr=False, compare=False)
    """What stands here, counted (see tally.py): it follows from the rest. Recounting would cost more than a turn."""

    def __post_init__(self) -> None:
        if self.tally < 0:
            object.__setattr__(self, "tally", sum([piece.tally for piece in self.pieces]))

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Everything that has an effect here."""
        return (*self.built, *[wonder for wonder, _ in self.finished], *self.tokens)

    def with_card(self, card: Card) -> "City":
        return _city((*self.built, card), self.wonders, self.finished, self.tokens, self.tally + card.tally)

    def without_card(self, card: Card) -> "City":
        built = tuple([other for other in self.built if other is not card])
        return _city(built, self.wonders, self.finished, self.tokens, self.tally - card.tally)

    def with_wonder(self, wonder: Wonder, card: Card) -> "City":
        """With one more of its wonders built, and a card under it."""
        rest = tuple([other for other in self.wonders if other is not wonder])
        finished = (*self.finished, Finished(wonder, card))
        return _city(self.built, rest, finished, self.tokens, self.tally + wonder.tally)

    def without_wonder(self, wonder: Wonder) -> "City":
        """With one wonder less that could be built."""
        rest = tuple([other for other in self.wonders if other is not wonder])
        return _city(self.built, rest, self.finished, self.tokens, self.tally)

    def with_token(self, token: Token) -> "City":
        return _city(self.built, self.wonders, self.finished, (*self.tokens, token), self.tally + token.tally)

    def owning(self, wonder: Wonder) -> "City":
        """With one more wonder that can be built."""
        return _city(self.built, (*self.wonders, wonder), self.finished, self.tokens, self.tally)


class _OpenCity:
    """A city that is being made: it becomes one when all its fields are set."""

    __slots__ = City.__slots__

    built: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    finished: tuple[Finished, ...]
    tokens: tuple[Token, ...]
    tally: int


def _city(
    built: tuple[Card, ...],
    wonders: tuple[Wonder, ...],
    finished: tuple[Finished, ...],
    tokens: tuple[Token, ...],
    tally: int,
) -> City:
    """A city whose tally is known. The constructor of a frozen dataclass takes five times as long."""
    city = _OpenCity()
    city.built = built
    city.wonders = wonders
    city.finished = finished
    city.tokens = tokens
    city.tally = tally
    city.__class__ = City  # type: ignore[assignment]
    return city  # type: ignore[return-value]
