"""A city: what stands in it, and what it owns."""

from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

from wonders.core import payment
from wonders.core.goods import goods
from wonders.core.values import Value, fact, quick
from wonders.games.classic.card import Board, Card, Stage, Works
from wonders.games.classic.effects import FULL_PRICES, Effect, Prices, Produces

UNTOUCHED = ("prices", "powers", "free_builds", "waivers")
"""Facts that most cards leave as they are."""


@quick
@dataclass(frozen=True)
class Standing(Value):
    """What stands in a city: its board, its buildings, its completed stages. All it can do follows from these."""

    board: Board
    built: tuple[Card, ...] = ()
    stages: int = 0
    borrowed: tuple[Card, ...] = ()
    """Cards of other cities whose effects count here too."""

    @property
    def next_stage(self) -> Stage | None:
        return self.board.stages[self.stages] if self.stages < len(self.board.stages) else None

    @fact
    def capacity(self) -> int:
        """What the city can produce for itself, packed."""
        stages = sum(stage.capacity for stage in self.board.stages[: self.stages])
        return self.board.capacity + stages + sum(card.capacity for card in self.built)

    @fact
    def for_sale(self) -> int:
        """What neighbours can buy: the start good and the goods of brown and grey cards."""
        return self.board.capacity + sum(card.for_sale for card in self.built)

    @fact
    def waivers(self) -> tuple[Effect, ...]:
        """Effects that make goods unnecessary, or produce what depends on other production."""
        return tuple(effect for effect in self.effects if effect.waives)

    @fact
    def adapted(self) -> tuple[int, ...]:
        """What is produced beyond `capacity`: all ways to choose what effects produce that depend on other production.

        Such a producer may choose between raw and manufactured goods, which no single capacity can say.
        """
        kinds = [effect.adapted(self.made) or ("",) for effect in self.waivers if effect.adapts]
        return tuple(dict.fromkeys(sum(map(payment.capacity, map(goods, chosen))) for chosen in product(*kinds)))

    @property
    def made(self) -> frozenset[str]:
        """Letters of the goods that the board, brown and grey cards make."""
        makers = (effect for card in self.built for effect in card.effects if effect.for_sale)
        return frozenset("".join((self.board.start, *(one.choice for one in makers if isinstance(one, Produces)))))

    @fact
    def names(self) -> frozenset[str]:
        return frozenset(card.name for card in self.built)

    @fact
    def effects(self) -> tuple[Effect, ...]:
        """Every effect in force: the board's own, stages, cards, borrowed cards."""
        return tuple(effect for part in self.parts for effect in part.effects)

    @property
    def parts(self) -> tuple[Board | Works, ...]:
        """Everything whose effects are in force."""
        return (self.board, *self.board.stages[: self.stages], *self.built, *self.borrowed)

    @fact
    def prices(self) -> Prices:
        """What bought goods cost."""
        prices = FULL_PRICES
        for part in (*self.board.stages[: self.stages], *self.built):
            if part.prices is not None:
                prices = prices.cheapest(part.prices)
        return prices

    @fact
    def powers(self) -> frozenset[str]:
        return frozenset(effect.power for effect in self.effects if effect.power)

    @fact
    def free_builds(self) -> tuple[Effect, ...]:
        """Effects that build a card for nothing once an age."""
        return tuple(effect for effect in self.effects if effect.builds_free)

    @fact
    def shields(self) -> int:
        return sum(effect.shields for effect in self.effects)

    def with_card(self, card: Card) -> "Standing":
        """With one more building. Facts it leaves alone or adds to are carried over.

        Working them out anew each time was a tenth of a match.
        """
        new = Standing(self.board, (*self.built, card), self.stages, self.borrowed)
        known, told = self.__dict__, new.__dict__
        if card.only_adds:
            for name in UNTOUCHED:
                if name in known:
                    told[name] = known[name]
        if "capacity" in known:
            told["capacity"] = known["capacity"] + card.capacity
        if "for_sale" in known:
            told["for_sale"] = known["for_sale"] + card.for_sale
        if "names" in known:
            told["names"] = known["names"] | {card.name}
        return new

    def with_borrowed(self, card: Card) -> "Standing":
        """With the effects of another city's card."""
        return Standing(self.board, self.built, self.stages, (*self.borrowed, card))

    def with_stage(self) -> "Standing":
        """With the next stage completed."""
        return Standing(self.board, self.built, self.stages + 1, self.borrowed)


class City(NamedTuple):
    """A city with its treasury and tokens: all of it lies open.

    Changing coins leaves every fact of `standing` untouched.
    """

    standing: Standing
    coins: int = 3
    victories: tuple[int, ...] = ()
    """Worth of each victory token."""
    defeats: int = 0
    spent: frozenset[str] = frozenset()
    """Rights already used in this age."""
    tokens: tuple[str, ...] = ()
    """Other tokens the city owns, by kind, sorted; each expansion knows its own."""

    def but(self, **changes: Any) -> "City":
        """This city with something changed. Coins change all the time; a named tuple is made twice as fast."""
        return self._replace(**changes)
