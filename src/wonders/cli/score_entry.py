"""`wonders score GAME`: an entry from a file or a dialogue, counted and shown."""

import json
import sys
from pathlib import Path

from wonders.cli.score_dialogue import Back, Dialogue, Stopped
from wonders.cli.screen import console, write_json
from wonders.cli.settings import BadFile, chosen_language, in_words, read_text
from wonders.cli.sheet import show_lines, show_result, show_sheet
from wonders.core.options import BadOption
from wonders.pad import BadEntry, Scored, score, unpack
from wonders.pad.answers import answer
from wonders.pad.store import Store, default_path
from wonders.texts import Texts


def run(
    game: str,
    file: Path | None,
    by_points: bool,
    names: str | None,
    expansions: str | None,
    teams: bool,
    lines: bool,
    keep: bool | None,
    as_json: bool,
    store: Path | None,
    language: str | None,
) -> None:
    wanted = chosen_language(language)
    if file is not None:
        scored = counted(entry_in(file), wanted, as_json)
        if scored.game != game:
            raise BadOption(in_words("cli-error-other-game", file=file, found=scored.game, game=game))
        _tell(scored, wanted, lines, as_json)
    else:
        dialogue = Dialogue(game, wanted, by_points, sys.stderr if as_json else sys.stdout, store or default_path())
        try:
            scored, keep = _asked(dialogue, names, expansions, teams, lines, keep, as_json, wanted)
        except Stopped:
            ended = "pad-stopped-draft" if dialogue.keep_draft() else "pad-stopped"
            print(Texts(wanted).text(ended), file=sys.stderr)
            sys.exit(1)
    if keep:
        keep_table(scored, Store(store), Texts(wanted))


def _asked(
    dialogue: Dialogue,
    names: str | None,
    expansions: str | None,
    teams: bool,
    lines: bool,
    keep: bool | None,
    as_json: bool,
    language: str,
) -> tuple[Scored, bool]:
    """The table that was entered, told until nobody wants to change anything in it, and whether to keep it."""
    scored = dialogue.score(names, expansions, teams)
    while True:
        if keep is not None or not as_json:
            _tell(scored, language, lines, as_json)
        try:
            wanted = dialogue.wants_to_keep() if keep is None else keep
            break
        except Back:
            scored = dialogue.score_again()
    if keep is None and as_json:
        _tell(scored, language, lines, as_json)
    dialogue.forget_draft()
    return scored, wanted


def entry_in(file: Path) -> object:
    """The entry in a file: JSON, or a shared text."""
    text = read_text(file).strip()
    if text[:1] != "{":
        return unpack(text)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadFile(in_words("cli-error-json", file=file, reason=wrong)) from None


def counted(entry: object, language: str, as_json: bool = False) -> Scored:
    """The score of an entry. What is wrong with it is told, a line each, and ends the command with exit code 2."""
    try:
        return score(entry)
    except BadEntry as wrong:
        if as_json:
            write_json(answer(entry, language))
        for sentence in wrong.sentences(language):
            print(f"wonders: {sentence}", file=sys.stderr)
        sys.exit(2)


def _tell(scored: Scored, language: str, lines: bool, as_json: bool) -> None:
    if as_json:
        write_json(answer(scored.entry, language))
    else:
        show(scored, Texts(language, scored.game, scored.names), lines)


def show(scored: Scored, texts: Texts, lines: bool) -> None:
    """The score sheet, who has won, and what is doubtful."""
    out = console()
    show_sheet(out, scored.outcome, texts)
    out.print()
    show_result(out, scored.outcome, texts)
    if lines and not scored.by_points:
        show_lines(out, scored.outcome, texts)
    if scored.doubts:
        out.print()
        out.print(texts.text("pad-doubtful"), style="yellow")
        for doubt in scored.doubts:
            out.print(f"  {doubt.text(texts)}", soft_wrap=True)


def keep_table(scored: Scored, store: Store, texts: Texts) -> None:
    """Keep a table, and say so where it does not disturb what programs read."""
    kept, new = store.add(scored)
    print(texts.text("pad-kept" if new else "pad-kept-before", id=kept.id), file=sys.stderr)
