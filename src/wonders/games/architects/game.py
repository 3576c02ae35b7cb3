"""7 Wonders Architects behind the protocol of all games."""

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
from wonders.games.architects import box as box  # makes pieces known to pickle
from wonders.games.architects.actions import NOTATION
from wonders.games.architects.audit import audit
from wonders.games.architects.catalogue import catalogue
from wonders.games.architects.describe import describe
from wonders.games.architects.options import OPTIONS, House
from wonders.games.architects.phases import ACTING, ACTIONS, ASKING, PHASES
from wonders.games.architects.resample import resample
from wonders.games.architects.rotate import rotate
from wonders.games.architects.scoring import outcome
from wonders.games.architects.setup import start
from wonders.games.architects.table import Board, Draft, Table
from wonders.games.architects.view import View, look


class Architects(Game[Table, View]):
    """7 Wonders Architects (2021) for two to seven players."""

    id = "architects"
    rules = "1"
    seats_allowed = range(2, 8)
    default_players = 3
    options_known = OPTIONS
    notation = NOTATION
    draft = Draft
    longest = 2000

    def __init__(self, players: int | None = None, *, rules: Given | None = None, **options: Given) -> None:
        super().__init__(players, rules=rules, **options)
        self.house = House.of(self.players, self.options)
        self._start = start(self.house)

    @property
    def takes_turns(self) -> bool:
        return True

    def start(self) -> Table:
        return self._start

    def phase_of(self, table: Board) -> Phase[Table, Draft]:
        """The first of the queue, else whatever the active seat may still do."""
        return PHASES[table.queue[0]] if table.queue else ACTIONS

    def proceed(self, draft: Draft) -> tuple[Phase[Table, Draft], dict[Seat, tuple[Action, ...]]]:
        """What leaves no choice happens, until chance or a seat must be asked. Rules architects-14, architects-21."""
        while True:
            queue = draft.queue
            phase, find_legal = ASKING[queue[0]] if queue else ACTING
            if find_legal is None:
                return phase, {}
            seat = draft.active
            legal = find_legal(draft, seat, None)
            if len(legal) > 1:
                return phase, {seat: legal}
            if legal:
                phase.answer(draft, legal[0])
            else:
                phase.lapse(draft)

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

    @classmethod
    def catalogue(cls) -> tuple[Item, ...]:
        return catalogue()

    def describe(self, view: View) -> Iterator[Phrase]:
        return describe(view)
