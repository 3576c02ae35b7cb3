"""Immutable values: what tables, cities, events, actions, decisions and views are made of.

A subclass of `Value` lists its fields as a dataclass does, without a decorator:

    class CoinsPaid(Event[Draft]):
        city: int
        coins: int = 1

It is made as `CoinsPaid(2, coins=3)` and changed as `paid.but(coins=4)`, which is a new value; assigning to a field
raises. Two values are equal if they have the same class and equal fields (but those with `field(compare=False)`); they
can be hashed, copied and pickled. What follows from the fields can be a `fact`, which is worked out once and is neither
compared nor copied nor pickled.

The one trick for speed stands here: underneath, a value is a tuple of its fields, because a tuple is filled at one go
and nobody can change it. Measured with three fields: made in 0.3 microseconds, where a frozen dataclass takes 0.7.
Reading a field costs 17 nanoseconds where slots take 6: a loop that reads one often keeps it in a local name. Asking
`isinstance` about another kind of value takes 100 nanoseconds (kinds have a metaclass), `type(value) is` 16. No caller
may count on the tuple, and type checkers do not know of it.
"""

import dataclasses
import inspect
from collections import namedtuple
from collections.abc import Callable, Iterator
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, dataclass_transform, overload

Owner = TypeVar("Owner")
Answer = TypeVar("Answer")
Item = TypeVar("Item")

if TYPE_CHECKING:
    _Fields = object
else:
    _Fields = tuple


class fact(Generic[Owner, Answer]):
    """A question about a value, answered on the first read and kept beside its fields.

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


class _Kind(type):
    """Values have a dictionary only if they have facts to keep in it.

    CPython 3.11 does not specialise calls of methods of tuples with a dictionary. Measured: an empty method in a loop
    takes 65 to 90 nanoseconds, and 120 with one.
    """

    def __new__(kind, name: str, bases: tuple[type, ...], body: dict[str, Any], **options: Any) -> "_Kind":
        if not any(isinstance(member, fact | cached_property) for member in body.values()):
            body.setdefault("__slots__", ())
        return super().__new__(kind, name, bases, body, **options)


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
class Value(_Fields, metaclass=_Kind):
    """Something that never changes."""

    __dataclass_fields__: ClassVar[dict[str, Any]]
    wire_name: ClassVar[str] = "Value"
    """What the kind is called in JSON and in texts: the name of its class, unless clients know it by an older one."""
    _places: ClassVar[dict[str, int]] = {}
    """Where each field stands."""
    _notes: ClassVar[list[Any]] = []
    """The defaults of the fields that are not compared. They follow from the others and come last."""

    def __init_subclass__(cls, wire_name: str = "", **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.wire_name = wire_name or cls.__name__
        fields = _fields_of(cls)
        cls._places = {field.name: at for at, field in enumerate(fields)}
        defaults = [_default(field) for field in fields]
        given = [default for default in defaults if default is not dataclasses.MISSING]
        if dataclasses.MISSING in defaults[len(defaults) - len(given) :]:
            raise TypeError(f"{cls.__name__} has a field without a default after one with a default")
        cls._notes = [default for field, default in zip(fields, defaults, strict=True) if not field.compare]
        if cls._notes:
            _compare_without_notes(cls, len(fields) - len(cls._notes))
        layout: Any = namedtuple(cls.__name__, cls._places, defaults=given)  # type: ignore[misc]
        if "__new__" not in cls.__dict__:
            type.__setattr__(cls, "__new__", layout.__new__)
        if not fields:  # an empty tuple would be false
            type.__setattr__(cls, "__bool__", lambda self: True)
        for name in cls._places:
            setattr(cls, name, layout.__dict__[name])
        if "but" not in cls.__dict__:
            type.__setattr__(cls, "but", _changed_copy(cls))

    def but(self, **changes: Any) -> Self:
        """This value with some fields changed. Facts, and fields that are not compared, are not carried over."""
        raise NotImplementedError  # every kind has its own: see `_changed_copy`

    def __iter__(self) -> Iterator[Any]:
        """The fields in order, for a draft that opens this value; nothing else unpacks one."""
        raise NotImplementedError  # type checkers need it; at run time it is the tuple's own

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and _equal(self, other)

    def __ne__(self, other: object) -> bool:
        return type(self) is not type(other) or not _equal(self, other)

    def __repr__(self) -> str:
        shown = (field.name for field in dataclasses.fields(self) if field.repr)
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    def __setattr__(self, name: str, value: object) -> None:
        raise dataclasses.FrozenInstanceError(f"{type(self).__name__} never changes; use but({name}=…)")

    def __delattr__(self, name: str) -> None:
        raise dataclasses.FrozenInstanceError(f"{type(self).__name__} never changes")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return filled, (type(self), tuple(self))

    if not TYPE_CHECKING:
        __iter__ = tuple.__iter__
        __hash__ = tuple.__hash__


_equal: Callable[[Any, Any], bool] = tuple.__eq__
all_fields: Callable[[Any], tuple[Any, ...]] = itemgetter(slice(None))
"""The fields of a value in a plain tuple: a call with `*value` itself would go through an iterator."""
filled: Callable[[type[Any], Any], Any] = tuple.__new__
"""A value of a kind out of all its fields in order; for `OpenTable`, which copies a table as a whole."""


def _fields_of(kind: type[Value]) -> tuple[dataclasses.Field[Any], ...]:
    """The fields as the standard library's dataclasses read them; it is not asked to write any methods."""
    for name in inspect.get_annotations(kind):
        if name not in kind.__dict__:  # else an inherited attribute of that name would be taken for the default
            setattr(kind, name, dataclasses.field())
    return dataclasses.fields(dataclasses.dataclass(init=False, repr=False, eq=False)(kind))


def _changed_copy(kind: type[Value]) -> Callable[..., Any]:
    """`but` for one kind. It keeps at hand what a method of all kinds would have to look up, and is twice as fast."""
    places, notes = kind._places, kind._notes
    first_note = len(places) - len(notes)

    def but(self: Any, **changes: Any) -> Any:
        fields = [*self]
        if notes:
            fields[first_note:] = notes
        try:
            for name in changes:
                fields[places[name]] = changes[name]
        except KeyError:
            raise TypeError(f"{kind.__name__} has no field {name!r}") from None
        return filled(kind, fields)

    but.__doc__ = Value.but.__doc__
    return but


def _compare_without_notes(kind: Any, compared: int) -> None:
    """Equality and hash of the first fields alone."""

    def equal(self: Any, other: Any) -> bool:
        return type(self) is type(other) and bool(self[:compared] == other[:compared])

    kind.__eq__ = equal
    kind.__ne__ = lambda self, other: not equal(self, other)
    kind.__hash__ = lambda self: hash(self[:compared])


def _default(field: dataclasses.Field[Any]) -> Any:
    """What a field holds if nothing is given; made once, for it never changes."""
    return field.default if field.default_factory is dataclasses.MISSING else field.default_factory()


def with_item(items: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """The items with one of them replaced."""
    return (*items[:at], item, *items[at + 1 :])
