"""`wonders play`: a match in the terminal."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from rich.text import Text

from wonders.bots.bot import Bot
from wonders.bots.hosting import closing, hosted
from wonders.bots.registry import make_bots
from wonders.cli.recorder import Recorder
from wonders.cli.screen import console
from wonders.cli.session import Session
from wonders.cli.settings import BadFile, chosen_language, chosen_seed, in_words, made_folder, parsed_options, read_text
from wonders.core.chance import Dealer
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame
from wonders.core.match import AnyMatch, Match
from wonders.core.options import BadOption
from wonders.games.registry import GAMES, make
from wonders.games.replay import replay
from wonders.notation.reading import read_record
from wonders.pad.folders import data_folder
from wonders.study.whatif import branch
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
    """Set a match up, or go on with one from a file, and play it; the exit code."""
    wanted = chosen_language(language)
    if name not in GAMES and Path(name).is_file():
        match = _begun(Path(name), [players, seed, *options])
        record = record or Path(name)
    else:
        match = _new(make(name, players, **parsed_options(options)), chosen_seed(seed))
        _check_new(record)
    game, seed = match.game, match.seed
    _check(game, people, record)
    bots = make_bots(bot_names, game.players)
    texts = Texts(wanted, game.id, _names(people, game.players, own_name or Texts(wanted).text("cli-guest")))
    return play_here(match, people, bots, texts, _recorder(match, record), limit, plain)


def run_whatif(
    file: Path,
    step: int,
    seat: Seat,
    bot_names: str,
    hidden: str,
    seed: str | None,
    language: str | None,
    record: Path | None,
    plain: bool = False,
) -> int:
    """Play on from a moment of a match that was played; the exit code."""
    seed, wanted = chosen_seed(seed), chosen_language(language)
    match = branch(read_record(read_text(file)), step, seed, hidden, seat)
    _check(match.game, [seat], record)
    _check_new(record)
    bots = make_bots(bot_names, match.game.players)
    texts = Texts(wanted, match.game.id, _names([seat], match.game.players, Texts(wanted).text("cli-guest")))
    return play_here(match, [seat], bots, texts, _recorder(match, record), None, plain)


def _recorder(match: AnyMatch, record: Path | None) -> Recorder:
    return Recorder(lambda: match.record().dumps(), record or kept_matches() / f"{match.game.id}-{_now()}.jsonl")


def play_here(
    match: AnyMatch,
    people: list[Seat],
    bots: Sequence[Bot],
    texts: Texts,
    recorder: Recorder,
    limit: float | None,
    plain: bool,
) -> int:
    """Play a match in this terminal; the exit code."""
    game, wanted, seed = match.game, texts.language, match.seed
    others = {seat: bots[seat] for seat in game.seats if seat not in people}
    with closing(bots, limit), hosted(match, others, seed) as seated, _kept(recorder, match, texts):
        if not plain and is_full_screen():
            from wonders.cli.fullscreen.app import Table
            from wonders.cli.places.here import Here

            return Table(Here(match, seated, texts.names), wanted, recorder).run() or 0
        out = console()
        out.print(texts.text(f"{game.id}-name"), style="bold")
        out.print(texts.text("cli-welcome", seed=seed))
        return Session(match, seated, texts, out, recorder).run()


def kept_matches() -> Path:
    """The folder for matches of which nobody has said where they are to be kept."""
    return data_folder() / "matches"


def _now() -> str:
    return datetime.now().strftime("%Y-%m-%d-%H%M")


def _new(game: AnyGame, seed: str) -> AnyMatch:
    return Match(game, Dealer.from_seed(seed), seed)


def _begun(file: Path, others: list[object]) -> AnyMatch:
    """A match from a file, to be gone on with; its cards come as they would have come."""
    if any(others):
        raise BadOption(in_words("cli-error-begun-options", file=file))
    match = replay(read_record(read_text(file)))
    if match.outcome is not None:
        raise BadFile(in_words("cli-error-match-over", file=file))
    match.seed = match.seed or chosen_seed(None)
    match.deal_by(Dealer.from_seed(match.seed))
    return match


@contextmanager
def _kept(recorder: Recorder, match: AnyMatch, texts: Texts) -> Iterator[None]:
    """Whatever ends the match (the last card, a person who leaves, a mistake of ours), what was played is saved."""
    before = len(match.answers)
    try:
        yield
    finally:
        if len(match.answers) > before and recorder.wished is not None:
            made_folder(recorder.wished.parent)
            told = "cli-kept-match" if match.pending else "cli-saved"
            console().print(Text(texts.text(told, file=str(recorder.keep()))), soft_wrap=True)


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
    if record is not None and not record.absolute().parent.is_dir():
        raise BadFile(in_words("cli-error-no-folder", file=record.parent))


def _check_new(record: Path | None) -> None:
    if record is not None and record.exists():
        raise BadFile(in_words("cli-error-exists", file=record))


def _names(people: list[Seat], players: int, own: str) -> tuple[str, ...]:
    """The one person has the name given; all others have names of ours."""
    others = (name for name in NAMES if name != own)
    alone = len(set(people)) == 1
    return tuple(own if alone and seat in people else next(others) for seat in range(players))
