"""`wonders simulate`: bots play many matches."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wonders.bots.hosting import closing
from wonders.bots.play import Played, play_matches
from wonders.bots.registry import make_bots
from wonders.bots.tally import Tally
from wonders.cli.screen import console, plain_table, write_json
from wonders.cli.settings import chosen_language, chosen_seed, made_folder, parsed_options, write_text
from wonders.core.game import AnyGame
from wonders.core.options import BadOption
from wonders.games.registry import make
from wonders.texts import Texts

EVERY = 0.1
"""Seconds between two steps of the progress bar."""


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
) -> None:
    if games < 1:
        raise BadOption(f"At least 1 match must be played, not {games}.")
    game = make(name, players, **parsed_options(options))
    bots = make_bots(bot_names, game.players)
    seed, wanted = chosen_seed(seed), chosen_language(language)
    folder = made_folder(records) if records is not None else None
    tally = Tally(game.players)
    began = time.perf_counter()
    with closing(bots, limit):
        for number, played in enumerate(_with_progress(play_matches(game, bots, seed, games), games)):
            tally.add(played)
            if folder is not None:
                write_text(folder / _file_name(game, seed, number, games), played.record().dumps())
    seconds = time.perf_counter() - began
    if as_json:
        write_json(_as_json(game, seed, tally, seconds))
    else:
        _show(tally, seconds, seed, Texts(wanted, game.id))


def _with_progress(matches: Iterator[Played], total: int) -> Iterator[Played]:
    """The matches, with a bar on a terminal that grows while they are played."""
    out = console(stderr=True)
    if not out.is_terminal:
        yield from matches
        return
    from rich.progress import Progress

    with Progress(console=out, transient=True) as progress:
        task = progress.add_task("", total=total)
        next_time = 0.0
        for number, played in enumerate(matches, 1):
            if time.perf_counter() > next_time:
                progress.update(task, completed=number)
                next_time = time.perf_counter() + EVERY
            yield played


def _file_name(game: AnyGame, seed: str, number: int, total: int) -> str:
    safe, digits = re.sub(r"[^\w.-]", "_", seed), len(str(total - 1))
    return f"{game.id}-{game.players}-{safe}-{number:0{digits}}.jsonl"


def _as_json(game: AnyGame, seed: str, tally: Tally, seconds: float) -> dict[str, Any]:
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
