"""Many pairs of servers, compared."""

from dataclasses import dataclass, field
from random import Random
from unittest.mock import patch

from tests.reliability.hidden import Pool, pool_of
from tests.reliability.moments import VARIANTS, Moment, moments, seats_of
from tests.reliability.twins import Twins
from wonders.server.tables import undo

SHARE = {"classic": 0.15, "duel": 0.05, "architects": 0.05}


@dataclass
class Seen:
    """What came of it."""

    pairs: int = 0
    differ: int = 0
    """Pairs in which more than the seed was different."""
    frames: int = 0
    leaks: list[str] = field(default_factory=list)


async def compare_pairs(both: Twins, game: str, pairs: int, rng: Random, stop: bool = False) -> Seen:
    """So many pairs from random moments of random matches; with `stop`, only until something leaks."""
    seen, seed = Seen(), rng.getrandbits(32)
    while seen.pairs < pairs:
        seed += 1
        variant = VARIANTS[game][seed % len(VARIANTS[game])]
        found = list(moments(variant, seed, SHARE[game]))
        pool: Pool = pool_of(found[-1].story) if found else {}
        # A truth that was put behind a table does not follow from its answers: nobody can say what they revealed.
        with patch.object(undo, "reveals", return_value=True):
            for moment in found:
                if seen.pairs < pairs and not (stop and seen.leaks):
                    await _compare(both, moment, pool, rng, seen)
        if stop and seen.leaks:
            break
    return seen


async def _compare(both: Twins, moment: Moment, pool: Pool, rng: Random, seen: Seen) -> None:
    result = await both.compare(moment, rng.choice(seats_of(moment)), pool, rng)
    seen.pairs += 1
    seen.differ += result.differ
    seen.frames += len(result.frames[0])
    if result.leak:
        seen.leaks.append(result.leak)
