"""`wonders database build`: matches from records or from bots into a database."""

from collections.abc import Sequence
from pathlib import Path

from wonders.arena.crews import checked_workers
from wonders.bots.registry import bot_names, make_bot
from wonders.cli.progress import with_progress
from wonders.cli.screen import console, write_json
from wonders.cli.settings import BadFile, chosen_seed, parsed_options
from wonders.core.decisions import WondersError
from wonders.core.options import BadOption
from wonders.database.batches import Batch, data_set
from wonders.database.build import files_in, generate, missing, read_records
from wonders.database.store import Store
from wonders.games.registry import game_class


def batch_of(game: str, players: int | None, bots: str, games: int, seed: str | None, options: list[str]) -> Batch:
    """The batch that somebody has asked for; a wrong bot is told before the first match."""
    number = players if players is not None else game_class(game).default_players
    names = tuple(bot_names(bots))
    for name in names:
        make_bot(name)
    return Batch(game, number, names, games, chosen_seed(seed), parsed_options(options))


def run(
    folder: Path,
    records: Sequence[Path],
    batch: Batch | None,
    set_name: str | None,
    workers: int | None,
    as_json: bool,
) -> int:
    """Add what is asked for and not there yet; the exit code."""
    if not (records or batch or set_name):
        raise BadOption("Say what to build from: records (--from), a game (--game) or a data set (--data-set).")
    helpers = checked_workers(workers)
    batches = [*(data_set(set_name) if set_name else ()), *([batch] if batch else ())]
    files = [(path, file) for path in records for file in files_in(path)]
    store = Store(folder)
    before, interrupted, left_out = len(store.known), False, 0
    try:
        left_out = _read(store, files)
        parcels = missing(batches, store.known)
        for new in with_progress(generate(parcels, helpers), sum(len(numbers) for _, numbers in parcels), size=len):
            store.add(new)
    except KeyboardInterrupt:
        interrupted = True
    store.write()
    _tell(folder, len(store.known), len(store.known) - before, left_out, interrupted, as_json)
    return 130 if interrupted else 0


def _read(store: Store, files: Sequence[tuple[Path, Path]]) -> int:
    """Add records; how many files were left out. A file that was named itself must be a record."""
    left_out, out = 0, console(stderr=True)
    for (path, _), (file, found) in zip(files, read_records([file for _, file in files]), strict=True):
        if isinstance(found, WondersError):
            if path == file:
                raise BadFile(f"{file} is no record of a match: {found}")
            out.print(f"{file} is left out: {found}", soft_wrap=True)
            left_out += 1
        else:
            store.add([found])
    return left_out


def _tell(folder: Path, matches: int, added: int, left_out: int, interrupted: bool, as_json: bool) -> None:
    if as_json:
        told = {"folder": str(folder), "matches": matches, "added": added, "left_out": left_out}
        write_json(told | {"interrupted": interrupted})
        return
    out = console()
    out.print(f"{folder} holds {matches} matches; {added} are new.", soft_wrap=True)
    if interrupted:
        out.print("Stopped; the same command goes on from there.")
