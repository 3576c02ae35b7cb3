"""The two kinds of phase: chance is asked, or the active seat."""

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Decision, IllegalAction, Seat
from wonders.core.phases import Answers, AnyAction, Asked, Phase
from wonders.games.architects.options import WONDER_NAMES
from wonders.games.architects.reasons import why_not
from wonders.games.architects.table import Board, Draft, Table


class Answered(Phase[Table, Draft]):
    """Chance is asked something."""

    may_lapse = False
    """Whether it is done without asking where it leaves no choice."""

    def __init__(self, name: str) -> None:
        self.name = name

    def act(self, draft: Draft, answers: Answers) -> None:
        self.answer(draft, answers[CHANCE])

    def answer(self, draft: Draft, action: AnyAction) -> None:
        """Let happen what follows from an answer."""
        raise NotImplementedError

    def lapse(self, draft: Draft) -> None:
        """Let happen what follows from there being no answer."""
        raise NotImplementedError


class Choice(Answered):
    """The active seat is asked. What leaves it no choice is done, or lapses, without asking. Rule architects-14."""

    may_lapse = True

    def __init__(self, name: str, decision: Decision) -> None:
        super().__init__(name)
        self._asked: tuple[Asked, ...] = tuple({seat: decision} for seat in range(len(WONDER_NAMES)))

    def ask(self, table: Board) -> Asked:
        return self._asked[table.active]

    def act(self, draft: Draft, answers: Answers) -> None:
        self.answer(draft, answers[draft.active])

    def why_not(self, table: Table, seat: Seat, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
        return why_not(table, action, legal)
