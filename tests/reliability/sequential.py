"""What a table does when everything happens one after the other: the protocol again, in the fewest words."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision, IllegalAction, Seat
from wonders.core.game import Game

Answer = tuple[str, int | str, int]
"""`ack`, the number and the version; or `refused` and the error."""


def no(error: str) -> Answer:
    return "refused", error, 0


@dataclass
class Model:
    """A match at a table whose clock allows so many seconds for each answer."""

    game: Game[Any, Any]
    dealer: Dealer
    seconds: float
    now: float
    table: Any = None
    v: int = 0
    sealed: Mapping[Seat, Action] = field(default_factory=dict)
    numbers: Mapping[Seat, int] = field(default_factory=dict)
    since: Mapping[Seat, float] = field(default_factory=dict)
    moves: Mapping[tuple[Seat, str], Answer] = field(default_factory=dict)
    past: tuple[tuple[Any, Mapping[Seat, Action]], ...] = ()
    """Every table that was left, and by which answers."""

    def begin(self) -> None:
        self.table, self.numbers = self.game.start(), dict.fromkeys(self.game.seats, 0)
        self._ask()
        self._deal()

    def copy(self) -> "Model":
        return replace(self)  # nothing in it is ever changed in place

    @property
    def waiting(self) -> list[Seat]:
        return [seat for seat in self.game.pending(self.table) if seat not in self.sealed and seat != CHANCE]

    @property
    def late(self) -> list[Seat]:
        return [seat for seat in self.waiting if self.since[seat] + self.seconds <= self.now]

    def answer(self, seat: Seat, number: int, move: str, text: str) -> Answer:
        if (seat, move) in self.moves:
            return self.moves[seat, move]
        if wrong := self._wrong(seat, number):
            return wrong
        action = self.game.notation.parse(text)
        try:
            self.game.check(self.table, seat, action)
        except IllegalAction:
            return no("illegal")
        self._seal(seat, action)
        return self._done(seat, number, move)

    def retract(self, seat: Seat, number: int, move: str) -> Answer:
        if (seat, move) in self.moves:
            return self.moves[seat, move]
        if wrong := self._wrong(seat, number):
            return wrong
        if seat not in self.sealed:
            return no("not_asked")
        self.sealed = {who: action for who, action in self.sealed.items() if who != seat}
        self._wind()
        return self._done(seat, number, move)

    def time_up(self, seat: Seat, number: int, text: str) -> bool:
        """A bot answers; whether it may."""
        if seat not in self.late or self.numbers[seat] != number:
            return False
        self._seal(seat, self.game.notation.parse(text))
        self._deal()
        return True

    def undo(self, seat: Seat) -> str:
        """What is wrong with it, or nothing. Only for games without secrets: there nothing can come to light."""
        if not self.game.pending(self.table):
            return "over"
        if self.sealed or not self.past or list(self.past[-1][1]) != [seat]:
            return "no_undo"
        asked = self.game.pending(self.table)
        self.numbers = {who: count - (who in asked) for who, count in self.numbers.items()}
        self.table, self.past, self.v = self.past[-1][0], self.past[:-1], self.v + 1
        self._wind()
        return ""

    def _wrong(self, seat: Seat, number: int) -> Answer | None:
        pending = self.game.pending(self.table)
        if not pending:
            return no("over")
        if not 1 <= number <= self.numbers[seat]:
            return no("wrong_number")
        return no("already_decided") if number < self.numbers[seat] or seat not in pending else None

    def _done(self, seat: Seat, number: int, move: str) -> Answer:
        self.moves = {**self.moves, (seat, move): ("ack", number, self.v)}
        self._deal()
        return self.moves[seat, move]

    def _seal(self, seat: Seat, action: Action) -> None:
        self.sealed = {**self.sealed, seat: action}
        self.since = {who: at for who, at in self.since.items() if who != seat}
        if len(self.sealed) == len(self.game.pending(self.table)):
            self._step(self.sealed)

    def _deal(self) -> None:
        while isinstance(asked := self.game.pending(self.table).get(CHANCE), ChanceDecision):
            self._step({CHANCE: self.dealer.answer(asked)})

    def _step(self, answers: Mapping[Seat, Action]) -> None:
        self.past = (*self.past, (self.table, answers))
        self.table, self.v, self.sealed = self.game.step(self.table, dict(answers)).table, self.v + 1, {}
        self._ask()

    def _ask(self) -> None:
        asked = self.game.pending(self.table)
        self.numbers = {seat: count + (seat in asked) for seat, count in self.numbers.items()}
        self._wind()

    def _wind(self) -> None:
        """The clocks of those who must answer run on, or start."""
        self.since = {seat: self.since.get(seat, self.now) for seat in self.waiting}
