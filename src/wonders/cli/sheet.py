"""The score sheet of a finished match: as a table, line by line, as JSON."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wonders.cli.screen import plain_table
from wonders.cli.signs import signed
from wonders.core.outcome import Outcome
from wonders.core.wire import JsonObject
from wonders.texts import Texts

GAP = 2
"""Spaces between the columns of a table."""


def result_line(outcome: Outcome, texts: Texts) -> Text:
    """Who has won, and why."""
    winners = ", ".join(texts.seat(seat) for seat in outcome.winners)
    reason = texts.ending(outcome.reason).rstrip(".")
    said = texts.text("cli-winners", count=len(outcome.winners), names=winners, reason=reason)
    return Text(said, style="bold")


def sheet_tables(outcome: Outcome, texts: Texts, width: int) -> Iterator[Table]:
    """Categories by city, as many cities beside each other as fit. A match that was won outright has no points."""
    if not any(column.lines for column in outcome.sheet):
        return
    heads, *cities = _columns(outcome, texts)
    widths = [max(map(cell_len, cells)) for cells in (heads, *cities)]
    begin, room = 0, width - widths[0]
    for at, needed in enumerate(widths[1:]):
        if at > begin and room < GAP + needed:
            yield _table(heads, cities[begin:at], bool(outcome.teams))
            begin, room = at, width - widths[0]
        room -= GAP + needed
    yield _table(heads, cities[begin:], bool(outcome.teams))


def _columns(outcome: Outcome, texts: Texts) -> list[list[str]]:
    """The names of the rows, and the cells of each city."""
    last = ["cli-total", *(["cli-team"] if outcome.teams else []), "cli-rank"]
    heads = ["", *map(texts.category, outcome.categories), *map(texts.text, last)]
    cities = []
    for seat, column in enumerate(outcome.sheet):
        points = [signed(column.of(category)) for category in outcome.categories]
        team = [signed(outcome.together(seat))] if outcome.teams else []
        rank = str(outcome.ranks[seat]) if seat < len(outcome.ranks) else "–"
        cities.append([texts.owner(column), *points, signed(column.total), *team, rank])
    return [heads, *cities]


def _table(heads: list[str], cities: list[list[str]], has_teams: bool) -> Table:
    first, *rows = zip(heads, *cities, strict=True)
    table = plain_table(*first, numbers_from=1)
    total = len(rows) - (3 if has_teams else 2)
    for at, cells in enumerate(rows):
        if at == total:
            table.add_section()
        table.add_row(*cells, style="bold" if at == total else None)
    return table


def lines_tables(outcome: Outcome, texts: Texts, *only: int) -> Iterator[Text | Table]:
    """Every point explained, for all cities or some: a heading and a table for each."""
    for at, column in enumerate(outcome.sheet):
        if not column.lines or (only and at not in only):
            continue
        yield Text(f"\n{texts.text('cli-column', name=texts.owner(column), points=signed(column.total))}", style="bold")
        table = plain_table()
        table.show_header = False
        for justify in ("left", "right", "left"):
            table.add_column(justify=justify)
        before = ""
        for line in column.lines:
            category = texts.category(line.category)
            table.add_row("" if category == before else category, signed(line.points), texts.line(line))
            before = category
        yield table


def show_result(out: Console, outcome: Outcome, texts: Texts) -> None:
    out.print(result_line(outcome, texts))


def show_sheet(out: Console, outcome: Outcome, texts: Texts) -> None:
    for at, table in enumerate(sheet_tables(outcome, texts, out.width)):
        if at:
            out.print()
        out.print(table)


def show_lines(out: Console, outcome: Outcome, texts: Texts, *only: int) -> None:
    for part in lines_tables(outcome, texts, *only):
        out.print(part)


def sheet_as_json(outcome: Outcome, texts: Texts) -> JsonObject:
    return {
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "ranks": list(outcome.ranks),
        "points": list(outcome.points),
        "teams": [list(team) for team in outcome.teams],
        "categories": list(outcome.categories),
        "sheet": [
            {
                "owner": column.owner,
                "total": column.total,
                "lines": [
                    {"category": line.category, "points": line.points, "source": line.source, "text": texts.line(line)}
                    for line in column.lines
                ],
            }
            for column in outcome.sheet
        ],
    }
