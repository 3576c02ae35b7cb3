"""Views, decisions and events as plain values that JSON can hold, the same on every machine.

Cards, boards and tokens become their id, actions their text, decisions their kind with their fields. Whoever sends a
view or `Event.seen_by` sends nothing else: what a seat may not know is not in there.
"""

import dataclasses
from collections.abc import Callable, Mapping, Set
from enum import Enum
from typing import Any, TypeAlias

from wonders.core.actions import Action
from wonders.core.decisions import Decision

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"

Json: TypeAlias = Any
"""JSON whose shape is written down where it is made, and known to whoever reads it: type checkers have no
word for that. What only passes it on says `object`, what checks it `object` until it has."""
JsonObject: TypeAlias = dict[str, Json]

_FORMS: dict[type, Callable[[Any], Plain]] = {}
"""How values of a type become plain, found out once. Measured: asking every value anew takes three times as long."""


def plain(value: object) -> Plain:
    """A value as JSON has it. What has no plain form is an error, never a guess."""
    kind = type(value)
    form = _FORMS.get(kind)
    if form is None:
        form = _FORMS[kind] = _form_of(kind)
    return form(value)


def _form_of(kind: type) -> Callable[[Any], Plain]:
    if kind in (type(None), bool, int, float, str):
        return _itself
    if issubclass(kind, Enum):
        return lambda value: plain(value.value)
    if issubclass(kind, Action):
        return str
    if dataclasses.is_dataclass(kind):
        return _form_of_dataclass(kind)
    if issubclass(kind, Mapping):
        return lambda value: {_key(key): plain(item) for key, item in value.items()}
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return lambda value: {name: plain(getattr(value, name)) for name in value._fields}
    if issubclass(kind, tuple | list):
        return lambda value: [plain(item) for item in value]
    if issubclass(kind, Set):
        return lambda value: sorted(map(plain, value), key=lambda item: (type(item).__name__, item))
    raise TypeError(f"{kind.__name__} has no plain form")


def _itself(value: Any) -> Plain:
    return value  # type: ignore[no-any-return]


def _form_of_dataclass(kind: type) -> Callable[[Any], Plain]:
    """By id where it has one; otherwise its fields, without those worked out from the others (and so not compared)."""
    assert dataclasses.is_dataclass(kind)
    names = tuple(field.name for field in dataclasses.fields(kind) if field.init and field.compare)
    head: dict[str, Plain] = {"kind": kind.kind} if issubclass(kind, Decision) else {}

    def form(value: Any) -> Plain:
        id = getattr(value, "id", None)
        if isinstance(id, str):
            return id
        return head | {name: plain(getattr(value, name)) for name in names}

    return form


def _key(key: object) -> str:
    found = plain(key)
    if not isinstance(found, str | int):
        raise TypeError(f"{type(key).__name__} cannot name an entry")
    return str(found)
