"""What an expansion keeps at the table: one value of a kind of its own, in a slot where nobody else looks."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Self, TypeVar

from wonders.core.decisions import Seat
from wonders.core.values import Value
from wonders.games.classic.card import Card

if TYPE_CHECKING:
    from wonders.games.classic.view import Secrets, View

Item = TypeVar("Item")


class PendingEffect(Value, wire_name="Errand"):
    """Something that a city has still to do or to suffer before the turn ends. Expansions know the kinds."""

    kind: str
    city: int
    source: str
    """The card or board it comes from, or a number of coins or cards."""


class ExpansionState(Value):
    """What one expansion keeps at the table. Its ruleset has one as it is before the match begins."""

    kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of pending effects that are its own."""

    pending: tuple[PendingEffect, ...] = ()
    """What cities have still to do before the turn ends, sorted."""

    def with_pending(self, effects: Iterable[PendingEffect]) -> Self:
        """With those of these effects that are its own."""
        return self.but(pending=in_order(effect for effect in effects if effect.kind in self.kinds))

    def without_card(self, card: Card, seat: Seat) -> Self:
        """A card that a seat keeps here comes into play."""
        return self

    def with_discarded(self, cards: tuple[Card, ...], seat: Seat) -> Self:
        """A seat lays away cards of no age, which do not join the discard pile."""
        return self

    def rotated(self, by: int, cities: int) -> Self:
        """The same when every city has moved on by so many places."""
        return self.with_pending(effect.but(city=(effect.city + by) % cities) for effect in self.pending)

    def secrets(self, known: "Secrets", seat: Seat) -> "Secrets":
        """What a seat alone knows, with what it knows of this."""
        return known

    def show(self, view: "View") -> "View":
        """A view with what everybody may know of this."""
        return view


def in_order(effects: Iterable[PendingEffect]) -> tuple[PendingEffect, ...]:
    """Pending effects in the order in which they are kept."""
    return tuple(sorted(effects, key=lambda effect: (effect.kind, effect.city, effect.source)))


def turned(items: Sequence[Item], by: int) -> tuple[Item, ...]:
    """What belongs to each city, when every city has moved on by so many places."""
    return tuple(items[(at - by) % len(items)] for at in range(len(items)))
