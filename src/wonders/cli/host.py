"""The commands of those who host a server."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from wonders.cli.arguments import AsJson, Database, Lan, Language

app = typer.Typer()


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at; 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="The port to listen at; 8000.")] = None,
    db: Database = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="Server processes, among which tables are shared out.")
    ] = None,
    lan: Lan = False,
    root_path: Annotated[
        str | None, typer.Option("--root-path", metavar="PATH", help="Where it lies on a site, such as /wonders.")
    ] = None,
) -> None:
    """Serve tables for people, bots and spectators, in the browser."""
    from wonders.cli.serve import run

    run(host, port, db, workers, root_path, lan=lan)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    db: Database = None,
    language: Language = None,
) -> None:
    """Copy all tables of the server to a file, while it runs."""
    from wonders.cli.backup import back_up

    back_up(file, db, language)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    db: Database = None,
    language: Language = None,
) -> None:
    """Bring a backup into an empty database."""
    from wonders.cli.backup import restore

    restore(file, db, language)


@app.command()
def doctor(db: Database = None, json: AsJson = False, language: Language = None) -> None:
    """Look whether a server would run well here, and say what to do."""
    from wonders.cli.doctor import run

    sys.exit(run(db, json, language))
