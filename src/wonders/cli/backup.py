"""`wonders backup` and `wonders restore`: all tables in one file, while the server runs."""

from pathlib import Path

from wonders.cli.screen import console
from wonders.cli.settings import chosen_language
from wonders.texts import Texts


def back_up(file: Path, db: str | None, language: str | None) -> None:
    """Write all tables to a new file."""
    from wonders.server.settings import default_database
    from wonders.server.store.copying import back_up as copy_out

    tables = copy_out(db or _from_environment() or default_database(), file)
    console().print(Texts(chosen_language(language)).text("cli-backed-up", tables=tables, file=str(file)))


def restore(file: Path, db: str | None, language: str | None) -> None:
    """Bring the tables of a backup into an empty database."""
    from wonders.server.settings import default_database
    from wonders.server.store.copying import restore as copy_in

    tables = copy_in(file, db or _from_environment() or default_database())
    console().print(Texts(chosen_language(language)).text("cli-restored", tables=tables))


def _from_environment() -> str | None:
    import os

    return os.environ.get("WONDERS_DB")
