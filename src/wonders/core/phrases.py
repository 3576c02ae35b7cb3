"""Things to say, without a language: the key of a message and what goes into it.

The text catalogues hold each message in every language. An argument that is itself a word of the game (a card's id, a
colour) is translated by whoever renders the phrase.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import TypeAlias

from wonders.core.values import quick

Word: TypeAlias = str | int


@quick
class Phrase:
    """A message and its arguments."""

    key: str
    args: Mapping[str, Word] = field(default_factory=dict)


def phrase(key: str, **args: Word) -> Phrase:
    return Phrase(key, args)
