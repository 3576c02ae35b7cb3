"""The deck of an age: cards that are always in it, and some drawn from larger lots."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from wonders.games.classic.card import Card


class Draws(NamedTuple):
    """So many of these cards, drawn at random and unseen."""

    lot: tuple[Card, ...]
    size: int


@dataclass(frozen=True)
class Deck:
    """What is dealt in an age."""

    fixed: tuple[Card, ...]
    draws: tuple[Draws, ...] = ()

    def problems(self, cards: "dict[Card, int]") -> Iterator[str]:
        """What is wrong with cards that should be this deck: how often each occurs."""
        expected: dict[Card, int] = {}
        for card in self.fixed:
            expected[card] = expected.get(card, 0) + 1
        for lot, count in self.draws:
            drawn = [card for card in lot if cards.get(card)]
            if len(drawn) != count:
                yield f"{len(drawn)} cards instead of {count} out of {lot}"
            expected.update(dict.fromkeys(drawn, 1))
        for card in {*cards, *expected}:
            if cards.get(card, 0) != expected.get(card, 0):
                yield f"{cards.get(card, 0)} times {card} instead of {expected.get(card, 0)}"
