"""A city: a wonder under construction, the cards in front of it, progress and victory tokens."""

from dataclasses import field
from typing import Final

from wonders.core.values import Value, filled
from wonders.games.architects.cards import GOODS, NO_CARDS, REDS, SYMBOLS, Card, listed
from wonders.games.architects.pieces import Stage, Token, Wonder

STAGES: Final = 5
KINDS: Final = len(GOODS)
FIRST_SYMBOL: Final = SYMBOLS[0].place
LAST_SYMBOL: Final = SYMBOLS[-1].place + 1
FIRST_RED: Final = REDS[0].place


def can_pay(wonder: Wonder, built: tuple[int, ...], cards: tuple[int, ...], tokens: tuple[Token, ...]) -> bool:
    """Whether cards pay for an open stage, with the help of tokens. Coins count as whatever is missing.

    Rules architects-22, architects-23, architects-50, architects-51.
    """
    goods, coins = cards[:KINDS], cards[KINDS]
    different, identical = wonder.need[built]
    effects = [token.effect for token in tokens if token.helps] if tokens else ()
    if effects:
        if coins:
            coins += max([effect.coin_worth() for effect in effects]) - 1
        if sum(goods) + coins >= min(different, identical) and any(effect.any_resources() for effect in effects):
            return True
    return KINDS - goods.count(0) + coins >= different or max(goods) + coins >= identical


def has_set(cards: tuple[int, ...]) -> bool:
    """Whether there are two equal or three different symbols among cards. Rule architects-34."""
    compass, gear, tablet = cards[FIRST_SYMBOL:LAST_SYMBOL]
    return compass > 1 or gear > 1 or tablet > 1 or compass == gear == tablet == 1


class City(Value):
    """What lies open in front of a player. Cards are counts in the order of `ALL_CARDS`; tuples are sorted."""

    wonder: Wonder
    built: tuple[int, ...] = ()
    """Numbers of the completed stages."""
    cards: tuple[int, ...] = NO_CARDS
    tokens: tuple[Token, ...] = ()
    victories: int = 0
    """Military victory tokens."""
    payable: bool | None = field(default=None, repr=False, compare=False)
    """Whether an open stage can be paid with all tokens still to be used; None where that is to be worked out."""
    tradable: bool | None = field(default=None, repr=False, compare=False)
    """The same for a set of symbols to trade. Both follow from the rest, and most cards do not change them."""

    def __repr__(self) -> str:
        parts = [self.wonder.id, f"built {self.built}", listed(self.cards) or "no cards"]
        parts += [token.id for token in self.tokens] + ([f"{self.victories} victories"] if self.victories else [])
        return f"City({', '.join(parts)})"

    def with_card(self, card: Card) -> "City":
        wonder, built, cards, tokens, victories, payable, tradable = self
        counts = list(cards)
        counts[card.place] += 1
        cards = tuple(counts)
        if not payable and (card.pays or payable is None):
            payable = can_pay(wonder, built, cards, tokens)
        if not tradable and (card.is_symbol or tradable is None):
            tradable = has_set(cards)
        changed: City = filled(City, (wonder, built, cards, tokens, victories, payable, tradable))
        return changed

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
