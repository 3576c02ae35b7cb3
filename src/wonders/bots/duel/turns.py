"""A turn weighed: what the card or wonder brings, and what the take leaves for the other city's next turn."""

from collections.abc import Sequence
from typing import Final

from wonders.bots.duel.coins import change
from wonders.bots.duel.outlook import Outlook
from wonders.bots.duel.worth import WIN, Appraiser
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.sums import added
from wonders.games.duel.actions import Build, BuildWonder
from wonders.games.duel.cards import CARDS
from wonders.games.duel.military import CAPITAL
from wonders.games.duel.pieces import Card, Wonder
from wonders.games.duel.table import Table
from wonders.games.duel.tally import count
from wonders.games.duel.turn import SALE
from wonders.games.duel.wonders import WONDERS

REPLY: Final = 0.6
"""What the other city's best answer weighs against the own gain."""
AGAIN: Final = 0.7
"""What the own next turn weighs where a wonder gives one."""
PATIENCE: Final = 1.5
"""A wonder can wait: this much of its worth is not lost by building something else."""
VICTORY: Final = 1000.0


class Side:
    """One city's options: what it could do with each card that lies open or may be turned up."""

    __slots__ = ("_gains", "_theology", "appraiser", "sale", "wonder")

    def __init__(self, appraiser: Appraiser) -> None:
        self.appraiser = appraiser
        self._gains: dict[Card, float] = {}
        self._theology = count(appraiser.mine, "theology")
        city = appraiser.table.cities[appraiser.seat]
        self.sale = change(appraiser.purse, appraiser.coins, SALE + count(appraiser.mine, "yellow"))
        self.wonder = max([self.of_wonder(wonder) for wonder in city.wonders], default=-1.0)
        """The best wonder that can be paid; any card will do for it."""

    def of_wonder(self, wonder: Wonder) -> float:
        """What a wonder gains, without its extra turn."""
        appraiser = self.appraiser
        cost = appraiser.payment(wonder)
        if cost > appraiser.coins:
            return -1.0
        value = appraiser.wonder(wonder) - appraiser.paid(cost) - PATIENCE
        if wonder.shields and appraiser.lead + wonder.shields >= CAPITAL:
            value += WIN
        return value

    def built(self, card: Card) -> float:
        """What a card gains when it is built; selling it is a matter of its own."""
        appraiser = self.appraiser
        cost = appraiser.payment(card)
        if cost > appraiser.coins:
            return -1.0
        if not cost and card.free_with & appraiser.mine:
            cost = -count(appraiser.mine, "urbanism")
        value = appraiser.worth(card) - appraiser.paid(cost)
        if card.shields and appraiser.lead + appraiser.shields(card) >= CAPITAL:
            value += WIN
        return value

    def gain(self, card: Card) -> float:
        """The best that can be done with a card, wonders left out."""
        known = self._gains.get(card)
        if known is None:
            known = self._gains[card] = max(self.built(card), self.sale)
        return known

    def goes_on(self, wonder: Wonder) -> bool:
        """Whether a wonder gives an extra turn."""
        return wonder.plays_again or bool(self._theology)


class Planner:
    """Weighs the turns of one seat."""

    def __init__(self, table: Table, seat: Seat) -> None:
        outlook = Outlook(table)
        self.table = table
        self.me = Side(Appraiser(table, seat, outlook))
        self.other = Side(Appraiser(table, 1 - seat, outlook))
        self._slots = {table.laid[slot]: slot for slot in table.shape.slots}
        self._guesses: dict[tuple[bool, bool], list[float]] = {}
        self._left: dict[tuple[int, bool], float] = {}

    def weigh(self, legal: Sequence[Action]) -> list[float]:
        """One weight for each action of a turn."""
        me, weights = self.me, []
        for action in legal:
            if isinstance(action, Build):
                card = CARDS[action.card]
                weights.append(self._weighed(card, me.built(card), me.appraiser.shields(card)))
            elif isinstance(action, BuildWonder):
                card, wonder = CARDS[action.card], WONDERS[action.wonder]
                weight = self._weighed(card, me.of_wonder(wonder), wonder.shields)
                if me.goes_on(wonder) and self.table.shape.left.bit_count() > 1:
                    weight += AGAIN * self.left_for(self._slots[card], mine=True)
                weights.append(weight)
            else:
                card = CARDS[action.card]  # type: ignore[attr-defined]
                weights.append(self._weighed(card, me.sale, 0))
        return weights

    def _weighed(self, card: Card, gain: float, shields: int) -> float:
        if gain >= WIN / 2:
            return VICTORY
        return gain - REPLY * self._answer(self._slots[card], shields)

    def _answer(self, slot: int, shields: int) -> float:
        """The best that the other city can do after a take from this slot; shields of the take save from its army."""
        best = self.left_for(slot, mine=False)
        if shields and best > WIN / 2:
            return max(best - self._saved(shields), 0.0)
        return best

    def _saved(self, shields: int) -> float:
        """Whether the other city's army would have won, and does not if it is pushed back."""
        appraiser = self.other.appraiser
        reach = max([appraiser.shields(card) for card in self._slots if card], default=0)
        city = appraiser.table.cities[appraiser.seat]
        reach = max([reach, *[wonder.shields for wonder in city.wonders]])
        return WIN if appraiser.lead + reach >= CAPITAL > appraiser.lead - shields + reach else 0.0

    def left_for(self, slot: int, mine: bool) -> float:
        """The best gain of a side when the card of this slot is gone."""
        known = self._left.get((slot, mine))
        if known is None:
            known = self._left[slot, mine] = self._work_out(slot, mine)
        return known

    def _work_out(self, slot: int, mine: bool) -> float:
        table, side = self.table, self.me if mine else self.other
        after = table.shape.after[slot]
        if not after.left:
            return 0.0
        best, hidden = side.wonder, []
        for other in after.slots:
            card = table.laid[other]
            if card is None or table.closed >> other & 1:
                hidden.append(bool(table.purple >> other & 1))
            else:
                best = max(best, side.gain(card))
        for purple in hidden:
            best = self._guess(best, mine, purple)
        return best

    def _guess(self, best: float, mine: bool, purple: bool) -> float:
        """The mean of the best gain, when a card is turned up that nobody knows."""
        side, table = self.me if mine else self.other, self.table
        gains = self._guesses.get((mine, purple))
        if gains is None:
            pool = table.guilds if purple else table.unseen
            gains = self._guesses[mine, purple] = [side.gain(card) for card in pool]
        return added([gain if gain > best else best for gain in gains]) / len(gains) if gains else best
