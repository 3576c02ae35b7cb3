"""What can happen at a table. Only events change it. A city has the number of its seat; the free city has none."""

from typing import ClassVar, Final

from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.events import Event
from wonders.core.values import filled, with_item
from wonders.games.classic.card import Board, Card, by_order
from wonders.games.classic.city import City, Standing
from wonders.games.classic.table import STACK, Burial, Draft, Opening

BANK: Final = -1

START_COINS: Final = 3


class BoardsAssigned(Event[Draft]):
    """Cities have their boards: (city, board)."""

    boards: tuple[tuple[Seat, Board], ...]

    def on(self, draft: Draft) -> None:
        for at, board in self.boards:
            draft.boards = with_item(draft.boards, at, board)


class CitiesFounded(Event[Draft]):
    """Every city has its board and its first coins."""

    coins: int = START_COINS

    def on(self, draft: Draft) -> None:
        draft.cities = [City(Standing(board), self.coins) for board in draft.boards if board is not None]
        draft.buried = tuple(() for _ in draft.cities)


class HandsDealt(Event[Draft]):
    """An age begins. Each seat sees its own hand only; nobody sees the free city's stack."""

    secret: ClassVar = ("hands", "stack")
    age: int
    hands: tuple[tuple[Card, ...], ...]
    stack: tuple[Card, ...] = ()

    def known_to(self, seat: Seat) -> bool:
        return False

    def seen_by(self, seat: Seat) -> dict[str, object]:
        own = {"hand": self.hands[seat]} if 0 <= seat < len(self.hands) else {}
        return super().seen_by(seat) | own

    def on(self, draft: Draft) -> None:
        draft.age, draft.turn, draft.turns = self.age, 1, len(self.hands[0]) - 1
        draft.hands = [by_order(hand) for hand in self.hands]
        draft.stack = by_order(self.stack)
        for at, city in enumerate(draft.cities):
            if city.spent:
                draft.cities[at] = city.but(spent=frozenset())


class FreeCityCardDrawn(Event[Draft]):
    """The seat that plays for the free city draws the top card of its stack."""

    secret: ClassVar = ("card",)
    by: Seat
    card: Card

    def known_to(self, seat: Seat) -> bool:
        return seat == self.by

    def on(self, draft: Draft) -> None:
        cards = list(draft.stack)
        cards.remove(self.card)
        draft.stack = tuple(cards)
        draft.hands[self.by] = by_order((*draft.hands[self.by], self.card))


class FreeCityPicked(Event[Draft]):
    """The free city's card is chosen, and lies face down until everybody has chosen."""

    secret: ClassVar = ("action",)
    by: Seat
    action: Action

    def known_to(self, seat: Seat) -> bool:
        return seat == self.by

    def on(self, draft: Draft) -> None:
        draft.picked = self.action


class FreeCityRevealed(Event[Draft]):
    """The free city's card is turned up, before all others."""

    secret: ClassVar = ("action",)
    action: Action

    def known_to(self, seat: Seat) -> bool:
        return False

    def on(self, draft: Draft) -> None:
        draft.picked = None


class CoinsPaid(Event[Draft]):
    """A city pays a neighbour for goods, or the bank for a building."""

    city: Seat
    to: Seat
    coins: int

    def on(self, draft: Draft) -> None:
        draft.add_coins(self.city, -self.coins)
        if self.to != BANK:
            draft.add_coins(self.to, self.coins)


class CoinsGained(Event[Draft]):
    """A city takes coins from the bank."""

    city: Seat
    coins: int
    source: str

    def on(self, draft: Draft) -> None:
        draft.add_coins(self.city, self.coins)


