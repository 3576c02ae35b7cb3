"""Texts without a language, as they are sent."""

from msgspec import UNSET, Struct, UnsetType

from wonders.core import phrases as core


class Argument(Struct):
    """An argument that is no word of the game: a `seat`, or a `text` that somebody wrote. It has one of the two."""

    seat: int | UnsetType = UNSET
    text: str | UnsetType = UNSET


class Phrase(Struct):
    """A message of the text catalogues and what goes into it: words of the game, numbers, seats, texts."""

    key: str
    args: dict[str, str | int | Argument]


def phrase_sent(phrase: core.Phrase) -> Phrase:
    return Phrase(phrase.key, {name: _sent(word) for name, word in phrase.args.items()})


def _sent(word: core.Word) -> str | int | Argument:
    if isinstance(word, core.Player):
        return Argument(seat=word.seat)
    return Argument(text=word.text) if isinstance(word, core.Quote) else word
