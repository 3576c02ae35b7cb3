"""The ladder from random to expert in every game: arenas of all grades, a table and a picture of what they say.

    python benchmarks/ladder.py ladder/duel --play duel 2 --minutes 10 --workers 8
    python benchmarks/ladder.py ladder/classic --play classic 4 --minutes 10 --workers 8
    python benchmarks/ladder.py ladder/architects --play architects 2 --minutes 10 --workers 8
    python benchmarks/ladder.py ladder/duel ladder/classic ladder/architects --out docs/pictures/ladder.svg

A folder is that of an arena: `wonders arena` can go on with it. Ratings are Elo, with random at 0. Playing needs what
the bots need, the picture matplotlib.
"""

import argparse
import json
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from wonders.arena.crews import crew_of
from wonders.arena.plan import Plan
from wonders.arena.playing import complete_deals, play_missing
from wonders.arena.reports import write_reports
from wonders.arena.results import Book
from wonders.arena.summary import summarise
from wonders.arena.worker import play_fixtures
from wonders.bots.threads import one_thread

GRADES = ("random", "easy", "medium", "net", "hard", "expert")
COLOURS = ("#8a5a2b", "#2f6690", "#3a7d44")


class Rung(NamedTuple):
    """A bot's rating above random's, and half of its interval."""

    rating: float
    margin: float


def play(folder: Path, game: str, players: int, given: argparse.Namespace) -> None:
    """Play for so many minutes, and write down what whole deals say."""
    one_thread()
    end = time.monotonic() + 60 * given.minutes
    bots = tuple(f"{grade}:cpu={given.cpu}" if grade in ("hard", "expert") else grade for grade in GRADES)
    plan = Plan(game, players, {}, bots, "ladder", given.games)
    book, fixtures = Book(folder, plan), list(plan.fixtures())
    rows = list(book.rows)
    for new in play_missing(fixtures, rows, crew_of(partial(play_fixtures, plan), given.workers)):
        book.add(new)
        rows += new
        if time.monotonic() > end:
            break
    if whole := complete_deals(fixtures, rows):
        write_reports(folder, plan, summarise(plan, whole), whole)


def rungs(folder: Path) -> tuple[str, dict[str, Rung]]:
    """The name of an arena's game, and its bots' ratings."""
    told: dict[str, Any] = json.loads((folder / "summary.json").read_text())
    found = {one["bot"].partition(":")[0]: one["rating"] for one in told["standings"]}
    least = found["random"]["value"]
    ladder = {
        grade: Rung(found[grade]["value"] - least, (found[grade]["high"] - found[grade]["low"]) / 2) for grade in GRADES
    }
    return f"{told['game']}, {told['players']} players, {told['matches']} matches", ladder


def table(ladders: dict[str, dict[str, Rung]]) -> str:
    """The ratings as a table in Markdown."""
    lines = [f"| | {' | '.join(GRADES)} |", "|---" * (len(GRADES) + 1) + "|"]
    for name, ladder in ladders.items():
        cells = [f"{ladder[grade].rating:.0f} ± {ladder[grade].margin:.0f}" for grade in GRADES]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def draw(ladders: dict[str, dict[str, Rung]], file: Path) -> None:
    """A line for each game."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.5, 4.2), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    for number, (name, ladder) in enumerate(ladders.items()):
        places = [at + 0.06 * (number - 1) for at in range(len(GRADES))]
        heights, margins = zip(*(ladder[grade] for grade in GRADES), strict=True)
        axes.errorbar(places, heights, margins, marker="o", capsize=3, color=COLOURS[number % 3], label=name)
    axes.set_xticks(range(len(GRADES)), GRADES)
    axes.set_ylabel("Elo above random")
    axes.grid(axis="y", alpha=0.3)
    axes.legend(frameon=False)
    figure.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("arenas", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, help="the picture")
    parser.add_argument("--play", nargs=2, metavar=("GAME", "PLAYERS"), help="play first, into the only folder given")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=100, help="at most, of each choice of bots")
    parser.add_argument("--cpu", type=float, default=0.05, help="seconds of computing a move of hard and expert")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    if given.play:
        play(given.arenas[0], given.play[0], int(given.play[1]), given)
    ladders = dict(rungs(folder) for folder in given.arenas if (folder / "summary.json").is_file())
    print(table(ladders))
    if given.out:
        draw(ladders, given.out)


if __name__ == "__main__":
    main()
