"""The part of Fluent (projectfluent.org) that our messages use, read and formatted without any library.

Patterns of text, `{ $argument }`, `{ "literal" }`, `{ message }`, `{ message.attribute }` and choices by an argument.
Terms, functions and numbers written into a pattern are not used here: reading them fails. The tests compare every
message with the library of Fluent's makers, which brought five packages with all the world's locales along and took
eight times as long to read our files.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

Pattern = tuple["str | Placeable", ...]


class FluentError(ValueError):
    """A file that cannot be read, or a message that lacks something."""


@dataclass(frozen=True, slots=True)
class Argument:
    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    message: str
    attribute: str = ""


@dataclass(frozen=True, slots=True)
class Selection:
    """One of several patterns, by the value of an argument."""

    by: Argument
    variants: Mapping[str | float, Pattern]
    default: str | float


Placeable = Argument | Reference | Selection


@dataclass(frozen=True, slots=True)
class Message:
    value: Pattern | None
    attributes: Mapping[str, Pattern] = field(default_factory=dict)


# ------------------------------------------------------------------------------------------------------------ reading

_NAME = re.compile(r"[A-Za-z][\w-]*", re.ASCII)
_BLANK = re.compile(r"[ \n]*")
_TEXT = re.compile(r"[^{}\n]+")
_LITERAL = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4})*)"')
_ESCAPE = re.compile(r'\\(?:(["\\])|u([0-9A-Fa-f]{4}))')
_VARIANT = re.compile(
    r"[ \n]*(?P<default>\*?)\[ *(?:(?P<number>-?\d+(?:\.\d+)?)|(?P<word>[A-Za-z][\w-]*)) *\]", re.ASCII
)
_ENTRY = re.compile(r"(?:#[^\n]*|)\n|([A-Za-z][\w-]*) *=", re.ASCII)
_ATTRIBUTE = re.compile(r"\n[ \n]*\.([A-Za-z][\w-]*) *=", re.ASCII)
_GOES_ON = re.compile(r"\n+ +(?![ \[*.}\n])|\n+ +(?=\{)")
"""An indented line that is neither a variant nor an attribute belongs to the pattern before it."""


class _Reader:
    """Reads one file from the beginning to the end."""

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n").rstrip() + "\n"
        self._at = 0

    def messages(self) -> dict[str, Message]:
        found: dict[str, Message] = {}
        while self._at < len(self._text):
            name = self._take(_ENTRY, "a message").group(1)
            if name:
                value = self._pattern()
                attributes: dict[str, Pattern] = {}
                while part := self._try(_ATTRIBUTE):
                    attributes[part.group(1)] = self._pattern()
                found.setdefault(name, Message(value or None, attributes))
                self._take(re.compile(r"\n"), "the end of a line")
        return found

    def _try(self, what: "re.Pattern[str]") -> "re.Match[str] | None":
        if found := what.match(self._text, self._at):
            self._at = found.end()
        return found

    def _take(self, what: "re.Pattern[str]", name: str) -> "re.Match[str]":
        found = self._try(what)
        if found is None:
            line = self._text.count("\n", 0, self._at) + 1
            raise FluentError(f"line {line}: {name} was expected")
        return found

    def _pattern(self) -> Pattern:
        """Text and placeables up to a line that does not belong to them, without the indentation they share."""
        pieces: list[str | Placeable | int] = []  # a number is a line's indentation
        self._try(re.compile(" *"))
        while True:
            if text := self._try(_TEXT):
                pieces.append(text.group())
            elif self._text.startswith("{", self._at):
                self._at += 1
                pieces.append(self._placeable())
            elif more := self._try(_GOES_ON):
                lines = more.group()
                pieces += ["\n" * lines.count("\n") if pieces else "", len(lines) - lines.count("\n")]
            else:
                return _without_indentation(pieces)

    def _placeable(self) -> "Placeable | str":
        self._try(_BLANK)
        inside: Placeable | str
        if literal := self._try(_LITERAL):
            inside = _ESCAPE.sub(lambda one: one[1] or chr(int(one[2], 16)), literal.group(1))
        elif self._text.startswith("$", self._at):
            self._at += 1
            inside = Argument(self._take(_NAME, "an argument").group())
            self._try(_BLANK)
            if self._try(re.compile("->")):
                inside = self._selection(inside)
        else:
            message = self._take(_NAME, "a message").group()
            part = self._try(re.compile(r"\.([A-Za-z][\w-]*)", re.ASCII))
            inside = Reference(message, part.group(1) if part else "")
        self._try(_BLANK)
        self._take(re.compile("}"), "'}'")
        return inside

    def _selection(self, by: Argument) -> Selection:
        variants: dict[str | float, Pattern] = {}
        default: str | float | None = None
        while variant := self._try(_VARIANT):
            key = float(variant["number"]) if variant["number"] else variant["word"]
            variants[key] = self._pattern()
            if variant["default"]:
                default = key
        if default is None:
            raise FluentError(f"the choice by ${by.name} has no default")
        return Selection(by, variants, default)


def _without_indentation(pieces: list["str | Placeable | int"]) -> Pattern:
    shared = min((piece for piece in pieces if isinstance(piece, int)), default=0)
    merged: list[str | Placeable] = []
    for piece in pieces:
        one = " " * (piece - shared) if isinstance(piece, int) else piece
        if isinstance(one, str) and merged and isinstance(merged[-1], str):
            merged[-1] += one
        elif one != "" or isinstance(piece, str):
            merged.append(one)
    if merged and isinstance(merged[-1], str) and isinstance(pieces[-1], str):
        merged[-1] = merged[-1].rstrip(" \n")
    return tuple(merged)


def read(text: str) -> dict[str, Message]:
    """The messages of a file, by name."""
    return _Reader(text).messages()


# --------------------------------------------------------------------------------------------------------- formatting


class Formatter:
    """Puts arguments into messages of one language: English or German, whose plurals are formed alike."""

    def __init__(self, messages: Mapping[str, Message], language: str) -> None:
        self._messages = messages
        self._separators = str.maketrans(",.", ".,") if language == "de" else {}

    def pattern(self, pattern: Pattern, args: Mapping[str, object]) -> str:
        return "".join(one if isinstance(one, str) else self._placeable(one, args) for one in pattern)

    def _placeable(self, inside: Placeable, args: Mapping[str, object]) -> str:
        if isinstance(inside, Argument):
            return self._shown(_given(inside, args))
        if isinstance(inside, Reference):
            return self.pattern(self._referred(inside), args)
        return self.pattern(_chosen(inside, _given(inside.by, args)), args)

    def _shown(self, value: object) -> str:
        if isinstance(value, float):
            return f"{value:,.3f}".rstrip("0").rstrip(".").translate(self._separators)
        return f"{value:,d}".translate(self._separators) if isinstance(value, int) else str(value)

    def _referred(self, to: Reference) -> Pattern:
        message = self._messages.get(to.message, Message(None))
        pattern = message.attributes.get(to.attribute) if to.attribute else message.value
        if pattern is None:
            raise FluentError(f"there is no message '{to.message}{'.' * bool(to.attribute)}{to.attribute}'")
        return pattern


def _given(argument: Argument, args: Mapping[str, object]) -> object:
    try:
        return args[argument.name]
    except KeyError:
        raise FluentError(f"the argument ${argument.name} is missing") from None


def _chosen(among: Selection, value: object) -> Pattern:
    """The variant of this very value, else the one of its plural, else the default."""
    key = value if isinstance(value, int | float) else str(value)
    if isinstance(key, int | float) and key not in among.variants:
        key = "one" if key == 1 else "other"
    return among.variants.get(key, among.variants[among.default])
