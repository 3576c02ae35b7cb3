"""What cards and wonder stages do. Every effect answers a few questions; every answer defaults to nothing."""

from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import TYPE_CHECKING

from wonders.core import payment
from wonders.core.goods import Good
from wonders.core.phrases import Phrase, phrase
from wonders.core.values import quick
from wonders.games.classic.counts import Colour, Each

if TYPE_CHECKING:
    from wonders.games.classic.card import Works
    from wonders.games.classic.city import City


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


@quick
class Prices:
    """What one bought good costs, by kind and side."""

    raw_left: int = 2
    raw_right: int = 2
    made_left: int = 2
    made_right: int = 2
    rebate_left: int = 0
    """Coins off the first good bought on that side."""
    rebate_right: int = 0
    rebates: int = field(init=False, repr=False)
    lowest: int = field(init=False, repr=False)
    all_alike: bool = field(init=False, repr=False)
    """Whether every good costs the same from either side."""

    def __post_init__(self) -> None:
        prices = (self.raw_left, self.raw_right, self.made_left, self.made_right)
        object.__setattr__(self, "rebates", self.rebate_left + self.rebate_right)
        object.__setattr__(self, "lowest", min(prices))
        object.__setattr__(self, "all_alike", len(set(prices)) == 1 and not self.rebates)

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
        rebates = 0 if left else self.rebate_left, 0 if right else self.rebate_right
        return Prices(self.raw_left, self.raw_right, self.made_left, self.made_right, *rebates)


FULL_PRICES = Prices()


@dataclass(frozen=True)
class Effect:
    """One thing that a card or stage does. `cities` is the whole circle of cities, `at` the owner's place in it."""

    shields: int = field(default=0, init=False, repr=False)
    shields_per_defeat: int = field(default=0, init=False, repr=False)
    capacity: int = field(default=0, init=False, repr=False)
    """What it produces for its city, packed (see core.payment)."""
    for_sale: int = field(default=0, init=False, repr=False)
    """The part of it that neighbours may buy."""
    prices: Prices = field(default=FULL_PRICES, init=False, repr=False)
    symbol: Symbol | None = field(default=None, init=False, repr=False)
    free_symbols: int = field(default=0, init=False, repr=False)
    power: str | None = field(default=None, init=False, repr=False)
    """A right that the city holds while it stands."""
    builds_free: Colour | bool = field(default=False, init=False, repr=False)
    """Whether that right, used once an age, builds a card for nothing: any card, or one of a colour."""
    masks: int = field(default=0, init=False, repr=False)
    """Symbols copied from neighbours' green cards at the end."""
    set_bonus: int = field(default=0, init=False, repr=False)
    """Points for each set of three symbols, on top of the usual ones."""
    adapts: bool = field(default=False, init=False, repr=False)
    """Whether what it produces depends on what the city produces otherwise."""
    waives: bool = field(default=False, init=False, repr=False)
    """Whether it makes goods unnecessary, sells them for the bank, or produces what depends on other production."""
    revives: bool = field(default=False, init=False, repr=False)
    """Whether it builds from the discard pile at the end of the turn in which it is completed."""
    pays: bool = field(default=False, init=False, repr=False)
    """Whether it gives coins when it comes into play."""
    scores: bool = field(default=False, init=False, repr=False)
    """Whether it gives points of its own at the end."""

    def coins(self, cities: "tuple[City, ...]", at: int) -> int:
        """Coins from the bank, once, when it comes into play."""
        return 0

    def points(self, cities: "tuple[City, ...]", at: int) -> int:
        """Points at the end of the match."""
        return 0

    def adapted(self, made: frozenset[str]) -> tuple[str, ...]:
        """What it produces where the board, brown and grey cards make these goods: one good of one of these kinds."""
        return ()

    def waived(self, works: "Works") -> int:
        """Goods of this cost that need not be produced: the owner chooses which."""
        return 0

    def from_bank(self) -> int:
        """Goods that the bank sells for a coin each, once a turn."""
        return 0

    def in_words(self) -> Phrase:
        """What it does, for card lists and tooltips."""
        raise NotImplementedError

    def reason(self, cities: "tuple[City, ...]", at: int) -> Phrase:
        """Why it scored what it scored."""
        return phrase("classic-line-printed")

    def _set(self, **facts: object) -> None:
        for name, value in facts.items():
            object.__setattr__(self, name, value)


