"""A city: what stands in it, and what it owns."""

from dataclasses import field
from itertools import product
from typing import Any, Final, NamedTuple

from wonders.core import payment
from wonders.core.goods import goods
from wonders.core.values import maker, quick
from wonders.games.classic.card import Board, Card, Stage, Works
from wonders.games.classic.effects import FULL_PRICES, Effect, Prices, Produces

UNKNOWN = -1
"""Stands for a fact that is still to be worked out."""


@quick
class Standing:
    """What stands in a city: its board, its buildings, its completed stages. All it can do follows from these.

    What is asked all the time is worked out when the value is made, mostly from the standing before.
    """

    board: Board
    built: tuple[Card, ...] = ()
    stages: int = 0
    borrowed: tuple[Card, ...] = ()
    """Cards of other cities whose effects count here too."""
    capacity: int = field(default=UNKNOWN, repr=False, compare=False)
    """What the city can produce for itself, packed."""
    for_sale: int = field(default=UNKNOWN, repr=False, compare=False)
    """What neighbours can buy: the start good and the goods of brown and grey cards."""
    names: frozenset[str] = field(default=frozenset(), repr=False, compare=False)
    prices: Prices = field(default=FULL_PRICES, repr=False, compare=False)
    """What bought goods cost."""
    powers: frozenset[str] = field(default=frozenset(), repr=False, compare=False)
    waivers: tuple[Effect, ...] = field(default=(), repr=False, compare=False)
    """Effects that make goods unnecessary, or produce what depends on other production."""
    free_builds: tuple[Effect, ...] = field(default=(), repr=False, compare=False)
    """Effects that build a card for nothing once an age."""

    def __post_init__(self) -> None:
        if self.capacity == UNKNOWN:
            for name, answer in self._worked_out().items():
                object.__setattr__(self, name, answer)

    def _worked_out(self) -> dict[str, object]:
        """The facts that are kept with the value, from what stands."""
        effects, stages = self.effects, self.board.stages[: self.stages]
        prices = FULL_PRICES
        for part in (*stages, *self.built):
            prices = prices.cheapest(part.prices) if part.prices is not None else prices
        return {
            "capacity": self.board.capacity + sum(part.capacity for part in (*stages, *self.built)),
            "for_sale": self.board.capacity + sum(card.for_sale for card in self.built),
            "names": frozenset(card.name for card in self.built),
            "prices": prices,
            "powers": frozenset(effect.power for effect in effects if effect.power),
            "waivers": tuple(effect for effect in effects if effect.waives),
            "free_builds": tuple(effect for effect in effects if effect.builds_free),
        }

    @property
    def next_stage(self) -> Stage | None:
        return self.board.stages[self.stages] if self.stages < len(self.board.stages) else None

    @property
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

    @property
    def effects(self) -> tuple[Effect, ...]:
        """Every effect in force: the board's own, stages, cards, borrowed cards."""
        return tuple([effect for part in self.parts for effect in part.effects])

    @property
    def parts(self) -> tuple[Board | Works, ...]:
        """Everything whose effects are in force."""
        return (self.board, *self.board.stages[: self.stages], *self.built, *self.borrowed)

    @property
    def shields(self) -> int:
        return sum([effect.shields for effect in self.effects])

    def but(self, **changes: Any) -> "Standing":
        """This standing with something changed; all facts are worked out anew."""
        base: dict[str, Any] = {
            "board": self.board,
            "built": self.built,
            "stages": self.stages,
            "borrowed": self.borrowed,
        }
        return Standing(**base | changes)

    def __reduce__(self) -> tuple[Any, ...]:
        return Standing, (self.board, self.built, self.stages, self.borrowed)

    def with_card(self, card: Card) -> "Standing":
        """With one more building. Most cards add goods and a name, and leave all other facts alone."""
        built = (*self.built, card)
        if not card.only_adds:
            return Standing(self.board, built, self.stages, self.borrowed)
        return Standing(
            self.board,
            built,
            self.stages,
            self.borrowed,
            self.capacity + card.capacity,
            self.for_sale + card.for_sale,
            self.names | {card.name},
            self.prices,
            self.powers,
            self.waivers,
            self.free_builds,
        )

    def with_borrowed(self, card: Card) -> "Standing":
        """With the effects of another city's card."""
        return Standing(self.board, self.built, self.stages, (*self.borrowed, card))

    def with_stage(self) -> "Standing":
        """With the next stage completed. Most stages leave all facts alone but the goods."""
        stage = self.board.stages[self.stages]
        if not stage.only_adds:
            return Standing(self.board, self.built, self.stages + 1, self.borrowed)
        return Standing(
            self.board,
            self.built,
            self.stages + 1,
            self.borrowed,
            self.capacity + stage.capacity,
            self.for_sale,
            self.names,
            self.prices,
            self.powers,
            self.waivers,
            self.free_builds,
        )


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

    @property
    def strength(self) -> int:
        """Shields in a conflict; for some cities defeat tokens are shields too."""
        per_defeat = sum([effect.shields_per_defeat for effect in self.standing.effects]) if self.defeats else 0
        return self.standing.shields + self.defeats * per_defeat

    def but(self, **changes: Any) -> "City":
        """This city with something changed. Coins change all the time; a named tuple is made twice as fast."""
        return self._replace(**changes)


city_of: Final = maker(City)
