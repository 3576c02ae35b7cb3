"""`wonders puzzles make` and `check`: look through matches, and search puzzles anew."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from wonders.arena.crews import checked_workers
from wonders.cli.database_build import batch_of
from wonders.cli.progress import with_progress
from wonders.cli.screen import console, write_json
from wonders.core.options import BadOption
from wonders.puzzles.finding import Finding
from wonders.puzzles.given import given_in
from wonders.puzzles.library import FILE, pack, read
from wonders.puzzles.making import Workshop, grow, standard
from wonders.puzzles.making import check as confirm_all
from wonders.puzzles.puzzle import Puzzle


def findings_of(
    game: str | None,
    players: int | None,
    bots: str,
    games: int,
    seed: str | None,
    options: list[str],
    tries: int,
    nodes: int,
) -> tuple[Finding, ...]:
    """Where to look."""
    if game is None:
        return standard(games)
    return (Finding(batch_of(game, players, bots, games, seed, options), tries, nodes),)


def findings_in(path: Path, game: str | None, tries: int, nodes: int) -> tuple[Finding, ...]:
    """Records that people have given, of one game or of all."""
    found = tuple(Finding(one, tries, nodes) for one in given_in(path) if game in (None, one.game))
    if not found:
        raise BadOption(f"There is no record of the game '{game}' in {path}.")
    return found


def run(
    file: Path,
    findings: Sequence[Finding],
    wanted: int | None,
    packed: Path | None,
    workers: int | None,
    as_json: bool,
) -> int:
    """Look through what is missing; the exit code. Whatever ends it, what was found is in the file."""
    helpers = checked_workers(workers, "search")
    shop = Workshop(file)
    before = len(shop.puzzles)
    with stoppable() as stopped:
        for _ in with_progress(grow(shop, findings, wanted, helpers), len(shop.missing(findings))):
            pass
    if packed is not None:
        pack(shop.puzzles, packed)
    _tell(file, len(shop.puzzles), len(shop.puzzles) - before, bool(stopped), as_json)
    return 130 if stopped else 0


def check(file: Path | None, nodes: int, packed: Path | None, workers: int | None, as_json: bool) -> int:
    """Search each puzzle of a file anew; the exit code is 1 if one of them does not hold."""
    helpers = checked_workers(workers, "search")
    if nodes < 1:
        raise BadOption("A search needs at least 1 node.")
    puzzles = read(file or FILE)
    held: list[Puzzle] = []
    wrong: list[str] = []
    with stoppable() as stopped:
        for puzzle, again in with_progress(confirm_all(puzzles, nodes, helpers), len(puzzles)):
            if again is None:
                wrong.append(puzzle.id)
            else:
                held.append(again)
    if packed is not None and not stopped:
        pack(held, packed)
    if as_json:
        told = {"checked": len(held) + len(wrong), "wrong": sorted(wrong), "nodes": nodes, "interrupted": bool(stopped)}
        write_json(told)
    else:
        console().print(f"{len(held)} of {len(held) + len(wrong)} puzzles hold at {nodes} simulations.", soft_wrap=True)
        for id in sorted(wrong):
            console().print(f"  {id} does not.")
    return 130 if stopped else int(bool(wrong))


@contextmanager
def stoppable() -> Iterator[list[int]]:
    """Ctrl-C and a request to end both stop the work between two results; the list says whether one came."""
    stopped: list[int] = []
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield stopped
    except KeyboardInterrupt:
        stopped.append(1)
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(number: int, frame: object) -> NoReturn:
    raise KeyboardInterrupt


def _tell(file: Path, puzzles: int, added: int, interrupted: bool, as_json: bool) -> None:
    if as_json:
        write_json({"file": str(file), "puzzles": puzzles, "added": added, "interrupted": interrupted})
        return
    out = console()
    out.print(f"{file} holds {puzzles} puzzles; {added} are new.", soft_wrap=True)
    if interrupted:
        out.print("Stopped; the same command goes on from there.")
