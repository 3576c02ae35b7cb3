"""The facts of Architects, as types (docs/protocol.md says what they mean)."""

from typing import Annotated, Literal, TypedDict

from wonders.facts.common import Effect, Length


class StageFacts(TypedDict):
    """A stage of a wonder, and whether it could be built now."""

    number: int
    layer: int
    built: bool
    open: bool
    can_build: bool
    points: int
    size: int
    kind: Literal["identical", "different"]
    shields: int
    effect: Effect | None


class CityFacts(TypedDict):
    """A city, counted."""

    stages: list[StageFacts]
    finished: bool
    cards: dict[str, int]
    shields: int
    lasting_shields: int
    symbols: dict[str, int]
    cats: int
    points: dict[str, int]
    total: int
    would_win: int


class DeckFacts(TypedDict):
    """What is in a deck, in no order."""

    name: str
    top: str | None
    left: int
    cards: dict[str, int]


class ConflictFacts(TypedDict):
    """How near the next conflict is."""

    tokens: int
    turned: int


class Facts(TypedDict):
    """What a person would work out by looking at the table."""

    cities: list[CityFacts]
    decks: list[DeckFacts]
    reach: list[Annotated[list[str], Length(3)]]
    free: list[str]
    conflict: ConflictFacts
