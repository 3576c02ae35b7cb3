"""Commands for a match that was played: show it, review it, play on from it, convert it, check its deal."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from wonders.cli.arguments import AsJson, Language, MatchFile, Plain, RecordFile, Seed, Workers

app = typer.Typer()


@app.command()
def replay(
    file: MatchFile,
    json: AsJson = False,
    lines: Annotated[bool, typer.Option("--lines", help="Explain every single point.")] = False,
    language: Language = None,
) -> None:
    """Play a record again and show its score sheet."""
    from wonders.cli.replay import run

    run(file, json, lines, language)


@app.command()
def review(
    file: MatchFile,
    nodes: Annotated[
        int | None, typer.Option("--nodes", help="Simulations for a decision: the same number, the same review.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Tell every decision, not only those worth a remark.")] = False,
    workers: Workers = None,
    notation: Annotated[
        Path | None, typer.Option("--notation", metavar="OUT", help="Write the match with its remarks and variations.")
    ] = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Review a match: what every decision was worth, and what would have been better."""
    from wonders.cli.review import run

    sys.exit(run(file, nodes, workers, json, every, language, notation))


@app.command()
def whatif(
    file: MatchFile,
    step: Annotated[int, typer.Argument(metavar="STEP", help="After how many steps, as a review or replay counts.")],
    seat: Annotated[int, typer.Option("--seat", help="The seat you play, from 0 on.")] = 0,
    bots: Annotated[str, typer.Option("--bots", help="Bots for the other seats.")] = "medium",
    hidden: Annotated[str, typer.Option("--hidden", metavar="same|new", help="Which cards are hidden.")] = "same",
    seed: Seed = None,
    language: Language = None,
    record: RecordFile = None,
    plain: Plain = False,
) -> None:
    """Play on from a moment of a match, against bots."""
    from wonders.cli.play import run_whatif

    sys.exit(run_whatif(file, step, seat, bots, hidden, seed, language, record, plain))


@app.command()
def convert(
    file: MatchFile,
    to: Annotated[
        str | None, typer.Option("--to", metavar="notation|record", help="What to write; otherwise the other kind.")
    ] = None,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="OUT", help="Write here; - for standard output.")] = Path(
        "-"
    ),
    tag: Annotated[
        list[str] | None, typer.Option("--tag", "-t", metavar="NAME=TEXT", help="A tag of the notation: Seat0=Anna.")
    ] = None,
) -> None:
    """Turn a record into notation, and back."""
    from wonders.cli.convert import run

    run(file, to, out, tag or [])


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a match; - reads from standard input.")],
    commitment: Annotated[
        str, typer.Option("--commitment", metavar="HEX", help="What the table showed before the deal.")
    ] = "",
    nonce: Annotated[
        list[str] | None, typer.Option("--nonce", metavar="WORD", help="A nonce you have sent; can be given again.")
    ] = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Check that the cards of a match were dealt as its seed says, and the seed is the one agreed on."""
    from wonders.cli.verify import run

    sys.exit(run(file, commitment, nonce or (), json, language))
