"""`wonders admin`, continued: what goes by age, and what was done."""

import time
from typing import Annotated

import typer

from wonders.cli.admin import DAY, actor, day, opened, reason, say, show_json, show_rows
from wonders.cli.arguments import AsJson, Database, Language
from wonders.core.options import BadOption


def add_to(app: typer.Typer) -> None:
    """These commands, beside the others."""
    for command in (purge, acts, reports):
        app.command()(command)


def purge(
    older: Annotated[float, typer.Option("--older", metavar="DAYS", min=0, help="Untouched for so many days.")],
    state: Annotated[str, typer.Option("--state", help="open, playing, over or closed; otherwise all of them.")] = "",
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason; it is kept with the acts.")] = "",
    dry: Annotated[bool, typer.Option("--dry-run", help="Only say how many tables would go.")] = False,
    db: Database = None,
    language: Language = None,
) -> None:
    """Delete tables that nobody has touched for long."""
    from wonders.server.order.tables import delete_table
    from wonders.server.store.tending import find_tables

    if state not in ("", "open", "playing", "over", "closed"):
        raise BadOption(f"Tables are open, playing, over or closed, not '{state}'.")
    why = "" if dry else reason(why)
    with opened(db) as engine:
        with engine.connect() as connection:
            found = find_tables(connection, state, time.time() - older * DAY, 1_000_000)
        if not dry:
            for one in found:
                delete_table(engine, one.id, actor(), why, time.time())
    say(language, "cli-admin-would-purge" if dry else "cli-admin-purged", tables=len(found))


def acts(
    most: Annotated[int, typer.Option("--most", min=1, max=100_000, help="At most so many.")] = 50,
    db: Database = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """What was done by whom, the youngest first."""
    from wonders.server.order.shown import latest_acts

    with opened(db) as engine:
        found = latest_acts(engine, most)
    if json:
        show_json([one._asdict() for one in found])
        return
    rows = [(day(one.at), one.actor, one.act, one.subject, one.why) for one in found]
    show_rows(language, ("at", "actor", "act", "subject", "why"), rows)


def reports(
    settled: Annotated[bool, typer.Option("--settled", help="Those that have been decided.")] = False,
    db: Database = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """What was reported, with the lines before it."""
    from wonders.server.order.shown import kept_reports

    with opened(db) as engine:
        found = kept_reports(engine, settled)
    if json:
        show_json(found)
        return
    for one in found:
        say(language, "cli-admin-report", id=one["id"], table=one["table"], at=day(one["at"]), why=one["why"])
        for line in one["lines"]:
            say(language, "cli-admin-said", seat=line["seat"], at=day(line["at"]), text=line["text"] or line["preset"])
