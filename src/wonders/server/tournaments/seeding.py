"""How strong those are thought to be who take part: by this they are seeded."""

from typing import Final

from wonders.ratings.anchors import anchored, anchors, newcomer
from wonders.server.store.ratings import Ratings
from wonders.server.store.tournament_rows import Whole
from wonders.server.tournaments.plan import rating_class

STEP: Final = {"hard": 100.0, "expert": 200.0}
"""How much stronger than the strongest anchor those bots are taken to be whose strength depends on the machine."""


async def strengths(ratings: Ratings, whole: Whole) -> dict[int, float]:
    """By number; nothing where such matches have no ratings."""
    kind = rating_class(whole.row)
    if kind is None:
        return {}
    known = {one.profile: one.mean for one in await ratings.of_class(kind, [one.profile for one in whole.entrants])}
    return {
        one.number: _of_bot(kind, one.level) if one.level else known.get(one.profile, newcomer(kind).mean)
        for one in whole.entrants
    }


def _of_bot(kind: str, level: str) -> float:
    anchor = anchored(kind, level)
    if anchor is not None:
        return anchor.mean
    return max(rating.mean for rating in anchors()[kind].bots.values()) + STEP.get(level, 0.0)
