"""A city: what stands in it, and what it owns."""

from dataclasses import dataclass

from wonders.core.values import Value, fact
from wonders.games.classic.card import Board, Card, Stage
from wonders.games.classic.effects import FULL_PRICES, Effect, Power, Prices


@dataclass(frozen=True)
class Standing(Value):
    """What stands in a city: its board, its buildings, its completed stages. All it can do follows from these."""

    board: Board
    built: tuple[Card, ...] = ()
    stages: int = 0

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
    def names(self) -> frozenset[str]:
        return frozenset(card.name for card in self.built)

    @fact
    def effects(self) -> tuple[Effect, ...]:
        """Every effect in force, stages first."""
        parts = (*self.board.stages[: self.stages], *self.built)
        return tuple(effect for part in parts for effect in part.effects)

    @fact
    def prices(self) -> Prices:
        """What bought goods cost."""
        prices = FULL_PRICES
        for part in (*self.board.stages[: self.stages], *self.built):
            if part.prices is not None:
                prices = prices.cheapest(part.prices)
        return prices

    @fact
    def powers(self) -> frozenset[Power]:
        return frozenset(effect.power for effect in self.effects if effect.power)

    @fact
    def shields(self) -> int:
        return sum(effect.shields for effect in self.effects)

    def with_card(self, card: Card) -> "Standing":
        """With one more building. Facts that grow by addition are carried over: recounting them was a tenth of a match."""
        new = Standing(self.board, (*self.built, card), self.stages)
        known, told = self.__dict__, new.__dict__
        if "capacity" in known:
            told["capacity"] = known["capacity"] + card.capacity
        if "for_sale" in known:
            told["for_sale"] = known["for_sale"] + card.for_sale
        if "names" in known:
            told["names"] = known["names"] | {card.name}
        if "prices" in known and card.prices is None:
            told["prices"] = known["prices"]
        if "powers" in known and not card.powers:
            told["powers"] = known["powers"]
        return new

    def with_stage(self) -> "Standing":
        """With the next stage completed."""
        return Standing(self.board, self.built, self.stages + 1)


@dataclass(frozen=True)
class City(Value):
    """A city with its treasury and tokens: all of it lies open. Changing coins leaves every fact of `standing` untouched."""

    standing: Standing
    coins: int = 3
    victories: tuple[int, ...] = ()
    """Worth of each victory token."""
    defeats: int = 0
    spent: frozenset[Power] = frozenset()
    """Rights already used in this age."""
