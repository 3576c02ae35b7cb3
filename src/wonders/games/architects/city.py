"""A city: a wonder under construction, the cards in front of it, progress and victory tokens."""

from dataclasses import field
from typing import Final

from wonders.core.values import quick
from wonders.games.architects.cards import NO_CARDS, REDS, Card, listed
from wonders.games.architects.part import Part, maker
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
    payable: bool | None = field(default=None, repr=False, compare=False)
    """Whether an open stage can be paid with the help of all tokens, once that is worked out."""
    tradable: bool | None = field(default=None, repr=False, compare=False)
    """Whether there is a set of symbols to trade, once that is worked out."""

    def __repr__(self) -> str:
        parts = [self.wonder.id, f"built {self.built}", listed(self.cards) or "no cards"]
        parts += [token.id for token in self.tokens] + ([f"{self.victories} victories"] if self.victories else [])
        return f"City({', '.join(parts)})"

    def with_card(self, card: Card) -> "City":
        """One more card. Most cards do not change what was worked out before."""
        counts = list(self.cards)
        counts[card.place] += 1
        payable = None if card.pays else self.payable
        tradable = None if card.is_symbol else self.tradable
        return city_of(self.wonder, self.built, tuple(counts), self.tokens, self.victories, payable, tradable)

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


city_of: Final = maker(City)
