"""Ways to play Duel at random on an accelerator, one process each so that none can spoil another.

    PYTHONPATH=src python3 benchmarks/batch_variants.py
    PYTHONPATH=src python3 benchmarks/batch_variants.py --variants loop warps=4 --batch 262144 --seconds 2

`loop` makes one move after the other for the whole batch; `warps=N` is the kernel of whole matches with blocks of so
many warps. The matches of a kernel are compared with those of the loop, field by field. A line of JSON for each.
"""

import argparse
import json
import subprocess
import sys
import time
from typing import Any

VARIANTS = ("loop", "warps=1", "warps=2", "warps=4")
LIMIT_S = 300
COMPARED = 65536


def compare(game: Any, warps: int) -> str:
    """Whether the kernel and the loop play the same matches."""
    import jax

    from wonders.batch.play import random_play

    key = jax.random.key(7)
    one, other = (jax.jit(random_play(game, COMPARED, warps=number))(key) for number in (warps, 0))
    unequal = sum(int((left != right).sum()) for left, right in zip(*map(jax.tree.leaves, (one, other)), strict=True))
    return f"{COMPARED} matches, {unequal} fields unequal"


def dealing(game: Any, batch: int) -> float:
    """Seconds to deal a batch."""
    import jax

    deal = jax.jit(lambda key: jax.vmap(game.init)(jax.random.split(key, batch)))
    deal(jax.random.key(0)).left.block_until_ready()
    times = []
    for number in range(1, 6):
        begin = time.perf_counter()
        deal(jax.random.key(number)).left.block_until_ready()
        times.append(time.perf_counter() - begin)
    return min(times)


def one(variant: str, batches: list[int], seconds: float) -> None:
    """Measure one variant in this process."""
    from wonders.batch import make
    from wonders.batch.speed import Variant, measure

    game, warps = make("duel"), 0 if variant == "loop" else int(variant.partition("=")[2])
    for batch in batches:
        found = measure(game, batch, seconds, Variant(warps=warps))
        print(json.dumps({"variant": variant, **found, "dealing_s": round(dealing(game, batch), 6)}), flush=True)
    if warps:
        print(json.dumps({"variant": variant, "equal": compare(game, warps)}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variants", nargs="+", default=list(VARIANTS))
    parser.add_argument("--batch", nargs="+", type=int, default=[262144, 1048576])
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--here", action="store_true", help="in this process")
    given = parser.parse_args()
    for variant in given.variants:
        if given.here:
            one(variant, given.batch, given.seconds)
            continue
        command = [sys.executable, __file__, "--here", "--variants", variant, "--seconds", str(given.seconds)]
        try:
            subprocess.run([*command, "--batch", *map(str, given.batch)], timeout=LIMIT_S, check=True)
        except (subprocess.SubprocessError, OSError) as error:
            print(json.dumps({"variant": variant, "failed": str(error)}), flush=True)


if __name__ == "__main__":
    main()
