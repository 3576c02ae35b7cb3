"""What only expansions let happen: tokens, rights used, pending effects, borrowed cards."""

from typing import Final

from wonders.core.decisions import Seat
from wonders.core.draft import without
from wonders.core.events import Event
from wonders.games.classic.card import Card
from wonders.games.classic.expansion_state import ExpansionState, PendingEffect, in_order
from wonders.games.classic.table import Draft

ONCE_A_TURN: Final = "turn:"
"""How the names of rights begin that come back with the next turn."""


class CardBorrowed(Event[Draft]):
    """From now on a city has the effects of another city's card too."""

    city: Seat
    card: Card

    def on(self, draft: Draft) -> None:
        city = draft.cities[self.city]
        draft.cities[self.city] = city.but(standing=city.standing.with_borrowed(self.card))


class TokensGained(Event[Draft]):
    """A city takes tokens of a kind that an expansion knows."""

    city: Seat
    kind: str
    count: int

    def on(self, draft: Draft) -> None:
        city = draft.cities[self.city]
        draft.cities[self.city] = city.but(tokens=tuple(sorted((*city.tokens, *(self.kind,) * self.count))))


class TokenSpent(Event[Draft]):
    """A city gives such a token back."""

    city: Seat
    kind: str

    def on(self, draft: Draft) -> None:
        city = draft.cities[self.city]
        tokens = list(city.tokens)
        tokens.remove(self.kind)
        draft.cities[self.city] = city.but(tokens=tuple(tokens))


class RightUsed(Event[Draft]):
    """A city has used something it may do once a turn or an age."""

    city: Seat
    right: str

    def on(self, draft: Draft) -> None:
        city = draft.cities[self.city]
        draft.cities[self.city] = city.but(spent=city.spent | {self.right})


class TurnRightsRenewed(Event[Draft]):
    """What may be done once a turn may be done again."""

    def on(self, draft: Draft) -> None:
        for at, city in enumerate(draft.cities):
            kept = frozenset(right for right in city.spent if not right.startswith(ONCE_A_TURN))
            if kept != city.spent:
                draft.cities[at] = city.but(spent=kept)


class EffectPending(Event[Draft], wire_name="ErrandGiven"):
    """A city has something to do, or to suffer, before the turn ends."""

    kind: str
    city: Seat
    source: str

    def on(self, draft: Draft) -> None:
        owner = _owner_of(self.kind, draft)
        effect = PendingEffect(self.kind, self.city, self.source)
        draft.put(owner.but(pending=in_order((*owner.pending, effect))))


class EffectResolved(Event[Draft], wire_name="ErrandDone"):
    """The first such effect of a city is resolved, or let go."""

    kind: str
    city: Seat

    def on(self, draft: Draft) -> None:
        owner, done = _owner_of(self.kind, draft), (self.kind, self.city)
        first = next(effect for effect in owner.pending if (effect.kind, effect.city) == done)
        draft.put(owner.but(pending=without(owner.pending, first)))


def _owner_of(kind: str, draft: Draft) -> ExpansionState:
    """The expansion that knows this kind of pending effect."""
    return next(state for state in draft.expansions if kind in state.kinds)
