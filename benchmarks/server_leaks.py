"""Compare all that two servers send to a seat, with the same public history and different truths behind it.

    .venv/bin/python benchmarks/server_leaks.py [--pairs 1000] [--game classic] [--seed 1]

A difference of a single byte, in a frame of the socket or an answer over HTTP, is a leak and is printed.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.reliability.leaking import compare_pairs
from tests.reliability.twins import twins
from wonders.games.registry import GAMES


async def compare(game: str, pairs: int, seed: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        async with twins(Path(folder)) as both:
            seen = await compare_pairs(both, game, pairs, Random(seed))
    print(f"{game}: {seen.pairs} pairs ({seen.differ} differ in more than the seed), {seen.frames} frames", end="")
    print(f", {len(seen.leaks)} leaks", *seen.leaks[:5], sep="\n  " if seen.leaks else "", flush=True)
    return not seen.leaks


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--game", choices=tuple(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games = [given.game] if given.game else list(GAMES)
    leaking = [game for game in games if not asyncio.run(compare(game, given.pairs, given.seed))]
    sys.exit(bool(leaking))
