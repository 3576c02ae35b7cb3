"""7 Wonders Duel behind the protocol of all games."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from wonders.core.actions import Action
from wonders.core.catalogue import Item
from wonders.core.decisions import Decision, IllegalAction, Seat
from wonders.core.events import Event, Step, step_of
from wonders.core.game import Game
from wonders.core.options import Given
from wonders.core.outcome import Outcome
from wonders.core.phrases import Phrase
from wonders.games.duel.actions import (
    NOTATION,
    Begin,
    Build,
    BuildWonder,
    DealAge,
    Destroy,
    DrawStarter,
    DrawTokens,
    LayTokens,
    OfferWonders,
    PickWonder,
    Revive,
    Sell,
    TakeToken,
    TurnUp,
)
from wonders.games.duel.ages import begin_age, deal_age, draw_tokens, end_age, turn_up
from wonders.games.duel.asking import TURNS, pending
from wonders.games.duel.audit import audit
from wonders.games.duel.catalogue import catalogue
from wonders.games.duel.construction import resolve
from wonders.games.duel.describe import describe
from wonders.games.duel.legal import legal, turn_actions
from wonders.games.duel.options import OPTIONS, check_together
from wonders.games.duel.reasons import why_not
from wonders.games.duel.resample import resample
from wonders.games.duel.rotate import rotate, rotate_action
from wonders.games.duel.scoring import outcome
from wonders.games.duel.setup import Setup, pick_wonder
from wonders.games.duel.table import BID, LEGAL, PENDING, PLAY, Draft, Log, Table, fold, opened
from wonders.games.duel.turn import build, build_wonder, sell
from wonders.games.duel.view import View, look

_IN_A_TURN: Final[Mapping[type[Action], Callable[[Draft, Seat, Any, Log], None]]] = {
    Build: build,
    BuildWonder: build_wonder,
    Sell: sell,
    TakeToken: resolve,
    Destroy: resolve,
    Revive: resolve,
    DrawTokens: draw_tokens,
    TurnUp: turn_up,
}


class Duel(Game[Table, View]):
    """7 Wonders Duel (2015)."""

    id = "duel"
    rules = "1"
    seats_allowed = range(2, 3)
    default_players = 2
    options_known = OPTIONS
    notation = NOTATION
    longest = 130

    def __init__(self, players: int | None = None, *, rules: Given | None = None, **options: Given) -> None:
        super().__init__(players, rules=rules, **options)
        check_together(self.options)
        self._setup = Setup(self.options)
        self._start = Table(first=self._setup.first, turn=self._setup.first)
        self._before_turns: Mapping[type[Action], Callable[[Draft, Seat, Any, Log], None]] = {
            LayTokens: self._setup.lay_tokens,
            DrawStarter: self._setup.draw_starter,
            OfferWonders: self._setup.offer_wonders,
            PickWonder: pick_wonder,
            DealAge: deal_age,
            Begin: begin_age,
        }

    def start(self) -> Table:
        return self._start

    def pending(self, table: Table) -> Mapping[Seat, Decision]:
        if table.phase == PLAY and table.owed is None and not table.closed & table.shape.accessible:
            return TURNS[table.turn]
        known: Mapping[Seat, Decision] | None = table.memo[PENDING]
        if known is None:
            known = table.memo[PENDING] = pending(table)
        return known

    def legal(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        known: Mapping[Seat, tuple[Action, ...]] | None = table.memo[LEGAL]
        if known is None:
            if table.phase == PLAY and table.owed is None and not table.closed & table.shape.accessible:
                known = {table.turn: turn_actions(table, table.turn)}
            else:
                known = legal(table, self.pending(table))
            table.memo[LEGAL] = known
        return known.get(seat, ())

    def step(self, table: Table, answers: Mapping[Seat, Action]) -> Step[Table]:
        draft = opened(table)
        log: Log = []
        if draft.phase == PLAY:
            for seat, action in answers.items():
                _IN_A_TURN[type(action)](draft, seat, action, log)
            if not draft.shape.left:
                end_age(draft, log)
        elif draft.phase == BID:
            self._setup.open_bids(draft, answers, log)
        else:
            for seat, action in answers.items():
                self._before_turns[type(action)](draft, seat, action, log)
        return step_of((draft.close(), tuple(log)))

    def fold(self, table: Table, events: Iterable[Event[Draft]]) -> Table:
        """The table after these events, which is the one that the step gave."""
        return fold(table, events)

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

    def why_not(self, table: Table, seat: Seat, action: Action) -> IllegalAction:
        return why_not(table, seat, action, self.legal(table, seat))

    @classmethod
    def catalogue(cls) -> tuple[Item, ...]:
        return catalogue()

    def describe(self, view: View) -> Iterator[Phrase]:
        return describe(view)
