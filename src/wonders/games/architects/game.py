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
from wonders.games.architects.phases import phase_of, proceed
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

    def start(self) -> Table:
        return self._start

    def phase_of(self, table: Board) -> Phase[Table, Draft]:
        return phase_of(table)

    def proceed(self, draft: Draft) -> dict[Seat, tuple[Action, ...]]:
        return proceed(draft)

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
