"""Whether a new net of classic or Architects may take the place of the one that ships: both play, and `medium` too.

    python benchmarks/net_gate.py architects 2 runs/architects/architects.npz --minutes 2 --processes 6
    python benchmarks/net_gate.py classic 4 runs/classic/classic.npz --nodes 200 --minutes 3 --processes 14

Three lines: the new net's policy against the shipped one's policy, against `medium`, and `expert` by the new net
against `expert` by the shipped one, with as many simulations. One seat has the new net, all others the rival; every
deal is played from each seat. A net ships if it is better in the last line and not worse in the others: `--least` is
the share of par (1 for as good) that the lower ends of the 95 % intervals must reach; the exit code says if they do.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from strength import alone, interval

from wonders.bots.bot import Bot, Perspective
from wonders.bots.net import architects_form, classic_form
from wonders.bots.net.many import ArchitectsJudge, ClassicJudge, SeatsJudge
from wonders.bots.net.policy import load
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.trials import Trials
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.games.registry import make

KINDS = ("policy against policy", "policy against medium", "expert against expert")


def judge_of(game: str, file: Path | None) -> SeatsJudge:
    """The judge of a game by the net of a file, or by the one that ships."""
    if game == "classic":
        return ClassicJudge(load(classic_form.FORM, file))
    return ArchitectsJudge(load(architects_form.FORM, file))


class Policy:
    """What a net finds best; where it has learnt nothing, what `medium` does."""

    def __init__(self, judge: SeatsJudge) -> None:
        self._judge = judge
        self._else = make_bot("medium")

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if asked.kind not in self._judge.decisions:
            return self._else.choose(asked, legal, seen)
        view = seen.view
        found = self._judge.weights(self._judge.logits(seen.game, view), view, legal)
        return legal[found.index(max(found))]


class ByNet:
    """`expert` that asks one net."""

    def __init__(self, judge: SeatsJudge, nodes: int) -> None:
        self._judge = judge
        self._nodes = nodes
        self._else = make_bot(f"hard:nodes={nodes}")

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if asked.kind not in self._judge.decisions or len(legal) == 1:
            return self._else.choose(asked, legal, seen)
        trials = Trials(seen.game, self._judge, seen.seat, seen.rng)
        return trials.think(seen.history, legal, Timer(Budget(nodes=self._nodes))).best


def deal(given: tuple[str, int, Path, int, str, int]) -> float:
    """What the new net has of the victory in one deal, from every seat."""
    game, players, file, nodes, kind, number = given
    new, old = judge_of(game, file), judge_of(game, None)
    bots: tuple[Bot, Bot] = (Policy(new), make_bot("medium") if "medium" in kind else Policy(old))
    if "expert" in kind:
        bots = ByNet(new, nodes), ByNet(old, nodes)
    share = 0.0
    for place in range(players):
        seats = [bots[seat != place] for seat in range(players)]
        share += play_match(make(game, players), seats, f"gate:{number}").outcome.share(place) / players
    return share


def shares(given: argparse.Namespace, kind: str, minutes: float) -> list[float]:
    """What whole deals say, until the time is over."""
    end, found = time.monotonic() + 60 * minutes, []
    wanted = ((given.game, given.players, given.net, given.nodes, kind, number) for number in range(100_000))
    with get_context("spawn").Pool(given.processes) as pool:
        for share in pool.imap_unordered(deal, wanted):
            found.append(share)
            if time.monotonic() > end:
                break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["classic", "architects"])
    parser.add_argument("players", type=int)
    parser.add_argument("net", type=Path)
    parser.add_argument("--nodes", type=int, default=150, help="simulations of a move of expert")
    parser.add_argument("--minutes", type=float, default=2.0, help="in all: a fifth for each policy")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--least", type=float, default=0.9)
    given = parser.parse_args()
    alone()
    good = True
    for kind, part in zip(KINDS, (0.2, 0.2, 0.6), strict=True):
        found = shares(given, kind, part * given.minutes)
        mean, low, high = interval(found, given.players)
        good &= low * given.players >= given.least
        where = f"{100 * mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}], par {100 / given.players:.0f}"
        print(f"{given.game} {given.players}, {kind}: {where}, {given.players * len(found)} matches", flush=True)
    print("It may ship." if good else "It does not ship.", flush=True)
    sys.exit(not good)


if __name__ == "__main__":
    main()
