"""Measures the bots of every class of ratings in the arena and writes src/wonders/ratings/anchors.json.

    python benchmarks/anchor_bots.py                 all classes, one after the other
    python benchmarks/anchor_bots.py duel classic-2  these only; the others stay as they are
    GAMES=10 python benchmarks/anchor_bots.py        ten times as many matches, on a machine that has the time

Only bots that play the same on every machine can hold a scale: `hard` and `expert` think by the clock.
"""

import os
import subprocess
import sys

from wonders.ratings.anchors import FILE
from wonders.ratings.classes import CLASSES, checked_class

BOTS = "random,easy,medium"
SEED = "anchors 1"
ARENAS = {
    "duel": ("duel", "--games", "240"),
    "classic-2": ("classic", "--players", "2", "--games", "240"),
    "classic-3-4": ("classic", "--players", "4", "--games", "240"),
    "classic-5-7": ("classic", "--players", "5", "--games", "240"),
    "classic-expansions": ("classic", "--players", "4", "--with", "cities,leaders", "--games", "240"),
    "classic-teams": ("classic", "--players", "4", "--with", "cities", "--teams", "--games", "240"),
    "architects-2": ("architects", "--players", "2", "--games", "240"),
    "architects-3-4": ("architects", "--players", "4", "--games", "240"),
    "architects-5-7": ("architects", "--players", "5", "--games", "240"),
}
"""The matches that stand for each class."""


def main(names: list[str]) -> int:
    for name in names or CLASSES:
        *what, games = ARENAS[checked_class(name)]
        games = str(int(games) * int(os.environ.get("GAMES", "1")))
        given = (*what, games, "--bots", BOTS, "--seed", SEED, "--workers", "1", "--anchors", str(FILE))
        print(name, flush=True)
        subprocess.run([sys.executable, "-m", "wonders", "arena", *given], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
