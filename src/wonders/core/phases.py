"""One kind of phase for all games: who is asked, what may be answered, why not, and what follows."""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

from wonders.core.actions import Action
from wonders.core.decisions import Decision, IllegalAction, Seat
from wonders.core.phrases import phrase, quoted

Table = TypeVar("Table")
Draft = TypeVar("Draft")

Asked: TypeAlias = Mapping[Seat, Decision]
Answers: TypeAlias = Mapping[Seat, Action]

AnyDecision: TypeAlias = Any
"""A decision, for a phase that knows which kind it has asked."""
AnyAction: TypeAlias = Any
"""An action, for whoever is found by its kind and so knows it: no table of functions can tell type checkers that."""

NOBODY: Final[Asked] = {}


class Phase(Generic[Table, Draft]):
    """A place in the course of a match. It holds no state of a match: what is asked follows from the table."""

    name: str

    def ask(self, table: Table | Draft) -> Asked:
        """Who is asked what: CHANCE alone, or seats. Nobody where the phase acts by itself."""
        return NOBODY

    def legal(self, table: Table | Draft, seat: Seat, decision: AnyDecision) -> tuple[Action, ...]:
        """What a seat may answer: distinct, in a fixed order. Decisions of chance know that themselves."""
        return ()

    def why_not(self, table: Table, seat: Seat, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
        """Why an answer is not among the legal ones."""
        return IllegalAction(phrase("why-not-allowed", action=quoted(action)))

    def act(self, draft: Draft, answers: Answers) -> None:
        """Let happen what follows from the answers, or, where nobody was asked, by itself."""
        raise NotImplementedError


AnyPhase: TypeAlias = Phase[Any, Any]
"""A phase of whichever game: only its game knows its table and its draft."""
