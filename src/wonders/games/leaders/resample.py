"""Dealing the leaders anew that a seat cannot know: in other reserves, under stages, laid away, never dealt."""

from collections.abc import Sequence
from random import Random

from wonders.core.decisions import Seat
from wonders.core.values import Value
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.memory import Pool
from wonders.games.classic.ruleset import Ruleset
from wonders.games.classic.table import Burial, Table
from wonders.games.classic.view import View
from wonders.games.leaders.memory import LeaderMemory
from wonders.games.leaders.state import LeadersState, leaders_of

ATTEMPTS = 1000


class DeadEnd(Exception):
    """A random filling that cannot be completed; another one is tried."""


def resample_leaders(rules: Ruleset, history: Sequence[View], table: Table, rng: Random) -> Table:
    """Put leaders in all places this seat cannot see, so that all it has seen still fits."""
    view = history[-1]
    if not view.reserve_sizes:
        return table
    for _ in range(ATTEMPTS):
        memory = LeaderMemory(history, rules.leaders)
        try:
            return _with_leaders(table, view, memory, _fill(memory, rng), rng)
        except DeadEnd:
            continue
    raise AssertionError("no leaders fit this history")


def _fill(memory: LeaderMemory, rng: Random) -> list[Card]:
    """Leaders into slots: recruited ones first, then the rest. Returns those that are left over."""
    pool_of = {slot: pool for pool in memory.pools for slot in pool.slots}
    unseen = sorted(memory.unseen, key=lambda card: card.order)
    for use in memory.uses:
        if use.card is not None:
            slots = [slot for slot in memory.slots if slot.owner == use.seat and slot.at < use.at and slot.card is None]
            fitting = [slot for slot in slots if _fits(pool_of[slot], use.card, unseen)]
            if not fitting:
                raise DeadEnd
            slot = rng.choice(fitting)
            slot.card, slot.taken = use.card, True
            if use.card in pool_of[slot].cards:
                pool_of[slot].cards.remove(use.card)
            else:
                pool_of[slot].unknown -= 1
                unseen.remove(use.card)
    rng.shuffle(unseen)
    for pool in memory.pools:
        slots = [slot for slot in pool.slots if slot.card is None]
        cards = pool.cards + [unseen.pop() for _ in range(pool.unknown)]
        if len(cards) != len(slots):
            raise DeadEnd
        rng.shuffle(cards)
        for slot, card in zip(slots, cards, strict=True):
            slot.card = card
    return unseen


def _fits(pool: Pool, card: Card, unseen: list[Card]) -> bool:
    return card in pool.cards or (pool.unknown > 0 and card in unseen)


def _with_leaders(table: Table, view: View, memory: LeaderMemory, unseen: list[Card], rng: Random) -> Table:
    """The table with reserves, leaders under stages, leaders laid away, and the supply."""
    holdings = [_holding(view, memory, seat, rng) for seat in range(len(view.hand_sizes))]
    burials = {place: burial for holding in holdings for place, burial in holding.burials.items()}
    leaders = leaders_of(table).but(
        reserves=tuple(holding.reserve for holding in holdings),
        retired=tuple(holding.retired for holding in holdings),
        supply=by_order(unseen),
    )
    return table.but(
        hands=_draft_hands(table, view, memory),
        buried=_merged(table, burials),
        expansions=tuple(leaders if type(one) is LeadersState else one for one in table.expansions),
    )


class Holding(Value):
    """The hidden leaders of a seat; those under stages by (city, number of the stage)."""

    reserve: tuple[Card, ...]
    retired: tuple[Card, ...]
    burials: dict[tuple[int, int], Burial]


def _holding(view: View, memory: LeaderMemory, seat: Seat, rng: Random) -> Holding:
    """What a seat is known to have, or what it may have: each leader used face down is one of those it had then."""
    secrets = view.secrets(seat)
    if secrets is not None:
        burials = {(city, number): Burial(card, seat) for city, number, card in secrets.buried if not card.age}
        return Holding(secrets.reserve, secrets.retired, burials)
    free = [slot for slot in memory.slots if slot.owner == seat and slot.place == "reserve" and not slot.taken]
    retired, burials = [], {}
    for use in (use for use in memory.uses if use.seat == seat and use.card is None):
        held = [slot for slot in free if slot.at < use.at]
        if not held:
            raise DeadEnd
        slot = rng.choice(held)
        free.remove(slot)
        assert slot.card is not None
        if use.stage:
            burials[seat, use.stage] = Burial(slot.card, seat)
        else:
            retired.append(slot.card)
    return Holding(by_order(slot.card for slot in free if slot.card is not None), tuple(retired), burials)


def _draft_hands(table: Table, view: View, memory: LeaderMemory) -> tuple[tuple[Card, ...], ...]:
    """While leaders are drafted, what everybody still holds of the packets."""
    if view.phase != "draft_leaders":
        return table.hands
    held = [(slot.owner, slot.card) for slot in memory.slots if slot.place == "hand" and slot.card is not None]
    others = [by_order(card for owner, card in held if owner == seat) for seat in range(len(view.hand_sizes))]
    known = [view.secrets(seat) for seat in range(len(view.hand_sizes))]
    return tuple(own.hand if own is not None else hand for own, hand in zip(known, others, strict=True))


def _merged(table: Table, burials: dict[tuple[int, int], Burial]) -> tuple[tuple[Burial, ...], ...]:
    """Leaders under stages among the cards of the ages."""
    merged = []
    for at, city in enumerate(table.cities):
        others = iter(table.buried[at])
        numbers = range(1, city.standing.stages + 1)
        merged.append(tuple(burials[at, n] if (at, n) in burials else next(others) for n in numbers))
    return tuple(merged)
