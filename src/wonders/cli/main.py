"""The commands and their options. What they do stands in the modules beside this one, loaded when needed."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from typer._completion_classes import completion_init

from wonders import WondersError, __version__
from wonders.bots.threads import one_thread
from wonders.cli import admin_more
from wonders.cli.about import app as about_app
from wonders.cli.admin import app as admin_app
from wonders.cli.arguments import (
    AsJson,
    Fallback,
    GameName,
    Lan,
    Language,
    Limit,
    Plain,
    Players,
    RecordFile,
    Records,
    Seed,
    Settings,
    Teams,
    With,
    Workers,
    game_options,
)
from wonders.cli.database import app as database_app
from wonders.cli.game_settings import WithSettings
from wonders.cli.host import app as host_app
from wonders.cli.position import app as position_app
from wonders.cli.puzzles import app as puzzles_app
from wonders.cli.records import app as records_app
from wonders.cli.score import app as score_app
from wonders.cli.signs import prepare_streams
from wonders.cli.spoken import speak_anew

app = typer.Typer(
    name="wonders",
    help="7 Wonders and its kin: play against bots, simulate, replay, look up cards.",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # help in frames takes twice as long to load
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"wonders {__version__}")
        raise typer.Exit


@app.callback()
def wonders(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
    lan: Lan = False,
) -> None:
    """Without a command: serve on this machine, and open the browser."""
    if context.invoked_subcommand is None:
        from wonders.cli.serve import run

        run(host="0.0.0.0" if lan else "127.0.0.1", open_browser=True, lan=lan)
    elif lan:
        raise typer.BadParameter("--lan belongs to plain `wonders`, or after `serve`.")


@app.command(cls=WithSettings)
def play(
    game: Annotated[
        str, typer.Argument(metavar="GAME|FILE|LINK", help="A game, a record to go on with, or the link to a table.")
    ],
    players: Players = None,
    seat: Annotated[list[int] | None, typer.Option("--seat", help="Seats played by people, from 0 on.")] = None,
    name: Annotated[str | None, typer.Option("--name", help="What you are called.")] = None,
    bots: Annotated[str, typer.Option("--bots", help="Bots for the other seats.")] = "medium",
    seed: Seed = None,
    language: Language = None,
    record: RecordFile = None,
    expansions: With = None,
    teams: Teams = False,
    option: Settings = None,
    limit: Limit = None,
    plain: Plain = False,
) -> None:
    """Play in the terminal, against bots or at a table of a server."""
    from wonders.cli.play import run, run_far

    if "://" in game:
        sys.exit(run_far(game, name, language, plain))
    options = game_options(option, expansions, teams)
    sys.exit(run(game, players, seat or [0], name, bots, seed, language, record, options, limit, plain))


@app.command(cls=WithSettings)
def simulate(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="NAME,…", help="One for all, or one a seat.")] = "random",
    games: Annotated[int, typer.Option("--games", "-n", help="How many matches.")] = 100,
    seed: Seed = None,
    json: AsJson = False,
    records: Records = None,
    language: Language = None,
    expansions: With = None,
    teams: Teams = False,
    option: Settings = None,
    limit: Limit = None,
    workers: Workers = None,
    fallback: Fallback = False,
) -> None:
    """Let bots play many matches, and count who wins."""
    from wonders.cli.simulate import run

    options = game_options(option, expansions, teams)
    sys.exit(run(game, players, bots, games, seed, json, records, language, options, limit, workers, fallback))


@app.command(cls=WithSettings)
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="NAME,…", help="One a seat (one a team); of more, all choices meet.")
    ],
    games: Annotated[int, typer.Option("--games", "-n", help="Matches of each choice of bots that meets.")] = 100,
    players: Players = None,
    expansions: With = None,
    teams: Teams = False,
    option: Settings = None,
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep results and reports here, and go on from them.")
    ] = None,
    seed: Seed = None,
    on: Annotated[str, typer.Option("--on", metavar="here|ray", help="This machine, or a Ray cluster.")] = "here",
    limit: Limit = None,
    fallback: Fallback = False,
    anchors: Annotated[
        Path | None, typer.Option("--anchors", metavar="FILE", help="Write ratings that bots keep for good here.")
    ] = None,
    json: AsJson = False,
    records: Records = None,
) -> None:
    """Let bots meet with the same deals at all seats, and rate them."""
    from wonders.cli.arena import run

    options = game_options(option, expansions, teams)
    sys.exit(run(game, players, bots, games, options, seed, workers, out, on, limit, json, fallback, records, anchors))


@app.command()
def cards(
    game: GameName,
    players: Players = None,
    find: Annotated[str, typer.Option("--find", "-f", metavar="TEXT", help="Only what contains this.")] = "",
    json: AsJson = False,
    language: Language = None,
    expansions: With = None,
    teams: Teams = False,
) -> None:
    """Look up cards, wonders and tokens."""
    from wonders.cli.cards import run

    run(game, players, find, json, language, game_options(None, expansions, teams))


@app.command()
def rules(
    what: Annotated[str, typer.Argument(metavar="GAME|NUMBER", help="A game, an expansion, or a rule like duel-14.")],
    find: Annotated[str, typer.Option("--find", "-f", metavar="TEXT", help="Only what holds these words.")] = "",
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Read the numbered rules."""
    from wonders.cli.rules import run

    run(what, find, json, language)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; otherwise all of them.")] = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="Length of each of the five windows.")] = 0.5,
    json: AsJson = False,
    expansions: With = None,
    teams: Teams = False,
    batch: Annotated[int | None, typer.Option(min=1, help="So many matches at once, on the batched engine.")] = None,
) -> None:
    """Measure how fast random bots play."""
    from wonders.cli import bench, bench_batch

    options = game_options(None, expansions, teams)
    if batch is None:
        bench.run(game, players, seconds, json, options)
    else:
        bench_batch.run(game, players, batch, seconds, json, options)


@app.command(context_settings={"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []})
def train(context: typer.Context) -> None:
    """Train a net by self-play, on the device that jax finds."""
    from wonders.train.command import main as run

    sys.exit(run(context.args))


app.add_typer(records_app)
app.add_typer(score_app, name="score")
app.add_typer(admin_app, name="admin")
admin_more.add_to(admin_app)
app.add_typer(database_app, name="database")
app.add_typer(position_app, name="position")
app.add_typer(puzzles_app, name="puzzles")
app.add_typer(host_app)
app.add_typer(about_app)


def main() -> None:
    """Run the command. Whatever the user got wrong ends in one sentence and exit code 2."""
    prepare_streams()
    one_thread()
    speak_anew()
    completion_init()
    try:
        app(prog_name="wonders")
    except WondersError as wrong:
        print(f"wonders: {wrong}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # `wonders cards classic | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
