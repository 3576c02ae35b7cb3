"""What is made different so that science is tried, and that it fades."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from wonders.spaces import make as make_space
from wonders.train.net import value
from wonders.train.plan import Plan
from wonders.train.rollout import LEANS_AT, LEANS_EVERY, Endings, Samples, Slant, advantages, drawn, leanings
from wonders.train.tastes import STRONGEST, scholarly


def test_green_cards_and_law_further_science_and_nothing_else() -> None:
    space = make_space("duel")
    liked = {space.text(int(number)) for number in np.flatnonzero(scholarly(space))}
    assert {"build scriptorium", "revive scriptorium"} <= liked and "sell scriptorium" not in liked
    assert {text.split()[0] for text in liked} == {"build", "revive", "token"}
    assert len([text for text in liked if text.startswith("build")]) == 12 and "token law" in liked


def test_one_seat_of_one_match_in_eight_leans_and_none_against_a_rival() -> None:
    found = np.asarray(leanings(64, Slant(0.0, 1.0), jax.random.key(1)))
    rows, seats = np.nonzero(found)
    assert rows.tolist() == list(range(LEANS_AT, 64, LEANS_EVERY)) and set(seats.tolist()) == {0, 1}
    assert not set(rows % 4) & {3} and found.max() <= STRONGEST
    assert not np.asarray(leanings(64, Slant(0.0, 0.0), jax.random.key(1))).any()


def test_a_leaning_changes_what_is_done_but_not_the_probability_that_is_told() -> None:
    logits, legal = jnp.array([[5.0, 0.0, 9.0]] * 200), jnp.array([[True, True, False]] * 200)
    chances = np.log(1 / (1 + np.exp([-5.0, 5.0])))
    straight, told = drawn(logits, legal, jax.random.key(1))
    assert np.mean(np.asarray(straight) == 0) > 0.95
    leaning, told = drawn(logits, legal, jax.random.key(1), jnp.array([0.0, 12.0, 50.0]))
    assert np.mean(np.asarray(leaning) == 1) > 0.95
    assert np.allclose(told, chances[np.asarray(leaning)], atol=1e-4)


def test_a_victory_by_science_counts_for_more_while_it_is_slanted() -> None:
    nothing, seat = jnp.zeros((1, 3)), jnp.zeros((1, 3), jnp.int32)
    samples = Samples(nothing, nothing, nothing, nothing, nothing, seat, nothing == 0, nothing == 0)
    endings = Endings(jnp.array([1.0, -1.0, 1.0]), jnp.array([2, 2, 1]), jnp.array([-1, -1, -1]))
    assert np.allclose(advantages(samples, endings, 1.0, 0.5)[0], [1.5, -1.5, 1.0])
    sure = 50.0 * jnp.eye(7)[jnp.array([2, 5, 1])]
    assert np.allclose(value(sure, 0.5), [1.5, -1.5, 1.0]) and np.allclose(value(sure), [1, -1, 1])


@pytest.mark.parametrize(("progress", "science", "leaning"), [(0, 0.5, 1), (0.25, 0.25, 1), (0.5, 0, 0.5), (0.7, 0, 0)])
def test_what_is_slanted_becomes_straight(progress: float, science: float, leaning: float) -> None:
    slant = Plan(Path("none")).pace(progress).slant
    assert (float(slant.science), float(slant.leaning)) == pytest.approx((science, leaning))