@dataclass(frozen=True)
class Produces(Effect):
    """So many units a turn, each one of the goods in `choice`; private ones cannot be bought by neighbours."""

    choice: str
    units: int = 1
    private: bool = False

    def __post_init__(self) -> None:
        capacity = self.units * payment.capacity(Good(letter) for letter in self.choice)
        self._set(capacity=capacity, for_sale=0 if self.private else capacity)

    def in_words(self) -> Phrase:
        key = "private" if self.private else "choice" if len(self.choice) > 1 else "plain"
        goods = "/".join(self.choice)
        return phrase(f"classic-effect-produces-{key}", goods=goods, units=self.units)


@dataclass(frozen=True)
class Shields(Effect):
    """Military strength."""

    count: int

    def __post_init__(self) -> None:
        self._set(shields=self.count)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-shields", count=self.count)


@dataclass(frozen=True)
class Coins(Effect):
    """Coins at once, fixed or for each of something."""

    n: int
    per: Each | None = None

    def __post_init__(self) -> None:
        self._set(pays=True)

    def coins(self, cities: "tuple[City, ...]", at: int) -> int:
        return self.n * (self.per.count(cities, at) if self.per else 1)

    def in_words(self) -> Phrase:
        if self.per is None:
            return phrase("classic-effect-coins", n=self.n)
        return phrase("classic-effect-coins-per", n=self.n, what=self.per.word, where=self.per.where.value)


@dataclass(frozen=True)
class Points(Effect):
    """Points at the end, fixed or for each of something."""

    n: int
    per: Each | None = None

    def __post_init__(self) -> None:
        self._set(scores=True)

    def points(self, cities: "tuple[City, ...]", at: int) -> int:
        return self.n * (self.per.count(cities, at) if self.per else 1)

    def in_words(self) -> Phrase:
        if self.per is None:
            return phrase("classic-effect-points", n=self.n)
        return phrase("classic-effect-points-per", n=self.n, what=self.per.word, where=self.per.where.value)

    def reason(self, cities: "tuple[City, ...]", at: int) -> Phrase:
        if self.per is None:
            return phrase("classic-line-printed")
        count = self.per.count(cities, at)
        what, where = self.per.word, self.per.where.value
        return phrase("classic-line-per", n=self.n, count=count, what=what, where=where)


@dataclass(frozen=True)
class Science(Effect):
    """A symbol of science."""

    of: Symbol

    def __post_init__(self) -> None:
        self._set(symbol=self.of)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-science", symbol=self.of.value)


@dataclass(frozen=True)
class FreeSymbol(Effect):
    """A symbol of the owner's choice, chosen at the end of the match."""

    def __post_init__(self) -> None:
        self._set(free_symbols=1)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-free-symbol")


@dataclass(frozen=True)
class CheaperTrade(Effect):
    """Goods of one kind cost 1 instead of 2 from one or both sides."""

    kind: str
    sides: str

    def __post_init__(self) -> None:
        left = 1 if self.sides in ("left", "both") else 2
        right = 1 if self.sides in ("right", "both") else 2
        raw = self.kind == "raw"
        self._set(prices=Prices(left, right, 2, 2) if raw else Prices(2, 2, left, right))

    def in_words(self) -> Phrase:
        return phrase("classic-effect-trade", kind=self.kind, sides=self.sides)


@dataclass(frozen=True)
class Grants(Effect):
    """A standing right of the city."""

    right: Power

    def __post_init__(self) -> None:
        self._set(power=self.right, builds_free=self.right is Power.BUILD_FREE_ONCE_PER_AGE)

    def in_words(self) -> Phrase:
        return phrase(f"classic-effect-{self.right.value.replace('_', '-')}")


@dataclass(frozen=True)
class Revives(Effect):
    """Builds one card of the discard pile for nothing, at the end of the turn."""

    def __post_init__(self) -> None:
        self._set(revives=True)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-revives")
