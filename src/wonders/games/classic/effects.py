"""What the cards and wonder stages of the base game do."""

from typing import TYPE_CHECKING

from wonders.core import payment
from wonders.core.goods import Good
from wonders.core.phrases import Phrase, phrase
from wonders.games.classic.counts import Each
from wonders.games.classic.effect import FULL_PRICES as FULL_PRICES
from wonders.games.classic.effect import Effect as Effect
from wonders.games.classic.effect import Power as Power
from wonders.games.classic.effect import Prices as Prices
from wonders.games.classic.effect import Symbol as Symbol

if TYPE_CHECKING:
    from wonders.games.classic.city import City


class Produces(Effect):
    """So many units a turn, each one of the goods in `choice`; private ones cannot be bought by neighbours."""

    choice: str
    units: int = 1
    private: bool = False

    @property
    def capacity(self) -> int:
        return self.units * payment.capacity(Good(letter) for letter in self.choice)

    @property
    def for_sale(self) -> int:
        return 0 if self.private else self.capacity

    def in_words(self) -> Phrase:
        key = "private" if self.private else "choice" if len(self.choice) > 1 else "plain"
        goods = "/".join(self.choice)
        return phrase(f"classic-effect-produces-{key}", goods=goods, units=self.units)


class Shields(Effect):
    """Military strength."""

    count: int

    @property
    def shields(self) -> int:
        return self.count

    def in_words(self) -> Phrase:
        return phrase("classic-effect-shields", count=self.count)


class Coins(Effect):
    """Coins at once, fixed or for each of something."""

    n: int
    per: Each | None = None

    def coins(self, cities: "tuple[City, ...]", at: int) -> int:
        return self.n * (self.per.count(cities, at) if self.per else 1)

    def in_words(self) -> Phrase:
        if self.per is None:
            return phrase("classic-effect-coins", n=self.n)
        return phrase("classic-effect-coins-per", n=self.n, what=self.per.word, where=self.per.where.value)


class Points(Effect):
    """Points at the end, fixed or for each of something."""

    n: int
    per: Each | None = None

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


class Science(Effect):
    """A symbol of science."""

    of: Symbol

    @property
    def symbol(self) -> Symbol:
        return self.of

    def in_words(self) -> Phrase:
        return phrase("classic-effect-science", symbol=self.of.value)


class FreeSymbol(Effect):
    """A symbol of the owner's choice, chosen at the end of the match."""

    @property
    def free_symbols(self) -> int:
        return 1

    def in_words(self) -> Phrase:
        return phrase("classic-effect-free-symbol")


class CheaperTrade(Effect):
    """Goods of one kind cost 1 instead of 2 from one or both sides."""

    kind: str
    sides: str

    @property
    def prices(self) -> Prices:
        left = 1 if self.sides in ("left", "both") else 2
        right = 1 if self.sides in ("right", "both") else 2
        return Prices(left, right, 2, 2) if self.kind == "raw" else Prices(2, 2, left, right)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-trade", kind=self.kind, sides=self.sides)


class Grants(Effect):
    """A standing right of the city."""

    right: Power

    @property
    def power(self) -> str:
        return self.right

    @property
    def builds_free(self) -> bool:
        return self.right is Power.BUILD_FREE_ONCE_PER_AGE

    def in_words(self) -> Phrase:
        return phrase(f"classic-effect-{self.right.value.replace('_', '-')}")


class Revives(Effect):
    """Builds one card of the discard pile for nothing, at the end of the turn."""

    @property
    def revives(self) -> bool:
        return True

    def in_words(self) -> Phrase:
        return phrase("classic-effect-revives")
