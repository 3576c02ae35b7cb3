"""`wonders rules`: the numbered rules of every game, to read and to search."""

import dataclasses
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from wonders.cli.screen import console, hanging, paged, write_json
from wonders.cli.settings import chosen_language
from wonders.reference.rules import Rule, books_of, matching, rule, rules_of
from wonders.texts import Texts


def run(what: str, find: str, as_json: bool, language: str | None) -> None:
    """Show the rules of a game or expansion, or the one of a number."""
    wanted = chosen_language(language)
    rules = _wanted(what, wanted)
    found = matching(rules, find) if find else list(rules)
    if as_json:
        write_json([dataclasses.asdict(one) for one in found])
    elif found:
        with paged(console()) as out:
            _show(out, found, Texts(wanted))
    else:
        print(f"wonders: {Texts(wanted).text('cli-nothing-found', text=find)}", file=sys.stderr)
        sys.exit(1)


def _wanted(what: str, language: str) -> Sequence[Rule]:
    if what.rpartition("-")[2].isdigit():
        return (rule(what, language),)
    return [one for book in books_of(what) for one in rules_of(book, language)]


def _show(out: Console, rules: Sequence[Rule], texts: Texts) -> None:
    heading = ("", "")
    for one in rules:
        if (one.book, one.section) != heading:
            heading = one.book, one.section
            out.print()
            out.print(Text(f"{texts.text('cli-rules-of', book=one.book)}: {one.section}", style="bold"))
        out.print(hanging(out, f"{one.number}  {one.text}", 2, 4))
        if one.example:
            out.print(hanging(out, f"{texts.text('cli-example')} {one.example}", 6, 0))
