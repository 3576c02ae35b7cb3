"""What the commands of `wonders position` do."""

import json
import sys
from pathlib import Path

from wonders.cli.review import MOST_NODES
from wonders.cli.screen import console, hanging, write_json
from wonders.cli.settings import chosen_language, read_text, write_text
from wonders.core.match import AnyMatch
from wonders.core.options import BadOption
from wonders.core.phrases import phrase_read
from wonders.games.replay import replay
from wonders.notation.reading import read_record
from wonders.study.position import BadPosition, Placed, check, loads, position_of, sentences
from wonders.study.position.analysing import Analysis, analyse
from wonders.study.reviewing import DEFAULT_NODES
from wonders.texts import Texts

IMPOSSIBLE = 1


def run_check(file: Path, as_json: bool, language: str | None) -> int:
    """Show the table of a position, or what cannot be in it; the exit code."""
    spoken = chosen_language(language)
    try:
        placed = check(loads(read_text(file)))
    except BadPosition as wrong:
        return _tell_problems(wrong, as_json, spoken)
    texts, game = Texts(spoken, placed.game.id), placed.game
    view = game.view(placed.table, placed.seat)
    asked = game.pending(placed.table)[placed.seat]
    if as_json:
        legal = [str(action) for action in game.legal(placed.table, placed.seat)]
        write_json({"ok": True, "problems": [], "seat": placed.seat, "kind": asked.kind, "legal": legal})
        return 0
    out = console()
    for line in game.describe(view):
        out.print(hanging(out, texts.say(line)))
    out.print(texts.text("position-asked", who=texts.seat(placed.seat), what=texts.decision(asked)), soft_wrap=True)
    out.print(texts.text("position-fine"))
    return 0


def run_analyse(file: Path, nodes: int | None, as_json: bool, language: str | None) -> int:
    """Tell the best answers of a position; the exit code."""
    budget = DEFAULT_NODES if nodes is None else nodes
    if not 1 <= budget <= MOST_NODES:
        raise BadOption(f"--nodes is a number from 1 to {MOST_NODES}, not {budget}.")
    spoken = chosen_language(language)
    try:
        placed = check(loads(read_text(file)))
    except BadPosition as wrong:
        return _tell_problems(wrong, as_json, spoken)
    found = analyse(placed, budget)
    if as_json:
        write_json(found)
    else:
        _tell_answers(placed, found, Texts(spoken, placed.game.id))
    return 0


def _tell_answers(placed: Placed, found: Analysis, texts: Texts) -> None:
    out = console()
    out.print(texts.text("position-best", who=texts.seat(found["seat"]), nodes=found["nodes"]), soft_wrap=True)
    for one in found["best"]:
        said = texts.action(placed.game.notation.parse(one["answer"]))
        reasons = "; ".join(texts.say(phrase_read(reason)) for reason in one["reasons"])
        told = {"chance": f"{100 * one['chance']:.0f} %", "answer": said}
        line = texts.text("position-answer-because", **told, reasons=reasons) if reasons else ""
        out.print(hanging(out, line or texts.text("position-answer", **told)))


def _tell_problems(wrong: BadPosition, as_json: bool, language: str) -> int:
    told = sentences(wrong.problems, language, wrong.game)
    if as_json:
        listed = [
            {"place": problem.place, "key": problem.said.key, "text": text}
            for problem, text in zip(wrong.problems, told, strict=True)
        ]
        write_json({"ok": False, "problems": listed})
        return IMPOSSIBLE
    out = console(stderr=True)
    for problem, text in zip(wrong.problems, told, strict=True):
        out.print(hanging(out, f"{problem.place}: {text}" if problem.place else text))
    return IMPOSSIBLE


def run_make(file: Path, step: int, seat: int, out: Path) -> None:
    """Write a moment of a match as a position."""
    match: AnyMatch = replay(read_record(read_text(file)))
    last = len(match.steps) - 1
    if not 0 <= step <= last:
        raise BadOption(f"The match has the steps 0 to {last}, not {step}.")
    if seat not in match.game.seats:
        raise BadOption(f"There is no seat {seat}; the seats are 0 to {match.game.players - 1}.")
    document = position_of(match.game, match.steps[step].table, seat)
    text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
    if str(out) == "-":
        sys.stdout.write(text)
    else:
        write_text(out, text)
