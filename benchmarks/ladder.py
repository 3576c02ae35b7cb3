"""The ladder from random to expert in every game: a table, and a picture, from arenas that were played.

    wonders arena duel --bots random,easy,medium,hard:cpu=0.05,expert:cpu=0.05 --games 40 --out ladder/duel
    wonders arena classic --players 4 --bots random,easy,medium,hard:cpu=0.05,expert:cpu=0.05 --games 40 --out ladder/classic
    wonders arena architects --players 2 --bots random,easy,medium,hard:cpu=0.05,expert:cpu=0.05 --out ladder/architects
    python benchmarks/ladder.py ladder/duel ladder/classic ladder/architects --out docs/pictures/ladder.svg

Ratings are Elo, with random at 0. Needs matplotlib for the picture.
"""  # noqa: E501

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

GRADES = ("random", "easy", "medium", "hard", "expert")
COLOURS = ("#8a5a2b", "#2f6690", "#3a7d44")


class Rung(NamedTuple):
    """A bot's rating above random's, and half of its interval."""

    rating: float
    margin: float


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
    given = parser.parse_args()
    ladders = dict(rungs(folder) for folder in given.arenas)
    print(table(ladders))
    if given.out:
        draw(ladders, given.out)


if __name__ == "__main__":
    main()
