"""Who is ahead: shares of victory from what stands, what is on its way, and whose turn it is."""

from typing import Final

from wonders.bots.duel.coins import MOST
from wonders.bots.duel.outlook import LEADS_TO, Outlook
from wonders.bots.duel.turns import Side
from wonders.bots.duel.worth import COIN, DISTINCT, SHARE, WIN, Appraiser
from wonders.bots.logit import score, shares_of
from wonders.core.sums import added
from wonders.games.duel.decisions import ChooseToken, KeepToken, Owed
from wonders.games.duel.science import SUPREMACY
from wonders.games.duel.table import OVER, PLAY, Table
from wonders.games.duel.tally import SYMBOLS, count, different_symbols

FEATURES: Final = (
    "points", "coins", "lead", "siege", "symbols", "pairs", "goods", "wonders", "rights", "chains", "turn", "gain",
    "victory",
)  # fmt: skip
"""Each counts twice: for itself, and times the part of the match that is played."""

# fmt: off
WEIGHTS: Final = (
    -0.0256, 0.0059, -0.0566, 1.7833, 0.0223, 0.0121, 0.0163, 0.0024, 0.0066, 0.1785, -0.0811, 0.0109, 3.837,
    0.2619, 0.1691, 0.2146, -1.6008, 0.1017, 0.0013, 0.1171, 0.0557, 0.2945, -0.0125, -0.2244, 0.1451, 4.6224,
)
# fmt: on
"""Fitted by benchmarks/fit_estimates.py on 1200 matches of the greedy bot against itself. On 300 others the Brier score
is 0.185 (even shares: 0.25), and every tenth of the shares comes true within 0.02."""

SIEGE: Final = 5
"""From this space on the capital is in danger."""
MOST_GAIN: Final = 15.0


def weights(players: int) -> tuple[float, ...]:
    """What the features weigh."""
    return WEIGHTS


def shares(table: Table) -> tuple[float, float]:
    """What share of victory each seat may expect."""
    if table.phase == OVER:
        return (0.5, 0.5) if table.winner is None else (1.0 - table.winner, float(table.winner))
    mine, theirs = features(table)
    first, second = shares_of((score(mine, WEIGHTS), score(theirs, WEIGHTS)))
    return first, second


def features(table: Table) -> tuple[list[float], list[float]]:
    """The features of both seats, in the order of `FEATURES`."""
    outlook = Outlook(table)
    rows = [_features(Appraiser(table, seat, outlook)) for seat in (0, 1)]
    gone = outlook.gone
    return [*rows[0], *[gone * one for one in rows[0]]], [*rows[1], *[gone * one for one in rows[1]]]


def _features(appraiser: Appraiser) -> list[float]:
    table, seat = appraiser.table, appraiser.seat
    turn, gain, victory = _initiative(appraiser)
    return [
        _points(appraiser),
        appraiser.purse[min(appraiser.coins, MOST)],
        appraiser.standing,
        float(max(appraiser.lead - SIEGE, 0)),
        _symbols(appraiser),
        _pairs(appraiser),
        -COIN * SHARE * appraiser.bill,
        added([max(appraiser.wonder(w) - COIN * appraiser.payment(w), 0.0) for w in table.cities[seat].wonders]),
        added([appraiser.right(token) for token in table.cities[seat].tokens]),
        float(sum([1 for card in table.cities[seat].built if card in LEADS_TO and appraiser.awaits(card)])),
        turn,
        gain,
        victory,
    ]


def _points(appraiser: Appraiser) -> float:
    """Points that stand, and those of a token that is about to be taken."""
    table, seat = appraiser.table, appraiser.seat
    points = 0.0
    for piece in table.cities[seat].pieces:
        points += piece.points
        for effect in piece.counting:
            points += effect.counted_points(table, seat)
    if isinstance(table.owed, ChooseToken | KeepToken) and table.owed.seat == seat:
        points += appraiser.best_token
    return points


def _symbols(appraiser: Appraiser) -> float:
    """The way to six different symbols, if it is still open."""
    distinct = different_symbols(appraiser.mine)
    return DISTINCT[min(distinct, SUPREMACY - 1)] if appraiser.can_win_by_science else 0.0


def _pairs(appraiser: Appraiser) -> float:
    """Tokens that single symbols may still bring."""
    to_come = appraiser.outlook.symbols
    singles = sum([1 for symbol in SYMBOLS if count(appraiser.mine, symbol) == 1 and to_come.get(symbol)])
    return singles * appraiser.best_token if singles else 0.0


def _initiative(appraiser: Appraiser) -> tuple[float, float, float]:
    """Whether it is the seat's turn, the best it can do then, and whether that wins."""
    table = appraiser.table
    mover = table.owed.seat if isinstance(table.owed, Owed) else table.turn
    if table.phase != PLAY or mover != appraiser.seat:
        return 0.0, 0.0, 0.0
    side = Side(appraiser)
    cards = [card for card in table.shape.pick(table.laid) if card]
    best = max([side.wonder, *[side.gain(card) for card in cards]])
    return 1.0, min(best, MOST_GAIN), float(best > WIN / 2)
