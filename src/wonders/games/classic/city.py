"""A city: what stands in it, and what it owns."""

from dataclasses import field
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from wonders.core import payment
from wonders.core.goods import goods
from wonders.core.values import Value, all_fields, fact, filled
from wonders.games.classic.card import Board, Buildable, Card, Stage
from wonders.games.classic.effect import ANSWERING, FULL_PRICES, PAYING, Effect, Prices, overriding
from wonders.games.classic.effects import Produces


class Standing(Value):
    """What stands in a city: its board, its buildings, its completed stages. All it can do follows from these.

    What is asked all the time is worked out when the value is made, mostly from the standing before.
    """

    board: Board
    built: tuple[Card, ...] = ()
    stages: int = 0
    borrowed: tuple[Card, ...] = ()
    """Cards of other cities whose effects count here too."""
    capacity: int = field(default=0, repr=False, compare=False)
    """What the city can produce for itself, packed."""
    for_sale: int = field(default=0, repr=False, compare=False)
    """What neighbours can buy: the start good and the goods of brown and grey cards."""
    names: frozenset[str] = field(default=frozenset(), repr=False, compare=False)
    prices: Prices = field(default=FULL_PRICES, repr=False, compare=False)
    """What bought goods cost."""
    powers: frozenset[str] = field(default=frozenset(), repr=False, compare=False)
    waivers: tuple[Effect, ...] = field(default=(), repr=False, compare=False)
    """Effects that make goods unnecessary, or produce what depends on other production."""
    free_builds: tuple[Effect, ...] = field(default=(), repr=False, compare=False)
    """Effects that build a card for nothing once an age."""
    answering: tuple[tuple[Effect, str], ...] = field(default=(), repr=False, compare=False)
    """Effects that answer to what happens to the city, each with its card or board."""

    if not TYPE_CHECKING:

        def __new__(
            cls,
            board: Board,
            built: tuple[Card, ...] = (),
            stages: int = 0,
            borrowed: tuple[Card, ...] = (),
        ) -> "Standing":
            following = _following(board, built, stages, borrowed)
            return filled(cls, (board, built, stages, borrowed, *following))

    def but(self, **changes: object) -> "Standing":
        """This standing with something changed; what follows from it is worked out anew."""
        fields = dict(zip(("board", "built", "stages", "borrowed"), all_fields(self), strict=False))
        fields.update(changes)
        return Standing(**fields)

    @property
    def next_stage(self) -> Stage | None:
        stages, built = self.board.stages, self.stages
        return stages[built] if built < len(stages) else None

    @fact
    def adapted(self) -> tuple[int, ...]:
        """What is produced beyond `capacity`: all ways to choose what effects produce that depend on other production.

        Such a producer may choose between raw and manufactured goods, which no single capacity can say.
        """
        adapting = overriding(self.waivers, "adapted")
        return _capacities(tuple([effect.adapted(self.made) or ("",) for effect in adapting]))

    @fact
    def made(self) -> frozenset[str]:
        """Letters of the goods that the board, brown and grey cards make."""
        makers = (effect for card in self.built for effect in card.effects if effect.for_sale)
        return frozenset("".join((self.board.start, *(one.choice for one in makers if isinstance(one, Produces)))))

    @fact
    def effects(self) -> tuple[Effect, ...]:
        """Every effect in force: the board's own, stages, cards, borrowed cards."""
        return tuple([effect for part in self.parts for effect in part.effects])

    @property
    def parts(self) -> tuple[Board | Buildable, ...]:
        """Everything whose effects are in force."""
        return (self.board, *self.board.stages[: self.stages], *self.built, *self.borrowed)

    @fact
    def shields(self) -> int:
        return sum([effect.shields for effect in self.effects])

    @fact
    def shields_per_defeat(self) -> int:
        return sum([effect.shields_per_defeat for effect in self.effects])

    def with_card(self, card: Card) -> "Standing":
        """With one more building. Most cards add goods and a name, and leave all else alone."""
        if not card.only_adds:
            return Standing(self.board, (*self.built, card), self.stages, self.borrowed)
        board, built, stages, borrowed, capacity, for_sale, names, prices, powers, waivers, free, answering = self
        grown: Standing = filled(
            Standing,
            (
                board, (*built, card), stages, borrowed, capacity + card.capacity, for_sale + card.for_sale,
                names | {card.name}, prices, powers, waivers, free, answering,
            ),
        )  # fmt: skip
        return grown

    def with_borrowed(self, card: Card) -> "Standing":
        """With the effects of another city's card."""
        return Standing(self.board, self.built, self.stages, (*self.borrowed, card))

    def with_stage(self) -> "Standing":
        """With the next stage completed. Most stages leave all else alone but the goods."""
        board, built, stages, borrowed, capacity, *others = self
        stage = board.stages[stages]
        if not stage.only_adds:
            return Standing(board, built, stages + 1, borrowed)
        grown: Standing = filled(Standing, (board, built, stages + 1, borrowed, capacity + stage.capacity, *others))
        return grown


def _following(board: Board, built: tuple[Card, ...], stages: int, borrowed: tuple[Card, ...]) -> tuple[object, ...]:
    """What follows from what stands in a city, in the order of the fields."""
    works: tuple[Buildable, ...] = (*board.stages[:stages], *built)
    parts: tuple[Board | Buildable, ...] = (board, *works, *borrowed)
    effects = [effect for part in parts for effect in part.effects]
    prices = FULL_PRICES
    for part in works:
        prices = prices.cheapest(part.prices) if part.prices is not None else prices
    return (
        board.capacity + sum(part.capacity for part in works),
        board.capacity + sum(card.for_sale for card in built),
        frozenset(card.name for card in built),
        prices,
        frozenset(effect.power for effect in effects if effect.power),
        overriding(effects, *PAYING),
        tuple(effect for effect in effects if effect.builds_free),
        tuple(
            (effect, part.id if isinstance(part, Card) else board.id)
            for part in parts
            for effect in overriding(part.effects, *ANSWERING)
        ),
    )


@lru_cache(maxsize=1 << 10)
def _capacities(kinds: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    """The different capacities of all ways to choose one of each of these kinds of goods."""
    return tuple(dict.fromkeys(sum(map(payment.capacity, map(goods, chosen))) for chosen in product(*kinds)))


class City(Value):
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
        standing = self.standing
        return standing.shields + (self.defeats * standing.shields_per_defeat if self.defeats else 0)
