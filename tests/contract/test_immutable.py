"""Nothing that a table holds can be changed: neither the table nor anything in it, however deep."""

import enum
from collections.abc import Iterator, Mapping
from types import FunctionType
from typing import Any

import pytest

from tests.driving import Variant, a_match, variants

PLAIN = (str, int, float, bool, bytes, type(None), enum.Enum, type, FunctionType, range)


def nested(value: Any, seen: set[int]) -> Iterator[Any]:
    """A value and everything in it that has fields."""
    if isinstance(value, PLAIN) or id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, Mapping):
        for item in (*value.keys(), *value.values()):
            yield from nested(item, seen)
        return
    if isinstance(value, tuple | list | frozenset | set):
        for item in value:
            yield from nested(item, seen)
    if hasattr(value, "__dataclass_fields__"):
        yield value
        for name in value.__dataclass_fields__:
            yield from nested(getattr(value, name, None), seen)


def changeable(value: Any) -> Iterator[str]:
    """The fields that can be assigned to or deleted. They are put back at once."""
    for name in value.__dataclass_fields__:
        held = getattr(value, name)
        for change, given in ((setattr, (held,)), (delattr, ())):
            try:
                change(value, name, *given)
            except (AttributeError, TypeError):
                continue
            setattr(value, name, held)
            yield f"{type(value).__name__}.{name}"


@pytest.mark.parametrize("variant", tuple(variants()), ids=str)
def test_the_start_and_everything_in_it_refuses_assignment(variant: Variant) -> None:
    table = variant.make().start()
    found = list(nested(table, set()))
    assert any(value is table for value in found)
    assert not [problem for value in found for problem in changeable(value)]


PLAYED = (
    Variant("duel", 2),
    Variant("architects", 3),
    *(one for one in variants() if one.game == "classic" and one.players in (2, 4)),
)


@pytest.mark.parametrize("variant", PLAYED, ids=str)
def test_tables_steps_events_and_decisions_of_a_match_refuse_assignment(variant: Variant) -> None:
    match, seen = a_match(variant), set[int]()
    while match.pending:
        found = [*nested(match.steps[-1], seen), *nested(dict(match.pending), seen)]
        found += [value for seat in match.pending for value in nested((match.view(seat), match.legal(seat)), seen)]
        assert not [problem for value in found for problem in changeable(value)]
        for seat in match.waiting_for:
            match.answer(seat, match.legal(seat)[-1])
