"""JSON schemas of what the games send: views, facts, decisions and events, found out from their type hints.

It says in advance what `core.wire.plain` makes of a value: things with an id become strings, actions their text.
"""

import dataclasses
import types
from collections.abc import Iterator, Mapping, Set
from enum import Enum
from importlib import import_module
from typing import (
    Annotated,
    ClassVar,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from wonders.core.actions import Action
from wonders.core.decisions import ChanceDecision, Decision
from wonders.core.events import AnyEvent, Event
from wonders.core.values import Value
from wonders.core.wire import JsonObject
from wonders.facts.common import Length
from wonders.games.registry import GAMES, game_class
from wonders.texts.fields import kinds_of

Schema = JsonObject
Kind = TypeVar("Kind")

SIMPLE: dict[object, Schema] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
}
ACTION: Schema = {"type": "string", "description": "The text of an action."}
OPTION: Schema = {"$ref": "#/components/schemas/Option"}


class Shapes:
    """Schemas of one game, named with its id in front."""

    def __init__(self, game: str) -> None:
        self._prefix = game.capitalize()
        self.components: dict[str, Schema] = {}
        self._kinds: dict[str, type] = {}

    def of(self, hint: object) -> Schema:
        """The schema of a type hint."""
        if hint in SIMPLE:
            return SIMPLE[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(arg) for arg in args]}
        if origin is Annotated:
            return _sized(self.of(args[0]), args[1:])
        if origin is Literal:
            return {"enum": list(args)}
        if origin is NotRequired:
            return self.of(args[0])
        if origin is not None:
            return self._generic(origin, args)
        if isinstance(hint, type):
            return self._class(hint)
        return {}

    def _generic(self, origin: object, args: tuple[object, ...]) -> Schema:
        if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
            parts = [self.of(arg) for arg in args]
            return {"type": "array", "prefixItems": parts, "minItems": len(parts), "maxItems": len(parts)}
        if origin in (tuple, list) or (isinstance(origin, type) and issubclass(origin, Set)):
            return {"type": "array", "items": self.of(args[0])}
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self.of(args[1])}
        return {}

    def _class(self, kind: type) -> Schema:
        if issubclass(kind, Enum):
            return {"enum": [member.value for member in kind]}
        if issubclass(kind, Action):
            return ACTION
        if kind is Decision:
            return {"$ref": f"#/components/schemas/{self._prefix}Decision"}
        if _has_id(kind):
            return {"type": "string", "description": f"The id of a {kind.__name__}."}
        if is_typeddict(kind):
            return self.object(kind)
        if not dataclasses.is_dataclass(kind) and not hasattr(kind, "_fields"):
            return {}
        kinds = (kind, *sorted(subclasses(kind), key=lambda one: one.__name__))
        return self.object(kind) if len(kinds) == 1 else {"anyOf": [self.object(one) for one in kinds]}

    def object(self, kind: type) -> Schema:
        name = f"{self._prefix}{kind.wire_name if issubclass(kind, Value) else kind.__name__}"
        assert self._kinds.setdefault(name, kind) is kind, f"two types are called {name}"
        if name not in self.components:
            self.components[name] = {}  # a place holder, for types that hold themselves
            self.components[name] = self._fields(kind)
        return {"$ref": f"#/components/schemas/{name}"}

    def _fields(self, kind: type) -> Schema:
        hints = get_type_hints(kind, include_extras=True)
        properties = {name: self.of(hints[name]) for name in field_names(kind)}
        optional: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
        if issubclass(kind, Decision):
            properties = {"kind": {"const": kind.kind}} | properties
        told = {"description": kind.__doc__.partition("\n")[0]} if kind.__doc__ else {}
        required = [name for name in properties if name not in optional]
        return {"type": "object", "properties": properties, "required": required, **told}

    def event(self, kind: type[AnyEvent]) -> Schema:
        """An event as a seat may see it; its secret fields may be missing."""
        hints = get_type_hints(kind)
        names = [field.name for field in dataclasses.fields(kind)]
        shown = {name: OPTION if _is_action(hints[name]) else self.of(hints[name]) for name in names}
        alike = kind.seen_by is Event.seen_by
        required = [name for name in names if name not in kind.secret] if alike else []
        return {
            "type": "object",
            "properties": {"event": {"const": kind.wire_name}, **shown},
            "required": ["event", *required],
        }


def _sized(schema: Schema, marks: tuple[object, ...]) -> Schema:
    """A list that says how long it is has a place for each element."""
    for mark in marks:
        if isinstance(mark, Length):
            places = [schema["items"]] * mark.places
            return {"type": "array", "prefixItems": places, "minItems": mark.places, "maxItems": mark.places}
    return schema


def field_names(kind: type) -> tuple[str, ...]:
    """The fields that `plain` sends."""
    if is_typeddict(kind):
        return tuple(get_type_hints(kind))
    if not dataclasses.is_dataclass(kind):
        return tuple(getattr(kind, "_fields", ()))
    return tuple(field.name for field in dataclasses.fields(kind) if field.init and field.compare)


def _has_id(kind: type) -> bool:
    return (
        get_origin(get_type_hints(kind).get("id")) is not ClassVar
        and hasattr(kind, "__dataclass_fields__")
        and ("id" in kind.__dataclass_fields__ or isinstance(getattr(kind, "id", None), property))
    )


def _is_action(hint: object) -> bool:
    return isinstance(hint, type) and issubclass(hint, Action)


def subclasses(kind: type[Kind]) -> Iterator[type[Kind]]:
    for one in kind.__subclasses__():
        yield one
        yield from subclasses(one)


def game_schemas(game: str) -> dict[str, Schema]:
    """The view, the facts, the decisions and the events of a game as components."""
    shapes, name = Shapes(game), game.capitalize()
    shapes.of(get_type_hints(game_class(game).view)["return"])
    shapes.of(get_type_hints(import_module(f"wonders.facts.{game}").facts)["return"])
    decisions = sorted(
        (one for one in kinds_of(Decision, game) if not issubclass(one, ChanceDecision)), key=lambda one: one.__name__
    )
    shapes.components[f"{name}Decision"] = {"anyOf": [shapes.object(one) for one in decisions]}
    told = {f"{name}{one.wire_name}Event": shapes.event(one) for one in _events(game)}
    shapes.components |= told
    shapes.components[f"{name}Event"] = {"anyOf": [{"$ref": f"#/components/schemas/{one}"} for one in told]}
    return shapes.components


def _events(game: str) -> list[type[AnyEvent]]:
    found = [one for one in kinds_of(Event, game) if "__dataclass_fields__" in one.__dict__]
    return sorted(found, key=lambda one: one.wire_name)


def all_game_schemas() -> dict[str, Schema]:
    return {name: schema for game in GAMES for name, schema in game_schemas(game).items()}
