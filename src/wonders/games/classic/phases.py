"""How a match runs: named phases in order. An expansion inserts its own by name."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from wonders.core.actions import Action
from wonders.core.decisions import Decision, IllegalAction, Seat
from wonders.core.events import Event
from wonders.games.classic.table import Draft, Table

Log: TypeAlias = list[Event[Draft]]
Answers: TypeAlias = Mapping[Seat, Action]
Asked: TypeAlias = Mapping[Seat, Decision]

Reaction: TypeAlias = Callable[[Draft, Sequence[Event[Draft]]], Iterable[Event[Draft]]]
"""What follows from the events of a phase."""

NOBODY: Asked = {}


class Phase:
    """One phase. It may ask seats something; then, or at once if nobody is asked, it acts."""

    name: str
    asks = True
    """Whether it ever asks anybody."""
    always_acts = True
    """Whether it acts even if nobody was asked."""
    last_turn_only = False
    """Whether it is left out in all turns of an age but the last."""
    repeats = False
    """Whether it asks again after it has acted."""

    def ask(self, table: Table | Draft) -> Asked:
        """Who is asked what."""
        return NOBODY

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        """What may be answered; empty for chance, whose decisions know that themselves."""
        return ()

    def why_not(
        self, table: Table, decision: Decision, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        """Why an answer is not among the legal ones; None where the phase has no reason of its own."""
        return None

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        """Let everything happen that follows."""
        raise NotImplementedError


Item = TypeVar("Item")


def before(items: Sequence[Item], mark: Item, *new: Item) -> tuple[Item, ...]:
    """The items with new ones inserted before the mark."""
    at = items.index(mark)
    return (*items[:at], *new, *items[at:])


def after(items: Sequence[Item], mark: Item, *new: Item) -> tuple[Item, ...]:
    """The items with new ones inserted after the mark."""
    at = items.index(mark) + 1
    return (*items[:at], *new, *items[at:])
