"""Saying something at a table, by a preset or in own words."""

import re
from collections.abc import Collection, Sequence
from typing import Final

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.tables import entries as e
from wonders.server.tables.checks import SAYING, checked_line, checked_preset
from wonders.server.tables.decided import Decided
from wonders.server.wire.messages import SaidTold

WORD: Final = 40
_WORDS = re.compile(r"\w+")


def say(seat: Seat, preset: str, text: str, at: float, move: str, ruled_out: Collection[str] = ()) -> Decided:
    preset = checked_preset(preset) if preset else ""
    text = checked_line(text, SAYING, "What is said") if not preset else ""
    if holds(text, ruled_out):
        raise Refused("not_allowed", "The host of this table has ruled out a word of this; say it otherwise.")
    if not preset and not text:
        raise Refused("bad_message", "Say something, by a preset or in own words.")
    return Decided([e.Said(at=at, seat=seat, preset=preset, text=text, move=move)])


def checked_words(words: Sequence[str]) -> tuple[str, ...]:
    """Words to be ruled out, each once, as they are compared."""
    found = (checked_line(word, WORD, "A word").casefold() for word in words)
    return tuple(dict.fromkeys(word for word in found if word))


def holds(text: str, words: Collection[str]) -> bool:
    """Whether a text has one of these words, or of these words in a row; parts of longer words do not count."""
    if not words:
        return False
    spoken = f" {' '.join(_WORDS.findall(text.casefold()))} "
    return any(f" {' '.join(_WORDS.findall(word))} " in spoken for word in words)


def said(entry: e.Said) -> SaidTold:
    """What everybody at the table is told of it."""
    return SaidTold(entry.seat, entry.preset, entry.text, entry.at)
