"""What happened at a table, who may know it, and how it changes the table: events are the only thing that does."""

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from wonders.core.decisions import Seat
from wonders.core.values import maker

Draft = TypeVar("Draft")
Table = TypeVar("Table", covariant=True)


class Event(Generic[Draft]):
    """Something that happened: a dataclass. `secret` names the fields that only the seats in `known_to` may see."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]
    secret: ClassVar[tuple[str, ...]] = ()

    def known_to(self, seat: Seat) -> bool:
        """Whether this seat may see the secret fields too."""
        return not self.secret

    def on(self, draft: Draft) -> None:
        """Change the opened table. Events that only tell something leave it alone."""

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        """The event as this seat may know it: name and visible fields. A whole event never leaves the rules."""
        hidden = () if self.known_to(seat) else self.secret
        shown = {
            field.name: getattr(self, field.name) for field in dataclasses.fields(self) if field.name not in hidden
        }
        return {"event": type(self).__name__, **shown}


class Step(NamedTuple, Generic[Table]):
    """What an answer led to: the next table and everything that happened on the way."""

    table: Table
    events: tuple[Event[Any], ...]


step_of: Callable[[tuple[Any, tuple[Event[Any], ...]]], Step[Any]] = maker(Step)
"""A step from its two parts, for games that make one for every answer of many."""


def happen(draft: Draft, events: Iterable[Event[Draft]], log: list[Event[Any]]) -> None:
    """Let everything that a phase has decided happen. All of it is decided before any of it happens."""
    decided = list(events)
    for event in decided:
        event.on(draft)
    log += decided
