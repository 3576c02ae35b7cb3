"""How long bots take for an answer, how well the thinking one keeps its budget, and how much memory it needs.

    .venv/bin/python benchmarks/bot_times.py [--matches 20] [--seconds 0.2] [--only duel] [--bot expert]

For each kind of match: the mean and the slowest answer of medium by process CPU time; of all answers of the thinking
bot that it had to think about the mean, the shortest and the longest by the clock, and how many took more than a tenth
too long (a busy machine shows here; `expert` may answer sooner, when it is clear which answer is the best); simulations
for each second of CPU time; and the memory of the process in MiB after that match, which must not grow from line to
line for long.
"""

import argparse
import gc
import time
from collections.abc import Sequence
from typing import Any

from wonders.bots.bot import Perspective
from wonders.bots.levels import Medium
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.bots.threads import one_thread
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.game import AnyGame
from wonders.games.registry import make

THINKING = ("hard", "expert")
MATCHES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("classic", 2, {}),
    ("classic", 4, {}),
    ("classic", 7, {}),
    ("classic", 4, {"expansions": "cities"}),
    ("classic", 4, {"expansions": "leaders"}),
    ("classic", 4, {"expansions": "cities,leaders", "teams": True}),
    ("classic", 8, {"expansions": "cities,leaders"}),
    ("duel", 2, {}),
    ("architects", 2, {}),
    ("architects", 4, {}),
    ("architects", 7, {}),
)


class Clocked:
    """A bot whose answers are timed, single ones left out."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self.took: list[float] = []
        self.cpu: list[float] = []
        self.simulations = 0

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if len(legal) == 1:
            return legal[0]
        began, cpu = time.perf_counter(), time.process_time()
        if hasattr(self._bot, "think"):
            thought = self._bot.think(asked, legal, seen)
            action: Action = thought.best
            self.simulations += thought.simulations
        else:
            action = self._bot.choose(asked, legal, seen)
        self.took.append(time.perf_counter() - began)
        self.cpu.append(time.process_time() - cpu)
        return action


def memory() -> float:
    """What the process holds now, in MiB (Linux)."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def of_medium(game: AnyGame, matches: int) -> str:
    medium = Clocked(Medium())
    for number in range(matches):
        play_match(game, (medium,) * game.players, f"times:{number}")
    return f"{1000 * sum(medium.cpu) / len(medium.cpu):>10.2f}{1000 * max(medium.cpu):>10.1f}"


def of_thinking(bot: str, game: AnyGame, seconds: float) -> str:
    thinking = Clocked(make_bot(f"{bot}:seconds={seconds}"))
    play_match(game, (thinking, *[Medium()] * (game.players - 1)), "times")
    took, total = thinking.took, sum(thinking.took)
    late = sum(one / seconds > 1.1 for one in took)
    gc.collect()
    return (
        f"{total / len(took):>10.3f}{min(took):>8.3f}{max(took):>8.3f}{late:>6} of {len(took):<4}"
        f"{thinking.simulations / sum(thinking.cpu):>8.0f}{memory():>8.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How long bots take for an answer, and how much memory they need.")
    parser.add_argument("--matches", type=int, default=20, help="matches of medium in each kind")
    parser.add_argument("--seconds", type=float, default=0.2, help="budget of the thinking bot")
    parser.add_argument("--bot", choices=THINKING, default="hard")
    parser.add_argument("--only", metavar="GAME", help="leave out the other games")
    wanted = parser.parse_args()
    one_thread()
    columns = f"{'medium ms':>10}{'slowest':>10}{wanted.bot + ' s':>10}{'least':>8}{'most':>8}"
    print(f"{'':44}{columns}  a tenth late  sims/s     MiB")
    for name, players, options in MATCHES:
        if wanted.only in (None, name):
            game = make(name, players, **options)
            title = " ".join([name, str(players), *[f"{key}={value}" for key, value in options.items()]])
            found = of_medium(game, wanted.matches) + of_thinking(wanted.bot, game, wanted.seconds)
            print(f"{title:44}{found}", flush=True)


if __name__ == "__main__":
    main()
