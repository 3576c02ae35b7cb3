"""What a seat has learnt about the leaders, and whether a table agrees with it: nothing of the engine's memory is used.

The packet that starts with seat p is held by p, then by its right neighbour, and so on; each of the first four holders
keeps one card of it. A seat that holds a packet sees all that is left of it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from wonders.core.decisions import Seat
from wonders.games.classic.card import Card
from wonders.games.classic.table import Table
from wonders.games.classic.view import View
from wonders.games.leaders.state import leaders_of

ROUNDS = 4


@dataclass
class Knowledge:
    """Drawn from the views of one seat, oldest first."""

    history: Sequence[View]
    looks: dict[tuple[int, int], frozenset[Card]] = field(default_factory=dict)
    """(packet, round): what this seat or its partner saw then."""
    drawn_at: dict[Seat, int] = field(default_factory=dict)
    """When seats drew leaders from the supply: the step."""

    def __post_init__(self) -> None:
        last = self.history[-1]
        self.seats = range(len(last.hand_sizes))
        self.friends = [seat for seat in self.seats if last.secrets(seat) is not None]
        for at, view in enumerate(self.history):
            if view.phase == "draft_leaders":
                round = ROUNDS - max(view.hand_sizes)
                for seat in self.friends:
                    secrets = view.secrets(seat)
                    assert secrets is not None
                    self.looks[(seat + round) % len(self.seats), round] = frozenset(secrets.hand)
            if at and view.reserve_sizes and self.history[at - 1].phase.startswith("draw_leaders"):
                (seat,) = (s for s in self.seats if view.reserve_sizes[s] > self.history[at - 1].reserve_sizes[s])
                self.drawn_at[seat] = at

    def may_have_been_kept(self, card: Card, packet: int, round: int) -> bool:
        """Whether this card can be the one that was kept out of a packet in a round."""
        if any(card in seen for (other, _), seen in self.looks.items() if other != packet):
            return False
        before = [seen for (one, at), seen in self.looks.items() if one == packet and at <= round]
        after = [seen for (one, at), seen in self.looks.items() if one == packet and at > round]
        return all(card in seen for seen in before) and not any(card in seen for seen in after)

    def never_seen(self, card: Card) -> bool:
        return not any(card in seen for seen in self.looks.values())

    def problems(self, table: Table) -> Iterator[str]:
        """What does not agree with what this seat has seen."""
        view = self.history[-1]
        yield from (f"{card} in the supply was seen" for card in leaders_of(table).supply if not self.never_seen(card))
        if view.phase == "draft_leaders":
            yield from self._draft_problems(table, ROUNDS - max(view.hand_sizes))
        elif leaders_of(table).reserves:
            for seat in self.seats:
                if not self._can_have_drafted(seat, table):
                    yield f"seat {seat} cannot have {recruited_in(table, seat)}"

    def _draft_problems(self, table: Table, round: int) -> Iterator[str]:
        for seat in self.seats:
            packet = (seat + round) % len(self.seats)
            for card in table.hands[seat]:
                if not self.may_have_been_kept(card, packet, round):
                    yield f"seat {seat} cannot hold {card} in round {round}"
            if not self._kept_in_rounds(seat, leaders_of(table).reserves[seat]):
                yield f"seat {seat} cannot have kept {leaders_of(table).reserves[seat]}"

    def _kept_in_rounds(self, seat: Seat, cards: Sequence[Card]) -> bool:
        """Whether the cards can have been kept one in each round, in some order."""
        count = len(self.seats)
        return any(
            all(self.may_have_been_kept(card, (seat + at) % count, at) for at, card in enumerate(order))
            for order in permutations(cards)
        )

    def _can_have_drafted(self, seat: Seat, table: Table) -> bool:
        """Four from the draft; any others were drawn later, and not before they were used."""
        leaders = recruited_in(table, seat)
        early = set(self._used_before_drawing(seat, table)) if seat in self.drawn_at else set()
        for kept in combinations(leaders, ROUNDS):
            others = [card for card in leaders if card not in kept]
            if early <= set(kept) and all(map(self.never_seen, others)) and self._kept_in_rounds(seat, kept):
                return True
        return False

    def _used_before_drawing(self, seat: Seat, table: Table) -> Iterator[Card]:
        """Leaders recruited, put under stages or sold by a seat before it drew others."""
        then = self.history[self.drawn_at[seat] - 1]
        city = then.cities[seat].standing
        yield from (card for card in city.built if not card.age)
        yield from (burial.card for burial in table.buried[seat][: city.stages] if not burial.card.age)
        yield from leaders_of(table).retired[seat][: then.retired_sizes[seat]]


def recruited_in(table: Table, seat: Seat) -> tuple[Card, ...]:
    """All leaders a seat has ever had."""
    buried = [burial.card for burial in table.buried[seat] if not burial.card.age]
    built = [card for card in table.cities[seat].standing.built if not card.age]
    return (*leaders_of(table).reserves[seat], *leaders_of(table).retired[seat], *buried, *built)
