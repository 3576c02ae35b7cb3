"""Before the turns: which wonder to pick, who should start, and what the right to start is worth."""

from collections.abc import Sequence
from typing import Final

from wonders.bots.duel.outlook import Outlook
from wonders.bots.duel.turns import Planner
from wonders.bots.duel.worth import EXTRA_TURN, Appraiser
from wonders.core.decisions import Seat
from wonders.core.phases import AnyAction
from wonders.core.sums import added
from wonders.games.duel.effects import Destroys
from wonders.games.duel.legal import turn_actions
from wonders.games.duel.table import Table
from wonders.games.duel.wonders import WONDERS

COST_OF_A_GOOD: Final = 0.55
"""What a good in the cost of a wonder takes from its worth before anything is built."""
FAIR_BID: Final = 1
"""The coins that starting is worth."""
DESTROYS: Final = 2.5
REVIVES: Final = 3.5


def weigh_wonders(table: Table, seat: Seat, legal: Sequence[AnyAction]) -> list[float]:
    """Worth less cost; goods that the own wonders already ask for are cheaper, because production serves both."""
    appraiser = Appraiser(table, seat, Outlook(table))
    asked = {good for wonder in table.cities[seat].wonders for good, _ in wonder.needs}
    weights = []
    for action in legal:
        wonder = WONDERS[action.wonder]
        value = appraiser.wonder(wonder) + (EXTRA_TURN + 1.0 if wonder.plays_again else 0.0)
        value += added([DESTROYS if isinstance(effect, Destroys) else REVIVES for effect in wonder.asking])
        value -= added([COST_OF_A_GOOD * units * (0.8 if good in asked else 1.0) for good, units in wonder.needs])
        weights.append(value)
    return weights


def weigh_starters(table: Table, seat: Seat, legal: Sequence[AnyAction]) -> list[float]:
    """The best first turn of whoever starts, good for oneself or bad."""
    worth = {starter: max(Planner(table, starter).weigh(turn_actions(table, starter))) for starter in (0, 1)}
    return [worth[action.seat] if action.seat == seat else -worth[action.seat] for action in legal]


def weigh_bids(table: Table, seat: Seat, legal: Sequence[AnyAction]) -> list[float]:
    """The nearer to the fair price the better."""
    return [-abs(action.coins - FAIR_BID) for action in legal]
