"""Which fields of a game's actions, decisions and events number seats: found out from their type hints."""

import dataclasses
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, TypeVar, get_args, get_origin, get_type_hints

from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.events import Event
from wonders.core.seats import A_SEAT
from wonders.core.values import Value
from wonders.games.registry import companion, game_class

Kind = TypeVar("Kind")


@cache
def seat_fields(game: str) -> Mapping[str, frozenset[str]]:
    """For each thing, by the end of the key of its message ("event-CoinsPaid"), the fields that number seats."""
    found: dict[str, frozenset[str]] = {}
    for base, name in ((Action, "verb"), (Decision, "kind"), (Event, "wire_name")):
        for kind in kinds_of(base, game):
            if dataclasses.is_dataclass(kind) and hasattr(kind, name) and (fields := seats_in(kind)):
                found[f"{base.__name__.lower()}-{getattr(kind, name)}"] = fields
    return found


def seats_in(kind: type[Value]) -> frozenset[str]:
    """The fields of a class that are a seat, or that hold seats."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(field.name for field in dataclasses.fields(kind) if _tells_seats(hints[field.name]))


def _tells_seats(hint: object) -> bool:
    if get_origin(hint) is Annotated:
        return A_SEAT in get_args(hint)
    return any(map(_tells_seats, get_args(hint)))


def kinds_of(base: type[Kind], game: str) -> Iterator[type[Kind]]:
    """Every class of a game and its expansions that is one of these."""
    kind = game_class(game)
    kind()  # loads the expansions' modules, too
    assert all(item.id for item in kind.catalogue()), "the catalogue loads every expansion"
    packages = _packages(game)
    return (one for one in _subclasses(base) if one.__module__.startswith(packages))


def _subclasses(kind: type[Kind]) -> Iterator[type[Kind]]:
    for one in kind.__subclasses__():
        yield one
        yield from _subclasses(one)


def _packages(game: str) -> tuple[str, ...]:
    """The packages of a game and of its expansions, each with a dot behind it."""
    module = companion("games", f"{game}.expansion")
    expansions = module.EXPANSIONS.values() if module is not None else ()
    return f"wonders.games.{game}.", *(one.partition(":")[0].rpartition(".")[0] + "." for one in expansions)
