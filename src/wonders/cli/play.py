"""`wonders play`: a match in the terminal."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.text import Text

from wonders.bots.hosting import closing, hosted
from wonders.bots.registry import make_bots
from wonders.cli.recorder import Recorder
from wonders.cli.screen import console
from wonders.cli.session import Session
from wonders.cli.settings import BadFile, chosen_language, chosen_seed, in_words, parsed_options
from wonders.core.chance import Dealer
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame
from wonders.core.match import Match
from wonders.core.options import BadOption
from wonders.games.registry import make
from wonders.texts import Texts

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hera")


def run(
    name: str,
    players: int | None,
    people: list[Seat],
    own_name: str | None,
    bot_names: str,
    seed: str | None,
    language: str | None,
    record: Path | None,
    options: list[str],
    limit: float | None = None,
    plain: bool = False,
) -> int:
    """Set the match up and play it; the exit code."""
    seed, wanted = chosen_seed(seed), chosen_language(language)
    game = make(name, players, **parsed_options(options))
    _check(game, people, record)
    bots = make_bots(bot_names, game.players)
    texts = Texts(wanted, game.id, _names(people, game.players, own_name or Texts(wanted).text("cli-guest")))
    match = Match(game, Dealer.from_seed(seed), seed)
    others = {seat: bots[seat] for seat in game.seats if seat not in people}
    recorder = Recorder(lambda: match.record().dumps(), record)
    with closing(bots, limit), hosted(match, others, seed) as seated, _kept(recorder, texts):
        if not plain and is_full_screen():
            from wonders.cli.fullscreen.app import Table
            from wonders.cli.places.here import Here

            return Table(Here(match, seated, texts.names), wanted, recorder).run() or 0
        out = console()
        out.print(texts.text(f"{game.id}-name"), style="bold")
        out.print(texts.text("cli-welcome", seed=seed))
        return Session(match, seated, texts, out, recorder).run()


@contextmanager
def _kept(recorder: Recorder, texts: Texts) -> Iterator[None]:
    """Whatever ends the match (the last card, a person who leaves, a mistake of ours), what was played is saved."""
    try:
        yield
    finally:
        if (path := recorder.keep()) is not None:
            console().print(Text(texts.text("cli-saved", file=str(path))))


def run_far(link: str, own_name: str | None, language: str | None, plain: bool) -> int:
    """Play at a table of a server; the exit code."""
    import asyncio

    from wonders.cli.places.far import Far
    from wonders.cli.places.link import Link
    from wonders.cli.places.plain import Plain

    wanted = chosen_language(language)
    joined = Link.parse(link).joined(own_name or Texts(wanted).text("cli-guest"))
    place = Far(joined, joined.info())
    if not plain and is_full_screen():
        from wonders.cli.fullscreen.app import Table

        return Table(place, wanted).run() or 0
    return asyncio.run(Plain(place, wanted, console()).run())


def is_full_screen() -> bool:
    """Whether a person sits at a terminal that can be drawn on."""
    import os
    import sys

    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _check(game: AnyGame, people: list[Seat], record: Path | None) -> None:
    """What would go wrong later is said before the first card."""
    for seat in people:
        if seat not in game.seats:
            raise BadOption(f"There is no seat {seat}; the seats are 0 to {game.players - 1}.")
    if record is not None and record.exists():
        raise BadFile(in_words("cli-error-exists", file=record))
    if record is not None and not record.absolute().parent.is_dir():
        raise BadFile(in_words("cli-error-no-folder", file=record.parent))


def _names(people: list[Seat], players: int, own: str) -> tuple[str, ...]:
    """The one person has the name given; all others have names of ours."""
    others = (name for name in NAMES if name != own)
    alone = len(set(people)) == 1
    return tuple(own if alone and seat in people else next(others) for seat in range(players))
