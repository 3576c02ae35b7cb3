"""Things to say, without a language: the key of a message and what goes into it.

The text catalogues hold each message in every language. An argument says by its type what it is: a plain string is a
word of the game (a card's id, a colour) and is translated by whoever renders the phrase; a number stays a number.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, TypeAlias

from wonders.core.decisions import Seat
from wonders.core.values import quick


@quick
class Player:
    """A seat, or a city beyond the last one: said by the name of whoever sits there. `{"seat": 1}` on the wire."""

    seat: Seat


@quick
class Quote:
    """What a person or a program wrote: said as it is, in every language. `{"text": "wood"}` on the wire."""

    text: str


Word: TypeAlias = str | int | Player | Quote


@quick
class Phrase:
    """A message and its arguments."""

    key: str
    args: Mapping[str, Word] = field(default_factory=dict)


def phrase(key: str, **args: Word) -> Phrase:
    return Phrase(key, args)


def phrase_read(told: Mapping[str, Any]) -> Phrase:
    """A phrase back from its plain form."""
    return Phrase(told["key"], {name: _word_read(value) for name, value in told["args"].items()})


def _word_read(value: Any) -> Word:
    if isinstance(value, Mapping):
        return Player(value["seat"]) if "seat" in value else Quote(value["text"])
    word: str | int = value
    return word
