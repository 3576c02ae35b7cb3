"""Strengths from the order in which bots finish."""

from math import exp, log
from random import Random

import pytest

from wonders.arena.algebra import inverse, product
from wonders.arena.ratings import ELO, PRIOR, Ranking, rate


def race(strengths: list[float], rng: Random) -> Ranking:
    """A finish drawn as the model has it."""
    left = list(range(len(strengths)))
    order: list[tuple[int, ...]] = []
    while left:
        bot = rng.choices(left, [exp(strengths[one]) for one in left])[0]
        left.remove(bot)
        order.append((bot,))
    return tuple(order)


def test_two_bots_get_the_odds_between_them() -> None:
    """Bradley–Terry in closed form; what is expected beforehand hardly weighs with so many matches."""
    matches: list[tuple[int, Ranking]] = [(at, ((0,), (1,))) for at in range(7500)]
    matches += [(10_000 + at, ((1,), (0,))) for at in range(2500)]
    first, second = rate(matches, 2)
    assert first.value - second.value == pytest.approx(ELO * log(3), rel=1e-3)
    assert first.value == pytest.approx(-second.value)
    error = ELO * (1 / (10_000 * 0.75 * 0.25)) ** 0.5 / 2
    assert first.high - first.value == pytest.approx(1.96 * error, rel=0.01)


def test_a_tie_is_half_a_victory_for_each() -> None:
    tied = rate([(at, ((0, 1),)) for at in range(10)], 2)
    assert [one.value for one in tied] == pytest.approx([0, 0])
    halves: list[tuple[int, Ranking]] = [(at, ((0,), (1,))) for at in range(30)]
    ties = [*halves, *((at, ((0, 1),)) for at in range(30, 50))]
    split = [*halves, *((at, (((at % 2),), ((at + 1) % 2,))) for at in range(30, 50))]
    assert rate(ties, 2)[0].value == pytest.approx(rate(split, 2)[0].value)


def test_a_tie_of_all_says_nothing_and_a_tie_of_some_says_who_was_last() -> None:
    assert [one.value for one in rate([(0, ((0, 1, 2),))], 3)] == pytest.approx([0, 0, 0])
    first, second, last = rate([(at, ((0, 1), (2,))) for at in range(5)], 3)
    assert first.value == pytest.approx(second.value) and first.value > last.value


@pytest.mark.parametrize("seed", range(3))
def test_strengths_are_found_again(seed: int) -> None:
    true = [0.0, 0.5, 1.5, -1.0]
    rng = Random(seed)
    found = rate([(at, race(true, rng)) for at in range(1500)], 4)
    mean = sum(true) / 4
    for strength, rating in zip(true, found, strict=True):
        assert rating.value == pytest.approx(ELO * (strength - mean), abs=40)
        assert rating.high - rating.low < 80


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    true, rng = [0.4, -0.4, 0.0], Random(5)
    held = 0
    for _ in range(150):
        found = rate([(at, race(true, rng)) for at in range(40)], 3)
        held += sum(one.low <= ELO * strength <= one.high for strength, one in zip(true, found, strict=True))
    assert 0.91 < held / 450 <= 0.99


def test_a_bot_that_always_wins_has_a_rating_and_a_wide_interval() -> None:
    few, many = (rate([(at, ((0,), (1,), (1,), (1,))) for at in range(count)], 2)[0] for count in (20, 2000))
    assert 0 < few.value < many.value < ELO * 10
    assert few.high - few.low > 200 and few.low > 0


def test_the_same_bot_may_sit_at_several_seats() -> None:
    par = rate([(at, ((0,), (1,), (1,), (1,)) if at % 4 == 0 else ((1,), (0,), (1,), (1,))) for at in range(400)], 2)
    assert par[0].value > par[1].value  # it is never third or last


def test_matches_with_the_same_deal_are_not_taken_for_independent() -> None:
    rng = Random(1)
    results = [race([0.0, 0.0], rng) for _ in range(50)]
    apart = rate([(at, one) for at, one in enumerate(results * 8)], 2)[0]
    together = rate([(at % 50, one) for at, one in enumerate(results * 8)], 2)[0]
    assert together.value == pytest.approx(apart.value)
    assert (together.high - together.low) / (apart.high - apart.low) == pytest.approx(8**0.5, rel=0.1)


def test_the_order_of_the_matches_does_not_matter() -> None:
    rng = Random(2)
    matches = [(at, race([0.2, 0.0, -0.1], rng)) for at in range(60)]
    again = rate(list(reversed(matches)), 3)
    for one, other in zip(rate(matches, 3), again, strict=True):
        assert (one.value, one.low) == pytest.approx((other.value, other.low))


def test_one_bot_alone_and_nothing_played_are_no_trouble() -> None:
    assert rate([(0, ((0, 0, 0),))], 1)[0].value == 0
    nothing = rate([], 2)
    assert [one.value for one in nothing] == [0, 0] and nothing[0].high > ELO * PRIOR


def test_an_inverse_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 3.0], [4.0, 1.0, 0.5]]
    found = product(matrix, inverse(matrix))
    for row in range(3):
        assert found[row] == pytest.approx([float(row == column) for column in range(3)])
