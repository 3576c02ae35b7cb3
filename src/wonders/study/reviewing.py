"""The review of one decision, in plain values: they are kept, sent and added up, and never depend on who asks.

An answer that seems to have lost something is judged once more, by a search that begins anew: what one search takes
for a mistake by bad luck, the other seldom does.
"""

from typing import TypedDict

from wonders.core.actions import Action
from wonders.core.match import AnyMatch
from wonders.core.sums import added
from wonders.core.wire import Json, plain
from wonders.study.decisions import Decided
from wonders.study.judging import Judgement, Position, judge
from wonders.study.marks import Mark, bound, mark_of, parties
from wonders.study.reasons import reasons_for
from wonders.study.truth import true_chances

DIGITS = 4
SHOWN = 3
"""Best answers that a review names."""
DEFAULT_NODES = 1200
"""Simulations for a decision: about a minute for a match of three players on two cores."""
METHOD = 1
"""Raised whenever the same budget would give another review."""


class Answered(TypedDict):
    """One of the best answers."""

    answer: str
    chance: float
    visits: int
    reasons: list[Json]
    """Facts that speak for it, as phrases in their plain form (see `core.phrases`)."""


class Reviewed(TypedDict):
    """A decision and what was found about it; chances are those of the seat that decided, from what it could know."""

    step: int
    seat: int
    kind: str
    choices: int
    answer: str
    before: float
    after: float
    best: list[Answered]
    loss: float
    error: float
    mark: str
    reasons: list[Json]
    """What spoke for the answer that was given."""
    true: list[float] | None
    """The chances of all seats at this moment if nothing had been hidden; with the first decision of a step."""


def review_decision(match: AnyMatch, decided: Decided, nodes: int) -> Reviewed:
    """Judge one answer of a match."""
    position = Position.of(match, decided.step, decided.seat)
    count = parties(match.game)
    seed = f"{decided.step}:{decided.seat}"
    found = [judge(position, nodes, given=(decided.answer,), seed=seed)]
    if found[0].of(decided.answer).behind >= bound(Mark.INACCURACY, count):
        compared = tuple(one.action for one in found[0].answers if one.compared)
        found.append(judge(position, nodes, given=compared, compared=0, seed=f"{seed}:again"))
    return _told(match, position, decided, found, nodes)


def _told(match: AnyMatch, position: Position, decided: Decided, found: list[Judgement], nodes: int) -> Reviewed:
    compared = [one.action for one in found[0].answers if one.compared]
    chances = {action: added(one.of(action).chance for one in found) / len(found) for action in compared}
    order = sorted(compared, key=lambda action: -chances[action])
    before, after = (round(chances[action], DIGITS) for action in (order[0], decided.answer))
    loss = round(before - after, DIGITS)
    visits = {action: sum(one.of(action).visits for one in found) for action in compared}
    return Reviewed(
        step=decided.step,
        seat=decided.seat,
        kind=position.asked.kind,
        choices=len(position.legal),
        answer=str(decided.answer),
        before=before,
        after=after,
        best=[_answered(position, one, chances[one], visits[one]) for one in order[:SHOWN]],
        loss=loss,
        error=round(max(one.of(decided.answer).error for one in found) / len(found) ** 0.5, DIGITS),
        mark=str(mark_of(loss, parties(match.game))),
        reasons=_reasons(position, decided.answer),
        true=_truth(match, decided.step, nodes) if decided.first else None,
    )


def _answered(position: Position, action: Action, chance: float, visits: int) -> Answered:
    reasons = _reasons(position, action)
    return Answered(answer=str(action), chance=round(chance, DIGITS), visits=visits, reasons=reasons)


def _reasons(position: Position, action: Action) -> list[Json]:
    return [plain(one) for one in reasons_for(position, action)]


def _truth(match: AnyMatch, step: int, nodes: int) -> list[float]:
    found = true_chances(match.game, match.steps[step].table, nodes, str(step))
    return [round(one, DIGITS) for one in found]
