"""What progress tokens and stages do: what you get, and for each what.

An effect answers a few questions; every answer defaults to nothing. What stages have their owner do stands in
`stage_effects.py`.
"""

from typing import TYPE_CHECKING

from wonders.core.phrases import Phrase, phrase
from wonders.core.values import Value
from wonders.games.architects.cards import ALL_CARDS, BLUE, Card

if TYPE_CHECKING:
    from wonders.games.architects.city import City


class Effect(Value):
    """One thing that a token or a stage does."""

    def shields(self) -> int:
        """Shields it adds for good."""
        return 0

    def extra_after(self, card: Card) -> bool:
        """Whether taking this card gives a right to an extra card."""
        return False

    def extra_after_stage(self) -> bool:
        """Whether completing a stage gives a right to an extra card."""
        return False

    def coin_worth(self) -> int:
        """How many coins one yellow card is worth, once a turn."""
        return 1

    def any_resources(self) -> bool:
        """Whether it lifts the words identical and different from the cost of a stage."""
        return False

    def points(self, city: "City", copies: int) -> int:
        """Points at the end for so many copies of the token together."""
        return 0

    def phase(self) -> str:
        """Name of the phase in which it is carried out as soon as its stage is completed; empty for none."""
        return ""

    def in_words(self) -> Phrase:
        """The effect in words."""
        raise NotImplementedError

    def reason(self, city: "City", copies: int) -> Phrase:
        """Why it gives the points it gives."""
        return self.in_words()


class Each(Value):
    """For each what. `word` names it in texts."""

    word: str

    def of(self, city: "City") -> int:
        raise NotImplementedError


class CatIcon(Each):
    """For each cat icon on the blue cards."""

    word: str = "cat_icon"

    def of(self, city: "City") -> int:
        return sum(city.cards[card.place] for card in ALL_CARDS if card.colour == BLUE and card.cat)


class VictoryToken(Each):
    """For each military victory token."""

    word: str = "victory_token"

    def of(self, city: "City") -> int:
        return city.victories


class ProgressToken(Each):
    """For each progress token, this one included."""

    word: str = "progress_token"

    def of(self, city: "City") -> int:
        return len(city.tokens)


class Shields(Effect):
    """Adds shields that are never discarded."""

    n: int

    def shields(self) -> int:
        return self.n

    def in_words(self) -> Phrase:
        return phrase("architects-effect-shields", n=self.n)


class Either(Value):
    """One of several kinds of card. `word` names them together in texts."""

    word: str
    cards: tuple[Card, ...]


class ExtraCard(Effect):
    """One more card out of the usual three after taking one of these."""

    after: Either

    def extra_after(self, card: Card) -> bool:
        return card in self.after.cards

    def in_words(self) -> Phrase:
        return phrase("architects-effect-extra-card", after=self.after.word)


class ExtraCardForStage(Effect):
    """One more card out of the usual three after completing a stage."""

    def extra_after_stage(self) -> bool:
        return True

    def in_words(self) -> Phrase:
        return phrase("architects-effect-extra-card-for-stage")


class CoinWorth(Effect):
    """One yellow card counts as so many coins."""

    n: int

    def coin_worth(self) -> int:
        return self.n

    def in_words(self) -> Phrase:
        return phrase("architects-effect-coin-worth", n=self.n)


class AnyResources(Effect):
    """Resources need be neither identical nor different; their number stays."""

    def any_resources(self) -> bool:
        return True

    def in_words(self) -> Phrase:
        return phrase("architects-effect-any-resources")


class Points(Effect):
    """So many points for each of something."""

    n: int
    per: Each

    def points(self, city: "City", copies: int) -> int:
        return self.n * self.per.of(city)

    def in_words(self) -> Phrase:
        return phrase("architects-effect-points-per", n=self.n, per=self.per.word)

    def reason(self, city: "City", copies: int) -> Phrase:
        return phrase("architects-score-per", n=self.n, count=self.per.of(city), per=self.per.word)


class PointsForWonder(Effect):
    """Points that depend on whether the own wonder is finished."""

    unfinished: int
    finished: int

    def points(self, city: "City", copies: int) -> int:
        return self.finished if city.is_finished else self.unfinished

    def in_words(self) -> Phrase:
        return phrase("architects-effect-points-for-wonder", unfinished=self.unfinished, finished=self.finished)

    def reason(self, city: "City", copies: int) -> Phrase:
        return phrase("architects-score-finished" if city.is_finished else "architects-score-unfinished")


class PointsForCopies(Effect):
    """Points for one copy of the token, or for both together."""

    one: int
    both: int

    def points(self, city: "City", copies: int) -> int:
        return self.both if copies > 1 else self.one

    def in_words(self) -> Phrase:
        return phrase("architects-effect-points-for-copies", one=self.one, both=self.both)

    def reason(self, city: "City", copies: int) -> Phrase:
        return phrase("architects-score-copies", copies=copies)
