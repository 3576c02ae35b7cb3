"""What features and the net cost for one position of Duel, in microseconds of processor time.

python benchmarks/net_speed.py [--file runs/duel/duel.npz]
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import wonders
from wonders.bots.net.duel import SHIPPED, Net, load
from wonders.bots.net.judge import NetJudge
from wonders.bots.net.rows import Rows
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.open_tree import OpenTree
from wonders.bots.search.uncollected import uncollected
from wonders.spaces.duel.observation import features


def views(matches: int) -> list[Any]:
    """What the seats see at their decisions, in matches of random play."""
    game, chooser, found = wonders.make("duel"), Random(1), []
    for seed in range(matches):
        match = wonders.Match(game, wonders.Dealer.from_seed(seed))
        while match.pending:
            seat = match.waiting_for[0]
            found.append(match.view(seat))
            match.answer(seat, chooser.choice(match.legal(seat)))
    return found


def cost(work: Callable[[Any], object], items: Sequence[Any]) -> float:
    """The best of three rounds, microseconds an item."""
    rounds = []
    for _ in range(3):
        began = time.process_time()
        for item in items:
            work(item)
        rounds.append((time.process_time() - began) / len(items) * 1e6)
    return round(min(rounds), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, default=SHIPPED)
    parser.add_argument("--matches", type=int, default=20)
    given = parser.parse_args()
    found = views(given.matches)
    net, seen = load(given.file), [features(view) for view in found]
    told = {"positions": len(found), "features_us": cost(features, found), "net_us": cost(net.judged, seen)}
    print(json.dumps(told | many(net, found) | simulated(found[::200])))


def many(net: Net, found: Sequence[Any]) -> dict[str, float]:
    """The same for each of 32 tables that are judged together."""
    game, rows = wonders.make("duel"), Rows()
    tables = [game.resample((view,), Random(1)) for view in found]
    parts = [(tables[at : at + 32], [view.seat for view in found[at : at + 32]]) for at in range(0, len(found), 32)]
    each = len(parts) / len(found)
    seen = [rows.of(*part) for part in parts]
    return {
        "features_of_32_us": round(cost(lambda part: Rows().of(*part), parts) * each, 1),
        "net_of_32_us": round(cost(net.judged_rows, seen) * each, 1),
    }


def simulated(found: Sequence[Any]) -> dict[str, int]:
    """Simulations of `expert` in a second of processor time: with so many at each position, and in a second of it."""
    game, told = wonders.make("duel"), {}
    for name, budget in (("1000", Budget(nodes=1000)), ("10000", Budget(nodes=10_000)), ("second", Budget(cpu=1.0))):
        judge, made, began = NetJudge(load()), 0, time.process_time()
        for view in found:
            with uncollected():
                tree = OpenTree(game, judge, Random(1))
                made += tree.think(game.resample((view,), Random(1)), Timer(budget)).simulations
            judge.forget()
        told[f"simulations_a_second_{name}"] = round(made / (time.process_time() - began))
    return told


if __name__ == "__main__":
    main()
