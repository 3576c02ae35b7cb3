"""The match of a table as the server holds it: the present table, sealed answers, and the numbers of decisions."""

from collections.abc import Container, Iterator, Mapping
from typing import Self

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, Seat, WondersError
from wonders.core.events import AnyEvent, AnyStep, Step
from wonders.core.game import AnyGame, Situation
from wonders.core.match import AnyMatch
from wonders.core.record import Header, Record
from wonders.server.errors import Refused, refusal_of
from wonders.server.tables.notes import TakenBack

Answers = tuple[tuple[Seat, Action], ...]
"""The joint answer of a step, in seat order."""

MOST_RECENT = 8
"""Earlier tables that are kept: an answer, and what bots have answered to it."""


class TableMatch(AnyMatch):
    """One match with its numbers and its story. Old tables are let go of: a thousand matches must fit."""

    def __init__(self, game: AnyGame) -> None:
        self._known: Situation[object] | None = None
        super().__init__(game, keep_all=False)
        self.story: list[tuple[AnyEvent, ...]] = []
        """What happened in each step; a step taken back stays, followed by a note that says so."""
        self.rounds: list[Answers] = []
        """The joint answer of each step that stands."""
        self.numbers = dict.fromkeys(game.seats, 0)
        """How many decisions each seat has been asked, the present one included."""
        self.begun = 0
        """Steps that were there when the match began: those of another one, from whose middle it goes on."""
        self.revealing: tuple[tuple[int, int, int], bool] | None = None
        """Whether so many steps that led to this version have brought something hidden to light, with so many tries."""
        self.recent: list[object] = []
        """The tables before the present one since chance or several seats have answered, the last few of them: what can
        be taken back is among these."""
        self._notes: list[AnyEvent] = []
        """To be told with the next step."""
        self._ask()

    @property
    def v(self) -> int:
        """The version of what everybody sees: it grows with every step, and when one is taken back."""
        return len(self.story)

    @property
    def situation(self) -> Situation[object]:
        """What is asked at the present table, and what may be answered. A game knows it of one table only, and all
        tables with its settings share one game; so each match keeps its own."""
        known, table = self._known, self.table
        if known is None or known[0] is not table:
            _, phase, asked, legal, _ = self.game.situation(table)
            known = self._known = (table, phase, asked, legal, [])
        return known

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        return self.situation[2]

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.pending if seat not in self.sealed and seat != CHANCE)

    @property
    def over(self) -> bool:
        return not self.pending

    def check_number(self, seat: Seat, number: int) -> None:
        """Raise Refused unless the decision of this number is open for the seat."""
        asked = self.numbers[seat]
        if self.over:
            raise Refused("over", "The match is over.")
        if number > asked or number < 1:
            raise Refused("wrong_number", f"Decision {number} has not been asked of this seat; the last is {asked}.")
        if number < asked or seat not in self.pending:
            raise Refused("already_decided", f"Decision {number} has been decided; it cannot be changed any more.")

    def checked(self, seat: Seat, number: int, text: str) -> Action:
        """The action that a seat answers with, if it may."""
        self.check_number(seat, number)
        try:
            action = self.game.notation.parse(text)
            self.game.take_up(self.situation)
            self.game.check(self.table, seat, action)
        except WondersError as wrong:
            raise refusal_of(wrong) from None
        return action

    def step_after(self, seat: Seat, action: Action) -> AnyStep | None:
        """What will happen if this seat answers so; None while others have still to answer."""
        answers = {**self.sealed, seat: action}
        return self.game.step(self.table, dict(sorted(answers.items()))) if len(answers) == len(self.pending) else None

    def draws_from(self, table: object, dealer: Dealer) -> Iterator[tuple[Action, AnyStep]]:
        """How the dealer answers all that chance is asked from a table on, and what happens then."""
        while isinstance(asked := self.game.pending(table).get(CHANCE), ChanceDecision):
            draw = dealer.answer(asked)
            step = self.game.step(table, {CHANCE: draw})
            yield draw, step
            table = step.table

    def draw(self, action: Action, step: AnyStep | None = None) -> None:
        """Chance has answered."""
        self.seal(CHANCE, action, step)

    def note(self, note: AnyEvent) -> None:
        """Something to be told with the next step."""
        self._notes.append(note)

    def note_now(self, note: AnyEvent) -> None:
        """Something to be told at once: a step of the story in which nothing happens at the table."""
        self.story.append((note,))

    def _advance(self, answers: dict[Seat, Action], known: AnyStep | None = None) -> AnyStep:
        self.rounds.append(tuple(sorted(answers.items())))
        alone = len(answers) == 1 and CHANCE not in answers
        self.recent = [*self.recent, self.table][-MOST_RECENT:] if alone else []
        step = super()._advance(answers, known)
        self.story.append((*self._notes, *step.events) if self._notes else step.events)
        self._notes = []
        self._ask()
        return step

    def _ask(self) -> None:
        for seat in self.pending:
            if seat != CHANCE:
                self.numbers[seat] += 1

    def undo(self, seat: Seat) -> None:
        """Take the seat's last answer back, with what bots have answered to it: play all the others again."""
        steps = 1 + next(back for back, joint in enumerate(reversed(self.rounds)) if joint[0][0] == seat)
        tables = tables_of(self.game, self.rounds)
        for table in tables[-steps:]:
            for asked in self.game.pending(table):
                self.numbers[asked] -= 1
        del self.rounds[-steps:]
        self.steps, self.recent = [Step(tables[-steps - 1], ())], []
        self.story.append((TakenBack(seat),))
        self.sealed, self._notes = {}, []

    def steps_since(self, seat: Seat, bots: Container[Seat] = ()) -> int:
        """How many steps there are from this seat's last answer on, if it was given alone and only bots have answered
        since, each alone; else 0."""
        if self.sealed:
            return 0
        for steps in range(1, len(self.rounds) - self.begun + 1):
            joint = self.rounds[-steps]
            if len(joint) != 1 or (joint[0][0] != seat and joint[0][0] not in bots):
                return 0
            if joint[0][0] == seat:
                return 0 if self.over else steps
        return 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.story, twin.rounds, twin.numbers = self.story.copy(), self.rounds.copy(), self.numbers.copy()
        twin._notes = self._notes.copy()
        return twin

    def record(self, seed: str = "") -> Record:
        """The record so far; whoever hands it out says whether the seed goes with it."""
        game = self.game
        header = Header(game.id, game.rules, game.players, game.options, seed)
        return Record(header, tuple((seat, str(action)) for step in self.rounds for seat, action in step))


def tables_of(game: AnyGame, answers: list[Answers]) -> list[object]:
    """Every table of a match, from the start on."""
    tables = [game.start()]
    for joint in answers:
        tables.append(game.step(tables[-1], dict(joint)).table)
    return tables
