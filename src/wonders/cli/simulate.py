"""`wonders simulate`: bots play many matches."""

import contextlib
import re
import time
from collections.abc import Generator, Iterator
from pathlib import Path

from wonders.arena.crews import checked_workers
from wonders.arena.simulation import Finished, Simulation, simulated
from wonders.bots.guard import Fault, log
from wonders.bots.registry import names_for
from wonders.bots.tally import Tally
from wonders.cli.screen import console, plain_table, write_json
from wonders.cli.settings import chosen_language, chosen_seed, made_folder, parsed_options, write_text
from wonders.core.game import AnyGame
from wonders.core.options import BadOption
from wonders.core.wire import JsonObject
from wonders.games.registry import make
from wonders.texts import Texts

EVERY = 0.1
"""Seconds between two steps of the progress bar."""

TOLD = 10
"""Faults that are told one by one."""


def run(
    name: str,
    players: int | None,
    bot_names: str,
    games: int,
    seed: str | None,
    as_json: bool,
    records: Path | None,
    language: str | None,
    options: list[str],
    limit: float | None = None,
    workers: int | None = None,
    fallback: bool = False,
) -> int:
    """Play, and tell what came of it; of an interrupted run what there is. The exit code."""
    if games < 1:
        raise BadOption(f"At least 1 match must be played, not {games}.")
    game = make(name, players, **parsed_options(options))
    bots = names_for(bot_names, game.players)
    seed, wanted = chosen_seed(seed), chosen_language(language)
    folder = made_folder(records) if records is not None else None
    helpers = checked_workers(workers)
    simulation = Simulation(game.id, game.players, dict(game.options), bots, seed, limit, folder is not None)
    tally = Tally(game.players, forfeit=not fallback)
    began, interrupted = time.perf_counter(), False
    try:
        with contextlib.closing(
            _with_progress(simulated(simulation, games, helpers, workers is not None), games)
        ) as them:
            for finished in them:
                _tell(finished.faults, tally.faults.total())
                if folder is not None:
                    write_text(folder / _file_name(game, seed, finished.number, games), finished.record)
                tally.add(finished)
    except KeyboardInterrupt:
        interrupted = True
    _finish(game, seed, tally, time.perf_counter() - began, as_json, Texts(wanted, game.id), games)
    return 130 if interrupted else 0


def _finish(game: AnyGame, seed: str, tally: Tally, seconds: float, as_json: bool, texts: Texts, games: int) -> None:
    if as_json:
        write_json(_as_json(game, seed, tally, seconds))
    elif tally.games:
        _show(tally, seconds, seed, texts)
    if tally.games < games:
        out = console(stderr=True)
        out.print(texts.text("cli-simulation-stopped", played=tally.games, games=games), soft_wrap=True)


def _tell(faults: tuple[Fault, ...], before: int) -> None:
    for number, fault in enumerate(faults, before + 1):
        if number <= TOLD:
            log.warning("%s", fault)
        elif number == TOLD + 1:
            log.warning("more faults follow; they are counted in the end")


def _with_progress(matches: Iterator[Finished], total: int) -> Generator[Finished, None, None]:
    """The matches, with a bar on a terminal that grows while they are played."""
    out = console(stderr=True)
    if not out.is_terminal:
        yield from matches
        return
    from rich.progress import Progress

    with Progress(console=out, transient=True) as progress:
        task = progress.add_task("", total=total)
        next_time = 0.0
        for number, finished in enumerate(matches, 1):
            if time.perf_counter() > next_time:
                progress.update(task, completed=number)
                next_time = time.perf_counter() + EVERY
            yield finished


def _file_name(game: AnyGame, seed: str, number: int, total: int) -> str:
    safe, digits = re.sub(r"[^\w.-]", "_", seed), len(str(total - 1))
    return f"{game.id}-{game.players}-{safe}-{number:0{digits}}.jsonl"


def _as_json(game: AnyGame, seed: str, tally: Tally, seconds: float) -> JsonObject:
    return {
        "game": game.id,
        "players": game.players,
        "games": tally.games,
        "seed": int(seed) if re.fullmatch(r"0|[1-9]\d{0,17}", seed) else seed,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "wins": [round(wins, 6) for wins in tally.wins],
        "shared": tally.shared,
        "counted": tally.counted,
        "points": [{"mean": tally.mean(seat), "sd": tally.deviation(seat)} for seat in game.seats],
        "endings": dict(tally.endings.most_common()),
        "faults": [{"bot": bot, "kind": kind, "count": count} for (bot, kind), count in tally.faults.most_common()],
    }


def _show(tally: Tally, seconds: float, seed: str, texts: Texts) -> None:
    out = console()
    speed = round(tally.decisions / max(seconds, 1e-9))
    name = texts.text(f"{texts.game}-name")
    out.print(
        texts.text("cli-simulated", name=name, games=tally.games, seconds=f"{seconds:.1f}", speed=speed, seed=seed)
    )
    out.print()
    headings = (texts.text(f"cli-{word}") for word in ("seat", "wins", "share", "points", "spread"))
    table = plain_table(*headings, numbers_from=1)
    for seat in range(tally.players):
        share = f"{100 * tally.wins[seat] / tally.games:.1f} %"
        figures = f"{tally.mean(seat):.1f}", f"{tally.deviation(seat):.1f}"
        table.add_row(str(seat), f"{tally.wins[seat]:.1f}".removesuffix(".0"), share, *figures)
    out.print(table)
    out.print()
    if any(tally.shared):
        out.print(texts.text("cli-shared-victories", count=tally.shared_matches))
    for reason, count in tally.endings.most_common():
        out.print(f"{count} × {texts.ending(reason)}")
    for (bot, kind), count in tally.faults.most_common():
        out.print(texts.text(f"cli-fault-{kind}", count=count, bot=bot))
    if tally.faults and tally.forfeit:
        out.print(texts.text("cli-forfeited"))
