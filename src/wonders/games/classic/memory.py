"""What a seat remembers: which cards went through its hands, and where those it cannot see any more may lie.

Hands wander round the table as packets. A seat that holds a packet knows it whole; when it sees it again, it knows what
has left it in between, though not who took which card, unless it was built. Everything else comes out of the cards of
the age that the seat has never seen.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from wonders.core.decisions import Seat
from wonders.games.classic.actions import BuildStage, Sell
from wonders.games.classic.card import Card
from wonders.games.classic.deck import Deck
from wonders.games.classic.effect import Power
from wonders.games.classic.free_city import free_city_uses
from wonders.games.classic.table import STACK
from wonders.games.classic.turn.hands import owner_of
from wonders.games.classic.view import Secrets, View


@dataclass(eq=False)
class Slot:
    """A place where a card lies face down. `at` is the step at which it was put there."""

    place: str
    owner: int
    by: Seat
    at: int
    stage: int = 0
    allows: Callable[[Card], bool] | None = None
    card: Card | None = None
    taken: bool = False
    """Whether the card has since been built from the discard pile."""


@dataclass(eq=False)
class Pool:
    """Cards that lie in these slots in an unknown order: some known, the rest from those of an age never seen."""

    age: int
    cards: list[Card]
    unknown: int
    slots: list[Slot]


@dataclass(eq=False)
class Packet:
    """A hand on its way round the table."""

    unknown: int
    known: list[Card] = field(default_factory=list)
    loose: list[Slot] = field(default_factory=list)
    """Where cards went that were taken out face down since the packet was last seen."""

    @property
    def size(self) -> int:
        return len(self.known) + self.unknown - len(self.loose)

    def look(self, hand: tuple[Card, ...]) -> tuple[Counter[Card], list[Card], list[Slot]]:
        """See the packet whole. Returns the cards never seen before, those that have gone, and where they may lie."""
        fresh, gone, slots = Counter(hand), Counter(self.known), self.loose
        fresh.subtract(self.known)
        gone.subtract(hand)
        self.known, self.unknown, self.loose = list(hand), 0, []
        return +fresh, list((+gone).elements()), slots


class Memory:
    """Built from a seat's views, one a step, oldest first."""

    def __init__(self, history: Sequence[View], decks: Sequence[Deck]) -> None:
        last = history[-1]
        self.mates = frozenset(seat for seat in range(len(last.hand_sizes)) if last.secrets(seat) is not None)
        """This seat, and its partner, whose cards it sees."""
        self.slots: list[Slot] = []
        self.pools: list[Pool] = []
        self.unseen: dict[int, Counter[Card]] = {}
        self.pile: list[tuple[int, Card | tuple[Card, ...]]] = []
        """In order: a card somebody took from the discard pile, or the whole pile as this seat saw it."""
        self._decks = decks
        self._packets: list[Packet] = []
        self._age = 0
        for at in range(len(history) - 1):
            self._step(at, history[at], history[at + 1])
        self._finish(history[-1], len(history))

    def _step(self, at: int, before: View, after: View) -> None:
        if before.phase == "deal_age":
            self._begin_age(after)
        elif before.phase == "draw_for_free_city":
            self._holding(after, owner_of(2, 2, after.age, after.turn)).unknown += 1
        elif before.phase == "pick":
            self._see(before)
            self._plays(at, before, after, range(len(before.cities)))
        elif before.phase == "last_card":
            self._see(before)
            entitled = (Power.PLAY_LAST_CARD in city.standing.powers for city in before.cities)
            self._plays(at, before, after, [city for city, may in enumerate(entitled) if may])
        elif before.phase.startswith("revive"):
            self._revival(at, before, after)
        if self._packets and not any(after.hand_sizes):
            self._leftovers(at, before, after)

    def _begin_age(self, view: View) -> None:
        self._age = view.age
        self._packets = [Packet(size) for size in view.hand_sizes]
        self.unseen[view.age] = Counter(self._decks[view.age - 1].fixed)

    def _holding(self, view: View, seat: Seat) -> Packet:
        """The packet that a seat holds: they move on by one seat each turn."""
        moved = (view.turn - 1) * (1 if view.age != 2 else -1)
        return self._packets[(seat - moved) % len(self._packets)]

    def _see(self, view: View) -> None:
        """Look at the own hand, and the partner's: what is missing of what was known was taken out face down."""
        for seat in self.mates if self._packets else ():
            packet = self._holding(view, seat)
            fresh, missing, slots = packet.look(_secrets(view, seat).hand)
            self.unseen[self._age].subtract(fresh)
            self._pool(missing, len(slots) - len(missing), slots)

    def _pool(self, cards: list[Card], unknown: int, slots: list[Slot]) -> None:
        if slots:
            self.pools.append(Pool(self._age, cards, unknown, slots))

    def _plays(self, at: int, before: View, after: View, cities: Sequence[int]) -> None:
        """What each city did in a step: it built a card, or put one under a stage, or on the discard pile."""
        sold = {seat: list(_secrets(after, seat).sold[len(_secrets(before, seat).sold) :]) for seat in self.mates}
        for city in sorted(cities, reverse=len(before.cities) > len(before.hand_sizes)):  # the free city plays first
            seat = owner_of(city, len(before.hand_sizes), before.age, before.turn)
            from_stack = before.phase == "last_card" and city != seat
            packet = Packet(1) if from_stack else self._holding(before, seat)
            old, new = before.cities[city].standing, after.cities[city].standing
            if len(new.built) > len(old.built):
                self._built(packet, new.built[-1])
                continue
            slot = Slot("discard", seat, seat, at)
            if new.stages > old.stages:
                slot = Slot("buried", city, seat, at, new.stages)
            if seat in self.mates:
                slot.card = _own_card(after, slot) if slot.place == "buried" else sold[seat].pop(0)
                self._built(packet, slot.card)
            else:
                packet.loose.append(slot)
                slot.allows = _free_city_allows(before, slot.place) if city != seat and not from_stack else None
            self.slots.append(slot)
            if from_stack:
                self._pool(packet.known, len(packet.loose) - len(packet.known), packet.loose)

    def _built(self, packet: Packet, card: Card) -> None:
        """A card left a packet that this seat has seen: it lies open, or the seat played it itself."""
        if card in packet.known:
            packet.known.remove(card)
        else:
            packet.unknown -= 1
            self.unseen[self._age][card] -= 1

    def _revival(self, at: int, before: View, after: View) -> None:
        city = before.revivals[0]
        if before.pile:
            self.pile.append((at, before.pile))
        old, new = before.cities[city].standing.built, after.cities[city].standing.built
        if len(new) > len(old):
            self.pile.append((at, new[-1]))

    def _leftovers(self, at: int, before: View, after: View) -> None:
        """The end of an age: what is left of each packet is discarded, and the free city's last card."""
        own = {seat: list(_secrets(after, seat).sold) for seat in self.mates}
        for seat in range(len(before.hand_sizes)):
            packet = self._holding(before, seat)
            for _ in range(packet.size):
                slot = Slot("discard", seat, seat, at)
                self.slots.append(slot)
                if seat in self.mates:
                    slot.card = own[seat].pop()
                    packet.known.remove(slot.card)
                else:
                    packet.loose.append(slot)
            self._pool(packet.known, packet.unknown, packet.loose)
        left = [Slot("discard", STACK, STACK, at) for _ in range(before.stacked - _stack_played(before, after))]
        self.slots += left
        self._pool([], len(left), left)
        self._packets = []

    def _finish(self, view: View, at: int) -> None:
        """Where everything that is still in hands and in the free city's stack may be."""
        self._see(view)
        if view.pile:
            self.pile.append((at, view.pile))
        for seat, size in enumerate(view.hand_sizes if self._packets else ()):
            if seat not in self.mates:
                packet = self._holding(view, seat)
                hand = [Slot("hand", seat, seat, at) for _ in range(size)]
                self.slots += hand
                self._pool(packet.known, packet.unknown, packet.loose + hand)
        stack = [Slot("stack", STACK, STACK, at) for _ in range(view.stacked)]
        self.slots += stack
        self._pool(list(view.stack), len(stack) - len(view.stack), stack)
        if view.stack:
            self.unseen[self._age].subtract(view.stack)


def _free_city_allows(view: View, place: str) -> Callable[[Card], bool]:
    """Which cards the free city's rules would have let it play face down then."""
    kind = Sell if place == "discard" else BuildStage
    return lambda card: any(isinstance(use, kind) for use in free_city_uses(view.cities, card))


def _secrets(view: View, seat: Seat) -> Secrets:
    found = view.secrets(seat)
    assert found is not None
    return found


def _own_card(view: View, slot: Slot) -> Card:
    buried = _secrets(view, slot.by).buried
    return next(card for city, stage, card in buried if (city, stage) == (slot.owner, slot.stage))


def _stack_played(before: View, after: View) -> int:
    """Whether the free city has played the last card of its stack."""
    if before.phase != "last_card" or len(before.cities) == len(before.hand_sizes):
        return 0
    return int(Power.PLAY_LAST_CARD in before.cities[-1].standing.powers)
