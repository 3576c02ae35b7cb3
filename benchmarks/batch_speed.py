"""How fast the batched engines play at random on the device that jax finds. Needs jax and numpy, nothing else.

    PYTHONPATH=src python3 benchmarks/batch_speed.py duel --batch 65536 262144
    PYTHONPATH=src python3 benchmarks/batch_speed.py classic:3 classic:7 architects:2 --batch 16384 --seconds 5
    PYTHONPATH=src python3 benchmarks/batch_speed.py duel --batch 262144 --unroll 1 2 4 --rng threefry2x32 rbg --kernels

One line of JSON for each game, batch and variant, with the keys of `wonders bench GAME --batch N --json`; then a table.
`--kernels` also counts the fused parts of the compiled program and those of its loops, and the bytes of a match.
"""

import argparse
import json
import re
from itertools import product
from typing import Any

import jax

from wonders.batch import make
from wonders.batch.game import BatchGame
from wonders.batch.speed import Variant, compiled, measure

COLUMNS = ("game", "players", "batch", "unroll", "rng", "compile_s", "games_per_second", "decisions_per_second")


def kernels(game: BatchGame[Any], batch: int, variant: Variant) -> dict[str, int]:
    """How many fused parts the program has, and how many the largest loop; bytes of the state of a match."""
    program = compiled(game, batch, variant).as_text()
    parts = re.split(r"\n(?=%|ENTRY)", program)
    whole = [part.count(" fusion(") for part in parts]
    bodies = [part.count(" fusion(") for part in parts if re.match(r"%\S*(body|region|while)", part)]
    state = jax.eval_shape(game.init, jax.random.key(0))
    size = sum(leaf.size * leaf.dtype.itemsize for leaf in jax.tree.leaves(state))
    return {"fusions": sum(whole), "loop_fusions": max(bodies, default=0), "state_bytes": size}


def table(rows: list[dict[str, Any]]) -> str:
    """The figures side by side."""
    names = [*COLUMNS, *(name for name in rows[0] if name in ("fusions", "loop_fusions", "state_bytes"))]
    cells = [
        names,
        *([f"{row[name]:,}" if isinstance(row[name], int) else str(row[name]) for name in names] for row in rows),
    ]
    widths = [max(len(line[at]) for line in cells) for at in range(len(names))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in cells)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", help="duel, or with the number of players: classic:3")
    parser.add_argument("--batch", nargs="+", type=int, default=[65536], help="matches at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each is measured")
    parser.add_argument("--unroll", nargs="+", type=int, default=[1], help="moves that are put together")
    parser.add_argument("--rng", nargs="+", default=["threefry2x32"], help="where jax gets random numbers: rbg, too")
    parser.add_argument("--kernels", action="store_true", help="count the parts of the compiled programs, too")
    given = parser.parse_args()
    rows = []
    for named, batch, unroll, rng in product(given.games, given.batch, given.unroll, given.rng):
        name, _, players = named.partition(":")
        game, variant = make(name, int(players) if players else None), Variant(unroll, rng)
        told: dict[str, Any] = {**measure(game, batch, given.seconds, variant), **variant._asdict()}
        rows.append({**told, **(kernels(game, batch, variant) if given.kernels else {})})
        print(json.dumps(rows[-1]), flush=True)
    print(table(rows))


if __name__ == "__main__":
    main()
