"""7 Wonders Architects behind the protocol of all games."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from wonders.core.actions import Action
from wonders.core.catalogue import Item
from wonders.core.decisions import Decision, IllegalAction, Seat
from wonders.core.events import Event, Step, step_of
from wonders.core.game import Game
from wonders.core.options import Given
from wonders.core.outcome import Outcome
from wonders.core.phrases import Phrase
from wonders.games.architects.actions import NOTATION
from wonders.games.architects.audit import audit
from wonders.games.architects.catalogue import catalogue
from wonders.games.architects.describe import describe
from wonders.games.architects.house import OPTIONS, House
from wonders.games.architects.part import empty
from wonders.games.architects.reasons import why_not
from wonders.games.architects.resample import resample
from wonders.games.architects.rotation import rotate
from wonders.games.architects.scoring import outcome
from wonders.games.architects.setup import start
from wonders.games.architects.table import Draft, Table, fold
from wonders.games.architects.turn.flow import due_now, settle
from wonders.games.architects.view import View, look


class Architects(Game[Table, View]):
    """7 Wonders Architects (2021) for two to seven players."""

    id = "architects"
    rules = "1"
    seats_allowed = range(2, 8)
    default_players = 3
    options_known = OPTIONS
    notation = NOTATION
    longest = 2000

    def __init__(self, players: int | None = None, *, rules: Given | None = None, **options: Given) -> None:
        super().__init__(players, rules=rules, **options)
        self.house = House.of(self.players, self.options)
        self._start = start(self.house)

    def start(self) -> Table:
        return self._start

    def pending(self, table: Table) -> Mapping[Seat, Decision]:
        asked: Mapping[Seat, Decision] = (table.due or due_now(table)).ask(table)
        return asked

    def legal(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        """Worked out when the table was closed, else at the first question."""
        if seat != table.active:
            return ()
        known: tuple[Action, ...] | None = table.notes
        if known is None:
            known = due_now(table).options(table)
            object.__setattr__(table, "notes", known)
        return known

    def step(self, table: Table, answers: Mapping[Seat, Action]) -> Step[Table]:
        (action,) = answers.values()
        draft = empty(Draft)  # measured: calling the class takes half as long again
        draft.open(table)
        (table.due or due_now(table)).answer(draft, action)
        due, options = settle(draft)
        events = tuple(draft.notes)
        return step_of((draft.close(due, options), events))

    def fold(self, table: Table, events: Iterable[Event[Draft]]) -> Table:
        return fold(table, events)

    def view(self, table: Table, seat: Seat) -> View:
        return look(table, seat, self.pending(table).get(seat))

    def outcome(self, table: Table) -> Outcome | None:
        return outcome(table)

    def resample(self, history: Sequence[View], rng: Random) -> Table:
        return resample(self.house, history, rng)

    def audit(self, table: Table) -> Iterator[str]:
        return audit(table)

    def rotate(self, table: Table, by: int) -> Table:
        return rotate(table, by)

    def why_not(self, table: Table, seat: Seat, action: Action) -> IllegalAction:
        return why_not(table, action, self.legal(table, seat))

    @classmethod
    def catalogue(cls) -> tuple[Item, ...]:
        return catalogue()

    def describe(self, view: View) -> Iterator[Phrase]:
        return describe(view)
