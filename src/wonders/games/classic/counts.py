"""For each what, and where: the second half of many effects."""

from dataclasses import dataclass
from enum import Enum
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

    def within(self, city: "City") -> int:
        """How many such buildings stand in a city."""
        return sum(card.colour is self for card in city.standing.built)


class Thing(Enum):
    """Something else that can be counted in a city."""

    STAGE = "stage"
    DEFEAT = "defeat"

    def within(self, city: "City") -> int:
        """How many of it a city holds."""
        return city.standing.stages if self is Thing.STAGE else city.defeats


class Where(Enum):
    """Whose city is looked at."""

    HERE = "here"
    NEIGHBOURS = "neighbours"
    ALL_THREE = "all_three"


@dataclass(frozen=True)
class Each:
    """For each of these, in the cities that `where` names."""

    what: Colour | Thing | tuple[Colour, ...]
    where: Where = Where.HERE

    @property
    def word(self) -> str:
        return "_".join(kind.value for kind in self._kinds)

    @property
    def _kinds(self) -> tuple[Colour | Thing, ...]:
        return self.what if isinstance(self.what, tuple) else (self.what,)

    def count(self, cities: "tuple[City, ...]", at: int) -> int:
        """How many there are, seen from the city at this place of the circle."""
        places = {Where.HERE: (0,), Where.NEIGHBOURS: (-1, 1), Where.ALL_THREE: (-1, 0, 1)}[self.where]
        return sum(kind.within(cities[(at + by) % len(cities)]) for by in places for kind in self._kinds)
