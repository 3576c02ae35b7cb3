"""The facts of Duel, as types (docs/protocol.md says what they mean). Pairs go by seat."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from wonders.facts.common import Length

Coins: TypeAlias = Annotated[list[int], Length(2)]
Prices: TypeAlias = Annotated[list[dict[str, int]], Length(2)]


class Goods(TypedDict):
    """A number for each good, by its letter."""

    W: int
    S: int
    C: int
    G: int
    P: int


class Slot(TypedDict):
    """A slot of the layout that still holds a card; prices and chains of open cards only."""

    slot: int
    row: int
    x: int
    covered_by: list[int]
    accessible: bool
    open: bool
    card: str | None
    back: str
    prices: NotRequired[Coins]
    free: NotRequired[Annotated[list[str], Length(2)]]


class CityFacts(TypedDict):
    """What a city has and what it could do with it."""

    goods: Goods
    choices: list[str]
    trade: Goods
    discounts: dict[str, int]
    sale: int
    shields: int
    symbols: dict[str, int]
    different: int
    chains: list[str]
    points: dict[str, int]
    total: int


Zone = TypedDict("Zone", {"from": int, "points": int})
"""Points for the pawn from this space on."""


class Loot(TypedDict):
    """A looting token that still lies at the track."""

    seat: int
    worth: int
    space: int


class Military(TypedDict):
    """The track as seat 0 sees it: positive spaces lie on the side of seat 1."""

    pawn: int
    capital: int
    zones: list[Zone]
    loot: list[Loot]
    points: Coins
    to_capital: Coins


class Facts(TypedDict):
    """What a person would work out by looking at the table."""

    slots: list[Slot]
    cities: Annotated[list[CityFacts], Length(2)]
    wonder_prices: Prices
    offer_prices: Prices
    wonders_left: int
    military: Military
    supremacy: int