class CardBuilt(Event[Draft]):
    """A building is put down. `how` is "paid", "chain", "discard" or the right that made it free."""

    city: Seat
    card: Card
    source: Seat
    how: str

    def on(self, draft: Draft) -> None:
        draft.take(self.card, self.source)
        standing, coins, victories, defeats, spent, tokens = draft.cities[self.city]
        if self.how in standing.powers:
            spent |= {self.how}
        draft.cities[self.city] = filled(
            City, (standing.with_card(self.card), coins, victories, defeats, spent, tokens)
        )


class StageBuilt(Event[Draft]):
    """A stage is completed; the card under it stays secret to all but the one who put it there."""

    secret: ClassVar = ("card",)
    city: Seat
    card: Card
    source: Seat
    by: Seat

    def known_to(self, seat: Seat) -> bool:
        return seat == self.by

    def on(self, draft: Draft) -> None:
        draft.take(self.card, self.source)
        city = draft.cities[self.city]
        standing, *others = city
        draft.cities[self.city] = filled(City, (standing.with_stage(), *others))
        buried = (*draft.buried[self.city], Burial(self.card, self.by))
        draft.buried = with_item(draft.buried, self.city, buried)


class CardSold(Event[Draft]):
    """A card goes face down to the discard pile, for coins."""

    secret: ClassVar = ("card",)
    city: Seat
    card: Card
    source: Seat
    by: Seat

    def known_to(self, seat: Seat) -> bool:
        return seat == self.by

    def on(self, draft: Draft) -> None:
        draft.take(self.card, self.source)
        draft.lay_away((self.card,), self.by)


class LastCardAwaited(Event[Draft]):
    """Some city plays its last card too, with the means it had when the turn began."""

    secret: ClassVar = ("opening",)
    opening: Opening

    def on(self, draft: Draft) -> None:
        draft.opening = self.opening


class LeftoversDiscarded(Event[Draft]):
    """The cards that nobody plays at the end of an age go to the discard pile. A seat knows its own."""

    secret: ClassVar = ("hands", "stack")
    hands: tuple[tuple[Card, ...], ...]
    stack: tuple[Card, ...] = ()

    def known_to(self, seat: Seat) -> bool:
        return False

    def seen_by(self, seat: Seat) -> dict[str, object]:
        own = {"hand": self.hands[seat]} if 0 <= seat < len(self.hands) else {}
        return super().seen_by(seat) | own

    def on(self, draft: Draft) -> None:
        for seat, hand in enumerate(self.hands):
            draft.lay_away(hand, seat)
        draft.lay_away(self.stack, STACK)
        draft.hands = [() for _ in draft.hands]
        draft.stack = ()
        draft.opening = None


class RevivalEarned(Event[Draft]):
    """A city may build from the discard pile at the end of this turn."""

    city: Seat

    def on(self, draft: Draft) -> None:
        draft.revivals = (*draft.revivals, self.city)


class RevivalEnded(Event[Draft]):
    """A city has used that right, or has left it unused."""

    city: Seat

    def on(self, draft: Draft) -> None:
        at = draft.revivals.index(self.city)
        draft.revivals = draft.revivals[:at] + draft.revivals[at + 1 :]


class HandsPassed(Event[Draft]):
    """Everybody hands the remaining cards on; `left` says to which side. The next turn begins."""

    left: bool

    def on(self, draft: Draft) -> None:
        by = -1 if self.left else 1
        draft.hands = draft.hands[by:] + draft.hands[:by]
        draft.turn += 1


class ConflictWon(Event[Draft]):
    """One of two neighbours has more shields: it takes a victory token of the age, the other a defeat token."""

    winner: Seat
    loser: Seat
    worth: int

    def on(self, draft: Draft) -> None:
        victor = draft.cities[self.winner]
        draft.cities[self.winner] = victor.but(victories=(*victor.victories, self.worth))
        beaten = draft.cities[self.loser]
        draft.cities[self.loser] = beaten.but(defeats=beaten.defeats + 1)


class PhaseReached(Event[Draft]):
    """The table now waits here."""

    phase: str

    def on(self, draft: Draft) -> None:
        draft.phase = self.phase
