"""What a seat remembers of the leaders: which it has seen in the draft, and where those may be by now."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from wonders.core.decisions import Seat
from wonders.games.classic.card import Card
from wonders.games.classic.counts import Colour
from wonders.games.classic.memory import Packet, Pool, Slot
from wonders.games.classic.view import View
from wonders.games.leaders.draft import HAND


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
            new = [
                Slot("reserve", seat, seat, at) for _ in range(after.reserve_sizes[seat] - before.reserve_sizes[seat])
            ]
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
