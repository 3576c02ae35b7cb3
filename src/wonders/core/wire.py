"""Views, decisions and events as plain values that JSON can hold, the same on every machine.

Cards, boards and tokens become their id, actions their text, decisions their kind with their fields. Whoever sends a
view or `Event.seen_by` sends nothing else: what a seat may not know is not in there.
"""

import dataclasses
from collections.abc import Mapping, Set
from enum import Enum
from typing import Any, TypeAlias

from wonders.core.actions import Action
from wonders.core.decisions import Decision

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"


def plain(value: Any) -> Plain:
    """A value as JSON has it. What has no plain form is an error, never a guess."""
    if value is None or type(value) in (bool, int, float, str):
        return value  # type: ignore[no-any-return]
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, Action):
        return str(value)
    if isinstance(value, Mapping):
        return {_key(key): plain(item) for key, item in value.items()}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: plain(getattr(value, name)) for name in value._fields}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, Set):
        return sorted((plain(item) for item in value), key=lambda item: (type(item).__name__, item))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return _plain_dataclass(value)
    raise TypeError(f"{type(value).__name__} has no plain form")


def _plain_dataclass(value: Any) -> Plain:
    """By id where it has one; otherwise its fields, without those worked out from the others (and so not compared)."""
    id = getattr(value, "id", None)
    if isinstance(id, str):
        return id
    kind: dict[str, Plain] = {"kind": value.kind} if isinstance(value, Decision) else {}
    fields = (field.name for field in dataclasses.fields(value) if field.init and field.compare)
    return kind | {name: plain(getattr(value, name)) for name in fields}


def _key(key: Any) -> str:
    found = plain(key)
    if not isinstance(found, str | int):
        raise TypeError(f"{type(key).__name__} cannot name an entry")
    return str(found)
