"""`wonders arena`: which bot is stronger, and how sure that is."""

import logging
import re
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from rich.table import Table

from wonders.arena.anchoring import class_for, keep_anchors
from wonders.arena.crews import Crew, CrewLost, checked_workers, crew_of
from wonders.arena.plan import Fixture, Plan
from wonders.arena.playing import complete_deals, play_missing
from wonders.arena.reports import HEADINGS, ahead_rows, cells, title_of, write_reports
from wonders.arena.results import Book, Row, about_folder
from wonders.arena.summary import Summary, short, summarise
from wonders.arena.worker import play_fixtures
from wonders.bots.guard import LIMIT, Fault
from wonders.bots.registry import bot_names, make_bot
from wonders.cli.progress import with_progress
from wonders.cli.screen import console, plain_table, write_json
from wonders.cli.settings import chosen_seed, made_folder, parsed_options, write_text
from wonders.core.options import BadOption
from wonders.games.registry import game_class
from wonders.ratings.anchors import read_anchors

TOLD = 10
"""Faults that are told one by one; all of them are in the rows."""

WIDEST = 200
"""Columns of a table; a terminal with fewer breaks the lines, which is better than cutting figures off."""

log = logging.getLogger("wonders.bots")


def run(
    name: str,
    players: int | None,
    bots: str,
    games: int,
    options: list[str],
    seed: str | None,
    workers: int | None,
    folder: Path | None,
    on: str,
    limit: float | None,
    as_json: bool,
    fallback: bool = False,
    records: Path | None = None,
    anchors: Path | None = None,
) -> int:
    """Play what is missing, and tell what all of it says; the exit code."""
    if seed is None and folder is not None:
        known = about_folder(folder).get("seed")
        seed = known if isinstance(known, str) else None
    number = players if players is not None else game_class(name).default_players
    chosen = tuple(bot_names(bots))
    plan = Plan(
        name, number, parsed_options(options), chosen, chosen_seed(seed), games, limit or LIMIT, not fallback,
        records is not None,
    )  # fmt: skip
    for bot in plan.names:
        make_bot(bot)  # a wrong name is told before the first match
    if anchors is not None:
        class_for(plan)
        read_anchors(anchors)
    book = Book(folder, plan) if folder is not None else None
    if records is not None:
        made_folder(records)
    return _play(plan, _crew(plan, workers, on), book, as_json, records, anchors)


def _play(
    plan: Plan,
    crew: Crew[Fixture, Row],
    book: Book | None,
    as_json: bool,
    records: Path | None,
    anchors: Path | None,
) -> int:
    fixtures = list(plan.fixtures())
    rows = list(book.rows) if book is not None else []
    interrupted = False
    try:
        known = len({row.fixture for row in rows} & set(fixtures))
        for new in with_progress(play_missing(fixtures, rows, crew), len(fixtures), known, len):
            if records is not None:
                _save_records(plan, new, records)
            if book is not None:
                book.add(new)
            _tell_faults(rows, new)
            rows += new
    except KeyboardInterrupt:
        interrupted = True
    except CrewLost as wrong:
        raise CrewLost(f"{wrong} {_stopped(rows, fixtures, book)}") from None
    summary = _finish(plan, fixtures, rows, book, as_json)
    if anchors is not None and summary is not None and not interrupted:
        name = keep_anchors(anchors, plan, summary)
        console(stderr=True).print(f"Anchors of {name} are in {anchors}.", soft_wrap=True)
    if interrupted:
        console(stderr=True).print(_stopped(rows, fixtures, book), soft_wrap=True)
    return 130 if interrupted else 0


def _save_records(plan: Plan, rows: list[Row], folder: Path) -> None:
    """A file a match, named by seed, line-up, deal and rotation as they are in the results."""
    safe = re.sub(r"[^\w.-]", "_", plan.seed)
    for row in rows:
        name = f"{plan.game}-{plan.players}-{safe}-{row.lineup}-{row.deal}-{row.rotation}.jsonl"
        write_text(folder / name, row.record)


def _crew(plan: Plan, workers: int | None, on: str) -> Crew[Fixture, Row]:
    processes = checked_workers(workers)
    if on == "ray":
        from wonders.arena.on_ray import OnRay

        return OnRay(plan, workers)
    if on != "here":
        raise BadOption(f"Matches are played on: here, ray; not on '{on}'.")
    return crew_of(partial(play_fixtures, plan), processes)


def _stopped(rows: list[Row], fixtures: list[Fixture], book: Book | None) -> str:
    kept = (
        f"They are in {book.folder}; the same command goes on from there." if book else "Nothing was kept; use --out."
    )
    return f"Stopped after {len({row.fixture for row in rows} & set(fixtures))} of {len(fixtures)} matches. {kept}"


def _tell_faults(before: list[Row], new: list[Row]) -> None:
    told = sum(len(row.faults) for row in before)
    for row in new:
        for seat, number, kind, detail in row.faults:
            told += 1
            if told <= TOLD:
                log.warning("%s", Fault(row.bots[seat], seat, number, kind, detail))
            elif told == TOLD + 1:
                log.warning("more faults follow; they are counted in the table")


def _finish(plan: Plan, fixtures: list[Fixture], rows: list[Row], book: Book | None, as_json: bool) -> Summary | None:
    whole = complete_deals(fixtures, rows)
    if not whole:
        return None
    summary = summarise(plan, whole)
    missing = write_reports(book.folder, plan, summary, whole) if book is not None else []
    if as_json:
        write_json(plan.identity() | summary.plain())
    else:
        _show(plan, summary)
    for sentence in missing:
        console(stderr=True).print(sentence)
    return summary


def _show(plan: Plan, summary: Summary) -> None:
    out, wide = console(), console()
    wide.width = max(out.width, WIDEST)
    out.print(f"{title_of(plan, summary)}, seed {plan.seed}\n")
    shown = [name for name in HEADINGS if name != "slowest" and (name != "faults" or _has_faults(summary))]
    rows = [dict(zip(HEADINGS, cells(standing), strict=True)) for standing in summary.standings]
    wide.print(_table(shown, [tuple(row[name] for name in shown) for row in rows]))
    out.print(f"\nBy chance {100 * summary.par:.1f} % win. Rating: Elo, mean 0, ± 95 %. ms: mean time of a decision.")
    if len(summary.standings) > 2:
        out.print("\nHow often the bot of a line finishes ahead of that of a column, in per cent:\n")
        names = (short(standing.bot) for standing in summary.standings)
        wide.print(_table(("", *names), ahead_rows(summary)))


def _has_faults(summary: Summary) -> bool:
    return any(standing.faults for standing in summary.standings)


def _table(headings: Sequence[str], rows: Iterable[tuple[str, ...]]) -> Table:
    table = plain_table(*headings, numbers_from=1)
    for column in table.columns:
        column.no_wrap = True
    for row in rows:
        table.add_row(*row)
    return table
