"""For each what, and in whose city: the second half of many effects."""

from typing import TYPE_CHECKING

from wonders.core.decisions import Seat
from wonders.core.values import Value
from wonders.games.duel.tally import count

if TYPE_CHECKING:
    from wonders.games.duel.table import Draft, Table


class Each(Value):
    """For each of these: buildings of a colour, wonders, tokens, or full sets of so many coins."""

    what: tuple[str, ...] = ()
    coins: int = 0
    most: bool = False
    """Whether the city is looked at that has most of them, instead of the owner's."""

    @property
    def word(self) -> str:
        return "_".join(self.what) or f"coins{self.coins}"

    def within(self, table: "Table | Draft", seat: Seat) -> int:
        """How many there are in the city of a seat."""
        if self.coins:
            return table.coins[seat] // self.coins
        tally = table.cities[seat].tally
        return sum([count(tally, what) for what in self.what])

    def where(self, table: "Table | Draft", seat: Seat) -> Seat:
        """Whose city is counted for a seat. Its own when both have the same number."""
        if self.most and self.within(table, 1 - seat) > self.within(table, seat):
            return 1 - seat
        return seat

    def count(self, table: "Table | Draft", seat: Seat) -> int:
        """How many are counted for a seat."""
        return self.within(table, self.where(table, seat))


def own(*what: str) -> Each:
    """For each of these in the own city."""
    return Each(what)


def most(*what: str, coins: int = 0) -> Each:
    """For each of these in the city that has most of them."""
    return Each(what, coins, most=True)
