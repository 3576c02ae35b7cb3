"""`wonders puzzles`: find puzzles, list them, solve them. What the commands do stands in modules loaded when needed."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from wonders.cli.arguments import AsJson, Language, Players, Seed, Settings, Teams, With, game_options

app = typer.Typer(
    help="Puzzles: moments of matches at which one answer is clearly best (docs/puzzles.md).",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Game = Annotated[str | None, typer.Option("--game", "-g", metavar="GAME", help="A game.")]
File = Annotated[
    Path | None, typer.Option("--file", "-f", metavar="FILE", help="A file of puzzles; otherwise those that ship.")
]


@app.command()
def make(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write, and to go on with.")],
    game: Game = None,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="NAME,…", help="Who plays the matches.")] = "medium",
    games: Annotated[int, typer.Option("--games", "-n", help="Matches to look through.")] = 100,
    wanted: Annotated[
        int | None, typer.Option("--wanted", help="Stop when the file has so many, evenly over the games.")
    ] = None,
    tries: Annotated[int, typer.Option("--tries", help="Moments to look at in each match.")] = 6,
    nodes: Annotated[int, typer.Option("--nodes", help="Simulations of the search; ten times more confirm.")] = 480,
    seed: Seed = None,
    expansions: With = None,
    teams: Teams = False,
    option: Settings = None,
    pack: Annotated[
        Path | None, typer.Option("--pack", metavar="FILE", help="Write the puzzles packed, as they ship, too.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="PATH", help="Look in these records, a file or a folder.")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="Processes to use; otherwise all cores.")] = None,
    json: AsJson = False,
) -> None:
    """Look for puzzles in matches of bots; without a game in those where the shipped ones were found."""
    from wonders.cli.puzzles_make import findings_in, findings_of, run

    options = game_options(option, expansions, teams)
    if records is not None:
        findings = findings_in(records, game, tries, nodes)
    else:
        findings = findings_of(game, players, bots, games, seed, options, tries, nodes)
    sys.exit(run(file, findings, wanted, pack, workers, json))


@app.command()
def check(
    file: File = None,
    nodes: Annotated[int, typer.Option("--nodes", help="Simulations for each puzzle.")] = 4800,
    pack: Annotated[
        Path | None, typer.Option("--pack", metavar="FILE", help="Write those that hold, with their new figures.")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="Processes to use; otherwise all cores.")] = None,
    json: AsJson = False,
) -> None:
    """Search each puzzle anew: exit code 0 if all hold, 1 if one does not."""
    from wonders.cli.puzzles_make import check as run

    sys.exit(run(file, nodes, pack, workers, json))


@app.command("list")
def list_(
    game: Game = None,
    theme: Annotated[str | None, typer.Option("--theme", "-t", metavar="THEME", help="Only about this.")] = None,
    file: File = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """List puzzles, the easiest first."""
    from wonders.cli.puzzles_solve import show_list

    show_list(game, theme, file, json, language)


@app.command()
def solve(
    puzzle: Annotated[str, typer.Argument(metavar="ID", help="A puzzle, or: daily.")] = "daily",
    answer: Annotated[
        str | None, typer.Argument(metavar="ANSWER", help="Its number or its text; otherwise you are asked.")
    ] = None,
    file: File = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Show a puzzle as its seat sees it, and say whether an answer is right: exit code 0, or 1 if it is not."""
    from wonders.cli.puzzles_solve import solve as run

    sys.exit(run(puzzle, answer, file, json, language))
