"""Whether the net sees the same three times over: of a view, of many tables at once, of the batched engine.

    python benchmarks/features_equal.py --positions 10000
    python benchmarks/features_equal.py classic --players 4 --positions 10000

In Duel matches are played at random by the reference engine, and legal actions of the resumed states are compared too.
In the other games matches of the batched engine are played again by the reference, and every seat's row is compared.
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

from tests.batch import architects_lockstep, architects_replay, classic_lockstep
from tests.batch.lockstep import matches
from tests.bots.judging import Moment, moments
from wonders import make
from wonders.batch import make as make_batch
from wonders.batch.classic.state import OVER
from wonders.batch.duel.resume import dealt, known
from wonders.bots.net.rows import Rows
from wonders.spaces.duel.observation import features

CHUNK = 500
MATCHES = 40


def met(count: int) -> Iterator[Moment]:
    """So many decisions of random matches."""
    game = make("duel")
    yield from islice((moment for seed in range(count) for moment in moments(game, f"equal {seed}")), count)


def replayed(name: str, players: int, positions: int) -> None:
    """The same for a game of many seats: rows of views, and the numbers of which the batched engine's rows are made."""
    recorder, replay = {
        "classic": (classic_lockstep, classic_lockstep),
        "architects": (architects_lockstep, architects_replay),
    }[name]
    engine, reference = make_batch(name, players), make(name, players)
    play, compared = recorder.record(engine, MATCHES), 0
    wrong: list[str] = []
    for number in range(positions):
        for trace, ended in matches(play(jax.random.key(number))):
            if compared >= positions:
                print(f"{compared} positions compared, {len(wrong)} differ")
                sys.exit(bool(wrong))
            wrong += replay.differences(reference, engine.space, trace, ended)
            steps = (trace.states.phase != OVER) if name == "classic" else trace[0].options > 1
            compared += players * int(steps.sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("game", nargs="?", choices=["duel", "classic", "architects"], default="duel")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    if given.game != "duel":
        replayed(given.game, given.players, given.positions)
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
