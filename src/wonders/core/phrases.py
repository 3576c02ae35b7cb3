"""Things to say, without a language: the key of a message and what goes into it.

The text catalogues hold each message in every language. An argument that is itself a word of the game (a card's id, a
colour) is translated by whoever renders the phrase.
"""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TypeAlias

from wonders.core.values import Value

Word: TypeAlias = str | int


class Phrase(Value):
    """A message and its arguments."""

    key: str
    args: Mapping[str, Word] = field(default_factory=dict)


def phrase(key: str, **args: Word) -> Phrase:
    return Phrase(key, args)


LONGEST_QUOTE = 200


def quoted(text: object) -> str:
    """What somebody has written, to be told what is wrong with it; not more of it than fits into a sentence."""
    words = str(text)
    return words if len(words) <= LONGEST_QUOTE else f"{words[: LONGEST_QUOTE - 1]}…"


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
