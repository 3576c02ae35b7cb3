"""For each what, and where: the second half of many effects."""

from enum import Enum
from typing import TYPE_CHECKING

from wonders.core.values import Value, fact

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


class Sets(Value):
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


class Each(Value):
    """For each of these, in the cities that `where` names."""

    what: Colour | Thing | Sets | tuple[Colour, ...]
    where: Where = Where.HERE

    @fact
    def word(self) -> str:
        return "_".join(kind.value for kind in self.kinds)

    @fact
    def kinds(self) -> tuple[Colour | Thing | Sets, ...]:
        what = self.what
        return (what,) if isinstance(what, Colour | Thing | Sets) else what

    @fact
    def _steps(self) -> tuple[int, ...]:
        """Steps round the circle to the cities that are looked at."""
        return {Where.HERE: (0,), Where.NEIGHBOURS: (-1, 1), Where.ALL_THREE: (-1, 0, 1)}[self.where]

    def count(self, cities: "tuple[City, ...]", at: int) -> int:
        """How many there are, seen from the city at this place of the circle."""
        return sum([kind.within(cities[(at + by) % len(cities)]) for by in self._steps for kind in self.kinds])
