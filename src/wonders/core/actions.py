"""Answers to decisions, and their one text form: `verb word word,word key=value`.

Fields without a default are words in order; fields with a default are written `key=value` and left out when they
hold the default. The same text stands in records, logs, the command line and the protocols.
"""

import dataclasses
from collections.abc import Iterable
from functools import cache
from typing import ClassVar, TypeAlias, get_type_hints

from wonders.core.decisions import UnparsableAction
from wonders.core.values import Value

Word: TypeAlias = str | int | tuple[str, ...] | tuple[int, ...]
"""What a field of an action holds."""

LONGEST = 4000
"""No text of an action has more characters than this."""


class Action(Value):
    """What a seat answers. Games subclass it with fields of strings, numbers and tuples of those."""

    verb: ClassVar[str]

    def __str__(self) -> str:
        return " ".join((self.verb, *_words(self)))


def _words(action: Action) -> Iterable[str]:
    for field in dataclasses.fields(action):
        value = getattr(action, field.name)
        text = ",".join(map(str, value)) or "-" if isinstance(value, tuple) else str(value)
        if field.default is dataclasses.MISSING:
            yield text
        elif value != field.default:
            yield f"{field.name}={text}"


class Notation:
    """Reads the actions of one game back from their text."""

    def __init__(self, *kinds: type[Action]) -> None:
        self._kinds: dict[str, type[Action]] = {}
        self._hints: dict[type[Action], dict[str, object]] = {}
        self.enroll(*kinds)

    def enroll(self, *kinds: type[Action]) -> None:
        """Know more actions: an expansion brings its own."""
        for kind in kinds:
            known = self._kinds.setdefault(kind.verb, kind)
            assert known is kind, f"two actions share the verb {kind.verb}"
            self._hints[kind] = _hints(kind)

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(self._kinds)

    def parse(self, text: str) -> Action:
        """The action that prints as `text`; UnparsableAction says what is wrong with it."""
        if len(text) > LONGEST:
            raise UnparsableAction(f"An action has at most {LONGEST} characters, not {len(text)}.")
        verb, *words = text.split() or ("",)
        if not all(map(str.isprintable, (verb, *words))):
            raise UnparsableAction("An action is written in printable characters only.")
        kind = self._kinds.get(verb)
        if kind is None:
            raise UnparsableAction(f"'{verb}' is no action here; known are: {', '.join(self._kinds)}.")
        fields = dataclasses.fields(kind)
        ordered = [field for field in fields if field.default is dataclasses.MISSING]
        named = {field.name for field in fields} - {field.name for field in ordered}
        plain = [word for word in words if "=" not in word]
        if len(plain) != len(ordered):
            wanted = " ".join(f"<{field.name}>" for field in ordered) or "no words"
            raise UnparsableAction(f"'{verb}' is followed by {wanted}, not by '{' '.join(plain)}'.")
        values = {field.name: self._value(kind, field.name, word) for field, word in zip(ordered, plain, strict=True)}
        for word in words:
            if "=" in word:
                name, _, value = word.partition("=")
                if name not in named or name in values:
                    allowed = ", ".join(sorted(named)) or "none"
                    raise UnparsableAction(f"'{word}' does not go with '{verb}'; once each may follow: {allowed}.")
                values[name] = self._value(kind, name, value)
        return kind(**values)

    def _value(self, kind: type[Action], name: str, word: str) -> Word:
        hint = self._hints[kind][name]
        try:
            if hint is str:
                return word
            if hint is int:
                return _number(word)
            parts = word.split(",") if word != "-" else ()
            return tuple(map(_number, parts)) if hint == tuple[int, ...] else tuple(map(_word, parts))
        except ValueError as wanted:
            raise UnparsableAction(f"{name} in '{kind.verb}' must be {wanted}, not '{word}'.") from None


@cache
def _hints(kind: type[Action]) -> dict[str, object]:
    hints = get_type_hints(kind)
    types = {field.name: hints[field.name] for field in dataclasses.fields(kind)}
    readable = (str, int, tuple[str, ...], tuple[int, ...])
    assert all(hint in readable for hint in types.values()), f"{kind.__name__} holds what no text can be read as"
    return types


def _number(word: str) -> int:
    digits = word.removeprefix("-")
    if len(digits) > 9 or not digits.isascii() or not digits.isdigit():
        raise ValueError("a whole number of at most nine digits")
    return int(word)


def _word(part: str) -> str:
    if not part:
        raise ValueError("words with commas between them, or - for none")
    return part
