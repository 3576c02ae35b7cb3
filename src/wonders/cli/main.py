"""The commands and their options. What they do stands in the modules beside this one, loaded when needed."""

import sys
from pathlib import Path
from typing import Annotated, Optional

import typer

from wonders import GAMES, WondersError, __version__

app = typer.Typer(
    name="wonders",
    help="7 Wonders and its kin: play against bots, simulate, replay, look up cards.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
Players = Annotated[Optional[int], typer.Option("--players", "-p", help="How many play.")]  # noqa: UP045, Typer reads it
Options = Annotated[list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="A setting of the game.")]
Seed = Annotated[Optional[str], typer.Option("--seed", "-s", help="Any word or number: the same seed, the same deal.")]  # noqa: UP045
Language = Annotated[str, typer.Option("--lang", "-l", help="en or de; otherwise as the environment says.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
