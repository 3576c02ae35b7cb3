"""A fact about an answer."""

from typing import NamedTuple

from wonders.core.phrases import Phrase, Word, phrase


class Claim(NamedTuple):
    """Something that an answer does. Every number in it comes from the rules, never from a bot's opinion."""

    weight: float
    """About how many points it is worth: what is told first."""
    phrase: Phrase

    @property
    def kind(self) -> str:
        return self.phrase.key


def claim(weight: float, key: str, **args: Word) -> Claim:
    return Claim(weight, phrase(f"study-reason-{key}", **args))
