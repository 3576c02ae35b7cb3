"""Dealing the leaders anew that a seat cannot know: in other reserves, under stages, laid away, never dealt."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from wonders.core.decisions import Seat
from wonders.games.classic.card import Card, by_order
from wonders.games.classic.counts import Colour
from wonders.games.classic.memory import Packet, Pool, Slot
from wonders.games.classic.table import Burial, Table
from wonders.games.classic.view import View
from wonders.games.leaders.draft import HAND

ATTEMPTS = 1000


class DeadEnd(Exception):
    """A random filling that cannot be completed; another one is tried."""


@dataclass
class Use:
    """A leader left a reserve: recruited for all to see, or face down under a stage (its number), or for good (0)."""

    at: int
    seat: Seat
    card: Card | None = None
    stage: int = 0


@dataclass
class LeaderMemory:
    """What a seat remembers of the leaders."""

    history: Sequence[View]
    leaders: tuple[Card, ...]
    slots: list[Slot] = field(default_factory=list)
    """The leaders that others have had in their reserves, one slot each."""
    pools: list[Pool] = field(default_factory=list)
    uses: list[Use] = field(default_factory=list)
    """By seats whose secrets are not known."""

    def __post_init__(self) -> None:
        last = self.history[-1]
        self.unseen = set(self.leaders)
        self._others = [seat for seat in range(len(last.hand_sizes)) if last.secrets(seat) is None]
        self._mates = [seat for seat in range(len(last.hand_sizes)) if seat not in self._others]
        self._packets: list[Packet] = []
        for at in range(len(self.history) - 1):
            self._step(at, self.history[at], self.history[at + 1])
        self._see(last)
        for seat in self._others if self._packets else ():
            packet = self._holding(last, seat)
            held = [Slot("hand", seat, seat, len(self.history)) for _ in range(last.hand_sizes[seat])]
            self.slots += held
            packet.loose += held
        self._close_packets()
        for seat in self._mates:
            self.unseen -= {*_of(last, seat, "reserve"), *_of(last, seat, "retired"), *_leaders_buried(last, seat)}
            self.unseen -= set(last.cities[seat].standing.built if last.cities else ())

    def _step(self, at: int, before: View, after: View) -> None:
        if before.phase == "deal_leaders":
            self._packets = [Packet(HAND) for _ in after.hand_sizes]
        elif before.phase == "draft_leaders":
            self._draft(at, before, after)
        elif before.phase.startswith("draw_leaders"):
            self._drawn(at, before, after)
        elif before.phase == "recruit" or before.phase.startswith("recruit_more"):
            self._used(at, before, after)
        if before.reserve_sizes and before.phase != "draft_leaders":
            self._put_away(at, before, after)

    def _holding(self, view: View, seat: Seat, passed: int = 0) -> Packet:
        """The packet a seat holds: they move on to the right."""
        moved = HAND - max(view.hand_sizes) + passed
        return self._packets[(seat + moved) % len(self._packets)]

    def _see(self, view: View) -> None:
        if view.phase != "draft_leaders":
            return
        for seat in self._mates:
            packet = self._holding(view, seat)
            fresh, missing, slots = packet.look(_of(view, seat, "hand"))
            self.unseen -= set(fresh)
            if slots:
                self.pools.append(Pool(0, missing, len(slots) - len(missing), slots))

    def _draft(self, at: int, before: View, after: View) -> None:
        """Everybody keeps one leader; the last one comes with the last pass."""
        self._see(before)
        for passed in (0, 1) if not any(after.hand_sizes) else (0,):
            for seat in range(len(before.hand_sizes)):
                packet = self._holding(before, seat, passed)
                if seat in self._others:
                    slot = Slot("reserve", seat, seat, at)
                    self.slots.append(slot)
                    packet.loose.append(slot)
                elif passed == 0:
                    packet.known.remove(_kept(before, after, seat))
                else:
                    self._last_kept(packet, set(_of(after, seat, "reserve")))
        if not any(after.hand_sizes):
            self._close_packets()

    def _last_kept(self, packet: Packet, reserve: set[Card]) -> None:
        """The last leader of a packet, seen only when it is kept."""
        for card in [card for card in packet.known if card in reserve][:1]:
            packet.known.remove(card)
            return
        packet.unknown -= 1

    def _close_packets(self) -> None:
        for packet in self._packets:
            if packet.loose:
                self.pools.append(Pool(0, packet.known, len(packet.loose) - len(packet.known), packet.loose))
        self._packets = []

    def _drawn(self, at: int, before: View, after: View) -> None:
        for seat in self._others:
            new = [Slot("reserve", seat, seat, at) for _ in range(after.reserve_sizes[seat] - before.reserve_sizes[seat])]
            if new:
                self.slots += new
                self.pools.append(Pool(0, [], len(new), new))

    def _used(self, at: int, before: View, after: View) -> None:
        for seat in self._others:
            old, new = before.cities[seat].standing, after.cities[seat].standing
            added = [card for card in new.built[len(old.built) :] if card.colour is Colour.WHITE]
            if added:
                self.uses.append(Use(at, seat, added[0]))
            elif before.phase == "recruit" and new.stages > old.stages:
                self.uses.append(Use(at, seat, stage=new.stages))
            elif before.phase == "recruit":
                self.uses.append(Use(at, seat))

    def _put_away(self, at: int, before: View, after: View) -> None:
        """Leaders that left reserves in this step without being used."""
        for seat in self._others:
            used = sum(use.at == at and use.seat == seat for use in self.uses)
            for _ in range(before.reserve_sizes[seat] - used - after.reserve_sizes[seat]):
                self.uses.append(Use(at, seat))


def _kept(before: View, after: View, seat: Seat) -> Card:
    """The leader a seat has kept out of its packet; with the last pick another one joins the reserve."""
    old, held = _of(before, seat, "reserve"), _of(before, seat, "hand")
    return next(card for card in _of(after, seat, "reserve") if card not in old and card in held)


def _of(view: View, seat: Seat, what: str) -> tuple[Card, ...]:
    secrets = view.secrets(seat)
    cards: tuple[Card, ...] = getattr(secrets, what)
    return cards


def _leaders_buried(view: View, seat: Seat) -> list[Card]:
    secrets = view.secrets(seat)
    return [card for _, _, card in secrets.buried if not card.age] if secrets else []


def resample_leaders(leaders: tuple[Card, ...], history: Sequence[View], table: Table, rng: Random) -> Table:
    """Put leaders in all places this seat cannot see, so that all it has seen still fits."""
    view = history[-1]
    if not view.reserve_sizes:
        return table
    for _ in range(ATTEMPTS):
        memory = LeaderMemory(history, leaders)
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
    reserves: list[tuple[Card, ...]] = []
    retired: list[tuple[Card, ...]] = []
    burials: dict[tuple[int, int], Burial] = {}
    for seat in range(len(view.hand_sizes)):
        secrets = view.secrets(seat)
        if secrets is not None:
            reserves.append(secrets.reserve)
            retired.append(secrets.retired)
            burials |= {(c, number): Burial(card, seat) for c, number, card in secrets.buried if not card.age}
            continue
        free = [slot for slot in memory.slots if slot.owner == seat and slot.place == "reserve" and not slot.taken]
        gone = []
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
                gone.append(slot.card)
        reserves.append(by_order(slot.card for slot in free if slot.card is not None))
        retired.append(tuple(gone))
    return table.but(
        hands=_draft_hands(table, view, memory),
        reserves=tuple(reserves),
        retired=tuple(retired),
        supply=by_order(unseen),
        buried=_merged(table, burials),
    )


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
