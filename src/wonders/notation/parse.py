"""From text to chronicle. Only the form is looked at here; whether the match can be played, `check` tells."""

import re
from collections.abc import Iterator

from wonders.core.decisions import CHANCE
from wonders.games.registry import GAMES, find_games
from wonders.notation.chronicle import Answer, Chronicle, Comment, Item, Label, Variation
from wonders.notation.forms import Forms, forms_of, lengthen
from wonders.notation.header import FORMAT, Tag, header_of
from wonders.notation.place import Place
from wonders.notation.scan import Word, words_of
from wonders.notation.signs import MARKS, unquote

DEEPEST = 20
"""Variations stand in one another at most so deep."""


def parse(text: str) -> Chronicle:
    """The chronicle a text tells; BadNotation says where it is wrong, and how."""
    words = list(words_of(text.removeprefix("\ufeff")))
    tags = tuple(_tags(words))
    _check_tags(tags)
    game = next(tag.value for tag in tags if tag.name == "Game")
    rest = iter(words[len(tags) :])
    line = tuple(_items(rest, forms_of(game), []))
    return Chronicle(tags, line)


def _tags(words: list[Word]) -> Iterator[Tag]:
    for word in words:
        if word.kind != "tag":
            return
        try:
            yield Tag(word["tag"], unquote(word["value"]), word.at)
        except ValueError:
            raise word.at.wrong(f"The tag {word['tag']} holds an escape that does not exist.") from None


def _check_tags(tags: tuple[Tag, ...]) -> None:
    seen: set[str] = set()
    for tag in tags:
        if tag.name in seen and tag.name != "Options":
            raise tag.at.wrong(f"The tag {tag.name} is given twice.")
        seen.add(tag.name)
        if tag.name == "Wonders" and tag.value != FORMAT:
            raise tag.at.wrong(f"This version reads notation of format {FORMAT}, not {tag.value!r:.40}.")
        if tag.name == "Game" and tag.value not in find_games():
            raise tag.at.wrong(f"There is no game {tag.value!r:.40}; there are: {', '.join(GAMES)}.")
    if not tags:
        raise Place(1, 1).wrong('A notation begins with tags like [Game "classic"].')
    header_of(tags)


def _items(words: Iterator[Word], forms: Forms, opened: list[Place]) -> Iterator[Item]:
    """The items up to the bracket that closes the line, or to the end of the text."""
    for word in words:
        if word.kind == "close":
            if not opened:
                raise word.at.wrong("This bracket closes no variation.")
            opened.pop()
            return
        if word.kind == "open":
            yield _variation(word, words, forms, opened)
        else:
            yield _item(word, forms)
    if opened:
        raise opened[-1].wrong("This variation is not closed with ).")


def _variation(word: Word, words: Iterator[Word], forms: Forms, opened: list[Place]) -> Variation:
    if len(opened) == DEEPEST:
        raise word.at.wrong(f"Variations stand in one another at most {DEEPEST} deep.")
    opened.append(word.at)
    return Variation(tuple(_items(words, forms, opened)), word.at)


def _item(word: Word, forms: Forms) -> Item:
    if word.kind == "form":
        seat = int(word["seat"]) if word["seat"] else CHANCE
        form = word["form"] if word["form"].startswith('"') else word["form"].rstrip("!?")
        mark = word["form"][len(form) :] + word["mark"]
        if mark and mark not in MARKS:
            raise word.at.wrong(f"A mark is one of {', '.join(MARKS)}, not {mark:.10}.")
        try:
            return Answer(seat, lengthen(form, seat == CHANCE, forms), word.at, mark)
        except ValueError:
            raise word.at.wrong("This action holds an escape that does not exist.") from None
    if word.kind == "comment":
        return Comment(re.sub(r"\\(.)", r"\1", word["comment"], flags=re.DOTALL))
    if word.kind == "rest":
        return Comment(word["rest"])
    if word.kind == "tag":
        raise word.at.wrong("Tags stand before the first turn.")
    return Label(word["label"], word.at)
