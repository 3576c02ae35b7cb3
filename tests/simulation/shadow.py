"""What the store has of a table, folded by somebody who trusts nobody: every entry is checked before it counts."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from tests.simulation.ledger import Ledger
from wonders.core.decisions import CHANCE, ChanceDecision, Seat, WondersError
from wonders.server.tables import entries as e
from wonders.server.tables.planning import plan_info
from wonders.server.tables.plans import PLAN
from wonders.server.tables.state import TableState
from wonders.server.wire.encoding import frame
from wonders.server.wire.plans import PlanChanged

PLANS = (e.Answered, e.Planned, e.PlanEnded, e.Retracted, e.Undone, e.Resigned, e.Reissued)
"""Entries that change plans."""
Violate = Callable[[str, str], None]


class Shadow:
    """The one truth about a table."""

    def __init__(self, id: str, ledger: Ledger, violate: Violate) -> None:
        self.state = TableState(id)
        self.tables: list[Any] = []
        """Every table of the match on the way, as far as it stands."""
        self.times: dict[int, float] = {}
        """When each version was reached."""
        self._asked: dict[Seat, float] = {}
        """When the clocks that run were started, whatever the server has given back to them since."""
        self.plans: defaultdict[Seat, set[bytes]] = defaultdict(set)
        """What the owner of a plan may be told of it, now or a moment ago."""
        self._ledger, self._violate = ledger, violate

    def follow(self, body: str) -> None:
        """Let a committed entry happen."""
        entry = e.decode(body)
        if self.state.seq:
            self._check(entry)
        before = dict(self.state.timing.since)
        self.state.apply(entry)
        self._note_tables(entry)
        self._note_clocks(entry, before)
        if isinstance(entry, PLANS):
            for seat in range(self.state.made.players):
                self.plans[seat].add(frame(PlanChanged(plan_info(self.state, seat))))

    @property
    def v(self) -> int:
        return self.state.match.v if self.state.match is not None else -1

    def whose(self, token: str) -> Seat | str | None:
        return self.state.whose(token) if self.state.seq else None

    def _note_tables(self, entry: e.Entry) -> None:
        match = self.state.match
        if match is None:
            return
        if isinstance(entry, e.Undone):
            del self.tables[len(match.rounds) + 1 :]
        elif len(self.tables) < len(match.rounds) + 1:
            self.tables.append(match.table)
        self.times.setdefault(match.v, entry.at)

    def _note_clocks(self, entry: e.Entry, before: dict[Seat, float]) -> None:
        since = self.state.timing.since
        started = {seat: at for seat, at in since.items() if before.get(seat) != at and not isinstance(entry, e.Paused)}
        self._asked = {seat: self._asked[seat] for seat in since if seat not in started} | started

    def _check(self, entry: e.Entry) -> None:
        if isinstance(entry, e.Answered):
            self._check_answer(entry)
        elif isinstance(entry, e.Retracted | e.Said):
            self._check_move(entry)
        elif isinstance(entry, e.Drew):
            self._check_draw(entry)
        elif isinstance(entry, e.Away | e.Reissued) and entry.by in ("other", "host"):
            if self._ledger.is_present(self.state.id, entry.seat):
                self._wrong("rights", f"{type(entry).__name__} of seat {entry.seat}, although its player is there")

    def _check_answer(self, entry: e.Answered) -> None:
        state, seat = self.state, self.state.seats[entry.seat]
        try:
            assert state.match is not None
            state.match.checked(entry.seat, entry.number, entry.action)
        except (AssertionError, WondersError) as wrong:
            self._wrong("one truth", f"an answer that does not fit: {entry}: {wrong}")
        if not entry.by:
            self._check_move(entry)
        elif entry.by == PLAN:
            plan, match = state.plans.of(entry.seat), state.match
            if plan is None or match is None or plan.fitting(match, entry.seat) != entry.action:
                self._wrong("rights", f"seat {entry.seat} has planned nothing like {entry}")
        elif entry.by == "bot" and seat.spec.kind != "bot":
            self._wrong("rights", f"a bot answers for a person at seat {entry.seat}")
        elif entry.by == "away" and not seat.away:
            self._wrong("rights", f"a bot answers for seat {entry.seat}, which is not away")
        elif entry.by == "time":
            self._check_clock(entry)

    def _check_clock(self, entry: e.Answered) -> None:
        """Nobody's time is up before it is up, less what nobody could have used."""
        deadline = self.state.timing.deadlines().get(entry.seat, entry.at + 1)
        if deadline > entry.at:
            self._wrong("clocks", f"seat {entry.seat} had {deadline - entry.at:.1f} s left")
        seconds = deadline - self.state.timing.since.get(entry.seat, entry.at)
        began = self._asked.get(entry.seat, entry.at)
        had = entry.at - began - self._ledger.outage_within(began, entry.at)
        if had < seconds - self._ledger.slack:
            self._wrong("clocks", f"seat {entry.seat} had {had:.1f} of {seconds:.1f} s while the server was there")

    def _check_move(self, entry: e.Answered | e.Retracted | e.Said) -> None:
        sent = self._ledger.moves.get(entry.move)
        if sent is None or sent.table != self.state.id or not sent.says(entry):
            self._wrong("one truth", f"nobody has sent {entry}")
        elif all(self.whose(token) != entry.seat for token in sent.tokens):
            self._wrong("rights", f"{sent.person} has no right to {entry}")
        if (entry.seat, entry.move) in self.state.moves:
            self._wrong("doubled", f"{entry}")

    def _check_draw(self, entry: e.Drew) -> None:
        match = self.state.match
        asked = match.pending.get(CHANCE) if match is not None else None
        if not isinstance(asked, ChanceDecision) or str(self.state.dealer.answer(asked)) != entry.action:
            self._wrong("one truth", f"a draw that does not follow from the seed: {entry.action}")

    def _wrong(self, invariant: str, what: str) -> None:
        self._violate(invariant, f"{self.state.id} #{self.state.seq + 1}: {what}")
