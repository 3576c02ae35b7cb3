"""The decisions of a match that can be reviewed: where a seat had a choice, and what it answered."""

from collections.abc import Iterator
from typing import NamedTuple

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Seat
from wonders.core.match import AnyMatch
from wonders.notation.labels import moment_at
from wonders.notation.moments import Moment


class Decided(NamedTuple):
    """A seat's answer after so many steps of a match."""

    step: int
    seat: Seat
    answer: Action
    first: bool
    """Whether it is the first of its step: others may have answered at the same time."""


def decided_in(match: AnyMatch) -> Iterator[Decided]:
    """Every answer that was chosen among at least two, in order."""
    game, answers = match.game, iter(match.answers)
    for step, before in enumerate(match.steps[:-1]):
        first = True
        for _ in game.pending(before.table):
            seat, answer = next(answers)
            if seat != CHANCE and len(game.legal(before.table, seat)) > 1:
                yield Decided(step, seat, answer, first)
                first = False


def labels_of(match: AnyMatch) -> list[str]:
    """What each step is called in the notation: age and turn."""
    labels: list[str] = []
    past: Moment[object] | None = None
    for step in match.steps:
        past = moment_at(match.game, step.table, past)
        labels.append(past.label)
    return labels
