"""A city: a wonder under construction, the cards in front of it, progress and victory tokens."""

from typing import Final

from wonders.core.values import quick
from wonders.games.architects.cards import NO_CARDS, REDS, Card, listed
from wonders.games.architects.part import Part
from wonders.games.architects.tokens import Token
from wonders.games.architects.wonders import Stage, Wonder

STAGES: Final = 5
FIRST_RED: Final = REDS[0].place


@quick
class City(Part):
    """What lies in front of a player, all of it open. Cards are counts in the order of `CARDS`; tuples are sorted."""

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
        """One more card."""
        counts = list(self.cards)
        counts[card.place] += 1
        return City(self.wonder, self.built, tuple(counts), self.tokens, self.victories)

    @property
    def is_finished(self) -> bool:
        return len(self.built) == STAGES

    @property
    def open_stages(self) -> tuple[Stage, ...]:
        """The stages that may be completed now: everything below them stands.

        Rulebook: architects, "Einen Bauabschnitt vollenden".
        """
        return self.wonder.open[self.built]

    @property
    def shields(self) -> int:
        """Shields on red cards, and those of tokens and stages, which are never discarded.

        Rulebook: architects, "Einen Konflikt abhandeln".
        """
        standing = sum(token.effect.shields() for token in self.tokens)
        standing += sum(self.wonder.stages[number - 1].shields for number in self.built)
        return standing + sum(self.cards[FIRST_RED:])
