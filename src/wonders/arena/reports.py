"""The files that an arena leaves in its folder, besides the rows: a summary, a table, a plot, and Parquet."""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from wonders.arena.plan import Plan
from wonders.arena.results import BadFolder, Row
from wonders.arena.summary import Share, Standing, Summary, short
from wonders.core.extras import how_to_install

HEADINGS = ("bot", "rating", "±", "played", "wins", "95 %", "points", "ms", "slowest", "faults", "places")


def write_reports(folder: Path, plan: Plan, summary: Summary, rows: Sequence[Row]) -> list[str]:
    """Write all of them; sentences about what could not be written for want of a package."""
    missing = []
    try:
        (folder / "summary.json").write_text(
            json.dumps(plan.identity() | summary.plain(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8"
        )
        (folder / "report.md").write_text(_markdown(plan, summary), encoding="utf-8")
        try:
            write_parquet(folder / "results.parquet", plan, rows)
        except ModuleNotFoundError:
            missing.append(f"For results.parquet, pyarrow is needed: {how_to_install('arena')}")
        try:
            from wonders.arena.plot import draw

            draw(summary, title_of(plan, summary), [folder / "ratings.svg", folder / "ratings.png"])
        except ModuleNotFoundError:
            missing.append(f"For the plot, matplotlib is needed: {how_to_install('arena')}")
    except OSError as wrong:
        raise BadFolder(f"Cannot write to {folder}: {wrong.strerror or wrong}.") from None
    return missing


def title_of(plan: Plan, summary: Summary) -> str:
    changed = {name: value for name, value in plan.options.items() if value != _defaults(plan).get(name)}
    settings = "".join(f", {name}={str(value).lower() if value is True else value}" for name, value in changed.items())
    deals = f"{summary.deals} deal{'s' if summary.deals != 1 else ''}"
    return f"{plan.game}, {plan.players} players{settings}: {summary.matches} matches, {deals}"


def cells(standing: Standing) -> tuple[str, ...]:
    """A standing as a row of the table under `HEADINGS`; times are milliseconds a decision."""
    rating = standing.rating
    return (
        short(standing.bot),
        f"{rating.value:+.0f}",
        f"{(rating.high - rating.low) / 2:.0f}",
        str(standing.played),
        f"{100 * standing.wins.value:.1f} %",
        interval(standing.wins),
        f"{standing.points:.1f}",
        f"{standing.mean_ms:.2f}",
        f"{standing.slowest_ms:.0f}",
        ", ".join(f"{count} {kind}" for kind, count in standing.faults.items()) or "0",
        "/".join(map(str, standing.ranks)),
    )


def interval(share: Share) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def ahead_rows(summary: Summary) -> Iterator[tuple[str, ...]]:
    """Who finishes ahead of whom, in per cent: the bot of the line ahead of the bot of the column."""
    names = [standing.bot for standing in summary.standings]
    for one in names:
        shares = [summary.ahead[one].get(other) for other in names]
        yield (short(one), *("" if share is None else f"{100 * share:.1f}" for share in shares))


def write_parquet(path: Path, plan: Plan, rows: Sequence[Row]) -> None:
    """A line for each seat of each match."""
    import pyarrow
    import pyarrow.parquet

    lines = [line for row in rows for line in _seats(row)]
    table = pyarrow.Table.from_pylist(lines, schema=_schema())
    about = {name: json.dumps(value, ensure_ascii=False) for name, value in plan.identity().items()}
    pyarrow.parquet.write_table(table.replace_schema_metadata(about), path)


def _schema() -> object:
    import pyarrow

    whole = ("lineup", "deal", "rotation", "seat", "rank", "points", "decisions", "faults")
    words = ("bot", "reason")
    kinds = {name: pyarrow.int32() for name in whole} | {name: pyarrow.string() for name in words}
    kinds |= {name: pyarrow.float64() for name in ("seconds", "slowest")}
    order = "lineup deal rotation seat bot rank points reason decisions seconds slowest faults".split()
    return pyarrow.schema([(name, kinds[name]) for name in order])


def _seats(row: Row) -> Iterator[dict[str, object]]:
    for seat, bot in enumerate(row.bots):
        yield {
            "lineup": row.lineup,
            "deal": row.deal,
            "rotation": row.rotation,
            "seat": seat,
            "bot": bot,
            "rank": row.ranks[seat],
            "points": row.points[seat],
            "reason": row.reason,
            "decisions": row.decisions[seat],
            "seconds": row.seconds[seat],
            "slowest": row.slowest[seat],
            "faults": sum(fault[0] == seat for fault in row.faults),
        }


def _markdown(plan: Plan, summary: Summary) -> str:
    names = [short(standing.bot) for standing in summary.standings]
    lines = [f"# {title_of(plan, summary)}", "", f"Seed {plan.seed}. By chance {100 * summary.par:.1f} % win.", ""]
    lines += _table(HEADINGS, map(cells, summary.standings))
    if len(names) > 1:
        lines += ["", "How often the bot of the line finishes ahead of the bot of the column, in per cent:", ""]
        lines += _table(("", *names), ahead_rows(summary))
    return "\n".join(lines) + "\n"


def _table(headings: Sequence[str], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield "| " + " | ".join(heading.replace("|", "\\|") for heading in headings) + " |"
    yield "|---" + "|---:" * (len(headings) - 1) + "|"
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"


def _defaults(plan: Plan) -> dict[str, object]:
    return {option.name: option.default for option in plan.make().options_known}
