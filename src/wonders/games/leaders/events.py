"""What can happen with leaders."""

from typing import ClassVar

from wonders.core.decisions import Seat
from wonders.core.draft import without
from wonders.core.events import Event
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.table import Draft
from wonders.games.leaders.state import leaders_of


class LeadersDealt(Event[Draft]):
    """Everybody gets leaders to choose from; the others are set aside unseen."""

    secret: ClassVar = ("hands", "supply")
    hands: tuple[tuple[Card, ...], ...]
    supply: tuple[Card, ...]

    def known_to(self, seat: Seat) -> bool:
        return False

    def seen_by(self, seat: Seat) -> dict[str, object]:
        own = {"hand": self.hands[seat]} if 0 <= seat < len(self.hands) else {}
        return super().seen_by(seat) | own

    def on(self, draft: Draft) -> None:
        draft.hands = [by_order(hand) for hand in self.hands]
        nothing = tuple(() for _ in self.hands)
        draft.put(leaders_of(draft).but(reserves=nothing, retired=nothing, supply=by_order(self.supply)))


class LeaderKept(Event[Draft]):
    """A seat keeps one of the leaders it holds."""

    secret: ClassVar = ("card",)
    seat: Seat
    card: Card

    def known_to(self, seat: Seat) -> bool:
        return seat == self.seat

    def on(self, draft: Draft) -> None:
        draft.hands[self.seat] = without(draft.hands[self.seat], self.card)
        draft.put(leaders_of(draft).with_kept((self.card,), self.seat))


class LeadersPassed(Event[Draft]):
    """Everybody hands the remaining leaders to the right neighbour."""

    def on(self, draft: Draft) -> None:
        draft.hands = draft.hands[1:] + draft.hands[:1]


class LeadersDrawn(Event[Draft]):
    """A seat takes unused leaders into its reserve."""

    secret: ClassVar = ("cards",)
    seat: Seat
    cards: tuple[Card, ...]

    def known_to(self, seat: Seat) -> bool:
        return seat == self.seat

    def on(self, draft: Draft) -> None:
        leaders = leaders_of(draft).with_kept(self.cards, self.seat)
        left = leaders.supply
        for card in self.cards:
            left = without(left, card)
        draft.put(leaders.but(supply=left))


class LeadersPutAway(Event[Draft]):
    """The leaders a seat will not use any more leave the game."""

    secret: ClassVar = ("cards",)
    seat: Seat
    cards: tuple[Card, ...]

    def known_to(self, seat: Seat) -> bool:
        return seat == self.seat

    def on(self, draft: Draft) -> None:
        leaders = leaders_of(draft)
        for card in leaders.reserves[self.seat]:
            leaders = leaders.without_card(card, self.seat)
        draft.put(leaders.with_discarded(self.cards, self.seat))


class DefeatPassed(Event[Draft]):
    """A defeat token goes to the city that won."""

    city: Seat
    to: Seat

    def on(self, draft: Draft) -> None:
        giver, taker = draft.cities[self.city], draft.cities[self.to]
        draft.cities[self.city] = giver.but(defeats=giver.defeats - 1)
        draft.cities[self.to] = taker.but(defeats=taker.defeats + 1)
