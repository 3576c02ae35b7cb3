"""Immutable values with changed copies, and facts that are worked out once per value."""

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, Self, TypeVar, dataclass_transform, overload

Owner = TypeVar("Owner")
Answer = TypeVar("Answer")
Item = TypeVar("Item")


class Value:
    """Mixed into frozen dataclasses (no slots, no annotated class variables): changed copies cost one dictionary."""

    __dataclass_fields__: dict[str, Any]

    def but(self, **changes: Any) -> Self:
        """This value with some fields changed. Facts already worked out are not carried over."""
        assert changes.keys() <= self.__dataclass_fields__.keys(), changes  # type checkers cannot see through **changes
        new = object.__new__(type(self))
        fields = new.__dict__
        mine = self.__dict__
        for name in self.__dataclass_fields__:
            fields[name] = mine[name]
        fields.update(changes)
        return new

    def __getstate__(self) -> dict[str, Any]:
        """What is copied and pickled: the fields, not the facts worked out from them."""
        return {name: self.__dict__[name] for name in self.__dataclass_fields__}


class fact(Generic[Owner, Answer]):
    """A question about a value, answered on the first read and kept in the value's dictionary.

    `functools.cached_property` does the same but takes a lock in Python 3.11, which doubles its cost.
    """

    def __init__(self, answer: Callable[[Owner], Answer]) -> None:
        self._answer = answer
        self.__doc__ = answer.__doc__

    def __set_name__(self, owner: type[Owner], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, value: None, owner: type[Owner]) -> Self: ...
    @overload
    def __get__(self, value: Owner, owner: type[Owner] | None = None) -> Answer: ...
    def __get__(self, value: Owner | None, owner: type[Owner] | None = None) -> Self | Answer:
        if value is None:
            return self
        answer = value.__dict__[self._name] = self._answer(value)
        return answer


def maker(kind: type[Owner]) -> Callable[[tuple[Any, ...]], Owner]:
    """Makes values of a named tuple out of its fields in one tuple. Measured: calling the class takes twice as long."""
    assert issubclass(kind, tuple)
    return partial(tuple.__new__, kind)


def with_item(items: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """The items with one of them replaced."""
    return (*items[:at], item, *items[at + 1 :])


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def quick(kind: type[Owner]) -> type[Owner]:
    """A dataclass for values that are made very often. Type checkers see a frozen one; at run time it has plain slots.

    Measured: a frozen dataclass of four fields takes three times as long to make, and reading its fields is slower too.
    """
    return dataclasses.dataclass(slots=True, unsafe_hash=True)(kind)
