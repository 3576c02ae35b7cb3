"""A table as its entries make it. Only `apply` changes it, so it is the same after a restart and in every process."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod
from itertools import zip_longest

from msgspec import structs

from wonders.core.chance import Dealer
from wonders.core.decisions import Seat
from wonders.core.events import AnyStep
from wonders.core.game import AnyGame
from wonders.server.sources import hashed, same
from wonders.server.tables import entries as e
from wonders.server.tables.beginning import begun
from wonders.server.tables.caps import check_changes, cost_of
from wonders.server.tables.clocks import Timing
from wonders.server.tables.dealt import Dealt
from wonders.server.tables.decided import Decided
from wonders.server.tables.lineup import Lineup
from wonders.server.tables.match import TableMatch
from wonders.server.tables.notes import BotTookOver, PlayerReturned, SeatReissued, TimeUp
from wonders.server.tables.pause import Pause
from wonders.server.tables.plans import Plans
from wonders.server.tables.rulings import Rulings, is_heard
from wonders.server.tables.seat import SeatNow
from wonders.server.tables.shared import action_of, shared_game
from wonders.server.tables.stand_ins import StandIns

HOST = "host"


@dataclass(slots=True)
class TableState(Dealt):
    """Everything about a table that lasts."""

    id: str
    seq: int = 0
    """The number of entries so far."""
    made: e.Created = field(init=False)
    seats: list[SeatNow] = field(default_factory=list)
    match: TableMatch | None = None
    timing: Timing = field(default_factory=Timing)
    moves: dict[tuple[Seat, str], tuple[int, int]] = field(default_factory=dict)
    """Moves already taken, by seat and id: the number of the decision and the version they led to."""
    chat: list[e.Said] = field(default_factory=list)
    changes: dict[Seat, int] = field(default_factory=dict)
    """How often each seat has changed what was settled."""
    rematch: str = ""
    rulings: Rulings = field(default_factory=Rulings)
    lineup: Lineup = field(default_factory=Lineup)
    pause: Pause = field(default_factory=Pause)
    stand_ins: StandIns = field(default_factory=StandIns)
    """What bots have answered for people."""
    plans: Plans = field(default_factory=Plans)
    """What people have decided to answer in advance."""
    known: bool = False
    """Whether anybody with a profile has ever sat here."""
    touched: float = 0.0
    _dealer: Dealer | None = None

    @property
    def game(self) -> AnyGame:
        if self.match is not None:
            return self.match.game
        return shared_game(self.made.game, self.made.rules, self.made.players, tuple(self.made.options.items()))

    @property
    def phase(self) -> str:
        """open, playing, over or closed."""
        if self.rulings.closed is not None:
            return "closed"
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    @property
    def only_bots(self) -> bool:
        """Whether no person is left whose answer the match could wait for."""
        return all(seat.by_bot for seat in self.seats)

    def whose(self, token: str) -> Seat | str | None:
        """What a token gives a right to: a seat, the host's, or nothing. All are compared, in constant time."""
        found: Seat | str | None = None
        secret = hashed(token)
        if same(self.made.host, secret):
            found = HOST
        for at, seat in enumerate(self.seats):
            for kept in seat.spec.tokens:
                if same(kept, secret):
                    found = at
        return found

    def follow(self, decided: Decided) -> None:
        """Let everything happen that was decided on this very state."""
        for entry, step in zip_longest(decided.entries, decided.steps):
            self.apply(entry, step)

    def apply(self, entry: e.Entry, step: AnyStep | None = None) -> None:
        """Let an entry happen. The step of the match that it leads to may be known already."""
        if (cost := self.cost_of(entry)) is not None:
            self.changes[cost[0]] = self.changes.get(cost[0], 0) + cost[1]
        if isinstance(entry, e.Drew):
            self._match.draw(self.game.notation.parse(entry.action), step)
            self._ask(entry.at)
        else:
            self.lineup.note(entry, self.seats)
            self.plans.note(entry, self.match)
            if isinstance(entry, e.Answered):
                self._answer(entry, step)
            else:
                self.rulings.note(entry, self.seats)
                self._happen(entry)
        self.seq, self.touched = self.seq + 1, entry.at

    def check_room(self, entries: Sequence[e.Entry]) -> None:
        """Raise Refused if a seat has changed its mind too often."""
        for entry in entries:
            if (cost := self.cost_of(entry)) is not None:
                check_changes(self.changes.get(cost[0], 0), cost[1])

    def cost_of(self, entry: e.Entry) -> tuple[Seat, int] | None:
        """For whom an entry counts as a change, and as how many."""
        sealed = isinstance(entry, e.Answered) and self.match is not None and entry.seat in self.match.sealed
        return cost_of(entry, sealed)

    @singledispatchmethod
    def _happen(self, entry: object) -> None:
        raise TypeError(f"{type(entry).__name__} is no entry")

    @_happen.register
    def _(self, entry: e.Created) -> None:
        self.made = entry
        self.seats = [SeatNow(spec) for spec in entry.seats]
        self.known = any(spec.profile for spec in entry.seats)
        self.timing = Timing(entry.clock, entry.players)

    @_happen.register
    def _(self, entry: e.Seated) -> None:
        self.seats[entry.seat].spec = entry.now
        self.known |= bool(entry.now.profile)

    @_happen.register
    def _(self, entry: e.Reissued) -> None:
        seat = self.seats[entry.seat]
        seat.spec = structs.replace(seat.spec, tokens=(entry.token,), kept=False)
        if entry.by == "host":
            seat.spec = e.anonymous(seat.spec)  # somebody else plays on
            self.timing.off.pop(entry.seat, None)
        self._match.note_now(SeatReissued(entry.seat, entry.by))

    @_happen.register
    def _(self, entry: e.Started) -> None:
        self.match = begun(self.game, self.made.begins)
        self._ask(entry.at)

    def _answer(self, entry: e.Answered, step: AnyStep | None) -> None:
        match = self._match
        self.timing.stop(entry.seat, entry.at, entry.number)
        if entry.by == "time":
            match.note(TimeUp(entry.seat))
        match.seal(entry.seat, action_of(self.game.notation, entry.action), step)
        self.stand_ins.note(entry)
        self._remember(entry)
        self._ask(entry.at)

    @_happen.register
    def _(self, entry: e.Retracted) -> None:
        self._match.retract(entry.seat)
        self._remember(entry)
        self._ask(entry.at)

    @_happen.register
    def _(self, entry: e.Undone) -> None:
        self._match.undo(entry.seat)
        self.stand_ins.take_back(entry.seat, entry.number)
        self._ask(entry.at)

    @_happen.register
    def _(self, entry: e.Paused) -> None:
        self.timing.stand_still(entry.began, entry.ended)

    @_happen.register
    def _(self, entry: e.OffDays) -> None:
        self.timing.take_off(entry.seat, entry.spans)

    def pauses(self, outages: Iterable[tuple[float, float]], at: float) -> list[e.Entry]:
        """What the clocks that run have to be told of these outages."""
        if self.phase != "playing" or not self.timing.deadlines():
            return []
        known = max(self.timing.stood_until, min(self.timing.since.values()))
        return [e.Paused(at=at, began=began, ended=ended) for began, ended in outages if ended > known]

    @_happen.register
    def _(self, entry: e.PauseVoted) -> None:
        self.pause.vote(entry)
        self._settle_pause(entry)

    def _settle_pause(self, entry: e.PauseVoted | e.Away | e.Resigned) -> None:
        people = {seat for seat, now in enumerate(self.seats) if not now.by_bot}
        if (note := self.pause.settle(people, self.timing, entry.seat, entry.at)) is not None:
            self._match.note_now(note)

    @_happen.register
    def _(self, entry: e.Away) -> None:
        seat = self.seats[entry.seat]
        if self.match is not None and seat.away != entry.away:
            self.match.note_now(BotTookOver(entry.seat, entry.by) if entry.away else PlayerReturned(entry.seat))
        seat.away, seat.away_by = entry.away, entry.by
        self._settle_pause(entry)

    @_happen.register
    def _(self, entry: e.Resigned) -> None:
        seat = self.seats[entry.seat]
        seat.spec = structs.replace(e.anonymous(seat.spec), kind="bot", level="medium", tokens=())
        seat.away, seat.away_by = False, ""
        self.timing.off.pop(entry.seat, None)
        self._settle_pause(entry)

    @_happen.register
    def _(self, entry: e.Said) -> None:
        if is_heard(entry):
            self.chat.append(entry)
        self.moves[entry.seat, entry.move] = (0, self.match.v if self.match else 0)

    @_happen.register
    def _(self, entry: e.Rematched) -> None:
        self.rematch = entry.table

    @_happen.register
    def _(self, entry: e.Filtered | e.Closed | e.Planned | e.PlanEnded) -> None:
        """These are rulings or plans, and nothing else."""

    @_happen.register
    def _(self, entry: e.Forgotten) -> None:
        """What was forgotten is not in the entries any more."""

    @property
    def _match(self) -> TableMatch:
        assert self.match is not None, "the match has not begun"
        return self.match

    def _remember(self, entry: e.Answered | e.Retracted) -> None:
        if entry.move:
            self.moves[entry.seat, entry.move] = (entry.number, self._match.v)

    def _ask(self, at: float) -> None:
        """Start the clocks of those who have to answer, and stop those of all others."""
        self.timing.run(self._match.waiting_for, at)
