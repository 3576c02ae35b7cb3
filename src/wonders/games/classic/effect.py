"""The kind of all effects. Every effect answers a few questions; every answer defaults to nothing.

When an effect acts follows from what it overrides: nobody has to announce it.
"""

from collections.abc import Iterable, Sequence
from enum import Enum, StrEnum
from functools import cache
from typing import TYPE_CHECKING

from wonders.core.events import AnyEvent
from wonders.core.phrases import Phrase, phrase
from wonders.core.values import Value, fact
from wonders.games.classic.counts import Colour

if TYPE_CHECKING:
    from wonders.games.classic.card import Buildable
    from wonders.games.classic.city import City
    from wonders.games.classic.events import CardBuilt, CoinsPaid, ConflictWon
    from wonders.games.classic.table import Draft


class Symbol(Enum):
    """A field of science."""

    COMPASS = "compass"
    GEAR = "gear"
    TABLET = "tablet"

    __hash__ = object.__hash__  # there is one object each; the hash of an enum is Python code, and symbols are counted


class Power(StrEnum):
    """A right that a city holds while the card or stage stands."""

    BUILD_FREE_ONCE_PER_AGE = "free_build"
    PLAY_LAST_CARD = "last_card"
    COPY_GUILD = "copy_guild"


class Prices(Value):
    """What one bought good costs, by kind and side."""

    raw_left: int = 2
    raw_right: int = 2
    made_left: int = 2
    made_right: int = 2
    rebate_left: int = 0
    """Coins off the first good bought on that side."""
    rebate_right: int = 0

    @fact
    def rebates(self) -> int:
        return self.rebate_left + self.rebate_right

    @fact
    def lowest(self) -> int:
        return min(self.raw_left, self.raw_right, self.made_left, self.made_right)

    @fact
    def all_alike(self) -> bool:
        """Whether every good costs the same from either side."""
        return self.raw_left == self.raw_right == self.made_left == self.made_right and not self.rebates

    def cheapest(self, other: "Prices") -> "Prices":
        """Reductions do not add up: the lower price counts."""
        return Prices(
            min(self.raw_left, other.raw_left),
            min(self.raw_right, other.raw_right),
            min(self.made_left, other.made_left),
            min(self.made_right, other.made_right),
            max(self.rebate_left, other.rebate_left),
            max(self.rebate_right, other.rebate_right),
        )

    def after(self, left: bool, right: bool) -> "Prices":
        """What further goods cost in a turn in which something was bought on these sides already."""
        return self.but(rebate_left=0 if left else self.rebate_left, rebate_right=0 if right else self.rebate_right)


FULL_PRICES = Prices()


class Effect(Value):
    """One thing that a card or stage does. `cities` is the whole circle of cities, `at` the owner's place in it."""

    order = 0
    """Where several effects answer to what has happened, those with a lower number come first."""

    # What it is, while it stands.

    @property
    def shields(self) -> int:
        return 0

    @property
    def shields_per_defeat(self) -> int:
        """Shields for each defeat token of its city."""
        return 0

    @property
    def capacity(self) -> int:
        """What it produces for its city, packed (see core.payment)."""
        return 0

    @property
    def for_sale(self) -> int:
        """The part of it that neighbours may buy."""
        return 0

    @property
    def prices(self) -> Prices:
        return FULL_PRICES

    @property
    def symbol(self) -> Symbol | None:
        return None

    @property
    def free_symbols(self) -> int:
        return 0

    @property
    def masks(self) -> int:
        """Symbols copied from neighbours' green cards at the end."""
        return 0

    @property
    def set_bonus(self) -> int:
        """Points for each set of three symbols, on top of the usual ones."""
        return 0

    @property
    def power(self) -> str | None:
        """A right that the city holds while it stands."""
        return None

    @property
    def builds_free(self) -> Colour | bool:
        """Whether that right, used once an age, builds a card for nothing: any card, or one of a colour."""
        return False

    # When its city pays.

    def adapted(self, made: frozenset[str]) -> tuple[str, ...]:
        """What it produces where the board, brown and grey cards make these goods: one good of one of these kinds."""
        return ()

    def waived(self, works: "Buildable") -> int:
        """Goods of this cost that need not be produced: the owner chooses which."""
        return 0

    def from_bank(self) -> int:
        """Goods that the bank sells for a coin each, once a turn."""
        return 0

    # When it comes into play.

    @property
    def revives(self) -> bool:
        """Whether it builds from the discard pile at the end of the turn."""
        return False

    def coins(self, cities: "tuple[City, ...]", at: int) -> int:
        """Coins from the bank, once, when all cards of the turn lie."""
        return 0

    def on_built(self, draft: "Draft", city: int, source: str, events: "Sequence[AnyEvent]") -> "Iterable[AnyEvent]":
        """What else it lets happen; `source` is its card or board, `events` is all that happened with it."""
        return ()

    # When something happens to its city, while it stands.

    def on_payment(
        self, draft: "Draft", source: str, paid: "CoinsPaid", events: "Sequence[AnyEvent]"
    ) -> "Iterable[AnyEvent]":
        """What follows from coins that its city pays."""
        return ()

    def on_building(self, built: "CardBuilt") -> "Iterable[AnyEvent]":
        """What follows from another building that its city puts down."""
        return ()

    def on_conflict(self, at: int, source: str, won: "ConflictWon") -> "Iterable[AnyEvent]":
        """What follows from a conflict that its city wins or loses."""
        return ()

    def on_income(self, draft: "Draft", at: int, source: str, in_conflict: bool) -> "Iterable[AnyEvent]":
        """What follows from coins that its city takes from the bank, asked once for all of them."""
        return ()

    # When the match is over.

    def points(self, cities: "tuple[City, ...]", at: int) -> int:
        """Points at the end of the match."""
        return 0

    def reason(self, cities: "tuple[City, ...]", at: int) -> Phrase:
        """Why it scored what it scored."""
        return phrase("classic-line-printed")

    def in_words(self) -> Phrase:
        """What it does, for card lists and tooltips."""
        raise NotImplementedError


PAYING = ("adapted", "waived", "from_bank")
"""The questions that are asked when a city pays."""
ANSWERING = ("on_payment", "on_building", "on_conflict", "on_income")
"""The questions that are asked when something happens to a city."""


def overriding(effects: Iterable[Effect], *questions: str) -> tuple[Effect, ...]:
    """Those of the effects that have an answer of their own to one of these questions."""
    return tuple([effect for effect in effects if _answers(type(effect), questions)])


@cache
def _answers(kind: type[Effect], questions: tuple[str, ...]) -> bool:
    return any(getattr(kind, question) is not getattr(Effect, question) for question in questions)
