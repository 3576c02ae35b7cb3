"""Finding a card, wonder or token by what people call it: its id, its English or German name, or a beginning of one."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache

from wonders.core.phrases import Phrase, Quote, phrase
from wonders.games.registry import companion
from wonders.texts import LANGUAGES, Texts

SUGGESTED = 3
"""Names offered where one was not understood."""
LIKE = 0.6
"""How alike a suggestion has to be, from 0 to 1."""

_WRITTEN_OUT = str.maketrans({"ß": "ss"} | {umlaut: f"{vowel}e" for umlaut, vowel in zip("äöü", "aou", strict=True)})


class Unknown(Exception):
    """A name that nothing has, or that several things could mean; `said` tells it."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said.key)
        self.said = said


def folded(text: str, written_out: bool = False) -> str:
    """A name without case, accents, spaces and signs: what remains when people type quickly."""
    text = text.casefold()
    if written_out:
        text = text.translate(_WRITTEN_OUT)
    plain = unicodedata.normalize("NFKD", text)
    return re.sub(r"[\W_]+", "", "".join(sign for sign in plain if not unicodedata.combining(sign)))


class Names:
    """The things of one kind in a game. Things of the same name count as one: the first of them is found."""

    def __init__(self, game: str, ids: Iterable[str]) -> None:
        self.game = game
        self.ids = tuple(ids)
        self._known = frozenset(self.ids)
        self._by_name: dict[str, str] = {}
        self._shown: dict[str, str] = {}
        """What to call the thing behind a folded name when several are meant."""
        for language in LANGUAGES:
            texts = Texts(language, game)
            for id in self.ids:
                self._learn(texts.name(id), id)
        texts = Texts(LANGUAGES[0], game)
        self._first = {id: self._by_name[folded(texts.name(id))] for id in self.ids}
        """For each thing the first of its name."""
        for id in self.ids:
            self._learn(id, id)

    def _learn(self, name: str, id: str) -> None:
        for key in (folded(name), folded(name, written_out=True)):
            if self._by_name.setdefault(key, id) == id:
                self._shown.setdefault(key, name)

    def find(self, text: str) -> str:
        """The id of what is meant; Unknown, with what it may have been, if that is not clear."""
        if text in self._known:
            return text
        for key in dict.fromkeys((folded(text), folded(text, written_out=True))):
            if key in self._by_name:
                return self._by_name[key]
        begun = self.begun(text)
        if len(begun) == 1:
            return next(iter(begun))
        if begun:
            several = ",".join(list(begun)[: SUGGESTED + 2])
            raise Unknown(phrase("pad-problem-ambiguous", text=Quote(quoted(text)), names=several))
        close = get_close_matches(folded(text), self._by_name, SUGGESTED, LIKE)
        names = ",".join(dict.fromkeys(self._by_name[key] for key in close))
        raise Unknown(phrase("pad-problem-unknown", text=Quote(quoted(text)), names=names or "none", close=len(close)))

    def begun(self, text: str) -> Mapping[str, str]:
        """What begins like this: id and a name that does. Nothing begins like nothing."""
        keys = {folded(text), folded(text, written_out=True)} - {""}
        found: dict[str, str] = {}
        for name, id in self._by_name.items():
            if any(name.startswith(key) for key in keys):
                found.setdefault(self._first[id], self._shown[name])
        return found


def quoted(text: str) -> str:
    """What somebody typed, short enough to be repeated, and with nothing in it that a terminal would obey."""
    plain = "".join(sign if sign.isprintable() else "?" for sign in text)
    return plain if len(plain) <= 40 else plain[:39] + "…"


@lru_cache(maxsize=32)
def names_of(game: str, kind: str) -> Names:
    """The names of a game's `cards`, `wonders` or `tokens`."""
    module = companion("pad", game)
    assert module is not None, game
    return Names(game, module.PAD.things(kind))
