"""Parts of a table: quick to make, with changed copies."""

import dataclasses
from collections.abc import Callable
from typing import Any, Final, ParamSpec, Self, TypeVar

empty: Final = object.__new__
"""A value without its fields, to be filled at once. Calling the class takes the same way through C twice."""

KEEP: Final = object()
"""Stands for a field that is not changed."""

Fields = ParamSpec("Fields")
Made = TypeVar("Made")


class Part:
    """Mixed into values that core's `quick` makes: they have slots, where `Value` wants a dictionary.

    A field that is not compared is a note of what follows from the others: a changed copy has none.
    """

    __slots__: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        if cls.__slots__:
            cls.but = _changed_copy(cls)  # type: ignore[method-assign]

    def but(self, **changes: Any) -> Self:
        """This value with some fields changed."""
        raise NotImplementedError

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        """What is copied and pickled: the fields, not the notes."""
        plain = self.but()
        return None, {name: getattr(plain, name) for name in self.__slots__}


def maker(kind: Callable[Fields, Made]) -> Callable[Fields, Made]:
    """Makes parts of a kind out of all their fields in order; notes may be left out.

    Measured: calling the class takes twice as long.
    """
    fields = dataclasses.fields(kind)  # type: ignore[arg-type]
    given = [field.name if field.compare else f"{field.name}=None" for field in fields]
    lines = [f"def make({', '.join(given)}):", "    new = empty(kind)"]
    lines += [f"    new.{field.name} = {field.name}" for field in fields]
    return _written([*lines, "    return new"], kind=kind)


def _changed_copy(kind: type[Part]) -> Callable[..., Any]:
    """`but` for this kind, written out field by field. Measured: a loop over the slots takes three times as long."""
    fields = getattr(kind, "__dataclass_fields__", {})
    notes = [name for name in fields if not fields[name].compare]
    given = [f"{name}={None if name in notes else 'KEEP'}" for name in kind.__slots__]
    lines = [f"def but(self, {', '.join(given)}, **others):"]
    lines += ["    assert not others, others"]  # type checkers cannot see through **changes
    lines += ["    new = empty(type(self))"]
    lines += [f"    new.{name} = self.{name} if {name} is KEEP else {name}" for name in kind.__slots__]
    return _written([*lines, "    return new"])


def _written(lines: list[str], **names: Any) -> Callable[..., Any]:
    """The function that these lines define."""
    made: dict[str, Any] = {"KEEP": KEEP, "empty": empty, **names}
    exec("\n".join(lines), made)
    function: Callable[..., Any] = made[lines[0].removeprefix("def ").partition("(")[0]]
    return function
