"""A city: a wonder under construction, the cards in front of it, progress and victory tokens."""

from typing import Final

from wonders.core.values import Value
from wonders.games.architects.cards import NO_CARDS, REDS, Card, listed
from wonders.games.architects.pieces import Stage, Token, Wonder

STAGES: Final = 5
FIRST_RED: Final = REDS[0].place


class City(Value):
    """What lies open in front of a player. Cards are counts in the order of `ALL_CARDS`; tuples are sorted."""

    wonder: Wonder
    built: tuple[int, ...] = ()
    """Numbers of the completed stages."""
    cards: tuple[int, ...] = NO_CARDS
    tokens: tuple[Token, ...] = ()
    victories: int = 0
    """Military victory tokens."""

    def __repr__(self) -> str:
        parts = [self.wonder.id, f"built {self.built}", listed(self.cards) or "no cards"]
        parts += [token.id for token in self.tokens] + ([f"{self.victories} victories"] if self.victories else [])
        return f"City({', '.join(parts)})"

    def with_card(self, card: Card) -> "City":
        wonder, built, cards, tokens, victories = self
        counts = list(cards)
        counts[card.place] += 1
        return City(wonder, built, tuple(counts), tokens, victories)

    @property
    def is_finished(self) -> bool:
        return len(self.built) == STAGES

    @property
    def open_stages(self) -> tuple[Stage, ...]:
        """The stages that may be completed now: everything below them stands. Rules architects-18, architects-19."""
        return self.wonder.open[self.built]

    @property
    def shields(self) -> int:
        """Shields on red cards, and those of tokens and stages, which are never discarded.

        Rules architects-59, architects-63.
        """
        standing = sum(token.effect.shields() for token in self.tokens)
        standing += sum(self.wonder.stages[number - 1].shields for number in self.built)
        return standing + sum(self.cards[FIRST_RED:])
