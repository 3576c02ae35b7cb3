"""A table opened for the length of one step: events change it, then it is closed into the next table.

A game lists the fields of its table once more, as they are while the table is open, and in which order:

    @opens(Table)
    class Draft(OpenTable[Table]):
        phase: str
        cities: list[City]

        def unpack(self) -> None:
            self.cities = list(self.cities)

        def pack(self) -> tuple[object, ...]:
            return self.phase, tuple(self.cities)

`Draft.open(table)` copies all fields at one go, `close` makes a table of what `pack` gives; `unpack` is only for fields
that are lists while the table is open.
"""

import dataclasses
from collections.abc import Callable, Iterable
from typing import ClassVar, Generic, Self, TypeVar, dataclass_transform

from wonders.core.events import AnyEvent
from wonders.core.values import Value, all_fields, filled

Table = TypeVar("Table", bound=Value)
Kind = TypeVar("Kind")
Item = TypeVar("Item")


class OpenTable(Generic[Table]):
    """The fields of a table, to be changed by events alone, and the log of what has happened."""

    __slots__ = ("log",)

    log: list[AnyEvent]
    """What has happened so far."""
    closed_as: ClassVar[type[Value]] = Value
    """The kind of the table."""

    @classmethod
    def open(cls, table: Table) -> Self:
        """The table, to be changed."""
        draft = cls(*all_fields(table))
        draft.log = []
        return draft

    def happen(self, event: AnyEvent) -> None:
        """Let an event happen."""
        event.on(self)
        self.log.append(event)

    def happen_all(self, events: Iterable[AnyEvent]) -> None:
        """Let these events happen, in order. All of them are decided before the first one happens."""
        for event in tuple(events):
            event.on(self)
            self.log.append(event)

    def unpack(self) -> None:
        """Make lists of what is changed piece by piece. Most games have nothing to do here."""

    def pack(self) -> tuple[object, ...]:
        """The fields of the next table, in order."""
        raise NotImplementedError

    def close(self) -> Table:
        """The next table. What the draft holds must not be changed afterwards."""
        table: Table = filled(self.closed_as, self.pack())
        return table


def opens(table: type[Value]) -> Callable[[type[Kind]], type[Kind]]:
    """Furnish a draft for this kind of table: with slots, and with all fields filled at one go."""

    @dataclass_transform()
    def furnish(kind: type[Kind]) -> type[Kind]:
        if "unpack" in vars(kind):
            type.__setattr__(kind, "__post_init__", vars(kind)["unpack"])
        draft = dataclasses.dataclass(slots=True, eq=False)(kind)
        names = list(kind.__annotations__)
        wanted = [field.name for field in dataclasses.fields(table)]
        if names != wanted:
            raise TypeError(f"{kind.__name__} must have the fields of the table, in their order: {', '.join(wanted)}")
        type.__setattr__(draft, "closed_as", table)
        return draft

    return furnish


def without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """The items less the first that is equal to this one."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]
