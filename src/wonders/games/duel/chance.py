"""What chance is asked. It deals as late as it can: a closed card is drawn when it is turned up."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import ChanceDecision, Seat
from wonders.games.duel.actions import DealAge, DrawStarter, DrawTokens, LayTokens, OfferWonders, TurnUp, turn_up
from wonders.games.duel.cards import CARDS, DECKS, GUILDS
from wonders.games.duel.layout import LAYOUTS
from wonders.games.duel.pieces import GUILD, Card

GUILDS_USED = 3
LAST_AGE = 3

Item = TypeVar("Item")

_ROOM = 1 << 30


@lru_cache(maxsize=1 << 8)
def _numbers(items: int, count: int) -> tuple[tuple[int, int], ...]:
    """How to draw so many of the items with few random numbers: the range of each, and how many draws it decides."""
    if not count:
        return ()
    ways, draws = 1, 0
    while draws < count and ways * (items - draws) <= _ROOM:
        ways *= items - draws
        draws += 1
    return ((ways, draws), *_numbers(items - draws, count - draws))


def drawn(stream: Stream, items: Sequence[Item], count: int) -> list[Item]:
    """So many of the items, in the order drawn. One random number decides several draws, by its remainders."""
    pool = list(items)
    taken = []
    for ways, draws in _numbers(len(pool), count):
        number = stream.below(ways)
        for left in range(len(pool), len(pool) - draws, -1):
            number, at = divmod(number, left)
            taken.append(pool.pop(at))
    return taken


@lru_cache(maxsize=1 << 4)
def _choices(items: int, count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(items), count))


def some(stream: Stream, items: tuple[str, ...], count: int) -> tuple[str, ...]:
    """So many of the items, in the order of the list: what lies side by side has no order."""
    return tuple([items[at] for at in stream.chosen(_choices(len(items), count))])


def is_some(answer: tuple[str, ...], items: tuple[str, ...], count: int) -> bool:
    """Whether `some` could have answered this."""
    return len(answer) == count and answer in combinations(items, count)


class LayingTokens(ChanceDecision):
    """Which progress tokens lie on the board."""

    tokens: tuple[str, ...]
    count: int

    def sample(self, stream: Stream) -> LayTokens:
        return LayTokens(some(stream, self.tokens, self.count))

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(LayTokens(tokens), 1) for tokens in combinations(self.tokens, self.count)]

    def accepts(self, action: Action) -> bool:
        return isinstance(action, LayTokens) and is_some(action.tokens, self.tokens, self.count)


class DrawingStarter(ChanceDecision):
    """Which seat starts."""

    def sample(self, stream: Stream) -> DrawStarter:
        return DrawStarter(stream.below(2))

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(DrawStarter(seat), 1) for seat in (0, 1)]

    def accepts(self, action: Action) -> bool:
        return isinstance(action, DrawStarter) and action.seat in (0, 1)


class OfferingWonders(ChanceDecision):
    """Which wonders lie open to pick from."""

    wonders: tuple[str, ...]
    count: int

    def sample(self, stream: Stream) -> OfferWonders:
        return OfferWonders(some(stream, self.wonders, self.count))

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(OfferWonders(wonders), 1) for wonders in combinations(self.wonders, self.count)]

    def accepts(self, action: Action) -> bool:
        return isinstance(action, OfferWonders) and is_some(action.wonders, self.wonders, self.count)


class DealingAge(ChanceDecision):
    """The layout of an age: which cards lie open, and which backs the closed ones show. Too many to list."""

    age: int

    def sample(self, stream: Stream) -> DealAge:
        layout, plain = LAYOUTS[self.age], LAYOUTS[self.age].open_slots
        laid = [str(self.age)] * len(layout.starts_open)
        if self.age == LAST_AGE:
            purple = drawn(stream, range(len(laid)), GUILDS_USED)
            for slot in purple:
                laid[slot] = GUILD
            shown = [slot for slot in purple if layout.starts_open[slot]]
            plain = tuple([slot for slot in plain if slot not in purple])
            _lay(laid, shown, drawn(stream, GUILDS, len(shown)))
        _lay(laid, plain, drawn(stream, DECKS[self.age], len(plain)))
        return DealAge(tuple(laid))

    def accepts(self, action: Action) -> bool:
        starts_open = LAYOUTS[self.age].starts_open
        if not isinstance(action, DealAge) or len(action.cards) != len(starts_open):
            return False
        shown = [CARDS.get(id) for id, is_open in zip(action.cards, starts_open, strict=True) if is_open]
        closed = [id for id, is_open in zip(action.cards, starts_open, strict=True) if not is_open]
        backs = [card.back if card else "" for card in shown] + closed
        guilds = GUILDS_USED if self.age == LAST_AGE else 0
        return (
            len(set(shown)) == len(shown)
            and backs.count(GUILD) == guilds
            and backs.count(str(self.age)) == len(backs) - guilds
        )


def _lay(laid: list[str], slots: Sequence[int], cards: list[Card]) -> None:
    for slot, card in zip(slots, cards, strict=True):
        laid[slot] = card.id


class TurningUp(ChanceDecision):
    """Which cards appear in these slots; `pools` holds for each the cards that it may be, all equally likely."""

    slots: tuple[int, ...]
    pools: tuple[tuple[Card, ...], ...]

    def sample(self, stream: Stream) -> TurnUp:
        first, *others = self.pools
        cards = [stream.chosen(first)]
        for pool in others:
            card = stream.chosen(pool)
            while card in cards:
                card = stream.chosen(pool)
            cards.append(card)
        return turn_up(tuple([card.id for card in cards]))

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        appear: list[tuple[str, ...]] = [()]
        for pool in self.pools:
            appear = [(*before, card.id) for before in appear for card in pool if card.id not in before]
        return [(turn_up(cards), 1) for cards in appear]

    def accepts(self, action: Action) -> bool:
        if not isinstance(action, TurnUp) or len(action.cards) != len(self.pools):
            return False
        fits = [any(card.id == id for card in pool) for id, pool in zip(action.cards, self.pools, strict=True)]
        return all(fits) and len(set(action.cards)) == len(action.cards)


class DrawingLibrary(ChanceDecision):
    """Which progress tokens are drawn from the box, for a seat to keep one of them."""

    seat: Seat
    box: tuple[str, ...]
    count: int

    def sample(self, stream: Stream) -> DrawTokens:
        return DrawTokens(some(stream, self.box, self.count))

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(DrawTokens(tokens), 1) for tokens in combinations(self.box, self.count)]

    def accepts(self, action: Action) -> bool:
        return isinstance(action, DrawTokens) and is_some(action.tokens, self.box, self.count)
