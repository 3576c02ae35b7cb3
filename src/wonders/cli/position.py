"""`wonders position`: tables that were set up by hand. What the commands do stands in a module loaded when needed."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from wonders.cli.arguments import AsJson, Language, MatchFile

app = typer.Typer(
    help="Tables set up by hand: check them, think about them, take them out of a match (docs/study.md).",
    no_args_is_help=True,
    rich_markup_mode=None,
)

PositionFile = Annotated[Path, typer.Argument(metavar="FILE", help="A position as JSON; - reads from standard input.")]


@app.command()
def check(file: PositionFile, json: AsJson = False, language: Language = None) -> None:
    """Say what cannot be in a position: exit code 1. If it can be, show it: exit code 0."""
    from wonders.cli.position_run import run_check

    sys.exit(run_check(file, json, language))


@app.command()
def analyse(
    file: PositionFile,
    nodes: Annotated[
        int | None, typer.Option("--nodes", help="Simulations: the same number, the same findings.")
    ] = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Say which answers are best for the seat that decides in a position, with their chances and reasons."""
    from wonders.cli.position_run import run_analyse

    sys.exit(run_analyse(file, nodes, json, language))


@app.command()
def make(
    file: MatchFile,
    step: Annotated[int, typer.Argument(metavar="STEP", help="After how many steps, as a review or replay counts.")],
    seat: Annotated[int, typer.Option("--seat", help="Whose decision it is about, from 0 on.")] = 0,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="OUT", help="Write here; - for standard output.")] = Path(
        "-"
    ),
) -> None:
    """Write a moment of a match as a position, to be changed and thought about."""
    from wonders.cli.position_run import run_make

    run_make(file, step, seat, out)
