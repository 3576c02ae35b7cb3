"""What happened at a table, who may know it, and how it changes the table: events are the only thing that does."""

from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from wonders.core.decisions import Seat
from wonders.core.values import Value

Draft = TypeVar("Draft")
Table = TypeVar("Table", covariant=True)


class Event(Value, Generic[Draft]):
    """Something that happened. `secret` names the fields that only the seats in `known_to` may see."""

    secret: ClassVar[tuple[str, ...]] = ()

    def known_to(self, seat: Seat) -> bool:
        """Whether this seat may see the secret fields too."""
        return not self.secret

    def on(self, draft: Draft) -> None:
        """Change the opened table. Events that only tell something leave it alone."""

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        """The event as this seat may know it: name and visible fields. A whole event never leaves the rules."""
        hidden = () if self.known_to(seat) else self.secret
        shown = {name: getattr(self, name) for name in self._places if name not in hidden}
        return {"event": self.wire_name, **shown}


AnyEvent: TypeAlias = Event[Any]
"""An event of whichever game: only its game knows which kind of draft it changes."""


class Step(Value, Generic[Table]):
    """What an answer led to: the next table and everything that happened on the way."""

    table: Table
    events: tuple[AnyEvent, ...]


AnyStep: TypeAlias = Step[Any]
"""A step of whichever game."""
