"""A city: a wonder under construction, the cards in front of it, progress and victory tokens."""

from dataclasses import dataclass
from typing import Any, Final, Self

from wonders.core.values import Value
from wonders.games.architects.cards import NO_CARDS, REDS, Card
from wonders.games.architects.tokens import Token
from wonders.games.architects.wonders import Stage, Wonder

STAGES: Final = 5
FIRST_RED: Final = REDS[0].place
_new = object.__new__


class Part(Value):
    """A value that keeps no facts: its changed copy is a copy of the whole dictionary, which is quicker."""

    def but(self, **changes: Any) -> Self:
        assert changes.keys() <= self.__dataclass_fields__.keys(), changes
        new = _new(type(self))
        new.__dict__.update(self.__dict__)
        new.__dict__.update(changes)
        return new


@dataclass(frozen=True)
class City(Part):
    """What lies in front of a player, all of it open. Cards are counts in the order of `CARDS`; every tuple is sorted."""

    wonder: Wonder
    built: tuple[int, ...] = ()
    """Numbers of the completed stages."""
    cards: tuple[int, ...] = NO_CARDS
    tokens: tuple[Token, ...] = ()
    victories: int = 0
    """Military victory tokens."""

    def with_card(self, card: Card) -> "City":
        """One more card. (Writing the fields one by one takes a third of the time of the constructor.)"""
        counts = list(self.cards)
        counts[card.place] += 1
        city = _new(City)
        fields = city.__dict__
        fields["wonder"] = self.wonder
        fields["built"] = self.built
        fields["cards"] = tuple(counts)
        fields["tokens"] = self.tokens
        fields["victories"] = self.victories
        return city

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
