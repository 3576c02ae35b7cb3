"""A table that a seat cannot tell from the real one: everything it does not know is dealt anew."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from wonders.games.classic.card import Card, by_order
from wonders.games.classic.deck import Draws
from wonders.games.classic.memory import Memory, Pool, Slot
from wonders.games.classic.table import Burial, Table
from wonders.games.classic.turn.hands import controller
from wonders.games.classic.view import View

if TYPE_CHECKING:
    from wonders.games.classic.game import Classic

ATTEMPTS = 1000


class DeadEnd(Exception):
    """A random filling that cannot be completed; another one is tried."""


def resample(game: "Classic", history: Sequence[View], rng: Random) -> Table:
    """Deal all cards whose place the seat does not know, so that all it has ever seen still fits."""
    for _ in range(ATTEMPTS):
        memory = Memory(history, game.ruleset.decks)
        try:
            _Filling(game, memory, rng).fill()
        except DeadEnd:
            continue
        table = _table(game, history[-1], memory.slots, rng)
        for fill_in in game.ruleset.resamplers:
            table = fill_in(game.ruleset, history, table, rng)
        return table
    raise AssertionError("no table fits this history")


class _Filling:
    """One attempt to put cards into all slots."""

    def __init__(self, game: "Classic", memory: Memory, rng: Random) -> None:
        self._memory = memory
        self._rng = rng
        self._pool_of = {slot: pool for pool in memory.pools for slot in pool.slots}
        self._unseen = {age: list((+cards).elements()) for age, cards in memory.unseen.items()}
        for age, unseen in self._unseen.items():
            for draws in game.ruleset.decks[age - 1].draws:
                unseen += self._drawn(draws, memory.unseen[age])

    def _drawn(self, draws: Draws, unseen: Counter[Card]) -> list[Card]:
        """Cards of a lot in play that were never seen in a hand; those from the discard pile are surely among them."""
        hidden = [card for card in draws.lot if not unseen[card]]  # seen ones are at -1
        shown: set[Card] = set()
        for _, found in self._memory.pile:
            shown.update(found if isinstance(found, tuple) else (found,))
        sure = [card for card in hidden if card in shown]
        others = [card for card in hidden if card not in shown]
        missing = draws.size - (len(draws.lot) - len(hidden)) - len(sure)
        return [*sure, *self._rng.sample(others, missing)]

    def fill(self) -> None:
        for at, found in self._memory.pile:
            lying = [slot for slot in self._memory.slots if slot.place == "discard" and slot.at < at and not slot.taken]
            if isinstance(found, tuple):
                self._lay_out(lying, found)
            else:
                self._take(lying, found)
        pools = list(self._memory.pools)
        self._rng.shuffle(pools)
        for pool in pools:
            self._fill_pool(pool)

    def _take(self, lying: list[Slot], card: Card) -> None:
        """Somebody built this card from the pile: one of the slots held it."""
        holders = [slot for slot in lying if slot.card is card or (slot.card is None and self._fits(slot, card))]
        if not holders:
            raise DeadEnd
        slot = self._rng.choice(holders)
        slot.taken = True
        if slot.card is None:
            self._put(slot, card)

    def _lay_out(self, lying: list[Slot], pile: tuple[Card, ...]) -> None:
        """This seat saw the whole pile: the slots held exactly these cards."""
        left = Counter(pile)
        left.subtract(slot.card for slot in lying if slot.card is not None)
        open_slots = [slot for slot in lying if slot.card is None]
        while open_slots:
            choices = {
                slot: [card for card in left if left[card] > 0 and self._fits(slot, card)] for slot in open_slots
            }
            slot = min(open_slots, key=lambda one: (len(choices[one]), self._rng.random()))
            if not choices[slot]:
                raise DeadEnd
            card = self._rng.choice(choices[slot])
            left[card] -= 1
            self._put(slot, card)
            open_slots.remove(slot)

    def _fits(self, slot: Slot, card: Card) -> bool:
        pool = self._pool_of[slot]
        if slot.allows is not None and not slot.allows(card):
            return False
        return card in pool.cards or (pool.unknown > 0 and card in self._unseen[pool.age])

    def _put(self, slot: Slot, card: Card) -> None:
        pool = self._pool_of[slot]
        if card in pool.cards:
            pool.cards.remove(card)
        else:
            self._unseen[pool.age].remove(card)
            pool.unknown -= 1
        slot.card = card

    def _fill_pool(self, pool: Pool) -> None:
        """Spread a pool's cards over its slots, those with conditions first."""
        slots = [slot for slot in pool.slots if slot.card is None]
        unseen = self._unseen[pool.age]
        if len(unseen) < pool.unknown:
            raise DeadEnd
        self._rng.shuffle(unseen)
        cards = pool.cards + [unseen.pop() for _ in range(pool.unknown)]
        self._rng.shuffle(cards)
        for slot in sorted(slots, key=lambda one: one.allows is None):
            fitting = next((card for card in cards if slot.allows is None or slot.allows(card)), None)
            if fitting is None:
                raise DeadEnd
            cards.remove(fitting)
            slot.card = fitting


def _table(game: "Classic", view: View, slots: list[Slot], rng: Random) -> Table:
    """The table that the view shows, with the slots' cards in their places."""
    seats = range(len(view.hand_sizes))
    placed = [(slot, slot.card) for slot in slots if slot.card is not None]
    known = [view.secrets(seat) for seat in seats]
    hands = tuple(
        own.hand if own is not None else by_order(c for s, c in placed if s.place == "hand" and s.owner == seat)
        for seat, own in zip(seats, known, strict=True)
    )
    buried = tuple(
        tuple(Burial(c, s.by) for s, c in placed if s.place == "buried" and s.owner == city)
        for city in range(len(view.cities))
    )
    discards = [(s, c) for s, c in placed if s.place == "discard"]
    table = Table(
        phase=view.phase,
        boards=view.boards,
        cities=view.cities,
        hands=hands,
        discard=by_order(c for s, c in discards if not s.taken),
        age=view.age,
        turn=view.turn,
        turns=view.turns,
        revivals=view.revivals,
        stack=by_order(c for s, c in placed if s.place == "stack"),
        picked=view.picked,
        opening=view.opening,
        sold=tuple(tuple(c for s, c in discards if s.by == seat) for seat in seats),
        buried=buried,
        expansions=tuple(state.with_pending(view.errands) for state in game.ruleset.expansions),
    )
    return _with_pick(game, table, view, rng)


def _with_pick(game: "Classic", table: Table, view: View, rng: Random) -> Table:
    """With some choice for the free city, where the opponent has made one."""
    if len(view.cities) == len(view.hand_sizes) or view.phase != "pick" or view.picked is not None:
        return table
    legal = game.legal(table.but(phase="pick_for_free_city"), controller(view.age, view.turn))
    return table.but(picked=rng.choice(legal))
