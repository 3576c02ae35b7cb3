"""Cards, wonder boards and their stages: things that hold effects."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import ClassVar, TypeAlias, TypeVar

from wonders.core import payment
from wonders.core.goods import Cost, Good
from wonders.games.classic.actions import Build, BuildStage, Sell, build, build_stage
from wonders.games.classic.counts import Colour
from wonders.games.classic.effect import ANSWERING, FULL_PRICES, PAYING, Effect, Prices, overriding

Payment: TypeAlias = tuple[int, int, int]
"""Coins to the left neighbour, to the right neighbour, to the bank."""

Made = TypeVar("Made")

NO_COINS: tuple[Payment, ...] = ((0, 0, 0),)
"""The one way to pay if all goods are at hand and no coins are due."""


@dataclass(frozen=True, eq=False)
class Buildable:
    """Something that costs and does something. What its effects add up to is worked out once."""

    cost: Cost
    effects: tuple[Effect, ...]
    costless: bool = field(init=False, repr=False)
    coins_due: int = field(init=False, repr=False)
    """The coins of its cost."""
    slack: int = field(init=False, repr=False)
    """Its goods, packed (see core.payment)."""
    capacity: int = field(init=False, repr=False)
    for_sale: int = field(init=False, repr=False)
    shields: int = field(init=False, repr=False)
    prices: Prices | None = field(init=False, repr=False)
    """Prices it brings about, if it changes any."""
    powers: frozenset[str] = field(init=False, repr=False)
    paying: tuple[Effect, ...] = field(init=False, repr=False)
    """The effects that give coins when it comes into play."""
    acting: tuple[Effect, ...] = field(init=False, repr=False)
    """The effects that let something else happen then."""
    scoring: tuple[Effect, ...] = field(init=False, repr=False)
    """The effects that give points of their own at the end."""
    revives: bool = field(init=False, repr=False)
    only_adds: bool = field(init=False, repr=False)
    """Whether it changes nothing about a city but its goods, shields, symbols and points."""
    is_stage: ClassVar[bool] = False
    in_full: tuple[Payment, ...] = field(init=False, repr=False)
    """The one way to pay if all goods are at hand: only coins to the bank."""

    def __post_init__(self) -> None:
        effects = self.effects
        prices = next((effect.prices for effect in effects if effect.prices != FULL_PRICES), None)
        powers = frozenset(effect.power for effect in effects if effect.power)
        self._set(
            costless=not (self.cost.coins or self.cost.goods),
            coins_due=self.cost.coins,
            slack=payment.slack(self.cost.goods),
            capacity=sum(effect.capacity for effect in effects),
            for_sale=sum(effect.for_sale for effect in effects),
            shields=sum(effect.shields for effect in effects),
            prices=prices,
            powers=powers,
            paying=overriding(effects, "coins"),
            acting=overriding(effects, "on_built"),
            scoring=overriding(effects, "points"),
            revives=any(effect.revives for effect in effects),
            only_adds=not (prices or powers or overriding(effects, *PAYING, *ANSWERING)),
            in_full=((0, 0, self.cost.coins),) if self.cost.coins else NO_COINS,
        )

    def _set(self, **facts: object) -> None:
        for name, value in facts.items():
            object.__setattr__(self, name, value)


class Once(dict[Payment, Made]):
    """What is made for a payment, made when first asked for. Looking it up is one step, without a call."""

    def __init__(self, make: Callable[[Payment], Made]) -> None:
        self._make = make

    def __missing__(self, payment: Payment) -> Made:
        made = self[payment] = self._make(payment)
        return made


@dataclass(frozen=True, eq=False)
class Card(Buildable):
    """A building. There is one object for each printed row, so cards are compared by identity."""

    id: str
    name: str
    """Two buildings of one name never stand in one city, whatever their age."""
    colour: Colour
    age: int
    marks: tuple[int, ...]
    """One for each copy: the number of players from which on it is used. Guilds have none."""
    free_if: tuple[str, ...]
    """Names of buildings, any one of which makes this one free."""
    order: int = field(init=False, repr=False)
    """Place in the list of cards; hands and legal actions are sorted by it."""
    for_nothing: Build = field(init=False, repr=False)
    sale: Sell = field(init=False, repr=False)
    built_for: Callable[[Payment], Build] = field(init=False, repr=False)
    stage_for: Callable[[Payment], BuildStage] = field(init=False, repr=False)
    """Its actions, the last two for a payment. Every hand offers them, so they are made once."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._set(
            for_nothing=build(self.id),
            sale=Sell(self.id),
            built_for=Once(lambda payment: build(self.id, *payment)).__getitem__,
            stage_for=Once(lambda payment: build_stage(self.id, *payment)).__getitem__,
        )

    def __repr__(self) -> str:
        return self.id


@dataclass(frozen=True, eq=False)
class Stage(Buildable):
    """A stage of a wonder."""

    is_stage = True


@dataclass(frozen=True, eq=False)
class Board:
    """One side of a wonder board."""

    wonder: str
    side: str
    start: str
    """Letter of the good it produces from the beginning; empty for none."""
    stages: tuple[Stage, ...]
    effects: tuple[Effect, ...] = ()
    """What it does from the beginning."""
    id: str = field(init=False, repr=False)
    capacity: int = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", f"{self.wonder}_{self.side.lower()}")
        object.__setattr__(self, "capacity", payment.capacity(Good(letter) for letter in self.start))

    def __repr__(self) -> str:
        return self.id


ORDER = attrgetter("order")


def enroll(rows: Iterable[Card], first: int) -> dict[str, Card]:
    """Give cards their places in the list, from a number on, and let `free_if` name buildings instead of ids."""
    cards = {row.id: row for row in rows}
    for order, row in enumerate(cards.values(), first):
        row._set(order=order, free_if=tuple(cards[id].name for id in row.free_if))
    return cards


def by_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order of the list: the way hands and piles are kept."""
    return tuple(sorted(cards, key=ORDER))
