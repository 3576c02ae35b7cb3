"""Matches of a batched engine, every decision of which is compared with the reference engine's.

    python benchmarks/batch_lockstep.py duel --games 100000 --processes 2
    python benchmarks/batch_lockstep.py classic --players 5 --games 2000
    python benchmarks/batch_lockstep.py architects --players 2 --games 100000 --processes 2 --minutes 7

The players have all sorts of tastes (see tests/batch). Who is asked, the legal set, the whole state, the points by
category and the winner are compared everywhere, the observation vectors in one match of twenty. With `--minutes` it
ends after that time and tells how many matches it has compared.
"""

import argparse
import math
import sys
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType

sys.path.insert(0, str(Path(__file__).parents[1]))

import jax

import wonders
from tests.batch import architects_lockstep, architects_replay, classic_lockstep, duel_lockstep, duel_replay
from wonders.batch import make

CHUNK = 500
"""Matches recorded at a time."""
LOOKED_AT = 20
"""The observations of one match of so many are compared."""


GAMES: dict[str, tuple[ModuleType, ModuleType]] = {
    "duel": (duel_lockstep, duel_replay),
    "classic": (classic_lockstep, classic_lockstep),
    "architects": (architects_lockstep, architects_replay),
}
"""What records matches of a game, and what compares them."""


def compare(
    worker: int, chunks: range, name: str, players: int | None, minutes: float
) -> tuple[int, Counter[int], list[str]]:
    """Compare so many chunks; the number of matches, how they ended, and every difference."""
    begin, done = time.monotonic(), 0
    game, reference = make(name, players), wonders.make(name, players)
    recorder, replay = GAMES[name]
    play = recorder.record(game, CHUNK)
    ends: Counter[int] = Counter()
    found: list[str] = []
    for done, chunk in enumerate(chunks, 1):
        trace, ended = jax.device_get(play(jax.random.key(chunk)))
        ends.update((ended.plain if name == "architects" else ended.states).phase.tolist())
        for match in range(CHUNK):
            one, end = jax.tree.map(lambda field, match=match: field[match], (trace, ended))
            wrong = replay.differences(reference, game.space, one, end, match % LOOKED_AT == 0)
            found += [f"chunk {chunk}, match {match}: {sentence}" for sentence in wrong]
        passed = time.monotonic() - begin
        if not worker:
            print(f"{done} of {len(chunks)} chunks, {len(found)} differences, {passed:.0f} s", file=sys.stderr)
        if passed > minutes * 60:
            break
    return done * CHUNK, ends, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf)
    given = parser.parse_args()
    chunks = -(-given.games // CHUNK)
    workers = range(given.processes)
    parts = [
        (worker, range(worker, chunks, len(workers)), given.game, given.players, given.minutes) for worker in workers
    ]
    with get_context("spawn").Pool(given.processes) as pool:
        results = pool.starmap(compare, parts)
    ends: Counter[int] = sum((result[1] for result in results), Counter())
    found = [sentence for result in results for sentence in result[2]]
    print("\n".join(found[:20]))
    matches = sum(result[0] for result in results)
    told = f"{given.game} {given.players or 2}: {matches} matches compared, {len(found)} differences"
    print(f"{told}; ends by phase: {dict(ends)}")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
