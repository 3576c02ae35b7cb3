"""A match being played: sealed answers, the tables so far, and the record."""

from collections.abc import Mapping
from copy import copy
from typing import Any, Generic, Self, TypeAlias

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, IllegalAction, Seat, WondersError
from wonders.core.events import Step
from wonders.core.game import Game, Table, View
from wonders.core.outcome import Outcome
from wonders.core.phrases import Player, phrase
from wonders.core.record import Header, Record


class Match(Generic[Table, View]):
    """Drives one game. An answer stays sealed, and may be changed, until the last seat that is asked has answered.

    With a dealer, CHANCE is answered at once; without one (a replay, a test) whoever drives answers for it. All steps
    and answers are kept; with `keep_all=False` only the last step is, and there is neither history nor record.
    """

    def __init__(
        self,
        game: Game[Table, View],
        dealer: Dealer | None = None,
        seed: str = "",
        *,
        table: Table | None = None,
        keep_all: bool = True,
    ) -> None:
        _check(game, dealer)
        self.game = game
        self.steps: list[Step[Table]] = [Step(game.start() if table is None else table, ())]
        self.answers: list[tuple[Seat, Action]] = []
        self.seed = seed
        self._dealer = dealer
        self._keeps_all = keep_all
        self.sealed: dict[Seat, Action] = {}
        """Answers that can still be changed. Only whoever gave one may be told."""
        self._deal()

    @property
    def table(self) -> Table:
        return self.steps[-1].table

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        """Everybody who is asked now, whether already answered (and free to change it) or not."""
        return self.game.pending(self.table)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """Who has still to answer."""
        return tuple(seat for seat in self.pending if seat not in self.sealed)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return self.game.legal(self.table, seat)

    def view(self, seat: Seat) -> View:
        return self.game.view(self.table, seat)

    def history(self, seat: Seat) -> tuple[View, ...]:
        """What a seat has seen so far, one view a step: its perfect recall."""
        return tuple(self.game.view(step.table, seat) for step in self.steps)

    def answer(self, seat: Seat, action: Action | str) -> Step[Table] | None:
        """Take a seat's answer, as an action or its text. Returns the step when it was the last one missing."""
        if isinstance(seat, bool) or not hasattr(seat, "__index__"):
            raise WondersError(f"A seat is a number, and {CHANCE} is chance; {seat!r} is none.")
        if isinstance(action, str):
            action = self.game.notation.parse(action)
        if not isinstance(action, Action):
            raise WondersError(f"An answer is an action or its text, not {action!r}.")
        self.game.check(self.table, seat, action)
        step = self.seal(seat, action)
        if step is not None:
            self._deal()
        return step

    def seal(self, seat: Seat, action: Action, known: Step[Table] | None = None) -> Step[Table] | None:
        """Take an answer that has been checked. The step may be known to whoever has looked ahead."""
        self.sealed[seat] = action
        return self._advance(self.sealed, known) if len(self.sealed) == len(self.pending) else None

    def retract(self, seat: Seat) -> None:
        """Take a sealed answer back."""
        if self.sealed.pop(seat, None) is None:
            raise IllegalAction(phrase("why-nothing-sealed", seat=Player(seat)))

    def rewind(self, steps: int) -> None:
        """Go back to when there were so many steps: what was played since is forgotten, and nothing is sealed."""
        if not self._keeps_all or not 0 < steps <= len(self.steps):
            raise WondersError(f"There is no way back to when there were {steps} steps.")
        del self.answers[sum(len(self.game.pending(step.table)) for step in self.steps[: steps - 1]) :]
        del self.steps[steps:]
        self.sealed = {}

    def deal_by(self, dealer: Dealer) -> None:
        """From now on chance is answered by this dealer, at once: a replay that is to be played on."""
        _check(self.game, dealer)
        self._dealer = dealer
        self._deal()

    def record(self) -> Record:
        if not self._keeps_all:
            raise WondersError("A match that keeps only the present has no record.")
        game = self.game
        header = Header(game.id, game.rules, game.players, game.options, self.seed)
        return Record(header, tuple((seat, str(action)) for seat, action in self.answers))

    def copy(self) -> Self:
        """The same match once more: what is played in one of them leaves the other alone."""
        twin = type(self).__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin.steps, twin.answers, twin.sealed = self.steps.copy(), self.answers.copy(), self.sealed.copy()
        twin._dealer = copy(self._dealer)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()  # games, tables, events and actions never change

    def __repr__(self) -> str:
        waiting = ", ".join("chance" if seat == CHANCE else f"seat {seat}" for seat in self.waiting_for)
        asked = f"{waiting} to answer" if waiting else "over"
        where = f"step {len(self.steps) - 1}, " if self._keeps_all else ""
        return f"<Match of {self.game.id} with {self.game.players} players: {where}{asked}>"

    def _advance(self, answers: dict[Seat, Action], known: Step[Table] | None = None) -> Step[Table]:
        in_order = dict(sorted(answers.items()))  # so that nothing can depend on who answered first
        step = known or self.game.step(self.table, in_order)
        if not self._keeps_all:
            self.steps.clear()
        else:
            self.answers.extend(in_order.items())
        self.steps.append(step)
        self.sealed = {}
        return step

    def _deal(self) -> None:
        while self._dealer is not None:
            asked = self.pending.get(CHANCE)
            if not isinstance(asked, ChanceDecision):
                return
            self._advance({CHANCE: self._dealer.answer(asked)})


AnyMatch: TypeAlias = Match[Any, Any]
"""A match of whichever game."""


def _check(game: object, dealer: object) -> None:
    """Say in a sentence what a match is made of, before something odd happens far from the mistake."""
    if not isinstance(game, Game):
        raise WondersError(f"A match is played of a game, as wonders.make gives one, not of {game!r}.")
    if dealer is not None and not hasattr(dealer, "answer"):
        raise WondersError(f"Chance is dealt by a Dealer, such as Dealer.from_seed({dealer!r}), not by {dealer!r}.")
