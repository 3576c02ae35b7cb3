"""What a building or a stage is worth to a city, in points at the end, its price aside."""

from functools import lru_cache
from typing import NamedTuple

from wonders.bots.classic.effects import EFFECTS, effect_worth
from wonders.bots.classic.outlook import Outlook
from wonders.bots.classic.profile import of_works
from wonders.games.classic.card import Buildable, Card
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.counts import Colour, Each, Where
from wonders.games.classic.effects import Coins, Effect, Points

EARLY = (0.62, 0.93, 1.0)
"""What a point on a card counts in each age: early on, what grows is worth more."""
CHAIN = 0.55
"""What a building adds for each later one that it makes free."""
NEXT_STAGE = 0.2
"""What part of the next stage's points counts when a stage is done."""


class Plan(NamedTuple):
    """A card or stage summed up: what is always the same, and what must be looked at."""

    fixed: float
    symbols: tuple[int, int, int] | None
    free: int
    set_bonus: int
    masks: int
    itself: tuple[Effect, ...]
    """Effects that count the card they stand on."""
    others: tuple[Effect, ...]


@lru_cache(maxsize=1 << 10)
def plan(works: Buildable) -> Plan:
    """What is known of a card or stage before looking at any city."""
    found = of_works(works)
    fixed = float(found.fixed)
    if isinstance(works, Card):
        fixed += CHAIN * sum(works.name in other.free_if for other in ALL_CARDS)
    others = tuple(effect for effect in works.effects if type(effect) in EFFECTS and not _is_fixed(effect))
    itself = tuple(effect for effect in others if isinstance(works, Card) and _counts(effect, works.colour))
    scientific = any(found.symbols) or found.free or found.masks or found.set_bonus
    return Plan(fixed, found.symbols if scientific else None, found.free, found.set_bonus, found.masks, itself, others)


def _is_fixed(effect: Effect) -> bool:
    return isinstance(effect, Points) and effect.per is None


def _counts(effect: Effect, colour: Colour) -> bool:
    """Whether it counts cards of this colour in its own city."""
    per: Each | None = effect.per if isinstance(effect, Points | Coins) else None
    if per is None or per.where is Where.NEIGHBOURS:
        return False
    return colour in per.kinds


def worth(out: Outlook, works: Buildable) -> float:
    """What a building or stage is worth to a city."""
    known = plan(works)
    total = known.fixed * EARLY[out.clock.age - 1]
    if works.shields:
        total += out.of_shields(works.shields)
    if works.capacity:
        total += out.of_goods(works.capacity)
    if works.prices is not None:
        total += out.of_prices(works.prices)
    if known.symbols is not None:
        total += out.of_symbols(known.symbols, known.free, known.set_bonus, known.masks)
    for effect in known.others:
        total += effect_worth(out, effect)
    for effect in known.itself:
        total += effect.n if isinstance(effect, Points) else 0.3 * effect.n if isinstance(effect, Coins) else 0.0
    return total


def stage_worth(out: Outlook) -> float:
    """What completing the next stage is worth, with what it opens up."""
    standing = out.city.standing
    stages, done = standing.board.stages, standing.stages
    total = worth(out, stages[done])
    if done + 1 < len(stages) and out.left > 2:
        total += NEXT_STAGE * plan(stages[done + 1]).fixed
    return total
