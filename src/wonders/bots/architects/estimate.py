"""Who is ahead: shares of victory from what stands, what is on its way, and whose turn it is."""

from typing import Final

from wonders.bots.architects.points import LONGEST, points_now, turns_left
from wonders.bots.architects.scene import Sight
from wonders.bots.architects.stages import prospect
from wonders.bots.architects.tokens import right_worth
from wonders.bots.architects.worth import Appraiser
from wonders.bots.logit import score, shares_of
from wonders.core.sums import added
from wonders.games.architects.city import STAGES
from wonders.games.architects.scoring import CAT_WORTH
from wonders.games.architects.table import Table
from wonders.games.architects.view import View

FEATURES: Final = ("points", "resources", "symbols", "war", "rights", "stages", "last", "cat", "turn")
"""Each counts twice: for itself, and times the part of the match that is played."""

TWO: Final = (
    0.0592, 0.0421, 0.0813, 0.023, 0.0774, 0.0576, 0.0817, -0.0387, 0.1415,
    0.12, 0.1958, 0.0432, -0.0243, 0.1116, 0.5805, 0.0281, 0.2723, 0.0692,
)  # fmt: skip
"""Fitted by benchmarks/fit_estimates.py on 1200 matches of the greedy bot against itself. On 300 others the Brier score
is 0.205 (even shares: 0.25), and every tenth of the shares comes true within 0.03."""
MORE: Final = (
    0.0959, 0.1237, 0.1407, 0.196, 0.1535, 0.1589, 0.0969, -0.2061, 0.2094,
    0.1416, 0.125, -0.0252, -0.1056, 0.0287, 0.4115, 0.036, 0.4611, 0.1321,
)  # fmt: skip
"""Fitted in the same way on 720 matches with three, four and six players. On 240 others the Brier scores are 0.187,
0.151 and 0.114 (even shares: 0.222, 0.188 and 0.139)."""


def weights(players: int) -> tuple[float, ...]:
    """What the features weigh: with two players, who fight by a rule of their own, and with more."""
    return TWO if players == 2 else MORE


def shares(sight: Sight) -> tuple[float, ...]:
    """What share of victory each seat may expect."""
    if sight.over:
        return _final(sight)
    weighs = weights(sight.players)
    return shares_of([score(row, weighs) for row in rows(sight)])


def _final(sight: Sight) -> tuple[float, ...]:
    """The victory, shared by all who have won."""
    results = [(points_now(sight, seat), len(city.built)) for seat, city in enumerate(sight.cities)]
    best = max(results)
    return tuple([float(result == best) / results.count(best) for result in results])


def features(scene: Table | View) -> list[list[float]]:
    """The features of all seats, in the order of `FEATURES`; none before there are cities."""
    return rows(Sight(scene)) if scene.cities else []


def rows(sight: Sight) -> list[list[float]]:
    """A row of features for each seat."""
    found = [_features(Appraiser(sight, seat)) for seat in range(sight.players)]
    gone = 1 - turns_left(sight) / LONGEST
    return [[*row, *[gone * one for one in row]] for row in found]


def _features(appraiser: Appraiser) -> list[float]:
    sight, seat, city = appraiser.sight, appraiser.seat, appraiser.city
    resources = prospect(city, appraiser.goods)
    has_cat = sight.cat == seat
    return [
        float(points_now(sight, seat) - (CAT_WORTH if has_cat else 0)),
        resources,
        appraiser.symbols_held,
        appraiser.war.standing(),
        added([right_worth(token, city, appraiser.war, appraiser.left) for token in city.tokens]),
        float(len(city.built)),
        resources if len(city.built) == STAGES - 1 else 0.0,
        float(has_cat),
        float(sight.active == seat),
    ]
