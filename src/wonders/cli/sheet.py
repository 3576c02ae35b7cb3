"""The score sheet of a finished match: as a table, line by line, as JSON."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wonders.cli.screen import plain_table
from wonders.cli.signs import signed
from wonders.core.outcome import Outcome
from wonders.core.wire import JsonObject
from wonders.texts import Texts


def result_line(outcome: Outcome, texts: Texts) -> Text:
    """Who has won, and why."""
    winners = ", ".join(texts.seat(seat) for seat in outcome.winners)
    reason = texts.ending(outcome.reason).rstrip(".")
    said = texts.text("cli-winners", count=len(outcome.winners), names=winners, reason=reason)
    return Text(said, style="bold")


def sheet_table(outcome: Outcome, texts: Texts) -> Table | None:
    """Categories by city. A match that was won outright has no points to show."""
    if not any(column.lines for column in outcome.sheet):
        return None
    table = plain_table("", *(texts.owner(column) for column in outcome.sheet), numbers_from=1)
    for category in outcome.categories:
        points = (signed(column.of(category)) for column in outcome.sheet)
        table.add_row(texts.category(category), *points)
    table.add_section()
    table.add_row(texts.text("cli-total"), *(signed(column.total) for column in outcome.sheet), style="bold")
    if outcome.teams:
        table.add_row(texts.text("cli-team"), *(signed(outcome.together(seat)) for seat in range(len(outcome.points))))
    ranked = [str(rank) for rank in outcome.ranks] + ["–"] * (len(outcome.sheet) - len(outcome.ranks))
    table.add_row(texts.text("cli-rank"), *ranked)
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
    if (table := sheet_table(outcome, texts)) is not None:
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
