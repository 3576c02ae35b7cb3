"""7 Wonders Duel behind the protocol of all games."""

from collections.abc import Iterator, Sequence
from random import Random

from wonders.core.actions import Action
from wonders.core.catalogue import Item
from wonders.core.decisions import Seat
from wonders.core.game import Game
from wonders.core.options import Given
from wonders.core.outcome import Outcome
from wonders.core.phases import Phase
from wonders.core.phrases import Phrase
from wonders.games.duel.actions import NOTATION
from wonders.games.duel.ages import end_age
from wonders.games.duel.audit import audit
from wonders.games.duel.catalogue import catalogue
from wonders.games.duel.describe import describe
from wonders.games.duel.options import OPTIONS, check_together
from wonders.games.duel.phases import OWED, TURN, TURNING_UP, phases_outside_turns
from wonders.games.duel.resample import resample
from wonders.games.duel.rotate import rotate, rotate_action
from wonders.games.duel.scoring import outcome
from wonders.games.duel.setup import Setup
from wonders.games.duel.table import PLAY, Draft, Table
from wonders.games.duel.view import View, look


class Duel(Game[Table, View]):
    """7 Wonders Duel (2015)."""

    id = "duel"
    rules = "1"
    seats_allowed = range(2, 3)
    default_players = 2
    options_known = OPTIONS
    notation = NOTATION
    draft = Draft
    longest = 130

    def __init__(self, players: int | None = None, *, rules: Given | None = None, **options: Given) -> None:
        super().__init__(players, rules=rules, **options)
        check_together(self.options)
        setup = Setup(self.options)
        self._start = Table(first=setup.first, turn=setup.first)
        self._phases = phases_outside_turns(setup)

    @property
    def takes_turns(self) -> bool:
        return self.options["fair"] != "bid"  # both bid at once

    @property
    def hides(self) -> bool:
        return False  # closed cards are drawn when they are turned up

    def start(self) -> Table:
        return self._start

    def phase_of(self, table: Table | Draft) -> Phase[Table, Draft]:
        """In a turn the table waits for what is owed, then for cards to be turned up, then for the turn itself."""
        if table.phase != PLAY:
            return self._phases[table.phase]
        if table.owed is not None:
            return OWED
        return TURNING_UP if table.closed & table.shape.accessible else TURN

    def proceed(self, draft: Draft) -> tuple[Phase[Table, Draft], dict[Seat, tuple[Action, ...]]]:
        if draft.phase == PLAY:
            shape = draft.shape
            if not shape.left:
                end_age(draft)
            elif draft.owed is None:  # as `phase_of` finds it, which would be a call at every step
                return TURNING_UP if draft.closed & shape.accessible else TURN, {}
        return self.phase_of(draft), {}

    def view(self, table: Table, seat: Seat) -> View:
        return look(table, seat, self.pending(table).get(seat))

    def outcome(self, table: Table) -> Outcome | None:
        return outcome(table)

    def resample(self, history: Sequence[View], rng: Random) -> Table:
        return resample(history)

    def audit(self, table: Table) -> Iterator[str]:
        return audit(table)

    def rotate(self, table: Table, by: int) -> Table:
        return rotate(table, by)

    def rotate_action(self, action: Action, by: int) -> Action:
        return rotate_action(action, by)

    @classmethod
    def catalogue(cls) -> tuple[Item, ...]:
        return catalogue()

    def describe(self, view: View) -> Iterator[Phrase]:
        return describe(view)
