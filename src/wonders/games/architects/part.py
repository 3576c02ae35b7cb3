"""Parts of a table: quick to make, with changed copies."""

from typing import Any, Self

_new = object.__new__


class Part:
    """Mixed into values that core's `quick` makes: they have slots, where `Value` wants a dictionary."""

    __slots__: tuple[str, ...] = ()

    def but(self, **changes: Any) -> Self:
        """This value with some fields changed."""
        new = _new(type(self))
        for name in self.__slots__:
            setattr(new, name, changes.pop(name) if name in changes else getattr(self, name))
        assert not changes, changes  # type checkers cannot see through **changes
        return new
