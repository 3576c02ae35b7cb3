"""How a match runs: named phases in order. An expansion inserts its own by name."""

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Self, TypeVar

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction, Seat
from wonders.core.phases import NOBODY as NOBODY
from wonders.core.phases import Answers as Answers
from wonders.core.phases import AnyDecision
from wonders.core.phases import Asked as Asked
from wonders.core.phases import Phase as AnyPhase
from wonders.games.classic.reasons import not_now
from wonders.games.classic.table import Draft, Table

if TYPE_CHECKING:
    from wonders.games.classic.ruleset import Ruleset


class Phase(AnyPhase[Table, Draft]):
    """One phase. It may ask seats something; then, or at once if nobody is asked, it acts."""

    always_asks = False
    """Whether somebody is asked whenever it is reached, so that nobody has to look."""
    always_acts = True
    """Whether it acts even if nobody was asked."""
    last_turn_only = False
    """Whether it is left out in all turns of an age but the last."""
    repeats = False
    """Whether it asks again after it has acted."""
    only_if_owed = False
    """Whether it is left out where no city has anything to do before the turn ends."""
    asks: bool
    """Whether it ever asks anybody: follows from whether it has an `ask` of its own."""
    rules: "Ruleset"
    """The rules it belongs to: its cards and boards."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.asks = cls.ask is not AnyPhase.ask

    def of(self, rules: "Ruleset") -> Self:
        """The same phase of a match that is played by these rules."""
        twin = copy(self)
        twin.rules = rules
        return twin

    def named(self, suffix: str, last_turn_only: bool = False) -> Self:
        """The same phase at another place of a match, with this added to its name."""
        twin = copy(self)
        twin.name, twin.last_turn_only = self.name + suffix, last_turn_only
        return twin

    def refuse(
        self, table: Table, decision: AnyDecision, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        """Why an answer is not among the legal ones; None where it is no answer to this at all."""
        return None

    def why_not(self, table: Table, seat: Seat, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
        return self.refuse(table, self.ask(table)[seat], action, legal) or not_now(legal)


Item = TypeVar("Item")


def after(items: Sequence[Item], mark: Item, *new: Item) -> tuple[Item, ...]:
    """The items with new ones inserted after the mark."""
    at = items.index(mark) + 1
    return (*items[:at], *new, *items[at:])


class Over(Phase):
    """The end of a match: nobody is asked anything."""

    name = "over"
