"""`wonders admin`: tables and people in order, on the database of a server that may be running."""

import getpass
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from wonders.cli.arguments import AsJson, Database, Language
from wonders.core.options import BadOption

if TYPE_CHECKING:
    from sqlalchemy import Engine

app = typer.Typer(help="Keep tables and people in order; every act is written down.", no_args_is_help=True)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Who = Annotated[str, typer.Argument(metavar="PROFILE", help="The id of a profile, or its public name.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason; it is kept with the act.")]
Days = Annotated[float | None, typer.Option("--days", min=0.001, help="For so many days; otherwise for good.")]
DAY = 86400.0


@contextmanager
def opened(db: str | None) -> Iterator["Engine"]:
    """The database that is named, or that of the settings."""
    from wonders.server.settings import Settings
    from wonders.server.store.databases import check_kept, open_database

    url = db or Settings().db
    check_kept(url)
    database = open_database(url)
    try:
        yield database.engine
    finally:
        database.engine.dispose()


def actor() -> str:
    """Who acts: the user of this machine."""
    try:
        return f"cli:{getpass.getuser()}"[:48]
    except (KeyError, OSError):
        return "cli"


def reason(why: str) -> str:
    from wonders.server.tables.checks import checked_line

    why = checked_line(why, 300, "A reason")
    if not why:
        raise BadOption("Say why, with --why: it is kept with the act.")
    return why


def say(language: str | None, message: str, **words: object) -> None:
    from wonders.cli.screen import console
    from wonders.cli.settings import chosen_language
    from wonders.texts import Texts

    console().print(Texts(chosen_language(language)).text(message, **words), soft_wrap=True)


def show_rows(language: str | None, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table under the names of its columns."""
    from wonders.cli.screen import console, plain_table
    from wonders.cli.settings import chosen_language
    from wonders.texts import Texts

    texts = Texts(chosen_language(language))
    shown = plain_table(*(texts.text(f"cli-admin-column-{name}") for name in columns))
    for row in rows:
        shown.add_row(*row)
    console().print(shown)


def show_json(value: object) -> None:
    from wonders.cli.screen import write_json

    write_json(value)


def day(at: float | None) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at)) if at is not None else "–"


@app.command()
def tables(
    state: Annotated[str, typer.Option("--state", help="open, playing, over or closed.")] = "",
    older: Annotated[
        float | None, typer.Option("--older", metavar="DAYS", min=0, help="Untouched for so long.")
    ] = None,
    most: Annotated[int, typer.Option("--most", min=1, max=10_000, help="At most so many.")] = 100,
    db: Database = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """List tables, the one that was left alone longest first."""
    from wonders.server.store.tending import find_tables

    if state not in ("", "open", "playing", "over", "closed"):
        raise BadOption(f"Tables are open, playing, over or closed, not '{state}'.")
    with opened(db) as engine, engine.connect() as connection:
        found = find_tables(connection, state, time.time() - older * DAY if older is not None else None, most)
    if json:
        show_json([one._asdict() for one in found])
        return
    rows = [(one.id, one.code, one.game, one.state, day(one.touched)) for one in found]
    show_rows(language, ("id", "code", "game", "state", "touched"), rows)


@app.command()
def table(id: TableId, db: Database = None, json: AsJson = False, language: Language = None) -> None:
    """Show a table: who sits there, and what was said."""
    from wonders.server.order.shown import shown_table

    with opened(db) as engine:
        found = shown_table(engine, id)
    if json:
        show_json(found)
        return
    say(language, "cli-admin-table", id=id, game=found["game"], state=found["state"], touched=day(found["touched"]))
    for seat in found["seats"]:
        say(language, "cli-admin-seat", **seat)
    for line in found["chat"]:
        say(language, "cli-admin-said", seat=line["seat"], at=day(line["at"]), text=line["text"])


@app.command()
def close(id: TableId, why: Why = "", db: Database = None, language: Language = None) -> None:
    """Close a table: nobody plays or talks there any more."""
    from wonders.server.order.tables import close_table

    with opened(db) as engine:
        close_table(engine, id, actor(), reason(why), time.time())
    say(language, "cli-admin-closed", id=id)


@app.command()
def delete(id: TableId, why: Why = "", db: Database = None, language: Language = None) -> None:
    """Delete a table with everything that happened there."""
    from wonders.server.order.tables import delete_table

    with opened(db) as engine:
        delete_table(engine, id, actor(), reason(why), time.time())
    say(language, "cli-admin-deleted", id=id)


@app.command()
def find(
    words: Annotated[str, typer.Argument(metavar="TEXT", help="A part of the name, or an id.")],
    db: Database = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Find profiles by their names."""
    from wonders.server.order.people import find_profiles

    with opened(db) as engine:
        found = find_profiles(engine, words, time.time())
    if json:
        show_json([one._asdict() | {"sanctions": [s._asdict() for s in one.sanctions]} for one in found])
        return
    rows = [(one.id, one.name, day(one.seen), ", ".join(each.kind for each in one.sanctions)) for one in found]
    show_rows(language, ("id", "name", "seen", "sanctions"), rows)


@app.command()
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
    why: Why = "",
    db: Database = None,
    language: Language = None,
) -> None:
    """Give a profile another name."""
    from wonders.server.order import people

    with opened(db) as engine:
        found = people.found_profile(engine, who, time.time())
        kept = people.rename(engine, found.id, name, actor(), reason(why), time.time())
    say(language, "cli-admin-renamed", id=found.id, name=kept)


@app.command()
def mute(who: Who, why: Why = "", days: Days = None, db: Database = None, language: Language = None) -> None:
    """Keep somebody from talking."""
    _sanction(who, "mute", days, why, db, language)


@app.command()
def ban(who: Who, why: Why = "", days: Days = None, db: Database = None, language: Language = None) -> None:
    """Keep somebody from playing."""
    _sanction(who, "ban", days, why, db, language)


def _sanction(who: str, kind: str, days: float | None, why: str, db: str | None, language: str | None) -> None:
    from wonders.server.order import people

    with opened(db) as engine:
        found = people.found_profile(engine, who, time.time())
        people.sanction(engine, found.id, kind, days, actor(), reason(why), time.time())
    if days is None:
        say(language, f"cli-admin-{kind}", id=found.id, name=found.name)
    else:
        say(language, f"cli-admin-{kind}-until", id=found.id, name=found.name, until=day(time.time() + days * DAY))


@app.command()
def pardon(who: Who, why: Why = "", db: Database = None, language: Language = None) -> None:
    """Let somebody talk and play again."""
    from wonders.server.order import people

    with opened(db) as engine:
        found = people.found_profile(engine, who, time.time())
        count = people.pardon(engine, found.id, actor(), reason(why), time.time())
    say(language, "cli-admin-pardoned", id=found.id, name=found.name, count=count)
