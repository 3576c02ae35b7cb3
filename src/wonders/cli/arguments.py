"""Arguments and options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

from wonders import GAMES


def games_begun(incomplete: str) -> list[str]:
    return [game for game in GAMES if game.startswith(incomplete)]


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.", autocompletion=games_begun)
]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Settings = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A setting of the game.")
]
With = Annotated[str | None, typer.Option("--with", "-w", metavar="NAME,…", help="Expansions, such as cities,leaders.")]
Teams = Annotated[bool, typer.Option("--teams", help="Neighbours play together in twos.")]
Seed = Annotated[str | None, typer.Option("--seed", "-s", help="A word or number: the same seed, the same deal.")]
Language = Annotated[str | None, typer.Option("--lang", "-l", help="en or de; by default as the environment says.")]
Limit = Annotated[
    float | None, typer.Option("--limit", min=0.01, help="Seconds that bots of others have for an answer; 10.")
]
Workers = Annotated[int | None, typer.Option("--workers", help="Processes to use; otherwise all cores.")]
Fallback = Annotated[bool, typer.Option("--fallback", help="A bot's faults cost it the move only, not the match.")]
Records = Annotated[Path | None, typer.Option("--records", metavar="DIR", help="Save every match here.")]
MatchFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record or notation; - reads from standard input.")]
RecordFile = Annotated[Path | None, typer.Option("--record", "-r", metavar="FILE", help="Save the match here.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, for screen readers and pipes.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
Database = Annotated[str | None, typer.Option("--db", metavar="URL", help="Where tables are kept: a file or a URL.")]
Lan = Annotated[
    bool, typer.Option("--lan", help="Let others in the local network in, and show the link with its QR code.")
]


def game_options(given: list[str] | None, expansions: str | None, teams: bool) -> list[str]:
    """The options of a game, those included that have a flag of their own."""
    flags = [f"expansions={expansions}"] if expansions is not None else []
    return [*(given or []), *flags, *(["teams=true"] if teams else [])]
