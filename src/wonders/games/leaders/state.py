"""The leaders that lie beside the table: kept by a seat, laid away, not used."""

from typing import TYPE_CHECKING, ClassVar, Final, Self

from wonders.core.decisions import Seat
from wonders.core.draft import without
from wonders.core.values import with_item
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.expansion_state import ExpansionState, turned
from wonders.games.classic.table import Draft, Table

if TYPE_CHECKING:
    from wonders.games.classic.view import Secrets, View

COPY: Final = "copy_leader"
DRAW: Final = "draw_leaders"
RECRUIT: Final = "recruit"
"""Pending effects: a leader is to be copied (the source is the guild); leaders are to be drawn (their number); one more
leader may be recruited (the coins there are for it)."""


class LeadersState(ExpansionState):
    """Where leaders are that neither a hand nor a city holds."""

    kinds: ClassVar = (COPY, DRAW, RECRUIT)

    reserves: tuple[tuple[Card, ...], ...] = ()
    """What each seat keeps for later, sorted and secret."""
    retired: tuple[tuple[Card, ...], ...] = ()
    """What each seat has laid away for good out of its reserve, in that order, secret."""
    supply: tuple[Card, ...] = ()
    """Leaders set aside unseen that may still be drawn, sorted."""

    def without_card(self, card: Card, seat: Seat) -> Self:
        return self.but(reserves=with_item(self.reserves, seat, without(self.reserves[seat], card)))

    def with_discarded(self, cards: tuple[Card, ...], seat: Seat) -> Self:
        return self.but(retired=with_item(self.retired, seat, (*self.retired[seat], *cards)))

    def with_kept(self, cards: tuple[Card, ...], seat: Seat) -> Self:
        """More leaders in the reserve of a seat."""
        return self.but(reserves=with_item(self.reserves, seat, by_order((*self.reserves[seat], *cards))))

    def rotated(self, by: int, cities: int) -> Self:
        moved = super().rotated(by, cities)
        return moved.but(reserves=turned(self.reserves, by), retired=turned(self.retired, by))

    def secrets(self, known: "Secrets", seat: Seat) -> "Secrets":
        return known.but(reserve=self.reserves[seat], retired=self.retired[seat]) if self.reserves else known

    def show(self, view: "View") -> "View":
        kept, laid_away = tuple(map(len, self.reserves)), tuple(map(len, self.retired))
        return view.but(reserve_sizes=kept, retired_sizes=laid_away, supplied=len(self.supply))


def leaders_of(table: Table | Draft) -> LeadersState:
    """The leaders beside a table; none where the expansion is not in use."""
    for state in table.expansions:
        if type(state) is LeadersState:
            return state
    return LeadersState()
