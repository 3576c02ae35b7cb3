"""Phrases as lines to print."""

from collections.abc import Iterable

from wonders.core.phrases import Phrase
from wonders.texts import Texts


def lines_of(phrases: Iterable[Phrase], texts: Texts) -> list[str]:
    """A line for each phrase; effects continue the line before them."""
    lines: list[str] = []
    continued = False
    for phrase in phrases:
        is_effect = f"{texts.game}-effect-" in phrase.key
        if is_effect and lines:
            lines[-1] += (", " if continued else " ") + texts.say(phrase)
        else:
            lines.append(texts.say(phrase))
        continued = is_effect
    return lines
