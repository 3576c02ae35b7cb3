"""What a seat is shown at one moment, wherever the match is played."""

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction, Seat
from wonders.core.game import AnyGame
from wonders.core.outcome import Outcome
from wonders.core.phrases import Phrase
from wonders.core.wire import JsonObject


@dataclass(frozen=True)
class Refused:
    """Something that a person might try, and why it is not allowed."""

    action: Action
    reason: IllegalAction


@dataclass(frozen=True)
class Sight:
    """The table in words, what has happened since the last sight, and what the seat is asked."""

    seat: Seat
    told: Sequence[Phrase] = ()
    events: Sequence[JsonObject] = ()
    view: JsonObject = field(default_factory=dict)
    """What the seat sees, in plain form."""
    asked: JsonObject | None = None
    """The decision in plain form, with its kind."""
    number: int = 0
    """Tells the decisions of a seat apart."""
    choices: Sequence[Action] = ()
    refused: Sequence[Refused] = ()
    chosen: Action | None = None
    """The answer given, while others are still to answer."""
    waiting: Sequence[Seat] = ()
    """Who has still to answer."""
    outcome: Outcome | None = None
    notice: str = ""
    """A sentence that cannot wait: the line is cut, the server has refused something."""


class Place(Protocol):
    """A seat at a match. Whoever plays looks at one sight after the other and answers when asked."""

    game: AnyGame
    names: tuple[str, ...]
    shared: bool
    """Whether several people sit at this screen, so that secrets must be covered between them."""

    def sights(self) -> AsyncGenerator[Sight, None]:
        """What there is to see, whenever it changes; it ends when nothing more can happen."""
        ...

    async def answer(self, action: Action) -> None:
        """Answer the last decision seen."""
        ...

    async def undo(self) -> bool:
        """Go back to the last decision that was answered here; whether that can be done."""
        ...
