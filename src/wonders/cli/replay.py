"""`wonders replay`: from a record to its score sheet."""

from pathlib import Path

from rich.console import Console

from wonders.cli.lines import lines_of
from wonders.cli.screen import console, hanging, paged, write_json
from wonders.cli.settings import chosen_language, read_text
from wonders.cli.sheet import sheet_as_json, show_lines, show_result, show_sheet
from wonders.core.decisions import SPECTATOR
from wonders.core.match import AnyMatch
from wonders.core.record import Record
from wonders.core.wire import JsonObject
from wonders.games.replay import replay
from wonders.notation.reading import read_record
from wonders.texts import Texts


def run(file: Path, as_json: bool, explained: bool, language: str | None) -> None:
    wanted = chosen_language(language)
    record = read_record(read_text(file))
    match = replay(record)
    texts = Texts(wanted, match.game.id)
    if as_json:
        write_json(_as_json(match, record, texts))
    else:
        with paged(console()) as out:
            _show(out, match, texts, explained)


def _show(out: Console, match: AnyMatch, texts: Texts, explained: bool) -> None:
    game = match.game
    answers = len(match.answers)
    out.print(texts.text("cli-replayed", name=texts.text(f"{game.id}-name"), players=game.players, answers=answers))
    outcome = match.outcome
    if outcome is None:
        out.print(texts.text("cli-unfinished"))
        for line in lines_of(game.describe(match.view(SPECTATOR)), texts):
            out.print(hanging(out, line))
        return
    show_result(out, outcome, texts)
    out.print()
    show_sheet(out, outcome, texts)
    if explained:
        show_lines(out, outcome, texts)


def _as_json(match: AnyMatch, record: Record, texts: Texts) -> JsonObject:
    game, outcome = match.game, match.outcome
    told: JsonObject = {
        "game": game.id,
        "rules": game.rules,
        "players": game.players,
        "options": dict(game.options),
        "seed": record.header.seed,
        "answers": len(match.answers),
        "finished": outcome is not None,
    }
    return told | (sheet_as_json(outcome, texts) if outcome is not None else {})
