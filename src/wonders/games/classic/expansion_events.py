"""What only expansions let happen: tokens, rights used, errands, borrowed cards. Cities and Leaders share these."""

from typing import Final

from wonders.core.decisions import Seat
from wonders.core.events import Event
from wonders.games.classic.card import Card
from wonders.games.classic.table import Draft, Errand, by_kind

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


class ErrandGiven(Event[Draft]):
    """A city has something to do, or to suffer, before the turn ends."""

    kind: str
    city: Seat
    source: str

    def on(self, draft: Draft) -> None:
        draft.errands = by_kind((*draft.errands, Errand(self.kind, self.city, self.source)))


class ErrandDone(Event[Draft]):
    """The first such errand of a city is done, or let go."""

    kind: str
    city: Seat

    def on(self, draft: Draft) -> None:
        done = (self.kind, self.city)
        at = next(n for n, errand in enumerate(draft.errands) if (errand.kind, errand.city) == done)
        draft.errands = draft.errands[:at] + draft.errands[at + 1 :]
