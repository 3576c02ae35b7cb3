"""Judging answers: the same everywhere, fair to all of them, from what the seat could know."""

from random import Random

import pytest

from tests.driving import AnyMatch, Variant, a_match, play
from wonders.core.events import Step
from wonders.games.registry import GAMES
from wonders.study.judging import FEWEST_EACH, Position, judge

VARIANTS = (Variant("classic", 3), Variant("duel", 2), Variant("architects", 4))


def a_moment(variant: Variant, steps: int = 8) -> tuple[AnyMatch, Position]:
    match = play(a_match(variant, 3), Random(3), steps)
    while True:
        seat = next(seat for seat in match.pending)
        if len(match.legal(seat)) > 3:
            return match, Position.of(match, len(match.steps) - 1, seat)
        play(match, Random(len(match.steps)), 1)


def test_there_is_a_variant_of_every_game() -> None:
    assert {variant.game for variant in VARIANTS} == set(GAMES)


@pytest.mark.parametrize("variant", VARIANTS)
def test_equal_budgets_give_equal_judgements(variant: Variant) -> None:
    _, position = a_moment(variant)
    assert judge(position, 60) == judge(position, 60)
    assert judge(position, 60) != judge(position, 60, seed="another")


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_others_hide_changes_nothing(variant: Variant) -> None:
    """The table is replaced by another one that the seat cannot tell from it."""
    match, position = a_moment(variant)
    twin = match.copy()
    twin.steps[-1] = Step(match.game.resample(position.history, Random(9)), ())
    elsewhere = Position.of(twin, len(twin.steps) - 1, position.seat)
    assert judge(elsewhere, 40) == judge(position, 40)


def test_every_legal_answer_is_judged_once_and_the_given_one_is_compared() -> None:
    _, position = a_moment(VARIANTS[0])
    worst = judge(position, 60).answers[-1].action
    found = judge(position, 60, given=(worst,))
    assert {one.action for one in found.answers} == set(position.legal)
    assert len(found.answers) == len(position.legal)
    assert found.of(worst).compared and found.of(worst).visits >= FEWEST_EACH
    assert found.best.behind == 0.0
    compared = [one for one in found.answers if one.compared]
    assert [one.chance for one in compared] == sorted((one.chance for one in compared), reverse=True)
    assert all(0 <= one.chance <= 1 and one.behind >= 0 for one in found.answers)


def test_all_answers_can_be_compared_alike() -> None:
    _, position = a_moment(VARIANTS[1])
    found = judge(position, 200, compared=len(position.legal))
    assert all(one.compared for one in found.answers)


def test_chances_of_partners_are_those_of_their_team() -> None:
    """The shares of four partners add up to one: those of one seat of each team alone would be a half."""
    match, _ = a_moment(Variant("classic", 4, {"teams": True}))
    both = [judge(Position.of(match, len(match.steps) - 1, seat), 60).best.chance for seat in (0, 2)]
    assert 0.75 < sum(both) < 1.25
