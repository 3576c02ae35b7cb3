"""`wonders database`: the open database of matches. What its commands do stands in modules loaded when needed."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from wonders.cli.arguments import AsJson, Players, Seed, Settings, Teams, With, game_options

app = typer.Typer(
    help="The open database of matches: build it, ask it, export it (docs/database.md).",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the database.")]
Game = Annotated[str | None, typer.Option("--game", "-g", metavar="GAME", help="A game.")]


@app.command()
def build(
    folder: Folder,
    records: Annotated[
        list[Path] | None, typer.Option("--from", metavar="PATH", help="A record, or a folder of records.")
    ] = None,
    game: Game = None,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="NAME,…", help="They move on round the table.")
    ] = "medium",
    games: Annotated[int, typer.Option("--games", "-n", help="How many matches.")] = 100,
    seed: Seed = None,
    expansions: With = None,
    teams: Teams = False,
    option: Settings = None,
    data_set: Annotated[
        str | None, typer.Option("--data-set", metavar="NAME", help="All batches of: standard.")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="Processes to use; otherwise all cores.")] = None,
    json: AsJson = False,
) -> None:
    """Add matches, from records or played by bots from a seed; what is there already is not played again."""
    from wonders.cli.database_build import batch_of, run

    options = game_options(option, expansions, teams)
    batch = batch_of(game, players, bots, games, seed, options) if game is not None else None
    sys.exit(run(folder, records or (), batch, data_set, workers, json))


@app.command()
def query(
    folder: Folder,
    question: Annotated[
        str | None, typer.Argument(metavar="NAME|SQL", help="A named query, or a SELECT; without it, the names.")
    ] = None,
    game: Game = None,
    variant: Annotated[
        str | None, typer.Option("--variant", metavar="NAME=VALUE", help="Only with these options; '' for none.")
    ] = None,
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", metavar="NAME", help="The strength, or: mixed.")] = None,
    json: AsJson = False,
) -> None:
    """Ask the database, by name or in SQL that can only look."""
    from wonders.cli.database_query import query as answer
    from wonders.database.query import Which

    answer(folder, question, Which(game, variant, players, bots), json)


@app.command()
def export(
    folder: Folder,
    explorer: Annotated[
        Path | None, typer.Option("--explorer", metavar="FILE", help="What the explorer in the browser shows.")
    ] = None,
    tables: Annotated[Path | None, typer.Option("--csv", metavar="DIR", help="All tables as CSV.")] = None,
    json: AsJson = False,
) -> None:
    """Write what the database holds for other programs."""
    from wonders.cli.database_query import export as write

    write(folder, explorer, tables, json)
