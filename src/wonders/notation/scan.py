"""The words of a text: tags, comments, brackets, answers, labels, each with its place."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from wonders.notation.forms import FORM
from wonders.notation.place import Place
from wonders.notation.signs import QUOTED, first_unwritable

_WORDS = re.compile(
    "|".join(
        (
            r"(?P<space>\s+)",
            rf"\[\s*(?P<tag>[A-Za-z]\w{{0,99}})\s*(?P<value>{QUOTED})\s*\]",
            r"\{(?P<comment>(?:[^}\\]|\\.)*)\}",
            r";(?P<rest>[^\n]*)",
            r"(?P<open>\()",
            r"(?P<close>\))",
            rf"(?:(?P<seat>[0-9]{{1,3}}):|=)\s*(?P<form>{FORM})(?P<mark>[!?]*)",
            r"(?P<label>[A-Za-z0-9][A-Za-z0-9._+-]*)(?![A-Za-z0-9._+:-])",
        )
    ),
    re.DOTALL | re.ASCII,
)

_UNFINISHED = {
    "{": "This comment is not closed with }.",
    "[": 'A tag is written like [Game "classic"].',
    "=": "An answer of chance is written like =baths or =deal/baths,altar.",
    '"': 'Quotation marks stand in tags and around an action, as in 0:"sell baths".',
}
ANSWER = 'An answer is written like 0:baths or 0:"sell baths", with a seat of at most three digits.'
OTHERWISE = "{} does not belong here; an answer is written like 0:baths, one of chance like =baths."


@dataclass(frozen=True)
class Word:
    """A piece of the text: its kind (the name of a group above), the pieces in it, and its place."""

    kind: str
    found: "re.Match[str]"
    at: Place

    def __getitem__(self, group: str) -> str:
        return self.found[group] or ""


def words_of(text: str) -> Iterator[Word]:
    """Every word of the text in order; BadNotation at the first piece that is none."""
    ends = [found.end() for found in re.finditer("\n", text)]

    def place(at: int) -> Place:
        line = bisect_right(ends, at)
        return Place(line + 1, at - (ends[line - 1] if line else 0) + 1)

    odd = first_unwritable(text)
    if odd >= 0:
        raise place(odd).wrong(f"The sign U+{ord(text[odd]):04X} cannot stand in a notation.")
    at = 0
    while at < len(text):
        found = _WORDS.match(text, at)
        if found is None:
            raise place(at).wrong(_complaint(text, at))
        if found.lastgroup != "space":
            yield Word(_kind(found), found, place(at))
        at = found.end()


def _kind(found: "re.Match[str]") -> str:
    for kind in ("tag", "form", "comment", "rest", "open", "close"):
        if found[kind] is not None:
            return kind
    return "label"


def _complaint(text: str, at: int) -> str:
    if re.compile("[0-9]+:").match(text, at):
        return ANSWER
    return _UNFINISHED.get(text[at]) or OTHERWISE.format(repr(text[at]))
