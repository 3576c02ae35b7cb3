"""Short forms of answers: `baths<2` for "build baths left=2". Each game has its most usual verbs written as signs.

They are made from the text of the action alone, so every verb has one: `keep/midas` where there is no sign.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from wonders.games.registry import companion
from wonders.notation.signs import QUOTED, quote, unquote

MARKS = {"<": "left", ">": "right", "$": "bank", "@": "using"}
"""Signs for the words behind an answer: coins to the left, to the right, to the bank; the right or token used."""

COMPACT = r'[^\s(){}\[\];",]+(?:,\s*[^\s(){}\[\];",]+)*'
"""What a short form looks like; a list may be broken after a comma."""

FORM = rf"{QUOTED}|{COMPACT}"

_HEAD = re.compile("[^<>$@]*")
_MARKED = re.compile("([<>$@])([^<>$@]*)")
_MARK_OF = {name: mark for mark, name in MARKS.items()}


@dataclass(frozen=True)
class Forms:
    """How the verbs of a game are shortened."""

    plain: str = ""
    """The verb of a seat that is left out before a single word."""
    drawn: str = ""
    """The same for chance."""
    signs: tuple[tuple[str, str], ...] = ()
    """A sign and the verb it stands for; chance has none."""
    alone: frozenset[str] = frozenset()
    """Verbs without words."""


NONE = Forms()


def forms_of(game: str) -> Forms:
    """The short forms of a game, `FORMS` in `wonders.notation.<game>`; without them every verb is written out."""
    return getattr(companion("notation", game), "FORMS", NONE)


@lru_cache(maxsize=1 << 14)
def shorten(action: str, chance: bool, forms: Forms) -> str:
    """The short form of an action's text, or the text in quotation marks where no short form reads back as it."""
    words = action.split(" ")
    named = [word.partition("=") for word in words[1:]]
    marks = 0
    while marks < len(named) and named[-1 - marks][0] in _MARK_OF and named[-1 - marks][1]:
        marks += 1
    plain = words[1 : len(words) - marks]
    tail = "".join(_MARK_OF[name] + value for name, _, value in named[len(named) - marks :])
    form = _head(words[0], plain, chance, forms) + tail
    reads_back = (
        all(words) and form[-1] not in "!?" and re.fullmatch(COMPACT, form) and lengthen(form, chance, forms) == action
    )
    return form if reads_back else quote(action)


def _head(verb: str, words: list[str], chance: bool, forms: Forms) -> str:
    if len(words) == 1 and verb == (forms.drawn if chance else forms.plain):
        return words[0]
    sign = next((sign for sign, meant in forms.signs if meant == verb), "")
    if sign and not chance:
        return sign + "/".join(words)
    return "/".join((verb, *words))


@lru_cache(maxsize=1 << 14)
def lengthen(form: str, chance: bool, forms: Forms) -> str:
    """The text of the action that a form stands for; ValueError for a quoted one that cannot be read."""
    if form.startswith('"'):
        return unquote(form)
    form = re.sub("[ \t\r\n\f\v]+", "", form)
    head = _HEAD.match(form)
    assert head is not None
    tail = "".join(f" {MARKS[mark]}={value}" for mark, value in _MARKED.findall(form, head.end()))
    return _verb_and_words(head[0], chance, forms) + tail


def _verb_and_words(head: str, chance: bool, forms: Forms) -> str:
    verb = None if chance else dict(forms.signs).get(head[:1])
    if verb is not None:
        return f"{verb} {head[1:].replace('/', ' ')}"
    if "/" in head or head in forms.alone:
        return head.replace("/", " ")
    usual = forms.drawn if chance else forms.plain
    return f"{usual} {head}".lstrip()
