"""Making a plan, and playing by it: what follows from it. Nothing is changed here."""

from collections.abc import Sequence

from msgspec import UNSET

from wonders.core.decisions import Seat, WondersError
from wonders.server.errors import Refused, refusal_of
from wonders.server.tables import entries as e
from wonders.server.tables.answers import answer, match_of
from wonders.server.tables.decided import NOTHING, Decided
from wonders.server.tables.match import TableMatch
from wonders.server.tables.options import option
from wonders.server.tables.plans import MOST_LINES, MOST_STEPS, PLAN
from wonders.server.tables.state import TableState
from wonders.server.wire.plans import PlanInfo, PlanStepInfo

Asked = Sequence[Sequence[tuple[str, str]]]
"""Lines of steps: when, and what is answered then."""


def plan(table: TableState, seat: Seat, lines: Asked, at: float) -> Decided:
    """A seat plans, in place of what it had planned; without lines it plans nothing."""
    match = match_of(table)
    if match.over:
        raise Refused("over", "The match is over.")
    known = table.plans.of(seat)
    if not lines:
        return Decided([e.Planned(at=at, seat=seat)]) if seat in table.plans.seats() else NOTHING
    if seat in match.waiting_for:
        raise Refused("to_move", "This seat is asked now: answer that; a plan is for what comes later.")
    if len(lines) > MOST_LINES or any(not 0 < len(line) <= MOST_STEPS for line in lines):
        raise Refused("too_many", f"A plan has at most {MOST_LINES} lines of 1 to {MOST_STEPS} answers each.")
    planned = tuple(tuple(_step(match, *step) for step in line) for line in lines)
    if known is not None and known.lines == planned:
        return NOTHING
    return Decided([e.Planned(at=at, seat=seat, lines=planned)])


def _step(match: TableMatch, when: str, then: str) -> e.PlanStep:
    if when and not match.game.takes_turns:
        raise Refused("not_allowed", "Answers are secret in this game until all have answered: none can depend on one.")
    return e.PlanStep(_text(match, then), _text(match, when) if when else "")


def _text(match: TableMatch, text: str) -> str:
    """An action of this game in the form in which it is compared; whether it is possible is not known yet."""
    try:
        return str(match.game.notation.parse(text))
    except WondersError as wrong:
        raise refusal_of(wrong) from None


def follow_plan(table: TableState, seat: Seat, number: int, at: float) -> Decided:
    """What a seat that is asked has planned to answer; if none of it is possible, the plan ends."""
    match = table.match
    if match is None or table.pause.since is not None or match.numbers[seat] != number:
        return NOTHING
    known = table.plans.of(seat)
    if known is None or not table.plans.is_due(match, seat):
        return NOTHING
    text = known.fitting(match, seat)
    if text is None:
        return Decided([e.PlanEnded(at=at, seat=seat, number=number)])
    return answer(table, seat, number, text, at, by=PLAN)


def plan_info(table: TableState, seat: Seat) -> PlanInfo:
    """A plan as its owner is shown it."""
    known, parse = table.plans.of(seat), table.game.notation.parse

    def shown(step: e.PlanStep) -> PlanStepInfo:
        return PlanStepInfo(option(parse(step.when)) if step.when else None, option(parse(step.answer)))

    lines = [[shown(step) for step in line] for line in known.lines] if known is not None else []
    return PlanInfo(lines, table.plans.ended.get(seat, UNSET))
