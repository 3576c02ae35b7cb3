"""Texts without a language, as they are sent."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from wonders.core import phrases as core
from wonders.core.wire import plain


class Argument(Struct):
    """An argument that is no word of the game: a `seat`, or a `text` that somebody wrote. It has one of the two."""

    seat: int | UnsetType = UNSET
    text: str | UnsetType = UNSET


class Phrase(Struct):
    """A message of the text catalogues and what goes into it: words of the game, numbers, seats, texts."""

    key: str
    args: dict[str, str | int | Argument]


def phrase_sent(phrase: core.Phrase) -> Phrase:
    args: Any = plain(phrase.args)
    return Phrase(phrase.key, args)
