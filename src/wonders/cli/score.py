"""`wonders score`: the score pad. What its commands do stands in the modules beside this one, loaded when needed."""

from pathlib import Path
from typing import Annotated

import typer

from wonders.games.registry import GAMES

app = typer.Typer(
    help="The score pad: count tables played with real cards, keep them, look back.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Language = Annotated[str | None, typer.Option("--lang", "-l", help="en or de; by default as the environment says.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
Store = Annotated[
    Path | None, typer.Option("--store", metavar="FILE", help="The history; otherwise the user's own ($WONDERS_PAD).")
]
Points = Annotated[bool, typer.Option("--points", help="Enter points by category, as on the paper pad.")]
File = Annotated[
    Path | None,
    typer.Option("--file", "-f", metavar="FILE", help="An entry in JSON, or a shared text; - for standard input."),
]
Keep = Annotated[
    bool | None, typer.Option("--keep/--no-keep", help="Keep the table in the history; a dialogue asks otherwise.")
]
Lines = Annotated[bool, typer.Option("--lines", help="Explain every single point.")]
Names = Annotated[str | None, typer.Option("--names", "-n", metavar="NAME,…", help="The players, clockwise.")]
Game = Annotated[str | None, typer.Option("--game", "-g", help="Only this game.")]
Which = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table or its beginning, or: last.")]


@app.command()
def classic(
    points: Points = False,
    names: Names = None,
    expansions: Annotated[
        str | None, typer.Option("--with", "-w", metavar="NAME,…", help="Expansions, such as cities,leaders.")
    ] = None,
    teams: Annotated[bool, typer.Option("--teams", help="Neighbours play together in twos.")] = False,
    file: File = None,
    lines: Lines = False,
    keep: Keep = None,
    json: AsJson = False,
    store: Store = None,
    language: Language = None,
) -> None:
    """Count a table of 7 Wonders, with Cities and Leaders."""
    from wonders.cli.score_entry import run

    run("classic", file, points, names, expansions, teams, lines, keep, json, store, language)


def _count(game: str, title: str) -> None:
    """The command for a game that knows neither expansions nor teams."""

    @app.command(game, help=f"Count a table of {title}.")
    def count(
        points: Points = False,
        names: Names = None,
        file: File = None,
        lines: Lines = False,
        keep: Keep = None,
        json: AsJson = False,
        store: Store = None,
        language: Language = None,
    ) -> None:
        from wonders.cli.score_entry import run

        run(game, file, points, names, None, False, lines, keep, json, store, language)


for _game in GAMES:
    if _game != "classic":  # which has a command of its own, above, for its expansions and teams
        _count(_game, f"7 Wonders {_game.capitalize()}")


@app.command()
def history(
    game: Game = None,
    player: Annotated[
        str | None, typer.Option("--player", metavar="NAME", help="Only tables with this player.")
    ] = None,
    json: AsJson = False,
    store: Store = None,
    language: Language = None,
) -> None:
    """List the tables that were kept."""
    from wonders.cli.score_history import history as run

    run(game, player, json, store, language)


@app.command()
def show(
    table: Which = "last", lines: Lines = False, json: AsJson = False, store: Store = None, language: Language = None
) -> None:
    """Show the score sheet of a table that was kept."""
    from wonders.cli.score_history import show as run

    run(table, lines, json, store, language)


@app.command()
def stats(
    player: Annotated[str | None, typer.Argument(metavar="[PLAYER]", help="Only this player.")] = None,
    game: Game = None,
    json: AsJson = False,
    store: Store = None,
    language: Language = None,
) -> None:
    """Games, wins and points of each player."""
    from wonders.cli.score_history import stats as run

    run(player, game, json, store, language)


@app.command()
def plot(
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="The folder for the pictures.")] = Path("."),
    game: Game = None,
    kind: Annotated[str, typer.Option("--format", metavar="png|svg", help="The kind of picture.")] = "png",
    store: Store = None,
    language: Language = None,
) -> None:
    """Draw an overview of each game, and a picture of each player."""
    from wonders.cli.score_history import plot as run

    run(out, game, kind, store, language)


@app.command("export")
def export_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that ends in .json or .csv; - writes JSON.")],
    game: Game = None,
    store: Store = None,
    language: Language = None,
) -> None:
    """Write the history into a file: JSON, or CSV for spreadsheets."""
    from wonders.cli.score_history import export as run

    run(file, game, store, language)


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="JSON, CSV or a shared text; - for standard input.")],
    store: Store = None,
    language: Language = None,
) -> None:
    """Add tables from a file, from a shared text or link. What is there already is not added again."""
    from wonders.cli.score_history import import_tables as run

    run(file, store, language)


@app.command()
def share(
    table: Which = "last",
    file: File = None,
    base: Annotated[str, typer.Option("--base", metavar="URL", help="The page that shows such tables.")] = "",
    picture: Annotated[
        Path | None, typer.Option("--qr", metavar="FILE", help="Write the QR code as .png or .svg instead.")
    ] = None,
    store: Store = None,
    language: Language = None,
) -> None:
    """Give a table to somebody else, as a text, a link and a QR code."""
    from wonders.cli.score_share import run

    run(table, file, base, picture, store, language)


@app.command()
def forget(table: Which, store: Store = None, language: Language = None) -> None:
    """Take a table out of the history."""
    from wonders.cli.score_history import forget as run

    run(table, store, language)
