"""Parts of a table: quick to make, with changed copies."""

from collections.abc import Callable
from typing import Any, Final, Self

KEEP: Final = object()
"""Stands for a field that is not changed."""


class Part:
    """Mixed into values that core's `quick` makes: they have slots, where `Value` wants a dictionary."""

    __slots__: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        if cls.__slots__:
            cls.but = _changed_copy(cls.__slots__)  # type: ignore[method-assign]

    def but(self, **changes: Any) -> Self:
        """This value with some fields changed."""
        raise NotImplementedError


def _changed_copy(slots: tuple[str, ...]) -> Callable[..., Any]:
    """`but` for these slots, written out field by field. Measured: a loop over the slots takes three times as long."""
    lines = [f"def but(self, {', '.join(f'{name}=KEEP' for name in slots)}, **others):"]
    lines += ["    assert not others, others"]  # type checkers cannot see through **changes
    lines += ["    new = make(type(self))"]
    lines += [f"    new.{name} = self.{name} if {name} is KEEP else {name}" for name in slots]
    lines += ["    return new"]
    made: dict[str, Any] = {"KEEP": KEEP, "make": object.__new__}
    exec("\n".join(lines), made)
    but: Callable[..., Any] = made["but"]
    return but
