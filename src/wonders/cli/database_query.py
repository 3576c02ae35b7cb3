"""`wonders database query` and `export`: what a database says."""

import csv
import json
from pathlib import Path

from wonders.cli.screen import console, plain_table, write_json
from wonders.cli.settings import BadFile, made_folder, write_text
from wonders.core.options import BadOption
from wonders.database.explorer import explored
from wonders.database.query import Answer, BadQuery, Database, Which, query_names
from wonders.database.store import TABLES
from wonders.database.values import card_values

CARDS = "cards"
"""The named query that is no SQL: values of cards by regression."""


def query(folder: Path, question: str | None, which: Which, as_json: bool) -> None:
    """Answer a named query or SQL; without either, say which names there are."""
    if question is None:
        _names(as_json)
        return
    answer = _answered(Database(folder, which), question.strip())
    if as_json:
        write_json({"columns": answer.columns, "rows": [[_plain(value) for value in row] for row in answer.rows]})
        return
    table = plain_table(*answer.columns)
    for row in answer.rows:
        table.add_row(*("" if value is None else str(_plain(value)) for value in row))
    console().print(table)


def _answered(database: Database, question: str) -> Answer:
    if question == CARDS:
        return card_values(database)
    if question in query_names():
        return database.named(question)
    if " " not in question:
        raise BadQuery(f"There is no query '{question}'; there are: {', '.join(_all_names())}. SQL is a SELECT.")
    return database.ask(question)


def _all_names() -> list[str]:
    return sorted((*query_names(), CARDS))


def _names(as_json: bool) -> None:
    if as_json:
        write_json({"queries": _all_names()})
    else:
        console().print("\n".join(_all_names()))


def _plain(value: object) -> object:
    """As JSON has it: dates, decimals and the like become words."""
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value if value is None or isinstance(value, str | int | float | bool) else str(value)


def export(folder: Path, explorer: Path | None, tables: Path | None, as_json: bool) -> None:
    """Write what the explorer in the browser shows, or all tables as CSV."""
    if explorer is None and tables is None:
        raise BadOption("Say what to write: --explorer FILE, --csv DIR or both.")
    database, written = Database(folder), []
    if explorer is not None:
        text = json.dumps(explored(database), ensure_ascii=False, separators=(",", ":"))
        write_text(explorer, text.replace('},{"', '},\n{"') + "\n")
        written.append(str(explorer))
    if tables is not None:
        made_folder(tables)
        written += [_csv(database, name, tables / f"{name}.csv") for name in TABLES]
    if as_json:
        write_json({"written": written})
    else:
        console().print("\n".join(written), soft_wrap=True)


def _csv(database: Database, name: str, path: Path) -> str:
    answer = database.ask(f"SELECT * FROM {name}")
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(answer.columns)
            writer.writerows([_cell(value) for value in row] for row in answer.rows)
    except OSError as wrong:
        raise BadFile(f"Cannot write {path}: {wrong.strerror or wrong}.") from None
    return str(path)


def _cell(value: object) -> object:
    return " ".join(value) if isinstance(value, list) else value
