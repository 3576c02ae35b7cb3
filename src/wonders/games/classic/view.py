"""What a seat sees: everything that lies open, and its own secrets. Built up from nothing."""

from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.values import Value
from wonders.games.classic.card import Board, Card
from wonders.games.classic.city import City
from wonders.games.classic.decisions import PickDiscarded, PlayLastCard
from wonders.games.classic.expansion_state import PendingEffect, in_order
from wonders.games.classic.table import Opening, Table
from wonders.games.classic.turn.hands import controller


class Secrets(Value):
    """What a seat alone knows, and a partner of its team."""

    hand: tuple[Card, ...] = ()
    buried: tuple[tuple[int, int, Card], ...] = ()
    """Cards this seat has put under stages: (city, number of the stage, card)."""
    sold: tuple[Card, ...] = ()
    """Cards this seat has put on the discard pile, in that order."""
    reserve: tuple[Card, ...] = ()
    """Cards this seat keeps beside its hand."""
    retired: tuple[Card, ...] = ()
    """Cards this seat has laid away for good out of its reserve."""


class View(Value):
    """The table as one seat sees it."""

    seat: Seat
    phase: str
    age: int
    turn: int
    turns: int
    boards: tuple[Board | None, ...]
    cities: tuple[City, ...]
    hand_sizes: tuple[int, ...]
    discarded: int
    """Cards in the discard pile."""
    stacked: int
    """Cards in the free city's stack."""
    revivals: tuple[int, ...]
    opening: Opening | None
    hand: tuple[Card, ...] = ()
    """Own hand."""
    buried: tuple[tuple[int, int, Card], ...] = ()
    """Cards this seat has put under stages: (city, number of the stage, card)."""
    sold: tuple[Card, ...] = ()
    """Cards this seat has put on the discard pile, in that order."""
    pile: tuple[Card, ...] = ()
    """The discard pile, while this seat chooses from it."""
    stack: tuple[Card, ...] = ()
    """The free city's last card, while this seat plays it."""
    picked: Action | None = None
    """What this seat has chosen for the free city."""
    asked: Decision | None = None
    """What this seat is asked now."""
    errands: tuple[PendingEffect, ...] = ()
    """What cities have still to do before the turn ends; clients know pending effects by this name."""
    reserve: tuple[Card, ...] = ()
    """Cards this seat keeps beside its hand."""
    retired: tuple[Card, ...] = ()
    """Cards this seat has laid away for good out of its reserve."""
    reserve_sizes: tuple[int, ...] = ()
    retired_sizes: tuple[int, ...] = ()
    supplied: int = 0
    """Cards set aside unseen."""
    partner: Seat | None = None
    shared: Secrets | None = None
    """What the partner knows."""

    def secrets(self, seat: Seat) -> Secrets | None:
        """The secrets of a seat, as far as they are known here."""
        if seat == self.seat:
            return Secrets(self.hand, self.buried, self.sold, self.reserve, self.retired)
        return self.shared if seat == self.partner else None


def partner_of(seat: Seat) -> Seat:
    """Seats 0 and 1 are partners, 2 and 3, and so on."""
    return seat ^ 1


def secrets_of(table: Table, seat: Seat) -> Secrets:
    """What a seat knows and others do not."""
    known = Secrets(hand=table.hands[seat], buried=_buried_by(table, seat), sold=table.sold[seat])
    for state in table.expansions:
        known = state.secrets(known, seat)
    return known


def look(table: Table, seat: Seat, asked: Decision | None, teams: bool = False) -> View:
    """The view of a seat, or of a spectator. In teams partners show each other their cards."""
    seated = 0 <= seat < len(table.hands)
    own = secrets_of(table, seat) if seated else Secrets()
    partner = partner_of(seat) if seated and teams else None
    view = View(
        seat=seat,
        phase=table.phase,
        age=table.age,
        turn=table.turn,
        turns=table.turns,
        boards=table.boards,
        cities=table.cities,
        hand_sizes=tuple(map(len, table.hands)),
        discarded=len(table.discard),
        stacked=len(table.stack),
        revivals=table.revivals,
        opening=table.opening,
        hand=own.hand,
        buried=own.buried,
        sold=own.sold,
        pile=table.discard if isinstance(asked, PickDiscarded) else (),
        stack=table.stack if isinstance(asked, PlayLastCard) and asked.city >= len(table.hands) else (),
        picked=table.picked if seated and seat == controller(table.age, table.turn) else None,
        asked=asked,
        errands=in_order(effect for state in table.expansions for effect in state.pending),
        reserve=own.reserve,
        retired=own.retired,
        partner=partner,
        shared=secrets_of(table, partner) if partner is not None else None,
    )
    for state in table.expansions:
        view = state.show(view)
    return view


def _buried_by(table: Table, seat: Seat) -> tuple[tuple[int, int, Card], ...]:
    return tuple(
        (at, number, burial.card)
        for at, buried in enumerate(table.buried)
        for number, burial in enumerate(buried, 1)
        if burial.by == seat
    )
