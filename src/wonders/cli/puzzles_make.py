"""`wonders puzzles make`: look through matches."""

from collections.abc import Sequence
from pathlib import Path

from wonders.arena.crews import checked_workers
from wonders.cli.database_build import batch_of
from wonders.cli.progress import with_progress
from wonders.cli.screen import console, write_json
from wonders.puzzles.finding import Finding
from wonders.puzzles.library import pack
from wonders.puzzles.making import Workshop, find, standard


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
    before, interrupted = len(shop.puzzles), False
    try:
        tasks = shop.missing(findings)
        for task, found in with_progress(find(tasks, helpers), len(tasks)):
            shop.add(task, found)
            if wanted is not None and len(shop.puzzles) >= wanted:
                break
    except KeyboardInterrupt:
        interrupted = True
    if packed is not None:
        pack(shop.puzzles, packed)
    _tell(file, len(shop.puzzles), len(shop.puzzles) - before, interrupted, as_json)
    return 130 if interrupted else 0


def _tell(file: Path, puzzles: int, added: int, interrupted: bool, as_json: bool) -> None:
    if as_json:
        write_json({"file": str(file), "puzzles": puzzles, "added": added, "interrupted": interrupted})
        return
    out = console()
    out.print(f"{file} holds {puzzles} puzzles; {added} are new.", soft_wrap=True)
    if interrupted:
        out.print("Stopped; the same command goes on from there.")
