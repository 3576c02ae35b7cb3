"""Pictures of the history. Needs matplotlib, which is loaded here only."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from wonders.pad.statistics import Record
from wonders.texts import Texts

INK = "#26323d"
FAINT = "#c9d0d6"
GOLD = "#d9a62e"

COLOURS = {
    "military": "#b5483a",
    "treasury": "#d9a62e",
    "wonder": "#9a7a55",
    "wonders": "#9a7a55",
    "civilian": "#2a6f97",
    "blue": "#2a6f97",
    "science": "#4f8f5b",
    "commerce": "#e3c567",
    "guilds": "#7d5a9b",
    "extras": "#4b5563",
    "progress": "#4f8f5b",
    "cat": "#8c8c8c",
}
"""The rows in the colours of their cards."""

LINES = ("#2a6f97", "#b5483a", "#4f8f5b", "#7d5a9b", "#d9a62e", "#4b5563", "#c26fa3", "#5aa6a6")
MOST_DATES = 8
"""Dates that have room below an axis."""
MOST_LINES = len(LINES)
"""Players whose course is drawn: more lines than that tell nothing."""


def draw_overview(records: Sequence[Record], texts: Texts, path: Path) -> None:
    """All players of a game: where their points come from, how often they win, and how it went."""
    figure = Figure(figsize=(11.0, 4.6 + 0.34 * len(records)), layout="constrained")
    FigureCanvasAgg(figure)
    grid = figure.add_gridspec(2, 2, width_ratios=(2.2, 1), height_ratios=(0.9 + 0.34 * len(records), 2.4))
    bars, wins, course = (figure.add_subplot(place) for place in (grid[0, 0], grid[0, 1], grid[1, :]))
    tables = len({result.table for record in records for result in record.results})
    title = texts.text("pad-plot-overview", name=texts.text(f"{texts.game}-name"), count=tables)
    figure.suptitle(title, fontsize=14, color=INK)
    _category_bars(bars, [(one.player, one.by_category()) for one in records], texts)
    _win_bars(wins, records, texts)
    _courses(course, records, texts)
    _save(figure, path)


def draw_player(record: Record, others: Sequence[Record], texts: Texts, path: Path) -> None:
    """One player: every table in stacked rows, and the mean beside that of all."""
    figure = Figure(figsize=(11.0, 6.6), layout="constrained")
    FigureCanvasAgg(figure)
    top, bottom = figure.subplots(2, 1, height_ratios=(2.6, 1))
    name = texts.text(f"{texts.game}-name")
    title = texts.text("pad-plot-player", player=record.player, name=name, count=record.games, wins=record.wins)
    figure.suptitle(title, fontsize=14, color=INK)
    _tables(top, record, texts)
    everybody = Record(texts.text("pad-plot-all"), record.game, [one for each in others for one in each.results])
    means = [(one.player, one.by_category()) for one in (record, everybody)]
    _category_bars(bottom, means, texts, legend=False)
    _save(figure, path)


def _category_bars(
    axes: Axes, means: Sequence[tuple[str, dict[str, float]]], texts: Texts, legend: bool = True
) -> None:
    """A bar a player, in pieces by row. A row below zero begins left of the axis."""
    rows = list(dict.fromkeys(row for _, by_row in means for row in by_row))
    for at, (_, by_row) in enumerate(means):
        right = left = 0.0
        for row in rows:
            value = by_row.get(row, 0.0)
            axes.barh(at, value, left=right if value >= 0 else left, height=0.62, color=COLOURS.get(row, FAINT))
            if abs(value) >= 2.5:
                middle = (right if value >= 0 else left) + value / 2
                axes.text(middle, at, f"{value:.0f}", ha="center", va="center", fontsize=8, color="white")
            right, left = (right + value, left) if value >= 0 else (right, left + value)
        axes.text(right + 0.6, at, f"{right + left:.1f}", va="center", fontsize=9, color=INK, fontweight="bold")
    for row in rows if legend else ():
        axes.barh(0, 0, color=COLOURS.get(row, FAINT), label=texts.category(row))
    axes.set_yticks(range(len(means)), [name for name, _ in means])
    axes.set_ylim(len(means) - 0.5, -0.5)
    axes.margins(x=0.08)
    axes.set_xlabel(texts.text("pad-plot-mean"), fontsize=9, color=INK)
    if legend and rows:
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=4, fontsize=8, frameon=False)
    _plain(axes, "x")


def _win_bars(axes: Axes, records: Sequence[Record], texts: Texts) -> None:
    for at, one in enumerate(records):
        axes.barh(at, 100 * one.share, height=0.62, color=GOLD)
        axes.text(100 * one.share + 2, at, f"{one.wins}/{one.games}", va="center", fontsize=9, color=INK)
    axes.set_yticks([])
    axes.set_ylim(len(records) - 0.5, -0.5)
    axes.set_xlim(0, 118)
    axes.set_xticks(range(0, 101, 25))
    axes.set_xlabel(texts.text("pad-plot-wins"), fontsize=9, color=INK)
    _plain(axes, "x")


def _courses(axes: Axes, records: Sequence[Record], texts: Texts) -> None:
    """Points table after table; a star is a victory."""
    order = {table: at for at, table in enumerate(_in_order(records), 1)}
    for one, colour in zip(records[:MOST_LINES], LINES, strict=False):
        counted = [(order[r.table], r.points, r.rank) for r in one.results if r.points is not None]
        axes.plot([at for at, _, _ in counted], [points for _, points, _ in counted], color=colour, linewidth=1.6,
                  marker="o", markersize=4, label=one.player)  # fmt: skip
        won = [(at, points) for at, points, rank in counted if rank == 1]
        axes.plot([at for at, _ in won], [points for _, points in won], "*", color=colour, markersize=12)
    axes.set_xlabel(f"{texts.text('pad-plot-course')}  (★ {texts.text('pad-plot-won')})", fontsize=9, color=INK)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    if records:
        axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0), fontsize=9, frameon=False)
    _plain(axes, "y")


def _in_order(records: Sequence[Record]) -> list[str]:
    """Every table once, oldest first."""
    return list(
        dict.fromkeys(table for _, table in sorted((r.played, r.table) for one in records for r in one.results))
    )


def _tables(axes: Axes, record: Record, texts: Texts) -> None:
    """A column a table, in pieces by row."""
    counted = [result for result in record.results if result.points is not None]
    rows = list(dict.fromkeys(row for result in counted for row in result.categories))
    above, below = [0] * len(counted), [0] * len(counted)
    for row in rows:
        values = [result.categories.get(row, 0) for result in counted]
        starts = [above[at] if value >= 0 else below[at] for at, value in enumerate(values)]
        axes.bar(range(len(counted)), values, bottom=starts, width=0.7, color=COLOURS.get(row, FAINT),
                 label=texts.category(row))  # fmt: skip
        above = [high + max(value, 0) for high, value in zip(above, values, strict=True)]
        below = [low + min(value, 0) for low, value in zip(below, values, strict=True)]
    for at, result in enumerate(counted):
        star = " ★" if result.rank == 1 else ""
        axes.text(at, above[at] + 1, f"{result.points}{star}", ha="center", fontsize=8, color=INK)
    step = 1 + (len(counted) - 1) // MOST_DATES
    shown = range(0, len(counted), step)
    axes.set_xticks(shown, [counted[at].played[:10] for at in shown])
    axes.margins(y=0.1)
    if rows:
        axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0), fontsize=8, frameon=False, reverse=True)
    _plain(axes, "y")


def _plain(axes: Axes, along: str) -> None:
    axes.grid(axis="x" if along == "x" else "y", color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(colors=INK, labelsize=9, length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)


def _save(figure: Figure, path: Path) -> None:
    with rc_context({"svg.hashsalt": "wonders"}):  # the same figures, the same file
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)
