"""For each what, and where: the second half of many effects."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wonders.games.classic.city import City


class Colour(Enum):
    """The kind of a building."""

    BROWN = "brown"
    GREY = "grey"
    BLUE = "blue"
    YELLOW = "yellow"
    RED = "red"
    GREEN = "green"
    PURPLE = "purple"
    BLACK = "black"
    WHITE = "white"

    def within(self, city: "City") -> int:
        """How many such buildings stand in a city."""
        return [card.colour for card in city.standing.built].count(self)


class Thing(Enum):
    """Something else that can be counted in a city."""

    STAGE = "stage"
    DEFEAT = "defeat"
    VICTORY = "victory"
    THREE_COINS = "three_coins"

    def within(self, city: "City") -> int:
        """How many of it a city holds."""
        if self is Thing.STAGE:
            return city.standing.stages
        if self is Thing.DEFEAT:
            return city.defeats
        return len(city.victories) if self is Thing.VICTORY else city.coins // 3


@dataclass(frozen=True)
class Sets:
    """Complete sets: one card of each of these colours."""

    colours: tuple[Colour, ...]

    @property
    def value(self) -> str:
        return "sets_" + "_".join(colour.value for colour in self.colours)

    def within(self, city: "City") -> int:
        """How many such sets a city holds."""
        return min(colour.within(city) for colour in self.colours)


class Where(Enum):
    """Whose city is looked at."""

    HERE = "here"
    NEIGHBOURS = "neighbours"
    ALL_THREE = "all_three"


@dataclass(frozen=True)
class Each:
    """For each of these, in the cities that `where` names."""

    what: Colour | Thing | Sets | tuple[Colour, ...]
    where: Where = Where.HERE

    @cached_property
    def word(self) -> str:
        return "_".join(kind.value for kind in self._kinds)

    @cached_property
    def _kinds(self) -> tuple[Colour | Thing | Sets, ...]:
        return self.what if isinstance(self.what, tuple) else (self.what,)

    @cached_property
    def _places(self) -> tuple[int, ...]:
        """Steps round the circle to the cities that are looked at."""
        return {Where.HERE: (0,), Where.NEIGHBOURS: (-1, 1), Where.ALL_THREE: (-1, 0, 1)}[self.where]

    def count(self, cities: "tuple[City, ...]", at: int) -> int:
        """How many there are, seen from the city at this place of the circle."""
        return sum([kind.within(cities[(at + by) % len(cities)]) for by in self._places for kind in self._kinds])
