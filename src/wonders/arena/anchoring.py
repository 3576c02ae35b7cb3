"""From an arena to anchors: the ratings that bots keep for good in one class of matches."""

from pathlib import Path

from wonders.arena.plan import Plan
from wonders.arena.ratings import WIDTH
from wonders.arena.summary import Standing, Summary
from wonders.core.options import BadOption
from wonders.ratings.anchors import ANCHOR, GROUND, Anchors, read_anchors, write_anchors
from wonders.ratings.classes import CLASSES, class_of
from wonders.ratings.rating import Rating


def class_for(plan: Plan) -> str:
    """The class that an arena measures; a sentence where it measures none."""
    name = class_of(plan.game, plan.players, plan.options)
    if name is None:
        raise BadOption("Matches of this kind are not rated, so they give no anchors.")
    if ANCHOR not in plan.names:
        raise BadOption(f"Anchors are measured from the bot '{ANCHOR}': let it play, too.")
    return name


def anchors_of(plan: Plan, summary: Summary) -> Anchors:
    """Ratings above the bot that holds the scale. Both may be off, so both deviations count."""
    ground = next(standing for standing in summary.standings if standing.bot == ANCHOR)
    bots = {
        level_of(standing.bot): Rating(
            round(GROUND + standing.rating.value - ground.rating.value, 1),
            0.0 if standing is ground else round((_error(standing) ** 2 + _error(ground) ** 2) ** 0.5, 1),
        )
        for standing in sorted(summary.standings, key=lambda one: one.rating.value)
    }
    return Anchors(bots, plan.identity() | {"matches": summary.matches})


def level_of(bot: str) -> str:
    """The level of a bot: what follows a colon is how much it may think."""
    return bot.partition(":")[0]


def _error(standing: Standing) -> float:
    return (standing.rating.high - standing.rating.low) / (2 * WIDTH)


def keep_anchors(file: Path, plan: Plan, summary: Summary) -> str:
    """Write the anchors of one class, leaving the others as they are; the name of the class."""
    name = class_for(plan)
    known = read_anchors(file) | {name: anchors_of(plan, summary)}
    write_anchors(file, {one: known[one] for one in CLASSES if one in known})
    return name
