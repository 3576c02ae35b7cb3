"""Classic: what others sold, put under stages and hold is dealt anew; each age is dealt so that it comes out that way.

Hands wander as packets. What left a packet is known from the answers of whoever held it, what is left of it lies in a
hand or was laid away when the age ended.
"""

from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Seat
from wonders.core.game import AnyTable
from wonders.core.match import AnyMatch
from wonders.games.classic.actions import Build, BuildStage, DealHands, Sell
from wonders.games.classic.table import Table
from wonders.study.redealing import Joint, joints_of


def rewrites(match: AnyMatch, step: int, table: AnyTable) -> Iterator[list[Joint]]:
    """The one history that leads to this table, if it was played without the free city."""
    if len(table.cities) == len(table.hands):
        yield _Rewriting(match, step, table).joints


class _Rewriting:
    """Goes through the match once, with what each seat will have sold and buried in the end."""

    def __init__(self, match: AnyMatch, step: int, end: Table) -> None:
        self.joints = joints_of(match, step)
        self._sold = [iter(cards) for cards in end.sold]
        self._buried = [iter(cards) for cards in end.buried]
        self._packets: list[list[str]] = []
        self._dealt_at = -1
        for at in range(step):
            self._go_on(at, match.steps[at].table, match.steps[at + 1].table)
        if self._packets and any(end.hands):
            for seat, hand in enumerate(end.hands):
                self._packet(end, seat).extend(card.id for card in hand)
        self._deal()

    def _go_on(self, at: int, before: Table, after: Table) -> None:
        joint = self.joints[at]
        if isinstance(joint.get(CHANCE), DealHands):
            self._deal()
            self._dealt_at, self._packets = at, [[] for _ in after.hands]
            return
        if before.phase in ("pick", "last_card"):
            for seat in joint:
                joint[seat] = self._answered(before, seat, joint[seat])
        if self._packets and any(before.hands) and not any(after.hands):
            for seat, hand in enumerate(before.hands):
                left = len(hand) - (seat in joint and before.phase in ("pick", "last_card"))
                self._packet(before, seat).extend(next(self._sold[seat]).id for _ in range(left))
            self._deal()

    def _answered(self, table: Table, seat: Seat, action: Action) -> Action:
        """What a seat answers now; it takes a card out of the packet that it holds."""
        if isinstance(action, Sell):
            action = Sell(next(self._sold[seat]).id)
        elif isinstance(action, BuildStage):
            action = action.but(card=next(self._buried[seat]).card.id)
        if isinstance(action, Build | BuildStage | Sell):
            self._packet(table, seat).append(action.card)
        return action

    def _packet(self, table: Table, seat: Seat) -> list[str]:
        """The packet that a seat holds: they move on by one seat each turn."""
        moved = (table.turn - 1) * (1 if table.age != 2 else -1)
        return self._packets[(seat - moved) % len(self._packets)]

    def _deal(self) -> None:
        """Have chance deal the packets as they were."""
        if self._packets:
            self.joints[self._dealt_at] = {CHANCE: DealHands(tuple(card for one in self._packets for card in one))}
        self._packets = []
