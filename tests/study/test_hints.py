"""Hints: a legal answer, the same whatever others hide."""

from random import Random

import pytest

from tests.driving import Variant
from tests.study.test_judging import VARIANTS, a_moment
from wonders.core.events import Step
from wonders.study.hints import hint_for
from wonders.study.judging import Position


@pytest.mark.parametrize("variant", VARIANTS)
def test_hints_give_nothing_away(variant: Variant) -> None:
    """At three tables that the seat cannot tell apart, the hint is the same, reasons included."""
    match, position = a_moment(variant)
    whole = hint_for(position, 30)
    assert whole["action"] in map(str, position.legal) and whole["action"].startswith(whole["verb"])
    for number in range(2):
        twin = match.copy()
        twin.steps[-1] = Step(match.game.resample(position.history, Random(number)), ())
        assert hint_for(Position.of(twin, len(twin.steps) - 1, position.seat), 30) == whole
