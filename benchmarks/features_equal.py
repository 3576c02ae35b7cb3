"""Whether the net sees the same three times over: of a view, of many tables at once, of the batched engine.

    python benchmarks/features_equal.py --positions 10000

Matches are played at random by the reference engine. Legal actions of the resumed states are compared as well.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import jax
import numpy as np

from tests.bots.judging import Moment, moments
from wonders import make
from wonders.batch import make as make_batch
from wonders.batch.duel.resume import dealt, known
from wonders.bots.net.rows import Rows
from wonders.spaces.duel.observation import features

CHUNK = 500


def met(count: int) -> Iterator[Moment]:
    """So many decisions of random matches."""
    game = make("duel")
    yield from islice((moment for seed in range(count) for moment in moments(game, f"equal {seed}")), count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=10_000)
    given = parser.parse_args()
    game, batch, rows = make("duel"), make_batch("duel"), Rows()

    def resumed(match: Any, key: Any) -> Any:
        state = dealt(match, key)
        return batch.observe(state, state.seat), batch.legal_mask(state)

    look, wrong, found = jax.jit(jax.vmap(resumed)), 0, list(met(given.positions))
    for start in range(0, len(found) // CHUNK * CHUNK, CHUNK):
        part = found[start : start + CHUNK]
        tables, seats = [moment.table for moment in part], [moment.seat for moment in part]
        wanted = np.array([features(game.view(table, seat)) for table, seat in zip(tables, seats, strict=True)])
        seen, masks = jax.device_get(look(known(tables, seats), jax.random.split(jax.random.key(start), CHUNK)))
        legal = [batch.space.legal(game, table, seat) for table, seat in zip(tables, seats, strict=True)]
        unlike = (wanted != seen).any(axis=1) | (wanted != rows.of(tables, seats)).any(axis=1)
        unlike |= [tuple(np.flatnonzero(mask).tolist()) != numbers for mask, numbers in zip(masks, legal, strict=True)]
        wrong += int(unlike.sum())
        rows.forget()
    print(f"{len(found) // CHUNK * CHUNK} positions compared, {wrong} differ")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
