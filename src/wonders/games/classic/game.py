"""7 Wonders behind the protocol of all games."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from wonders.core.actions import Action
from wonders.core.catalogue import Item
from wonders.core.decisions import CHANCE, Decision, IllegalAction, Seat
from wonders.core.events import Event, Step, happen, step_of
from wonders.core.game import Game
from wonders.core.options import Given
from wonders.core.outcome import Outcome
from wonders.core.phrases import Phrase
from wonders.games.classic.actions import NOTATION
from wonders.games.classic.assemble import assemble
from wonders.games.classic.audit import audit
from wonders.games.classic.catalogue import catalogue
from wonders.games.classic.describe import describe
from wonders.games.classic.events import PhaseReached
from wonders.games.classic.options import OPTIONS, allowed_boards, check_boards
from wonders.games.classic.phases import NOBODY, Log, Phase
from wonders.games.classic.reasons import why_not
from wonders.games.classic.resample import resample
from wonders.games.classic.rotate import rotate
from wonders.games.classic.scoring import outcome
from wonders.games.classic.table import OVER, Draft, Table, fold
from wonders.games.classic.view import View, look


class Classic(Game[Table, View]):
    """7 Wonders (2010) for two to seven players, with expansions for up to eight."""

    id = "classic"
    rules = "2"
    older_rules = ("1",)
    seats_allowed = range(2, 9)
    default_players = 3
    options_known = OPTIONS
    notation = NOTATION
    longest = 400

    def __init__(self, players: int | None = None, *, rules: Given | None = None, **options: Given) -> None:
        super().__init__(players, rules=rules, **options)
        check_boards(self.options)
        self.ruleset = assemble(self.players, self.options, self.rules)
        self._phases = self.ruleset.phases
        self._reached = {name: PhaseReached(name) for name in (*self._phases, OVER)}
        self._start = self._begin()

    def start(self) -> Table:
        return self._start

    def _begin(self) -> Table:
        allowed = allowed_boards(self.options, self.players)
        draft = Draft(
            Table(
                phase=self.ruleset.setup[0].name,
                boards=tuple(boards[0] if len(boards) == 1 else None for boards in allowed),
                hands=((),) * self.players,
                sold=((),) * self.players,
            )
        )
        log: Log = []
        self._enter(draft, draft.phase, log)
        return draft.close()

    def pending(self, table: Table) -> Mapping[Seat, Decision]:
        known = table.pending
        if known is None:
            known = NOBODY if table.phase == OVER else self._phases[table.phase].ask(table)
            object.__setattr__(table, "pending", known)
        return known

    def legal(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        legal = table.legal.get(seat)
        if legal is None:
            asked = (table.pending or self.pending(table)).get(seat)
            legal = () if asked is None or seat == CHANCE else self._phases[table.phase].legal(table, asked)
            table.legal[seat] = legal
        return legal

    def step(self, table: Table, answers: Mapping[Seat, Action]) -> Step[Table]:
        draft = Draft(table)
        log: Log = []
        phase = self._phases[draft.phase]
        self._act(phase, draft, answers, log)
        name = phase.name
        self._enter(draft, name if phase.repeats and phase.ask(draft) else self.ruleset.after(name, draft), log)
        return step_of((draft.close(), tuple(log)))

    def _act(self, phase: Phase, draft: Draft, answers: Mapping[Seat, Action], log: Log) -> None:
        """Let a phase act, and everything that follows from it."""
        mark = len(log)
        phase.act(draft, answers, log)
        if len(log) > mark:
            for reaction in self.ruleset.reactions:
                happen(draft, reaction(draft, log[mark:]), log)

    def _enter(self, draft: Draft, name: str, log: Log) -> None:
        """Run phases, from this one on, until somebody is asked or the match is over."""
        while name != OVER:
            phase = self._phases[name]
            if phase.asks and phase.ask(draft):
                break
            if phase.always_acts:
                self._act(phase, draft, {}, log)
            name = self.ruleset.after(name, draft)
        reached = self._reached[name]
        reached.on(draft)
        log.append(reached)

    def fold(self, table: Table, events: Iterable[Event[Draft]]) -> Table:
        return fold(table, events)

    def view(self, table: Table, seat: Seat) -> View:
        return look(table, seat, self.pending(table).get(seat), self.ruleset.teams)

    def outcome(self, table: Table) -> Outcome | None:
        if table.phase != OVER:
            return None
        return outcome(table.cities, self.seats, self.ruleset, self.options["copied_guild"] == "borrowed")

    def resample(self, history: Sequence[View], rng: Random) -> Table:
        return resample(self, history, rng)

    def audit(self, table: Table) -> Iterator[str]:
        yield from audit(table, self.ruleset.decks)
        for look_closer in self.ruleset.audits:
            yield from look_closer(table)

    def rotate(self, table: Table, by: int) -> Table:
        if self.options["wonders"] == "choose":
            raise TypeError("seats that choose their boards one after the other are not alike")
        return rotate(table, by)

    def why_not(self, table: Table, seat: Seat, action: Action) -> IllegalAction:
        asked, legal = self.pending(table)[seat], self.legal(table, seat)
        reason = self._phases[table.phase].why_not(table, asked, action, legal)
        return reason or why_not(table, asked, action, legal)

    @classmethod
    def catalogue(cls) -> tuple[Item, ...]:
        return catalogue()

    def describe(self, view: View) -> Iterator[Phrase]:
        return describe(view)
