"""How strong one bot is against others: paired deals, a line of JSON for each, for so long as there is time.

    python benchmarks/strength.py expert:cpu=1 uct:playouts=75000 --minutes 7 --processes 13 --out results.jsonl
    python benchmarks/strength.py expert:cpu=0.3 hard:cpu=0.3 --game classic --players 4 --minutes 7 --processes 13

Needs nothing but what the bots need. The first bot has one seat, the other one all others. Every deal is played from
each seat, and only whole deals count. Budgets by nodes
or playouts, and nearly those by computing time, do not depend on what else the machine does.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.bots.threads import one_thread
from wonders.games.registry import make

Z = 1.96
ALONE = {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}


def alone() -> None:
    """One core for each process that is started from now on, whatever else there is."""
    one_thread()
    os.environ.update(ALONE)


class Clocked:
    """A bot, and how long it thinks."""

    def __init__(self, name: str) -> None:
        self._bot, self.seconds, self.moves = make_bot(name), 0.0, 0

    def choose(self, asked: Any, legal: Any, seen: Any) -> Any:
        begin = time.thread_time()
        action = self._bot.choose(asked, legal, seen)
        self.seconds += time.thread_time() - begin
        self.moves += 1
        return action


def match(game: str, players: int, ours: str, theirs: str, seed: str, place: int) -> dict[str, Any]:
    """One match with the first bot at a place: its share of the victory, how it ended, and seconds of computing."""
    bots = [Clocked(ours), Clocked(theirs)]
    played = play_match(make(game, players), [bots[seat != place] for seat in range(players)], seed)
    winners = played.outcome.winners
    how = "won" if winners == (place,) else "drawn" if place in winners else "lost"
    times = [round(bot.seconds / max(1, bot.moves), 3) for bot in bots]
    share = (place in winners) / len(winners)
    return {"share": share, "ended": f"{how} {played.outcome.reason}", "cpu_seconds_a_move": times}


def deal(given: tuple[str, int, str, str, str, int]) -> dict[str, Any]:
    """All matches of one deal: the share of the victory that the first bot has, and how they ended."""
    name, players, ours, theirs, seed, number = given
    found = [match(name, players, ours, theirs, f"{seed}:{number}", place) for place in range(players)]
    share = sum(one["share"] for one in found) / players
    ended, times = ([one[name] for one in found] for name in ("ended", "cpu_seconds_a_move"))
    return {"deal": number, "share": share, "ended": ended, "cpu_seconds_a_move": times}


def results(given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Whole deals until the time is over."""
    alone()
    end = time.monotonic() + 60 * given.minutes
    wanted = (
        (given.game, given.players, given.ours, given.theirs, given.seed, number)
        for number in range(given.first, given.first + given.deals)
    )
    with get_context("spawn").Pool(given.processes) as pool:
        found = pool.imap_unordered(deal, wanted)
        while True:
            try:
                yield found.next(max(0.1, end - time.monotonic()))
            except Exception as over:
                if "TimeoutError" not in type(over).__name__ and not isinstance(over, StopIteration):
                    raise
                return


def interval(shares: list[float], players: int, z: float = Z) -> tuple[float, float, float]:
    """The mean share, and Wilson's interval (of 95 %), widened where the matches of a deal go alike."""
    size, mean = len(shares), sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(1, size - 1)
    alike = max(1.0, players * spread / max(mean * (1 - mean), 1e-9))
    matches = players * size / alike
    middle = (mean + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z / (1 + z * z / matches) * sqrt(mean * (1 - mean) / matches + (z / matches) ** 2 / 4)
    return mean, middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ours")
    parser.add_argument("theirs")
    parser.add_argument("--deals", type=int, default=100_000, help="at most; each is a match for every seat")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    shares: list[float] = []
    ends: Counter[str] = Counter()
    for one in results(given):
        shares.append(one["share"])
        ends.update(one["ended"])
        if given.out:
            with given.out.open("a") as written:
                written.write(json.dumps({"bots": [given.ours, given.theirs]} | one) + "\n")
    if shares:
        mean, low, high = interval(shares, given.players)
        where = f"{100 * mean:.1f} % [{100 * low:.0f}, {100 * high:.0f}] of {given.players * len(shares)} matches"
        print(f"{given.game} {given.players}, {given.ours} against {given.theirs}: {where}; {dict(ends)}", flush=True)


if __name__ == "__main__":
    main()
