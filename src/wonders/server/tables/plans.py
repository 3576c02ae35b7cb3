"""Answers in advance: what a seat has decided to answer when it is asked next. Nobody else is ever told.

A plan has lines, each a way the match may go: "if they answer this, I answer that, and then …". When the seat is asked,
the first line fits whose condition has come true and whose answer is possible. All lines that say the same go on with
their next step; the others have not happened and are dropped.
"""

from dataclasses import dataclass, field
from typing import Final

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.tables import entries as e
from wonders.server.tables.match import TableMatch

PLAN: Final = "plan"
"""Why an answer was given that nobody has sent."""
MOST_LINES: Final = 8
MOST_STEPS: Final = 4

Line = tuple[e.PlanStep, ...]


@dataclass(slots=True)
class Plan:
    """What a seat will answer."""

    lines: tuple[Line, ...]
    after: int
    """The number of the decision it was last asked: the plan is for those that follow."""
    heard: set[str] = field(default_factory=set)
    """What others have answered since the plan was made, or its last step was played."""

    def holds(self, step: e.PlanStep) -> bool:
        """Whether the condition of a step has come true."""
        return not step.when or step.when in self.heard

    def fitting(self, match: TableMatch, seat: Seat) -> str | None:
        """The answer to what the seat is asked now; None if there is none, or it is not possible."""
        for line in self.lines:
            if self.holds(line[0]):
                try:
                    return str(match.checked(seat, match.numbers[seat], line[0].answer))
                except Refused:
                    continue
        return None

    def go_on(self, answer: str, number: int) -> None:
        """A step has been played."""
        self.lines = tuple(line[1:] for line in self.lines if line[0].answer == answer and self.holds(line[0]))
        self.lines = tuple(filter(None, self.lines))
        self.heard, self.after = set(), number


class Plans:
    """The plans of a table, by seat, and why one has ended that its owner still counts on."""

    def __init__(self) -> None:
        self._plans: dict[Seat, Plan] = {}
        self.ended: dict[Seat, str] = {}
        """`impossible`: none of its answers was; `undone`: somebody has taken an answer back."""

    def __bool__(self) -> bool:
        return bool(self._plans)

    def of(self, seat: Seat) -> Plan | None:
        return self._plans.get(seat)

    def seats(self) -> set[Seat]:
        """Those who have a plan, or had one that has ended."""
        return {*self._plans, *self.ended}

    def is_due(self, match: TableMatch, seat: Seat) -> bool:
        """Whether a seat is asked what it has planned for."""
        plan = self._plans.get(seat)
        return plan is not None and seat in match.waiting_for and match.numbers[seat] > plan.after

    def note(self, entry: e.Entry, match: TableMatch | None) -> None:
        """Something happens at the table, whose match is as it was before."""
        if match is None or not isinstance(entry, _MATTERS):
            return
        if isinstance(entry, e.Answered):
            self._answered(entry, match.game.takes_turns)
        elif isinstance(entry, e.Undone):
            self.ended |= dict.fromkeys(self._plans, "undone")
            self._plans.clear()
        elif isinstance(entry, e.Planned):
            self._drop(entry.seat)
            if entry.lines:
                self._plans[entry.seat] = Plan(entry.lines, match.numbers[entry.seat])
        elif not isinstance(entry, e.Reissued) or entry.by == "host":
            self._drop(entry.seat, "impossible" if isinstance(entry, e.PlanEnded) else "")

    def _answered(self, entry: e.Answered, is_seen: bool) -> None:
        for seat, plan in self._plans.items() if is_seen else ():
            if seat != entry.seat:
                plan.heard.add(entry.action)
        mine = self._plans.get(entry.seat)
        if mine is not None and entry.number > mine.after:
            mine.go_on(entry.action, entry.number) if entry.by == PLAN else self._drop(entry.seat)
            if not mine.lines:
                self._drop(entry.seat)
        elif mine is None and not entry.by:
            self._drop(entry.seat)

    def _drop(self, seat: Seat, why: str = "") -> None:
        self._plans.pop(seat, None)
        self.ended.pop(seat, None)
        if why:
            self.ended[seat] = why


_MATTERS: Final = (e.Answered, e.Planned, e.PlanEnded, e.Retracted, e.Undone, e.Resigned, e.Reissued)
