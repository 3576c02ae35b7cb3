"""Ratings and victories of an arena as a picture. Needs matplotlib, which is loaded here only."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from wonders.arena.summary import Summary, short

INK = "#26323d"
FAINT = "#c9d0d6"
BLUE = "#2a6f97"
RED = "#b5483a"


def draw(summary: Summary, title: str, paths: Iterable[Path]) -> None:
    """Dots with their 95 % intervals, the strongest bot on top."""
    standings = summary.standings
    height = 1.7 + 0.42 * len(standings)
    figure = Figure(figsize=(9.0, height), layout="constrained")
    FigureCanvasAgg(figure)
    left, right = figure.subplots(1, 2, sharey=True)
    figure.suptitle(title, fontsize=11, color=INK)
    ratings = [(one.rating.value, one.rating.low, one.rating.high) for one in standings]
    wins = [(100 * one.wins.value, 100 * one.wins.low, 100 * one.wins.high) for one in standings]
    _dots(left, ratings, BLUE, "rating (Elo, mean 0), 95 % interval")
    _dots(right, wins, RED, "victories in per cent, 95 % interval")
    _mark(right, 100 * summary.par)
    right.set_xlim(-2, 102)
    left.xaxis.set_major_locator(MaxNLocator(6))
    left.set_yticks(range(len(standings)), [short(one.bot) for one in standings])
    left.set_ylim(len(standings) - 0.4, -0.75)
    with rc_context({"svg.hashsalt": "wonders"}):  # the same figures, the same file
        for path in paths:
            figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix == ".svg" else None)


def _mark(axes: Axes, par: float) -> None:
    """Where everybody would be by chance."""
    axes.axvline(par, color=INK, linewidth=1.0, linestyle=":")
    place, gap = ("data", "axes fraction"), (4, -3)
    axes.annotate(
        f"chance {par:.0f} %", (par, 1.0), gap, place, "offset points", fontsize=8, color=INK, verticalalignment="top"
    )


def _dots(axes: Axes, values: Sequence[tuple[float, float, float]], colour: str, label: str) -> None:
    for at, (value, low, high) in enumerate(values):
        axes.plot([low, high], [at, at], color=colour, linewidth=2.2, solid_capstyle="round", alpha=0.55)
        axes.plot([value], [at], "o", color=colour, markersize=6.5)
    axes.set_xlabel(label, fontsize=9, color=INK)
    axes.grid(axis="x", color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(colors=INK, labelsize=9, length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)
