"""The facts of 7 Wonders, as types (docs/protocol.md says what they mean)."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from wonders.facts.common import Effect, Length

Neighbours: TypeAlias = Annotated[list[int], Length(2)]
"""The cities to the left and to the right."""


class Symbols(TypedDict):
    """How many of each; `any` are of the owner's choice, masks copy one of a neighbour."""

    compass: int
    gear: int
    tablet: int
    any: int
    mask: int


class NextStage(TypedDict):
    """The stage that a city builds next."""

    id: str
    number: int
    cost: str
    effects: list[Effect]


class Right(TypedDict):
    """A right to build a card for nothing once an age."""

    right: str
    colour: str
    used: bool


class SidePrices(TypedDict):
    """What a good costs from one side."""

    raw: int
    made: int
    rebate: int


class Prices(TypedDict):
    """What a good costs from either side."""

    left: SidePrices
    right: SidePrices


class CityFacts(TypedDict):
    """A city, counted."""

    board: str
    wonder: str
    goods: list[list[str]]
    sellable: list[list[str]]
    shields: int
    symbols: Symbols
    colours: dict[str, int]
    points: dict[str, int]
    total: int
    coins: int
    victories: int
    defeats: int
    tokens: dict[str, int]
    stages: int
    all_stages: int
    next_stage: NextStage | None
    rights: list[Right]
    prices: Prices
    neighbours: Neighbours


class Fight(TypedDict):
    """A conflict as it would end now."""

    winner: int
    loser: int
    worth: int


class Seen(TypedDict):
    """Cards of another hand that this seat has held: all of them but `gone` are there."""

    seat: int
    size: int
    cards: list[str]
    gone: int


class Facts(TypedDict):
    """What a person would work out by looking at the table."""

    cities: list[CityFacts]
    neighbours: Neighbours | None
    passing: Literal["left", "right"]
    before_age: int | None
    last_turn: bool
    controller: int | None
    teams: bool
    conflicts: list[Fight]
    seen: NotRequired[list[Seen]]
