"""`wonders puzzles list` and `solve`."""

from pathlib import Path

from wonders.cli.lines import lines_of
from wonders.cli.screen import console, hanging, plain_table, write_json
from wonders.cli.settings import chosen_language
from wonders.core.options import BadOption
from wonders.core.wire import JsonObject
from wonders.puzzles.library import chosen, puzzle_of, read, shipped
from wonders.puzzles.puzzle import BadPuzzle, Puzzle
from wonders.texts import Texts


def show_list(game: str | None, theme: str | None, file: Path | None, as_json: bool, language: str | None) -> None:
    texts = Texts(chosen_language(language))
    found = chosen(list(_known(file).values()), game, theme)
    if as_json:
        write_json([_info(puzzle) for puzzle in found])
        return
    table = plain_table(*(texts.text(f"cli-puzzles-{word}") for word in ("id", "rating", "game", "players", "themes")))
    for puzzle in found:
        themes = ", ".join(texts.text(f"cli-puzzles-theme-{theme}") for theme in puzzle.themes)
        name = Texts(texts.language, puzzle.game).text(f"{puzzle.game}-name")
        table.add_row(puzzle.id, str(puzzle.rating), name, str(puzzle.players), themes)
    console().print(table)


def solve(id: str, answer: str | None, file: Path | None, as_json: bool, language: str | None) -> int:
    """Show a puzzle, take an answer, and say whether it is right; the exit code."""
    puzzle = puzzle_of(id, _known(file))
    texts = Texts(chosen_language(language), puzzle.game)
    legal = [str(action) for action in puzzle.position.legal]
    if answer is None:
        if as_json:
            write_json(_info(puzzle) | {"seat": puzzle.seat, "answers": legal})
            return 0
        _show(puzzle, texts)
        answer = _typed(texts)
    given = _picked(answer, legal)
    right = puzzle.check(given)
    if as_json:
        chances = [{"answer": text, "chance": chance} for text, chance in puzzle.chances]
        told = {"id": puzzle.id, "answer": given, "right": right, "best": puzzle.best, "chances": chances}
        write_json(told | {"reasons": [texts.say(reason) for reason in puzzle.reasons]})
    else:
        _tell(puzzle, right, texts)
    return 0 if right else 1


def _known(file: Path | None) -> dict[str, Puzzle]:
    return shipped() if file is None else {puzzle.id: puzzle for puzzle in read(file)}


def _info(puzzle: Puzzle) -> JsonObject:
    """What may be said about a puzzle to somebody who is to solve it."""
    themes = list(puzzle.themes)
    told = {"id": puzzle.id, "game": puzzle.game, "players": puzzle.players}
    return told | {"themes": themes, "rating": puzzle.rating}


def _show(puzzle: Puzzle, texts: Texts) -> None:
    """The table as the seat sees it, what it is asked, and its answers with numbers."""
    out, position = console(), puzzle.position
    out.print(texts.text("cli-puzzles-title", id=puzzle.id, rating=puzzle.rating, seat=texts.seat(puzzle.seat)))
    for line in lines_of(position.game.describe(position.history[-1]), texts):
        out.print(hanging(out, line))
    out.print()
    out.print(texts.decision(position.asked))
    for number, action in enumerate(position.legal, 1):
        out.print(hanging(out, f"{number:>3}  {texts.action(action)}", deeper=5))


def _typed(texts: Texts) -> str:
    try:
        return input(f"{texts.text('cli-puzzles-answer')} ")
    except EOFError:
        raise BadPuzzle("No answer was given.") from None


def _picked(answer: str, legal: list[str]) -> str:
    """An answer by its number in the list, or as it was written."""
    word = answer.strip()
    if not word.isdecimal():
        return word
    if not 1 <= int(word) <= len(legal):
        raise BadOption(f"There is no answer {word[:9]}; there are 1 to {len(legal)}.")
    return legal[int(word) - 1]


def _tell(puzzle: Puzzle, right: bool, texts: Texts) -> None:
    out, parse = console(), puzzle.match.game.notation.parse
    out.print(texts.text("cli-puzzles-right" if right else "cli-puzzles-wrong"))
    for text, chance in puzzle.chances:
        mark = "*" if text in puzzle.best else " "
        out.print(hanging(out, f"{mark} {100 * chance:3.0f} %  {texts.action(parse(text))}", deeper=9))
    if puzzle.reasons:
        reasons = "; ".join(texts.say(reason) for reason in puzzle.reasons)
        out.print(hanging(out, texts.text("cli-puzzles-why", reasons=reasons)))
    out.print(texts.text("cli-puzzles-nodes", nodes=puzzle.nodes))
