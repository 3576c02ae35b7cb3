"""7 Wonders behind the protocol of all games."""

from collections.abc import Iterator, Sequence
from random import Random

from wonders.core.actions import Action
from wonders.core.catalogue import Item
from wonders.core.decisions import Seat
from wonders.core.game import Game
from wonders.core.options import Given
from wonders.core.outcome import Outcome
from wonders.core.phrases import Phrase
from wonders.games.classic.assemble import assemble
from wonders.games.classic.audit import audit
from wonders.games.classic.catalogue import catalogue
from wonders.games.classic.describe import describe
from wonders.games.classic.events import PhaseReached
from wonders.games.classic.options import OPTIONS, allowed_boards, check_boards
from wonders.games.classic.phases import Phase
from wonders.games.classic.reactions import react
from wonders.games.classic.resample import resample
from wonders.games.classic.rotate import rotate
from wonders.games.classic.scoring import outcome
from wonders.games.classic.table import OVER, Draft, Table
from wonders.games.classic.view import View, look


class Classic(Game[Table, View]):
    """7 Wonders (2010) for two to seven players, with expansions for up to eight."""

    id = "classic"
    rules = "2"
    older_rules = ("1",)
    seats_allowed = range(2, 9)
    default_players = 3
    options_known = OPTIONS
    draft = Draft
    longest = 400

    def __init__(self, players: int | None = None, *, rules: Given | None = None, **options: Given) -> None:
        super().__init__(players, rules=rules, **options)
        check_boards(self.options)
        self.ruleset = assemble(self.players, self.options, self.rules)
        self.notation = self.ruleset.notation
        self._phases, self._reacts = self.ruleset.phases, self.ruleset.reacts
        self._reached = {name: PhaseReached(name) for name in self._phases}
        self._start = self._begin()

    def start(self) -> Table:
        return self._start

    def _begin(self) -> Table:
        allowed = allowed_boards(self.options, self.players)
        draft = Draft.open(
            Table(
                phase=self.ruleset.setup[0].name,
                boards=tuple(boards[0] if len(boards) == 1 else None for boards in allowed),
                hands=((),) * self.players,
                sold=((),) * self.players,
                expansions=self.ruleset.expansions,
            )
        )
        self._enter(draft, draft.phase)
        return draft.close()

    def phase_of(self, table: Table | Draft) -> Phase:
        return self._phases[table.phase]

    def proceed(self, draft: Draft) -> tuple[Phase, dict[Seat, tuple[Action, ...]]]:
        phase = self._phases[draft.phase]
        if self._reacts and draft.log:
            react(draft, 0)
        name = phase.name
        self._enter(draft, name if phase.repeats and phase.ask(draft) else self.ruleset.after(name, draft))
        return self._phases[draft.phase], {}

    def _enter(self, draft: Draft, name: str) -> None:
        """Run phases, from this one on, until somebody is asked or the match is over."""
        log, after = draft.log, self.ruleset.after
        while name != OVER:
            phase = self._phases[name]
            if phase.always_asks or (phase.asks and phase.ask(draft)):
                break
            if phase.always_acts:
                mark = len(log)
                phase.act(draft, {})
                if self._reacts and len(log) > mark:
                    react(draft, mark)
            name = after(name, draft)
        draft.happen(self._reached[name])

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
            yield from look_closer(self.ruleset, table)

    def rotate(self, table: Table, by: int) -> Table:
        if self.options["wonders"] == "choose":
            raise TypeError("seats that choose their boards one after the other are not alike")
        return rotate(table, by)

    @classmethod
    def catalogue(cls) -> tuple[Item, ...]:
        return catalogue()

    def describe(self, view: View) -> Iterator[Phrase]:
        return describe(view)
