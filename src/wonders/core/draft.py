"""A table opened for the length of one step: events change it, then it is closed into the next table.

A game lists the fields of its table once more, as they are while the table is open:

    @opens(Table)
    class Draft(OpenTable[Table]):
        phase: str
        coins: int

`Draft.open(table)` and `close()` copy them all at once. Fields that are lists while the table is open are made so by
`unpack` and made tuples again by `pack`.
"""

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, Generic, Self, TypeVar, dataclass_transform

from wonders.core.events import Event
from wonders.core.values import Value, filled

Table = TypeVar("Table", bound=Value)
Kind = TypeVar("Kind", bound=type)


class OpenTable(Generic[Table]):
    """The fields of a table, to be changed by events alone, and the log of what has happened."""

    __slots__ = ("log",)

    log: list[Event[Any]]
    _table: ClassVar[type[Any]]
    _fields: ClassVar[Callable[[Any], tuple[Any, ...]]]

    @classmethod
    def open(cls, table: Table) -> Self:
        """The table, to be changed."""
        draft = cls(*table)
        draft.log = []
        draft.unpack()
        return draft

    def happen(self, *events: Event[Any]) -> None:
        """Let these events happen, in order. All of them are decided before the first one happens."""
        for event in events:
            event.on(self)
        self.log += events

    def close(self) -> Table:
        """The next table. What the draft holds must not be changed afterwards."""
        self.pack()
        table: Table = filled(self._table, type(self)._fields(self))
        return table

    def unpack(self) -> None:
        """Make lists of what is changed piece by piece. Most games have nothing to do here."""

    def pack(self) -> None:
        """Make tuples of those lists again."""


def opens(table: type[Value]) -> Callable[[Kind], Kind]:
    """Furnish a draft for this kind of table: with slots, and with everything copied at one go."""

    @dataclass_transform()
    def furnish(kind: Kind) -> Kind:
        draft: Any = dataclasses.dataclass(slots=True, eq=False)(kind)
        names = [field.name for field in dataclasses.fields(draft)]
        wanted = [field.name for field in dataclasses.fields(table)]
        if names != wanted:
            raise TypeError(f"{kind.__name__} must have the fields of the table, in their order: {', '.join(wanted)}")
        draft._table = table
        draft._fields = attrgetter(*wanted) if len(wanted) > 1 else lambda opened: (getattr(opened, wanted[0]),)
        return draft  # type: ignore[no-any-return]

    return furnish
