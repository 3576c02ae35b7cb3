"""Something that is to be done next: who is asked, what may be answered, and what an answer leads to.

The table's queue holds the names of what is due; `flow.py` finds the objects behind them.
"""

from collections.abc import Mapping
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.games.architects.table import Draft, Table

Board: TypeAlias = Table | Draft
"""A table, closed or open: what only reads takes either."""

Asked: TypeAlias = Mapping[Seat, Decision]

Answer = TypeVar("Answer", bound=Action)

NOBODY: Final[Asked] = {}


class Due(Generic[Answer]):
    """One thing to be done. Where the options leave a seat no choice it is done, or lapses, without asking."""

    name: str
    waits: ClassVar[bool] = False
    """Whether the match waits here without asking a seat: chance is to answer, or all is over."""

    def ask(self, board: Board) -> Asked:
        """Who is asked what."""
        return NOBODY

    def options(self, board: Board) -> tuple[Action, ...]:
        """What the active seat may answer, sorted."""
        return ()

    def answer(self, draft: Draft, action: Answer) -> None:
        """Let happen what follows from an answer."""
        raise NotImplementedError

    def lapse(self, draft: Draft) -> None:
        """Let happen what follows from there being no option."""
        raise NotImplementedError
