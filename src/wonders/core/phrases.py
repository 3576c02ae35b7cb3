"""Things to say, without a language: the key of a message and what goes into it.

The text catalogues hold each message in every language. An argument says by its type what it is: a plain string is a
word of the game (a card's id, a colour) and is translated by whoever renders the phrase; a number stays a number.
"""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TypeAlias

from wonders.core.seats import Seat
from wonders.core.values import Value


class Player(Value):
    """A seat, or a city beyond the last one: said by the name of whoever sits there. `{"seat": 1}` on the wire."""

    seat: Seat


class Quote(Value):
    """What a person or a program wrote: said as it is, in every language. `{"text": "wood"}` on the wire."""

    text: str


Word: TypeAlias = str | int | Player | Quote


class Phrase(Value):
    """A message and its arguments."""

    key: str
    args: Mapping[str, Word] = field(default_factory=dict)


def phrase(key: str, **args: Word) -> Phrase:
    return Phrase(key, args)


def phrase_read(told: object) -> Phrase:
    """A phrase back from its plain form."""
    match told:
        case {"key": str(key), "args": {**args}}:
            return Phrase(key, {str(name): _word_read(value) for name, value in args.items()})
    raise ValueError(f"{told!r} is no phrase")


def _word_read(value: object) -> Word:
    match value:
        case {"seat": int(seat)}:
            return Player(seat)
        case {"text": str(text)}:
            return Quote(text)
        case str() | int():
            return value
    raise ValueError(f"{value!r} is no word of a phrase")


LONGEST_QUOTE = 200


def quoted(text: object) -> Quote:
    """What somebody has written, to be told what is wrong with it; not more of it than fits into a sentence."""
    words = str(text)
    return Quote(words if len(words) <= LONGEST_QUOTE else f"{words[: LONGEST_QUOTE - 1]}…")


_speaker: list[Callable[[Phrase], str]] = []


def sentence(phrase: Phrase) -> str:
    """What a phrase says in English, once `speak_with` has been told how; else its key and what it is about."""
    if _speaker:
        return _speaker[0](phrase)
    told = ", ".join(f"{name} {value}" for name, value in phrase.args.items())
    return f"{phrase.key}: {told}" if told else phrase.key


def speak_with(speaker: Callable[[Phrase], str]) -> None:
    """From now on phrases become sentences this way. The rules know no texts; the package around them does."""
    _speaker[:] = [speaker]
