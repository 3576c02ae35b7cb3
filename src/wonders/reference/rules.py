"""The numbered rules in plain words, section by section. What the engine refuses, it refuses by these numbers."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from wonders.core.options import BadOption
from wonders.games.registry import GAMES
from wonders.texts.bundle import Bundle, paths
from wonders.texts.language import LANGUAGES, checked_language


def _books(game: str) -> tuple[str, ...]:
    """A game's own rulebook and those of its expansions, whose texts are in `<game>-<expansion>.ftl`."""
    names = (path.stem.rpartition("-")[2] for path in paths(LANGUAGES[0], game))
    return tuple(name for name in names if any(paths(LANGUAGES[0], f"rules-{name}")))


BOOKS = {game: _books(game) for game in GAMES}

_MESSAGE = re.compile(r"^rules-([a-z]+)-(section-)?(\d+) =", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """One rule: its number, such as "duel-14", what it says, and a worked example where one helps."""

    number: str
    section: str
    text: str
    example: str = ""

    @property
    def book(self) -> str:
        return self.number.rpartition("-")[0]


def books_of(name: str) -> tuple[str, ...]:
    """The rulebooks of a game, or the one of an expansion."""
    books = {book: (book,) for books in BOOKS.values() for book in books} | BOOKS
    if name not in books:
        raise BadOption(f"There are no rules of '{name}'; there are: {', '.join(books)}.")
    return books[name]


@lru_cache(maxsize=16)
def rules_of(book: str, language: str) -> tuple[Rule, ...]:
    """All rules of one rulebook, in order."""
    file = f"rules-{book}"
    bundle = Bundle(checked_language(language), file)
    source = "".join(path.read_text(encoding="utf-8") for path in paths(LANGUAGES[0], file))
    found: list[Rule] = []
    section = ""
    for _, opens, number in _MESSAGE.findall(source):
        if opens:
            section = bundle.format(f"{file}-section-{number}", {})
        else:
            key = f"{file}-{number}"
            example = bundle.format(key, {}, "example") if bundle.has_part(key, "example") else ""
            found.append(Rule(f"{book}-{number}", section, bundle.format(key, {}), example))
    return tuple(found)


def rule(number: str, language: str) -> Rule:
    """The rule of a number such as "classic-31"."""
    book = number.rpartition("-")[0]
    known = rules_of(book, language) if book in {name for books in BOOKS.values() for name in books} else ()
    for one in known:
        if one.number == number:
            return one
    raise BadOption(f"There is no rule '{number}'; rules are numbered like classic-31 or duel-14.")


def matching(rules: Iterable[Rule], words: str) -> list[Rule]:
    """The rules that hold all of these words, in whatever order and case."""
    wanted = words.casefold().split()
    return [one for one in rules if all(word in _text_of(one) for word in wanted)]


def _text_of(one: Rule) -> str:
    return f"{one.number} {one.section} {one.text} {one.example}".casefold()
