"""How fast the batched engines play at random on the device that jax finds. Needs jax and numpy, nothing else.

    PYTHONPATH=src python3 benchmarks/batch_speed.py duel --batch 65536 262144
    PYTHONPATH=src python3 benchmarks/batch_speed.py classic:3 classic:7 architects:2 --batch 16384 --seconds 5

One line of JSON for each game and batch, with the keys of `wonders bench GAME --batch N --json`.
"""

import argparse
import json

from wonders.batch import make
from wonders.batch.speed import measure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", help="duel, or with the number of players: classic:3")
    parser.add_argument("--batch", nargs="+", type=int, default=[65536], help="matches at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each is measured")
    given = parser.parse_args()
    for named in given.games:
        name, _, players = named.partition(":")
        game = make(name, int(players) if players else None)
        for batch in given.batch:
            print(json.dumps(measure(game, batch, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
