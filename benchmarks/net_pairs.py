"""A new net and the one that ships, by their policies alone, against one rival on the same deals; and the difference.

    python benchmarks/net_pairs.py classic 4 runs/classic/classic.npz medium --minutes 2

One seat has the net, all others the rival; every deal is played from each seat. Of the difference, luck of the deal is
no part. With the rival `shipped` the new net alone plays, against the policy of the one that ships.
"""

import argparse
import sys
import time
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from net_gate import Policy, judge_of
from strength import Z, alone, interval

from wonders.bots.bot import Bot
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.games.registry import make


def deal(game: str, players: int, ours: Bot, theirs: Bot, seed: str) -> float:
    """The share of the victory in one deal, from every seat."""
    share = 0.0
    for place in range(players):
        seats = [ours if seat == place else theirs for seat in range(players)]
        share += play_match(make(game, players), seats, seed).outcome.share(place) / players
    return share


def difference(new: list[float], old: list[float]) -> str:
    """The mean difference of deals, in per cent, with its interval of 95 %."""
    each = [one - other for one, other in zip(new, old, strict=True)]
    mean = sum(each) / len(each)
    spread = sum((one - mean) ** 2 for one in each) / max(1, len(each) - 1)
    return f"{100 * mean:+.1f} ± {100 * Z * sqrt(spread / len(each)):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["classic", "architects"])
    parser.add_argument("players", type=int)
    parser.add_argument("net", type=Path)
    parser.add_argument("rival", help="a bot, or shipped")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", default="rivals")
    given = parser.parse_args()
    alone()
    new, old = Policy(judge_of(given.game, given.net)), Policy(judge_of(given.game, None))
    rival = old if given.rival == "shipped" else make_bot(given.rival)
    ours = {"new": new} if given.rival == "shipped" else {"new": new, "shipped": old}
    found: dict[str, list[float]] = {name: [] for name in ours}
    end = time.monotonic() + 60 * given.minutes
    while time.monotonic() < end:
        seed = f"{given.seed}:{len(found['new'])}"
        for name, bot in ours.items():
            found[name].append(deal(given.game, given.players, bot, rival, seed))
    for name, shares in found.items():
        mean, low, high = interval(shares, given.players)
        print(f"{name}: {100 * mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}]", flush=True)
    if len(found) > 1:
        print(f"difference: {difference(found['new'], found['shipped'])}", flush=True)
    print(f"{given.players * len(found['new'])} matches each, par {100 / given.players:.0f}", flush=True)


if __name__ == "__main__":
    main()
